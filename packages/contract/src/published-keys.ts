/**
 * The public keys of an issuer (RFC 7517). A separate type, because a CommonJS program cannot import that of `jose`.
 */
export interface PublishedKeys {
  readonly keys: readonly {
    readonly kty?: string;
    readonly kid?: string;
    readonly use?: string;
    readonly alg?: string;
    readonly n?: string;
    readonly e?: string;
  }[];
}

/** The keys of the issuer cannot be fetched, so no token can be validated at the moment. */
export class SigningKeysUnavailable extends Error {
  override readonly name = 'SigningKeysUnavailable';
}

const FETCH_MS = 5000;

/** Fetches the keys that an issuer publishes. */
export async function fetchKeys(issuer: string): Promise<PublishedKeys> {
  const url = `${issuer.replace(/\/$/, '')}/.well-known/jwks.json`;
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(FETCH_MS) });
  if (response.status !== 200) throw new Error(`${url} answers ${response.status}.`);
  return (await response.json()) as PublishedKeys;
}
