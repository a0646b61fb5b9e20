import { TargetError } from '../model/tool-error.ts';

/** An access token, as issued. */
export interface IssuedToken {
  readonly value: string;
  /** Milliseconds until it expires; undefined if the issuer does not say. */
  readonly lifetime: number | undefined;
  /** Its scopes; undefined if unknown. */
  readonly scopes: readonly string[] | undefined;
}

/** A source of access tokens. */
export interface TokenSource {
  /** Its name in messages: `--token-command`. */
  readonly name: string;
  /**
   * Gets a new token.
   *
   * @throws {TokenError} if there is none
   */
  fetch(signal: AbortSignal | undefined): Promise<IssuedToken>;
}

/** A failure to get a token. The message says from where, why, and what to do, without a secret. */
export class TokenError extends TargetError {
  override name = 'TokenError';
}

/** Whether a string can be sent as a bearer token: visible ASCII characters without spaces. */
export function isToken(text: unknown): text is string {
  return typeof text === 'string' && /^[\x21-\x7e]+$/.test(text);
}
