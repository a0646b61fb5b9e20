const NAME = 'finops_session';

/** How the cookie of a session is written. */
export interface CookieSettings {
  /** Whether browsers send it over TLS only. */
  readonly secure: boolean;
}

/** The session token in a `Cookie` header (RFC 6265); undefined without one. */
export function sessionTokenIn(header: string | undefined): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [name = '', ...value] = pair.split('=');
    if (name.trim() === NAME) return value.join('=').trim();
  }
  return undefined;
}

/** The `Set-Cookie` that begins a session; the browser drops it when it ends (G91). */
export function sessionCookie(token: string, settings: CookieSettings): string {
  return `${NAME}=${token}; ${attributes(settings)}`;
}

/** The `Set-Cookie` that takes the session back. */
export function endedCookie(settings: CookieSettings): string {
  return `${NAME}=; ${attributes(settings)}; Max-Age=0`;
}

function attributes({ secure }: CookieSettings): string {
  return `Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
}
