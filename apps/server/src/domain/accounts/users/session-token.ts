import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Randomness } from '../../randomness.ts';

const TOKEN_BYTES = 32;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const CSRF_PURPOSE = 'X-CSRF-Token';

/** A new session token: 32 random bytes in URL-safe base64. */
export function newSessionToken(randomness: Randomness): string {
  return Buffer.from(randomness.bytes(TOKEN_BYTES)).toString('base64url');
}

/** Whether the text has the format of a session token; otherwise a lookup is pointless. */
export function isSessionToken(text: string): boolean {
  return TOKEN.test(text);
}

/**
 * The token that pages send in `X-CSRF-Token`. It is derived from the session token, which scripts cannot read, so
 * that only responses of the console reveal it.
 */
export function csrfTokenOf(sessionToken: string): string {
  return createHmac('sha256', sessionToken).update(CSRF_PURPOSE).digest('base64url');
}

/** Whether the header proves that the page can read the responses of this session. */
export function isCsrfToken(given: string | undefined, sessionToken: string): boolean {
  const expected = Buffer.from(csrfTokenOf(sessionToken));
  const received = Buffer.from(given ?? '');
  return received.length === expected.length && timingSafeEqual(received, expected);
}
