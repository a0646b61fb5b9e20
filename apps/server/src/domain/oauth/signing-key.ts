import { createHash, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';

/** A public key in the published key set (RFC 7517; G87). */
export interface PublicSigningKey {
  readonly kty: 'RSA';
  readonly use: 'sig';
  readonly alg: 'RS256';
  readonly kid: string;
  readonly n: string;
  readonly e: string;
}

/** A stored key of the issuer. */
export interface SigningKeyRecord {
  /** Numbers the keys of the deployment from 1, so that of two processes that add the next key only one succeeds. */
  readonly number: number;
  readonly publicKey: PublicSigningKey;
  /** The encrypted private key (PKCS #8). */
  readonly sealedPrivateKey: Uint8Array;
  /** When it starts to sign, until the next key does; it is published from the beginning. */
  readonly signsFrom: Date;
}

/** Stores the keys of the issuer. */
export interface SigningKeyStore {
  /** By number. */
  list(): Promise<readonly SigningKeyRecord[]>;
  /** @returns false, and changes nothing, if a key with this number exists. */
  insert(key: SigningKeyRecord): Promise<boolean>;
  remove(numbers: readonly number[]): Promise<void>;
}

const MODULUS_BITS = 2048;
const generate = promisify(generateKeyPair);

/** A new key pair; its `kid` is the thumbprint of the public key (RFC 7638), so that no two keys share one. */
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
