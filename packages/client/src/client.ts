import type { paths } from '@finops/contract';
import createFetchClient, { type Client, createQuerySerializer, mergeHeaders } from 'openapi-fetch';
import type { IdempotentCallOptions } from './call-options.ts';
import { type AppCredential, type Credential, checkCredential } from './credentials.ts';
import { errorOf } from './error-of.ts';
import type { Resources } from './generated/resources.ts';
import { routes } from './generated/routes.ts';
import type { Hooks } from './hooks.ts';
import { pathOf } from './path.ts';
import { RateLimiter } from './rate-limiter.ts';
import {
  type MethodCall,
  type MethodSender,
  type ResourcesWithResponse,
  resourcesOf,
  resourcesWithResponse,
} from './resources.ts';
import type { Route } from './route.ts';
import { type Answered, type SenderOptions, sendCall } from './sender.ts';
import { UnexpectedAnswer } from './unexpected-answer.ts';

/** The paths of the API; the issuer has its own base URL. */
export type ApiPaths = { [Path in keyof paths as Path extends `/v1/${string}` ? Path : never]: paths[Path] };

/** The HTTP methods of the API, typed by path, for requests that the resource methods do not cover. */
type RawClient = Pick<Client<ApiPaths, 'application/json'>, 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'>;

/** A client of the API. Calls resolve to the data or throw. */
export interface FinancialOperationsClient extends Resources, RawClient {
  /** The same methods, resolving to `{status, data, error, response}`, narrowed by `status`. */
  readonly withResponse: ResourcesWithResponse;
}

export interface ClientOptions {
  /** Base URL of the API, for example `http://127.0.0.1:4010`. */
  baseUrl: string;
  /** Base URL of the issuer, required for `client.oauth`; for example `http://127.0.0.1:4011`. */
  authUrl?: string;
  credential?: Credential;
  /** Credentials of the app, for the issuer's operations that authenticate it. */
  app?: AppCredential;
  /** Default profile of calls that name none; public operations have no profile. */
  profileId?: string;
  /**
   * Whether the API rejects unknown fields instead of ignoring them (RFC 7240); by default only if `NODE_ENV` is
   * `development`.
   */
  strict?: boolean;
  /**
   * Time-out of one attempt in milliseconds, including reading the response; 30 seconds by default, `Infinity` for
   * none.
   */
  timeoutMs?: number;
  /** Maximum number of retries after 429, 502, 503, 504 or a lost connection; 2 by default. */
  maxRetries?: number;
  /** Whether to delay requests that would exceed the rate limit of a resource; true by default. */
  limitRate?: boolean;
  /** Called for each attempt, for logs and metrics. */
  hooks?: Hooks;
  /** Replaces the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
}

const DEFAULT_TIMEOUT_MS = 30_000;
const DEFAULT_RETRIES = 2;
const RAW_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/**
 * Creates a client of the API with one method for each operation, grouped by resource, and the HTTP methods typed by
 * path.
 *
 * @example
 * const client = createClient({ baseUrl, credential: { apiKey } });
 * const balance = await client.balances.get('NGN');
 */
export function createClient(options: ClientOptions): FinancialOperationsClient {
  const { authUrl } = options;
  checkCredential(options.credential);
  if (options.timeoutMs !== undefined) checkTimeout(options.timeoutMs);
  const issuer = authUrl === undefined ? undefined : openapiClient('authUrl', authUrl);
  const api = openapiClient('baseUrl', options.baseUrl);
  const sending: SenderOptions = {
    credential: options.credential,
    app: options.app,
    profileId: options.profileId,
    strict: options.strict ?? isDevelopment(),
    timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    maxRetries: options.maxRetries ?? DEFAULT_RETRIES,
    limiter: (options.limitRate ?? true) ? new RateLimiter() : undefined,
    hooks: options.hooks ?? {},
    fetch: options.fetch ?? ((request) => fetch(request)),
  };
  const sender: MethodSender = {
    async send(route, call) {
      return sendCall(sending, methodCall(route.issuer ? issuerOf(issuer) : api, route, call));
    },
    addressOf({ path }, { query = {} }) {
      return `${checkedAddress('authUrl', issuerOf(authUrl))}${path}?${createQuerySerializer()(query)}`;
    },
  };
  let results: ResourcesWithResponse | undefined;
  return {
    ...resourcesOf(sender),
    ...rawMethods(api, sending),
    get withResponse() {
      results ??= resourcesWithResponse(sender);
      return results;
    },
  };
}

type OpenapiClient = Record<
  (typeof RAW_METHODS)[number],
  (path: string, init: Record<string, unknown>) => Promise<Answered>
>;

function openapiClient(option: AddressOption, url: string): OpenapiClient {
  const client = createFetchClient<ApiPaths, 'application/json'>({
    baseUrl: checkedAddress(option, url),
    pathSerializer: pathOf,
    redirect: 'manual',
  });
  return client as unknown as OpenapiClient;
}

function issuerOf<Issuer>(issuer: Issuer | undefined): Issuer {
  if (issuer !== undefined) return issuer;
  throw new TypeError('Operations of the issuer need its base URL: pass `authUrl` to createClient.');
}

function methodCall(client: OpenapiClient, route: Route, { path, query, body, options }: MethodCall) {
  const { profileId, idempotencyKey, signal, timeoutMs, maxRetries } = options as IdempotentCallOptions;
  if (timeoutMs !== undefined) checkTimeout(timeoutMs);
  const headers = new Headers(options.headers);
  if (profileId !== undefined) headers.set('X-BU-PROFILE-ID', profileId);
  if (idempotencyKey !== undefined) headers.set('Idempotency-Key', idempotencyKey);
  if (route.input === 'form') headers.set('Content-Type', 'application/x-www-form-urlencoded');
  const method = route.method as (typeof RAW_METHODS)[number];
  return {
    method,
    path: route.path,
    route,
    headers,
    signal,
    timeoutMs,
    maxRetries,
    send: (sent: Headers, attempt: AbortSignal, fetch: SenderOptions['fetch']) =>
      client[method](route.path, { params: { path, query }, body, headers: sent, signal: attempt, fetch }),
  };
}

/** The methods of `openapi-fetch`, sent through the same sender. */
function rawMethods(api: OpenapiClient, sending: SenderOptions): RawClient {
  const byPath = new Map(
    Object.values<Readonly<Record<string, Route>>>(routes)
      .flatMap((methods) => Object.values(methods))
      .map((route) => [`${route.method} ${route.path}`, route]),
  );
  const methods = RAW_METHODS.map((method) => [
    method,
    (path: string, init: RawInit = {}) => {
      const { params: { header, ...params } = {}, headers, signal, fetch, ...others } = init;
      return sendCall(sending, {
        method,
        path,
        route: byPath.get(`${method} ${path}`),
        headers: mergeHeaders(headers, header),
        signal,
        timeoutMs: undefined,
        maxRetries: undefined,
        fetch,
        send: (sent, attempt, fetchOnce) =>
          api[method](path, { ...others, fetch: fetchOnce, params, headers: sent, signal: attempt }),
      });
    },
  ]);
  return Object.fromEntries(methods) as RawClient;
}

interface RawInit {
  readonly params?: { readonly header?: Record<string, string> };
  readonly headers?: Record<string, string>;
  readonly signal?: AbortSignal;
  readonly fetch?: SenderOptions['fetch'];
}

type AddressOption = 'baseUrl' | 'authUrl';

/** @throws TypeError unless it is an http or https URL without user and password. The message does not repeat it. */
function checkedAddress(option: AddressOption, url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed === undefined || !/^https?:$/.test(parsed.protocol)) {
    throw new TypeError(`\`${option}\` is not a valid URL. Pass one such as http://127.0.0.1:4010.`);
  }
  if (parsed.username !== '' || parsed.password !== '') {
    throw new TypeError(`\`${option}\` must not contain a user or a password.`);
  }
  return url.replace(/\/+$/, '');
}

const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;

function checkTimeout(ms: number): void {
  if (ms === Number.POSITIVE_INFINITY || (ms > 0 && ms <= LONGEST_TIMEOUT_MS)) return;
  throw new RangeError(`timeoutMs is ${ms}. Pass milliseconds up to ${LONGEST_TIMEOUT_MS}, or Infinity.`);
}

/** Bundlers replace the expression with its value. In a browser without a bundler it throws. */
function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV === 'development';
  } catch {
    return false;
  }
}

/** The result of a call of a typed `openapi-fetch` client. */
interface Outcome<Body> {
  data?: Body;
  error?: unknown;
  response: Response;
  /** Applies to this client only. */
  idempotencyKey?: string | null;
}

/**
 * Returns the success body of a call by path, such as `client.GET('/v1/balances')`.
 * @throws ApiError for an error response, with the name, fields and request id of its body.
 * @throws UnexpectedAnswer if the body is not one that the contract describes.
 */
export async function unwrap<Body>(call: Promise<Outcome<Body>>): Promise<Body> {
  const { data, error, response, idempotencyKey } = await call;
  if (!response.ok) throw errorOf(response, error, idempotencyKey);
  if (!isEnvelope(data)) throw new UnexpectedAnswer(response, idempotencyKey);
  return data;
}

function isEnvelope<Body>(data: Body | undefined): data is Body {
  return typeof (data as { status?: unknown } | null | undefined)?.status === 'string';
}
