import type { paths } from '@finops/contract';
import createFetchClient, { type Client, type Middleware } from 'openapi-fetch';
import { type Credential, credentials } from './credentials.ts';
import { errorOf } from './error-of.ts';
import { pathOf } from './path.ts';
import { UnexpectedAnswer } from './unexpected-answer.ts';

/** The paths of the API; the issuer's are at another address. */
export type ApiPaths = { [Path in keyof paths as Path extends `/v1/${string}` ? Path : never]: paths[Path] };

export type FinancialOperationsClient = Client<ApiPaths, 'application/json'>;

export interface ClientOptions {
  /** Where the API is, for example `http://127.0.0.1:4010`. */
  baseUrl: string;
  credential?: Credential;
  /** Profile for every call that names none itself; public operations have none. */
  profileId?: string;
  /** Refuse unknown fields instead of ignoring them (RFC 7240); on while `NODE_ENV` is `development`. */
  strict?: boolean;
  /** Replaces the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
}

/**
 * A typed client of the API: one method per HTTP method, typed by path.
 *
 * @example
 * const client = createClient({ baseUrl, credential: { apiKey } });
 * const balance = await unwrap(client.GET('/v1/balances/{id_or_code}', { params: { path: { id_or_code: 'USDT' } } }));
 */
export function createClient(options: ClientOptions): FinancialOperationsClient {
  const { baseUrl, credential, profileId, fetch, strict = isDevelopment() } = options;
  const client = createFetchClient<ApiPaths, 'application/json'>({
    baseUrl,
    pathSerializer: pathOf,
    ...(fetch === undefined ? {} : { fetch }),
  });
  client.use(credentials(credential, profileId), jsonOnly);
  if (strict) client.use(strictHandling);
  return client;
}

/** Bundlers put the value in place of the expression; a browser that has neither throws. */
function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV === 'development';
  } catch {
    return false;
  }
}

const strictHandling: Middleware = {
  onRequest({ request }) {
    request.headers.append('Prefer', 'handling=strict');
  },
};

/** A success of this API is JSON; a page that something else sent must not be parsed as if it were. */
const jsonOnly: Middleware = {
  onResponse({ response }) {
    if (!response.ok || response.headers.get('Content-Type')?.includes('json')) return;
    throw new UnexpectedAnswer(response.status, response.headers.get('X-Request-Id'));
  },
};

/** What a call of the client resolves to. */
interface Outcome<Body> {
  data?: Body;
  error?: unknown;
  response: Response;
}

/**
 * The success body of a call.
 * @throws ApiError when the API refused, with the name, fields and request id of its error body.
 * @throws UnexpectedAnswer when the body is not of the contract.
 */
export async function unwrap<Body>(call: Promise<Outcome<Body>>): Promise<Body> {
  const { data, error, response } = await call.catch((failure: unknown) => {
    throw failure instanceof SyntaxError ? new UnexpectedAnswer(null, null) : failure;
  });
  if (!response.ok) throw errorOf(response, error);
  if (!isEnvelope(data)) throw new UnexpectedAnswer(response.status, response.headers.get('X-Request-Id'));
  return data;
}

function isEnvelope<Body>(data: Body | undefined): data is Body {
  return typeof (data as { status?: unknown } | null | undefined)?.status === 'string';
}
