import { TargetError } from '../model/tool-error.ts';

/** An access token, as its issuer gives it. */
export interface IssuedToken {
  readonly value: string;
  /** Milliseconds until it expires; undefined where the issuer does not say it. */
  readonly lifetime: number | undefined;
  /** The scopes that it has; undefined where nobody says it. */
  readonly scopes: readonly string[] | undefined;
}

/** Where access tokens come from. */
export interface TokenSource {
  /** How messages call it: `--token-command`. */
  readonly name: string;
  /**
   * Gets a new token.
   *
   * @throws {TokenError} when there is none
   */
  fetch(signal: AbortSignal | undefined): Promise<IssuedToken>;
}

/** No token: the message says from where, why, and what to do, without a secret. */
export class TokenError extends TargetError {
  override name = 'TokenError';
}

/** Whether a text can be sent as a bearer token: visible characters of ASCII, nothing between them. */
export function isToken(text: unknown): text is string {
  return typeof text === 'string' && /^[\x21-\x7e]+$/.test(text);
}
