/** Settings of the session cookie. */
export interface CookieSettings {
  /** Whether browsers send it only over TLS and accept it only from this host. */
  readonly secure: boolean;
}

/**
 * Browsers accept a cookie with this prefix only from a secure page of the host itself, not of a sibling host (RFC
 * 6265bis, 4.1.3.2).
 */
function nameOf({ secure }: CookieSettings): string {
  return secure ? '__Host-finops_session' : 'finops_session';
}

/** The session token in a `Cookie` header (RFC 6265); undefined without one. Cookies of other names are ignored. */
export function sessionTokenIn(header: string | undefined, settings: CookieSettings): string | undefined {
  const expected = nameOf(settings);
  for (const pair of (header ?? '').split(';')) {
    const [name = '', ...value] = pair.split('=');
    if (name.trim() === expected) return value.join('=').trim();
  }
  return undefined;
}

/** The `Set-Cookie` that starts a session; the browser discards it when the browser session ends (G91). */
export function sessionCookie(token: string, settings: CookieSettings): string {
  return `${nameOf(settings)}=${token}; ${attributes(settings)}`;
}

/** The `Set-Cookie` that removes the session cookie. */
export function endedCookie(settings: CookieSettings): string {
  return `${nameOf(settings)}=; ${attributes(settings)}; Max-Age=0`;
}

function attributes({ secure }: CookieSettings): string {
  return `Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
}
