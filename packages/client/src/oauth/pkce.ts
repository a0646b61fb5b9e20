import { base64url } from './base64url.ts';

/** A code verifier and its challenge (RFC 7636). */
export interface Pkce {
  /** Secret. Keep it with the user's session until the callback; only `exchange` sends it. */
  readonly verifier: string;
  /** Goes into the authorization URL. */
  readonly challenge: string;
  readonly method: 'S256';
}

/** Returns a new code verifier of 256 random bits and its SHA-256 challenge. Create one for every authorization. */
export async function createPkce(): Promise<Pkce> {
  const verifier = randomText();
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { verifier, challenge: base64url(new Uint8Array(digest)), method: 'S256' };
}

/**
 * Returns a new `state` of 256 random bits. Keep it with the user's session; `readCallback` compares it. Also suitable
 * as `nonce`.
 */
export function randomState(): string {
  return randomText();
}

function randomText(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)));
}
