import { createHmac, timingSafeEqual } from 'node:crypto';
import { csrfTokenOf, isCsrfToken } from '../domain/accounts/users/session-token.ts';
import { consentPath } from './consent-path.ts';

/** Settings of the cookie that ties an authorization to the browser that began it. */
export interface CookieSettings {
  /** 32 bytes from which the cookies are derived. */
  readonly key: Buffer;
  readonly environment: 'sandbox' | 'production';
  /** The canonical issuer. */
  readonly issuer: string;
}

/** Each environment has its own name, as cookies ignore ports; a page without TLS cannot set the one of production. */
const NAMES = {
  sandbox: 'finops_consent_sandbox',
  production: '__Secure-finops_consent',
} as const;

/** The `Set-Cookie` for the pages of one authorization only; the browser discards it when the browser session ends. */
export function consentCookie(pendingId: string, settings: CookieSettings): string {
  const { environment, issuer } = settings;
  const secure = environment === 'production' ? '; Secure' : '';
  // Lax, because the user arrives from the app's page.
  return `${NAMES[environment]}=${secretOf(pendingId, settings)}; Path=${consentPath(issuer, pendingId)}; HttpOnly; SameSite=Lax${secure}`;
}

/** Whether a `Cookie` header comes from the browser that began the authorization. */
export function holdsConsentCookie(
  header: string | undefined,
  pendingId: string,
  settings: CookieSettings,
): boolean {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  const name = `${NAMES[settings.environment]}=`;
  const found = pairs.find((pair) => pair.startsWith(name))?.slice(name.length) ?? '';
  return isSame(found, secretOf(pendingId, settings));
}

/** The CSRF token in the forms of an authorization, without which no other page can submit them. */
export function consentCsrfToken(pendingId: string, settings: CookieSettings): string {
  return csrfTokenOf(secretOf(pendingId, settings));
}

/** Whether a form carries that token. */
export function isConsentCsrfToken(
  given: string | undefined,
  pendingId: string,
  settings: CookieSettings,
): boolean {
  return isCsrfToken(given, secretOf(pendingId, settings));
}

/** Compares two strings in constant time. */
function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function secretOf(pendingId: string, { key }: CookieSettings): string {
  return createHmac('sha256', key).update(pendingId).digest('base64url');
}
