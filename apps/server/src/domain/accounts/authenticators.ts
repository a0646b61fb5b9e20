import type { ApiKeyCaller, PublicKeyCaller } from './caller.ts';

/** Finds out which API key a bearer value is. */
export interface ApiKeyAuthenticator {
  /**
   * The caller, or undefined when the value is malformed, unknown, revoked or rotated away. One query; nothing is
   * remembered, so that a revocation holds from the next request on.
   *
   * @param bearer what follows `Bearer ` in `Authorization`: base64 of `<api key>:<secret key>` (G24).
   */
  authenticate(bearer: string): Promise<ApiKeyCaller | undefined>;
}

/** Finds out which public key a header value is. */
export interface PublicKeyAuthenticator {
  /** The caller, or undefined when the value is malformed, unknown or revoked; one query, nothing remembered. */
  authenticate(publicKey: string): Promise<PublicKeyCaller | undefined>;
}
