import { oauthErrors } from '../generated/errors.ts';
import { OAuthError } from '../oauth-error.ts';
import { InvalidCallbackError } from './invalid-callback-error.ts';

/** Expected values of a callback. */
export interface ExpectedCallback {
  /** The `state` of the authorization URL, from the user's session. */
  readonly state: string;
  /** `issuer` of the discovery document. Give it if your app uses several issuers or environments (RFC 9207). */
  readonly issuer?: string;
}

/**
 * Returns the authorization code from the request to your redirect URI: from its URL, its path and query, or its
 * parameters.
 *
 * @throws InvalidCallbackError if `state` or `iss` is not the expected one, or `code` is missing.
 * @throws OAuthError the class of the callback's `error`, for example `AccessDeniedError` if the user declined.
 */
export function readCallback(callback: string | URL | URLSearchParams, expected: ExpectedCallback): string {
  const parameters =
    callback instanceof URLSearchParams ? callback : new URL(callback, 'http://localhost').searchParams;
  if (!isSame(parameters.get('state'), expected.state)) throw new InvalidCallbackError('state');
  if (expected.issuer !== undefined && parameters.get('iss') !== expected.issuer) {
    throw new InvalidCallbackError('iss');
  }
  const error = parameters.get('error');
  if (error !== null) throw refusal(error, parameters.get('error_description') ?? undefined);
  const code = parameters.get('code');
  if (!code) throw new InvalidCallbackError('code');
  return code;
}

function refusal(name: string, description: string | undefined): OAuthError {
  const Class = Object.hasOwn(oauthErrors, name) ? oauthErrors[name as keyof typeof oauthErrors] : OAuthError;
  return new Class({ name, description, status: null, requestId: null });
}

/** Compares in a time that depends only on the length. A missing expected text never matches. */
function isSame(given: string | null, expected: string | undefined): boolean {
  if (!given || !expected || given.length !== expected.length) return false;
  let difference = 0;
  for (let index = 0; index < given.length; index += 1) {
    difference |= given.charCodeAt(index) ^ expected.charCodeAt(index);
  }
  return difference === 0;
}
