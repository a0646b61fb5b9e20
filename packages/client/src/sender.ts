import { ConnectionError, TimeoutError } from './connection-error.ts';
import { type AppCredential, basicOf, bearerOf, type Credential } from './credentials.ts';
import { retryAfterOf } from './error-of.ts';
import type { Attempt, AttemptEnd, Hooks } from './hooks.ts';
import { onAbort, unlessAborted } from './on-abort.ts';
import { pause } from './pause.ts';
import type { Departure, RateLimiter } from './rate-limiter.ts';
import { backOff, isRepeatable, pauseAfter } from './retry.ts';
import type { Route } from './route.ts';
import { tell } from './tell.ts';
import { UnexpectedAnswer } from './unexpected-answer.ts';

/** Sends a request. */
type Fetch = (request: Request) => Promise<Response>;

/** The result of `openapi-fetch`. */
export interface Answered {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
  /** The idempotency key of the request. */
  readonly idempotencyKey?: string | null;
}

/** One call, and how a single attempt is sent. */
export interface Call {
  readonly method: string;
  /** The path template. */
  readonly path: string;
  /** Undefined for a path that is not in the contract. */
  readonly route: Route | undefined;
  readonly headers: Headers;
  readonly signal: AbortSignal | undefined;
  readonly timeoutMs: number | undefined;
  readonly maxRetries: number | undefined;
  /** Overrides the client's. */
  readonly fetch?: Fetch | undefined;
  /** Sends it; called once for each attempt. */
  send(headers: Headers, signal: AbortSignal, fetch: Fetch): Promise<Answered>;
}

/** Settings shared by all calls of a client. */
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

/** Sends a call with the client's credential, rate limits and time-out, and retries temporary failures. */
export async function sendCall(options: SenderOptions, call: Call): Promise<Answered> {
  const { credential } = options;
  const { method, path, route, signal, maxRetries = options.maxRetries } = call;
  const headers = prepared(options, call);
  const isKeyed = route === undefined || route.idempotent === true;
  const key = isKeyed ? headers.get('Idempotency-Key') : null;
  const repeatable = isRepeatable(method, key);
  let refreshed = false;
  for (let number = 1, retries = 0; ; number++) {
    signal?.throwIfAborted();
    const attempt = { operation: route?.id, method, path, attempt: number };
    const { bearer, outcome, durationMs } = await admitted(options, call, headers, key, attempt);
    const refused = outcome.response?.status === 401 && bearer !== undefined && !refreshed;
    const refresh = refused ? credential?.refresh : undefined;
    const pauseMs = repeatable && retries < maxRetries ? pauseUntilNext(outcome, retries, key) : undefined;
    const retryInMs = refresh === undefined ? pauseMs : 0;
    tell(options.hooks.onResponse, ended({ ...attempt, durationMs, retryInMs }, outcome));
    if (refresh !== undefined && bearer !== undefined) {
      refreshed = true;
      await unlessAborted(refresh(bearer), signal);
    } else if (retryInMs !== undefined) {
      await pause(retryInMs, signal);
      retries++;
    } else if (outcome.failure !== undefined) {
      throw outcome.failure;
    } else {
      return { ...outcome.answered, idempotencyKey: key };
    }
  }
}

/** Sends one attempt once the rate limit admits it, with the current credential. */
async function admitted(
  options: SenderOptions,
  call: Call,
  headers: Headers,
  key: string | null,
  attempt: Attempt,
): Promise<{ bearer: string | undefined; outcome: Outcome; durationMs: number }> {
  const { route, path, signal } = call;
  const resource = route?.issuer ? undefined : path.split('/')[2];
  if (resource !== undefined) await options.limiter?.admit(resource, signal);
  let departure: Departure = { counted: false };
  try {
    const sendsBearer = route?.credential !== undefined && !route.issuer;
    const bearer = sendsBearer ? await unlessAborted(bearerOf(options.credential), signal) : undefined;
    if (bearer !== undefined) headers.set('Authorization', `Bearer ${bearer}`);
    tell(options.hooks.onRequest, attempt);
    const started = performance.now();
    const outcome = await attemptOf(call, headers, key, options);
    departure = departureOf(outcome);
    return { bearer, outcome, durationMs: performance.now() - started };
  } finally {
    if (resource !== undefined) options.limiter?.leave(resource, departure);
  }
}

type Outcome =
  | {
      readonly sent: true;
      readonly answered: Answered;
      readonly response: Response;
      readonly failure?: undefined;
    }
  | { readonly sent: boolean; readonly failure: Error; readonly response?: undefined };

function pauseUntilNext(outcome: Outcome, retries: number, key: string | null): number | undefined {
  if (outcome.response !== undefined) return pauseAfter(outcome.response, retries, key !== null);
  return outcome.failure instanceof ConnectionError ? backOff(retries) : undefined;
}

/** Sends one attempt with its time-out and reads the response. */
async function attemptOf(
  call: Call,
  headers: Headers,
  key: string | null,
  options: SenderOptions,
): Promise<Outcome> {
  const { signal, timeoutMs = options.timeoutMs } = call;
  const controller = new AbortController();
  const leave = onAbort(signal, () => controller.abort(signal?.reason));
  const timer =
    timeoutMs === Number.POSITIVE_INFINITY ? undefined : setTimeout(() => controller.abort(), timeoutMs);
  let sent = false;
  let response: Response | undefined;
  const fetchOnce = async (request: Request) => {
    sent = true;
    response = await (call.fetch ?? options.fetch)(request);
    return onlyJson(response, call.route, key);
  };
  try {
    const answered = await call.send(headers, controller.signal, fetchOnce);
    return { sent: true, answered, response: answered.response };
  } catch (error) {
    return { sent, failure: sent ? failureOf(error) : (error as Error) };
  } finally {
    clearTimeout(timer);
    leave();
  }

  function failureOf(error: unknown): Error {
    if (signal?.aborted) return signal.reason;
    if (error instanceof UnexpectedAnswer) return error;
    if (controller.signal.aborted) {
      return new TimeoutError(`No response within ${timeoutMs} ms.`, key, error);
    }
    if (error instanceof SyntaxError && response !== undefined) return new UnexpectedAnswer(response, key);
    return new ConnectionError(`No response: ${reasonOf(error)}.`, key, error);
  }
}

/** A successful response of this API is JSON or empty; another server's page must not be parsed as JSON. */
function onlyJson(response: Response, route: Route | undefined, key: string | null): Response {
  const { ok, status, headers } = response;
  const isEmpty = status === 204 || route?.answer === 'nothing' || headers.get('Content-Length') === '0';
  if (!ok || isEmpty || headers.get('Content-Type')?.includes('json')) return response;
  throw new UnexpectedAnswer(response, key);
}

/** Node gives the reason in `cause`. */
function reasonOf(error: unknown): string {
  const { message, cause } = Object(error) as {
    message?: string;
    cause?: { code?: string; message?: string };
  };
  return cause?.code ?? cause?.message ?? message ?? 'unknown reason';
}

/** The headers of a call and the client's defaults. */
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

/** Reports an attempt to the rate limiter: the server does not count requests that it refuses with 429. */
function departureOf({ sent, response }: Outcome): Departure {
  if (!sent) return { counted: false };
  if (response?.status === 429) return { counted: false, retryAfter: retryAfterOf(response) ?? undefined };
  const limit = Number(response?.headers.get('x-rate-limit'));
  return { counted: true, limit: limit > 0 ? limit : undefined };
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
