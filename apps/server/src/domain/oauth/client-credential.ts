import { timingSafeEqual } from 'node:crypto';
import { digestOf } from '../accounts/keys/api-key-credential.ts';
import type { Randomness } from '../randomness.ts';

/** The credential of an app at the token endpoint. */
export interface ClientCredential {
  /** `service-oauth2-<uuid>-<live or test>` */
  readonly clientId: string;
  /** 43 characters of base64url: 32 random bytes. */
  readonly secret: string;
}

/** The stored secrets of a client: SHA-256 of each. */
export interface KeptSecrets {
  readonly secretHash: Uint8Array;
  readonly previous: { readonly secretHash: Uint8Array; readonly expiresAt: Date } | undefined;
}

/** A new `client_id`: a random UUID (RFC 9562, version 4) and the environment. */
export function newClientId(randomness: Randomness, environment: 'sandbox' | 'production'): string {
  const bytes = Buffer.from(randomness.bytes(16));
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const uuid = bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return `service-oauth2-${uuid}-${environment === 'production' ? 'live' : 'test'}`;
}

export function newClientSecret(randomness: Randomness): string {
  return Buffer.from(randomness.bytes(32)).toString('base64url');
}

/**
 * Whether a secret is the current one, or the previous one during its overlap (G145). Timing reveals nothing about
 * either.
 */
export function isKeptSecret(secret: string, { secretHash, previous }: KeptSecrets, now: Date): boolean {
  const given = digestOf(secret);
  const isPresent = timingSafeEqual(given, secretHash);
  const isPrevious =
    previous !== undefined && previous.expiresAt > now && timingSafeEqual(given, previous.secretHash);
  return isPresent || isPrevious;
}
