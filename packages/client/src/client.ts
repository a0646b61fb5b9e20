import type { paths } from '@finops/contract';
import createFetchClient, { type Client, type Middleware } from 'openapi-fetch';
import { errorOf } from './api-error.ts';
import { type Credential, credentials } from './credentials.ts';

/** The paths of the API; the issuer's are at another address. */
export type ApiPaths = { [Path in keyof paths as Path extends `/v1/${string}` ? Path : never]: paths[Path] };

export type FinancialOperationsClient = Client<ApiPaths, 'application/json'>;

export interface ClientOptions {
  /** Where the API is, for example `http://127.0.0.1:4010`. */
  baseUrl: string;
  credential?: Credential;
  /** Profile for every call that names none itself. */
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
    baseUrl: baseUrl.replace(/\/+$/, ''),
    ...(fetch === undefined ? {} : { fetch }),
  });
  client.use(credentials(credential, profileId));
  if (strict) client.use(strictHandling);
  return client;
}

function isDevelopment(): boolean {
  return globalThis.process?.env.NODE_ENV === 'development';
}

const strictHandling: Middleware = {
  onRequest({ request }) {
    if (!request.headers.has('Prefer')) request.headers.set('Prefer', 'handling=strict');
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
  const { data, error, response } = await call;
  if (!response.ok || data === undefined) throw errorOf(response, error);
  return data;
}
