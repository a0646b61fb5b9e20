import { createHash } from 'node:crypto';
import { alphanumerics, type Randomness } from '../../randomness.ts';

/** The two halves of an API key: the identifier and the secret (G24). */
export interface ApiKeyCredential {
  /** `key_` and 24 alphanumerics. */
  readonly key: string;
  /** `sec_` and 40 alphanumerics, 238 bits. */
  readonly secret: string;
}

const FORM = /^(key_[A-Za-z0-9]{24}):(sec_[A-Za-z0-9]{40})$/;
/** Base64 of the 73 characters of a credential, with its padding. */
const BEARER_LENGTH = 100;
const HINT_LENGTH = 'key_'.length + 4;

/** A new identifier for an API key. */
export function newKey(randomness: Randomness): string {
  return `key_${alphanumerics(randomness, 24)}`;
}

/** A new secret for an API key. */
export function newSecret(randomness: Randomness): string {
  return `sec_${alphanumerics(randomness, 40)}`;
}

/** The bearer value of a credential: base64 of `<api key>:<secret key>`. */
export function bearerOf({ key, secret }: ApiKeyCredential): string {
  return Buffer.from(`${key}:${secret}`).toString('base64');
}

/** The credential in a bearer value, or undefined if the value is malformed. */
export function credentialIn(bearer: string): ApiKeyCredential | undefined {
  if (bearer.length !== BEARER_LENGTH) return undefined;
  const text = Buffer.from(bearer, 'base64').toString('latin1');
  const [, key, secret] = FORM.exec(text) ?? [];
  if (key === undefined || secret === undefined || bearerOf({ key, secret }) !== bearer) return undefined;
  return { key, secret };
}

/** The first characters of a key, by which people recognize it. */
export function hintOf(key: string): string {
  return key.slice(0, HINT_LENGTH);
}

/** SHA-256 of a high-entropy secret, which the database stores instead of the secret. */
export function digestOf(text: string): Uint8Array {
  return createHash('sha256').update(text).digest();
}
