import { createClient } from '../client.ts';
import { ConnectionError } from '../connection-error.ts';
import type { AppCredential } from '../credentials.ts';
import type { TokenRequest, TokenResponse, TokenRevocation } from '../generated/models.ts';
import type { OauthResource } from '../generated/resources.ts';
import type { Hooks } from '../hooks.ts';
import { UnexpectedAnswer } from '../unexpected-answer.ts';
import { IssuerConnectionError } from './issuer-connection-error.ts';

export interface IssuerOptions extends AppCredential {
  /** Base URL of the issuer, for example `http://127.0.0.1:4011`. */
  readonly authUrl: string;
  /** Called for each request to the issuer, for logs and metrics. */
  readonly hooks?: Hooks;
  /** Replaces the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Time-out of a request to the issuer in milliseconds; 30 000 by default. */
  readonly timeoutMs?: number;
}

/** The endpoints of the issuer that an app calls with its own credentials. */
export interface IssuerEndpoints {
  authorizationUrl: OauthResource['authorizeApp'];
  token(form: TokenRequest): Promise<TokenResponse>;
  revoke(form: TokenRevocation): Promise<void>;
}

/**
 * Both requests throw `OAuthError` or `ApiError` if the issuer refuses, `UnexpectedAnswer` if the response is not one
 * that the contract describes, and `IssuerConnectionError` if there is none. Neither is retried.
 */
export function issuerEndpoints({ clientId, clientSecret, ...options }: IssuerOptions): IssuerEndpoints {
  const { oauth, withResponse } = createClient({
    ...options,
    baseUrl: options.authUrl,
    app: { clientId, clientSecret },
  });
  return {
    authorizationUrl: oauth.authorizeApp,
    token: async (form) => {
      const { data, error, response } = await withResponse.oauth.createToken(form).catch(lost);
      if (error !== undefined) throw error;
      if (isComplete(data, form.grant_type)) return data;
      throw new UnexpectedAnswer(response);
    },
    revoke: (form) => oauth.revokeToken(form).catch(lost),
  };
}

function lost(failure: unknown): never {
  throw failure instanceof ConnectionError ? new IssuerConnectionError(failure) : failure;
}

/** Whether everything that a session stores is present: incomplete tokens would end the connection. */
function isComplete(tokens: Partial<TokenResponse>, grantType: TokenRequest['grant_type']): boolean {
  const {
    access_token: access,
    refresh_token: refresh,
    token_type: type,
    expires_in: seconds,
    scope,
  } = tokens;
  const hasRefresh = isText(refresh) || (refresh === undefined && grantType !== 'refresh_token');
  return (
    isText(access) &&
    hasRefresh &&
    type === 'Bearer' &&
    typeof seconds === 'number' &&
    typeof scope === 'string'
  );
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}
