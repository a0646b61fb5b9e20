import type { Scope } from './index.ts';

/** Why an access token is not valid. */
export type InvalidTokenReason =
  /** It is not a signed JWT. */
  | 'malformed'
  /** It is not signed with RS256. */
  | 'algorithm'
  /** It is another kind of token, such as an ID token. */
  | 'type'
  /** The issuer publishes no key with its `kid`. */
  | 'key'
  | 'signature'
  | 'issuer'
  | 'expired'
  | 'audience'
  /** It was issued to another client. */
  | 'client'
  /** A claim is missing or malformed, or the token is not valid yet. */
  | 'claims';

const WHAT: Readonly<Record<InvalidTokenReason, string>> = {
  malformed: 'it is not a signed JWT',
  algorithm: 'it is not signed with RS256',
  type: 'it is not of the type at+jwt',
  key: 'the issuer publishes no key with its kid',
  signature: 'its signature does not match',
  issuer: 'it is from another issuer',
  expired: 'it has expired',
  audience: 'its audience does not include its client',
  client: 'it was issued to another client',
  claims: 'a claim is missing or invalid',
};

/** The access token is not valid: answer 401 with `WWW-Authenticate: Bearer error="invalid_token"` (RFC 6750). */
export class InvalidAccessToken extends Error {
  override readonly name = 'InvalidAccessToken';
  readonly code = 'invalid_token';
  readonly reason: InvalidTokenReason;

  constructor(reason: InvalidTokenReason, options?: { readonly cause?: unknown }) {
    super(`The access token is not valid: ${WHAT[reason]}.`, options);
    this.reason = reason;
  }
}

/** The access token is valid but lacks required scopes: answer 403 (RFC 6750). */
export class InsufficientScope extends Error {
  override readonly name = 'InsufficientScope';
  readonly code = 'insufficient_scope';
  /** The missing scopes, at least one. */
  readonly missing: readonly Scope[];

  constructor(missing: readonly Scope[]) {
    super(`The access token lacks the scope ${missing.join(' and ')}.`);
    this.missing = missing;
  }
}
