const CONSENT = '/consent/';
const ID = '[A-Za-z0-9_-]{1,64}';
const SERVED = new RegExp(`^${CONSENT}(${ID})$`);
const SENT = new RegExp(`^(?:/.*)?${CONSENT}(${ID})$`);

/** The path of the page of an authorization as browsers see it: below the path of the canonical issuer. */
export function consentPath(issuer: string, pendingId: string): string {
  return new URL(issuer).pathname.replace(/\/$/, '') + CONSENT + pendingId;
}

/** The authorization that a path of this server names. */
export function servedId(path: string): string | undefined {
  return SERVED.exec(path)?.[1];
}

/** The authorization whose page a redirect leads to; undefined for any other address. */
export function pendingIdIn(location: string): string | undefined {
  return SENT.exec(location)?.[1];
}
