/** How the cookie of a session is written. */
export interface CookieSettings {
  /** Whether browsers send it over TLS only, and only as this very host has set it. */
  readonly secure: boolean;
}

/** Browsers take a name with the prefix from a secure page of the host itself alone, not from a neighbouring one (RFC 6265bis, 4.1.3.2). */
function nameOf({ secure }: CookieSettings): string {
  return secure ? '__Host-finops_session' : 'finops_session';
}

/** The session token in a `Cookie` header (RFC 6265); undefined without one. No cookie of another name is looked at. */
export function sessionTokenIn(header: string | undefined, settings: CookieSettings): string | undefined {
  const expected = nameOf(settings);
  for (const pair of (header ?? '').split(';')) {
    const [name = '', ...value] = pair.split('=');
    if (name.trim() === expected) return value.join('=').trim();
  }
  return undefined;
}

/** The `Set-Cookie` that begins a session; the browser drops it when it ends (G91). */
export function sessionCookie(token: string, settings: CookieSettings): string {
  return `${nameOf(settings)}=${token}; ${attributes(settings)}`;
}

/** The `Set-Cookie` that takes the session back. */
export function endedCookie(settings: CookieSettings): string {
  return `${nameOf(settings)}=; ${attributes(settings)}; Max-Age=0`;
}

function attributes({ secure }: CookieSettings): string {
  return `Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
}
