import type { AttemptEnd, Hooks } from './call-log.ts';
import { ConnectionError, TimeoutError } from './connection-error.ts';
import { type AppCredential, basicOf, bearerOf, type Credential } from './credentials.ts';
import { retryAfterOf } from './error-of.ts';
import { pause } from './pause.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { backOff, isRepeatable, pauseAfter } from './retry.ts';
import type { Route } from './route.ts';
import { UnexpectedAnswer } from './unexpected-answer.ts';

/** Sends a request. */
type Fetch = (request: Request) => Promise<Response>;

/** What `openapi-fetch` resolves to. */
export interface Answered {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

/** One call: what is asked, and how it is sent once. */
export interface Call {
  readonly method: string;
  /** As the contract writes it. */
  readonly path: string;
  /** Undefined for a path that the contract does not have. */
  readonly route: Route | undefined;
  readonly headers: Headers;
  readonly signal: AbortSignal | undefined;
  readonly timeoutMs: number | undefined;
  readonly maxRetries: number | undefined;
  /** Sends it; called once for each attempt. */
  send(headers: Headers, signal: AbortSignal, fetch: Fetch): Promise<Answered>;
}

/** What all calls of a client have in common. */
export interface SenderOptions {
  readonly credential: Credential | undefined;
  readonly app: AppCredential | undefined;
  readonly profileId: string | undefined;
  readonly strict: boolean;
  readonly timeoutMs: number;
  readonly maxRetries: number;
  readonly limiter: RateLimiter | undefined;
  readonly hooks: Hooks;
  readonly fetch: Fetch;
}

/** Sends a call under the credential, the limits and the time-out of the client, again when its failure may pass. */
export async function sendCall(options: SenderOptions, call: Call): Promise<Answered> {
  const { limiter, credential } = options;
  const { method, path, route, signal, maxRetries = options.maxRetries } = call;
  const headers = prepared(options, call);
  const key = headers.get('Idempotency-Key');
  const resource = route?.issuer ? undefined : path.split('/')[2];
  const repeatable = isRepeatable(method, key);
  let refreshed = false;
  for (let number = 1, retries = 0; ; number++) {
    const bearer = route?.credential === undefined || route.issuer ? undefined : await bearerOf(credential);
    if (bearer !== undefined) headers.set('Authorization', `Bearer ${bearer}`);
    if (resource !== undefined) await limiter?.admit(resource, signal);
    const attempt = { operation: route?.id, method, path, attempt: number };
    tell(options.hooks.onRequest, attempt);
    const started = performance.now();
    const outcome = await attemptOf(call, headers, key, options);
    const { response } = outcome;
    if (resource !== undefined) limiter?.answered(resource, ...limitsIn(response));
    const pauseMs = repeatable && retries < maxRetries ? pauseUntilNext(outcome, retries, key) : undefined;
    const end = { ...attempt, durationMs: performance.now() - started, retryInMs: pauseMs };
    tell(options.hooks.onResponse, ended(end, outcome));
    if (response?.status === 401 && bearer !== undefined && credential?.refresh !== undefined && !refreshed) {
      refreshed = true;
      await credential.refresh(bearer);
    } else if (pauseMs !== undefined) {
      await pause(pauseMs, signal);
      retries++;
    } else if (outcome.failure !== undefined) {
      throw outcome.failure;
    } else {
      return outcome.answered;
    }
  }
}

type Outcome =
  | { readonly answered: Answered; readonly response: Response; readonly failure?: undefined }
  | { readonly failure: Error; readonly response?: undefined };

function pauseUntilNext(outcome: Outcome, retries: number, key: string | null): number | undefined {
  if (outcome.response !== undefined) return pauseAfter(outcome.response, retries, key !== null);
  return outcome.failure instanceof ConnectionError ? backOff(retries) : undefined;
}

/** One attempt with its time-out, until its answer is read. */
async function attemptOf(
  call: Call,
  headers: Headers,
  key: string | null,
  options: SenderOptions,
): Promise<Outcome> {
  const { signal, timeoutMs = options.timeoutMs } = call;
  if (signal?.aborted) return { failure: signal.reason };
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  signal?.addEventListener('abort', abort, { once: true });
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  let sent = false;
  let response: Response | undefined;
  const fetchOnce = async (request: Request) => {
    sent = true;
    response = await options.fetch(request);
    return onlyJson(response);
  };
  try {
    const answered = await call.send(headers, controller.signal, fetchOnce);
    return { answered, response: answered.response };
  } catch (error) {
    if (signal?.aborted) return { failure: signal.reason };
    if (!sent || error instanceof UnexpectedAnswer) return { failure: error as Error };
    if (controller.signal.aborted) {
      return { failure: new TimeoutError(`There was no answer within ${timeoutMs} ms.`, key, error) };
    }
    if (error instanceof SyntaxError && response !== undefined) {
      return { failure: new UnexpectedAnswer(response) };
    }
    return { failure: new ConnectionError(`There was no answer: ${reasonOf(error)}.`, key, error) };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

/** A success of this API is JSON or nothing; a page that something else sent must not be parsed as if it were. */
function onlyJson(response: Response): Response {
  const { ok, headers } = response;
  if (!ok || headers.get('Content-Type')?.includes('json') || headers.get('Content-Length') === '0') {
    return response;
  }
  throw new UnexpectedAnswer(response);
}

/** Node names the reason in the cause. */
function reasonOf(error: unknown): string {
  const { message, cause } = Object(error) as { message?: string; cause?: { code?: string } };
  return cause?.code ?? message ?? 'no reason is known';
}

/** The headers of a call, with those that the client adds where it has none. */
function prepared({ app, credential, profileId, strict }: SenderOptions, { route, headers }: Call): Headers {
  const set = (name: string, value: string | undefined) => {
    if (value !== undefined && !headers.has(name)) headers.set(name, value);
  };
  if (route?.profile) set('X-BU-PROFILE-ID', profileId);
  if (route?.idempotent) set('Idempotency-Key', crypto.randomUUID());
  if (route?.issuer) {
    if (route.credential && app !== undefined) set('Authorization', basicOf(app));
    return headers;
  }
  if (route?.credential) set('X-BU-PUBLIC-KEY', credential?.publicKey);
  if (strict) headers.append('Prefer', 'handling=strict');
  return headers;
}

/** What the limiter learns of an answer. */
function limitsIn(response: Response | undefined): [number | undefined, number | undefined] {
  const limit = Number(response?.headers.get('x-rate-limit'));
  const retryAfter = response?.status === 429 ? retryAfterOf(response) : null;
  return [limit > 0 ? limit : undefined, retryAfter ?? undefined];
}

function ended(attempt: Omit<AttemptEnd, 'status' | 'requestId' | 'error'>, outcome: Outcome): AttemptEnd {
  const { response, failure } = outcome;
  return {
    ...attempt,
    status: response?.status,
    requestId: response?.headers.get('X-Request-Id') ?? null,
    error: failure,
  };
}

function tell<Told>(hook: ((told: Told) => void) | undefined, told: Told): void {
  try {
    hook?.(told);
  } catch {
    // A log never decides about a payment.
  }
}
