import { createHmac, timingSafeEqual } from 'node:crypto';
import { csrfTokenOf, isCsrfToken } from '../domain/accounts/users/session-token.ts';
import { consentPath } from './consent-path.ts';

/** How the cookie is written that ties an authorization to the browser that began it. */
export interface CookieSettings {
  /** 32 bytes: what cookies follow from. */
  readonly key: Buffer;
  readonly environment: 'sandbox' | 'production';
  /** The canonical issuer. */
  readonly issuer: string;
}

/** The environments have names of their own, for cookies know no ports; and a page without TLS cannot write that of production. */
const NAMES = {
  sandbox: 'finops_consent_sandbox',
  production: '__Secure-finops_consent',
} as const;

/** The `Set-Cookie` for the pages of one authorization and no others; the browser drops it when it ends. */
export function consentCookie(pendingId: string, settings: CookieSettings): string {
  const { environment, issuer } = settings;
  const secure = environment === 'production' ? '; Secure' : '';
  // Lax: the app's own page leads here.
  return `${NAMES[environment]}=${secretOf(pendingId, settings)}; Path=${consentPath(issuer, pendingId)}; HttpOnly; SameSite=Lax${secure}`;
}

/** Whether a `Cookie` header is that of the browser which began the authorization. */
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

/** What the forms of an authorization carry, so that no other page can send them. */
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

/** Whether two texts are the same, in constant time. */
function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function secretOf(pendingId: string, { key }: CookieSettings): string {
  return createHmac('sha256', key).update(pendingId).digest('base64url');
}
