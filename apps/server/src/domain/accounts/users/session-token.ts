import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Randomness } from '../../randomness.ts';

const TOKEN_BYTES = 32;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const CSRF_PURPOSE = 'X-CSRF-Token';

/** A new session token: 32 random bytes in URL-safe base64. */
export function newSessionToken(randomness: Randomness): string {
  return Buffer.from(randomness.bytes(TOKEN_BYTES)).toString('base64url');
}

/** Whether the text has the form of a session token; anything else need not be looked up. */
export function isSessionToken(text: string): boolean {
  return TOKEN.test(text);
}

/**
 * The token that a page of the session sends in `X-CSRF-Token`. It follows from the session token, which no script can read, so that
 * only the answers of the console give it away.
 */
export function csrfTokenOf(sessionToken: string): string {
  return createHmac('sha256', sessionToken).update(CSRF_PURPOSE).digest('base64url');
}

/** Whether a page proved with its header that it can read the answers of this session. */
export function isCsrfToken(given: string | undefined, sessionToken: string): boolean {
  const expected = Buffer.from(csrfTokenOf(sessionToken));
  const received = Buffer.from(given ?? '');
  return received.length === expected.length && timingSafeEqual(received, expected);
}
