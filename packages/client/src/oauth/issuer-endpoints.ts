import type { components } from '@finops/contract';
import { type AppCredential, basicOf } from '../credentials.ts';
import { errorOf } from '../error-of.ts';
import { UnexpectedAnswer } from '../unexpected-answer.ts';
import { issuerAddress } from './authorization-url.ts';
import { IssuerConnectionError } from './issuer-connection-error.ts';

type Schemas = components['schemas'];

export interface IssuerOptions extends AppCredential {
  /** Where the issuer is, for example `http://127.0.0.1:4011`. */
  readonly authUrl: string;
  /** Replaces the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Time-out of a request to the issuer in milliseconds; 30 000 by default. */
  readonly timeoutMs?: number;
}

/** The endpoints of the issuer that an app calls with its own credentials. */
export interface IssuerEndpoints {
  token(form: Schemas['TokenRequest']): Promise<Schemas['TokenResponse']>;
  revoke(form: Schemas['TokenRevocation']): Promise<void>;
}

/**
 * Both throw `OAuthError` or `ApiError` if the issuer refuses, `UnexpectedAnswer` if the answer is not of the contract, and
 * `IssuerConnectionError` if there is none. Neither retries.
 */
export function issuerEndpoints(options: IssuerOptions): IssuerEndpoints {
  const { authUrl, fetch, timeoutMs = 30_000 } = options;
  const authorization = basicOf(options);

  async function post(path: `/${string}`, form: object): Promise<{ response: Response; text: string }> {
    const request = new Request(issuerAddress(authUrl, path), {
      method: 'POST',
      headers: { Accept: 'application/json', Authorization: authorization },
      body: new URLSearchParams(Object.entries(form)),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    try {
      const response = await (fetch ?? globalThis.fetch)(request);
      return { response, text: await response.text() };
    } catch (cause) {
      throw new IssuerConnectionError(cause);
    }
  }

  return {
    token: async (form) => {
      const { response, text } = await post('/oauth2/token', form);
      const body = parsed(text);
      if (!response.ok) throw errorOf(response, body);
      if (isTokenResponse(body) && (form.grant_type !== 'refresh_token' || body.refresh_token)) return body;
      throw new UnexpectedAnswer(response);
    },
    revoke: async (form) => {
      const { response, text } = await post('/oauth2/revoke', form);
      if (!response.ok) throw errorOf(response, parsed(text));
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isTokenResponse(body: unknown): body is Schemas['TokenResponse'] {
  const answer = (body ?? {}) as Partial<Record<keyof Schemas['TokenResponse'], unknown>>;
  return (
    isText(answer.access_token) &&
    answer.token_type === 'Bearer' &&
    typeof answer.expires_in === 'number' &&
    typeof answer.scope === 'string' &&
    (answer.refresh_token === undefined || isText(answer.refresh_token))
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
