import { createHash, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';

/** A public key as the key set shows it (RFC 7517; G87). */
export interface PublicSigningKey {
  readonly kty: 'RSA';
  readonly use: 'sig';
  readonly alg: 'RS256';
  readonly kid: string;
  readonly n: string;
  readonly e: string;
}

/** A key of the issuer as it is stored. */
export interface SigningKeyRecord {
  /** Counts the keys of the deployment from 1, so that of two processes that add the next one only one succeeds. */
  readonly number: number;
  readonly publicKey: PublicSigningKey;
  /** The private key (PKCS #8), sealed. */
  readonly sealedPrivateKey: Uint8Array;
  /** Published from the first, it signs from here until the next key does. */
  readonly signsFrom: Date;
}

/** Where the keys of the issuer are kept. */
export interface SigningKeyStore {
  /** In the order of their numbers. */
  list(): Promise<readonly SigningKeyRecord[]>;
  /** @returns false when there is a key of this number already; nothing changes then. */
  insert(key: SigningKeyRecord): Promise<boolean>;
  remove(numbers: readonly number[]): Promise<void>;
}

const MODULUS_BITS = 2048;
const generate = promisify(generateKeyPair);

/** A new pair; its `kid` is the thumbprint of the public key (RFC 7638), so that no two keys share one. */
export async function newKeyPair(): Promise<{
  readonly publicKey: PublicSigningKey;
  readonly privateKey: KeyObject;
}> {
  const { publicKey, privateKey } = await generate('rsa', { modulusLength: MODULUS_BITS });
  const { n = '', e = '' } = publicKey.export({ format: 'jwk' });
  const kid = createHash('sha256')
    .update(JSON.stringify({ e, kty: 'RSA', n }))
    .digest('base64url');
  return { publicKey: { kty: 'RSA', use: 'sig', alg: 'RS256', kid, n, e }, privateKey };
}
