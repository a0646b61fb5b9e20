import { createHash } from 'node:crypto';
import type { AdapterPayload } from 'oidc-provider';
import type { IssuerRecordKind } from '../domain/oauth/issuer-record.ts';
import type { Randomness } from '../domain/randomness.ts';
import { openedBytes, sealBytes } from '../domain/sealed-bytes.ts';

/**
 * Protects the records of the provider: an identifier, which may be a token, is stored only as its hash, and the rest
 * is encrypted.
 */
export interface RecordSeal {
  hashOf(kind: IssuerRecordKind, id: string): Buffer;
  seal(keyHash: Uint8Array, payload: AdapterPayload): Uint8Array;
  /** Undefined when the text was sealed for another record, or before SECRET_KEY was replaced. */
  open(keyHash: Uint8Array, sealed: Uint8Array): AdapterPayload | undefined;
}

/** @param key 32 bytes. */
export function recordSeal(key: Buffer, randomness: Randomness): RecordSeal {
  const placeOf = (keyHash: Uint8Array) => `issuer record ${Buffer.from(keyHash).toString('hex')}`;
  return {
    hashOf: (kind, id) => createHash('sha256').update(`${kind} ${id}`).digest(),
    seal: (keyHash, { jti: _, ...payload }) =>
      sealBytes(key, Buffer.from(JSON.stringify(payload)), placeOf(keyHash), randomness),
    open: (keyHash, sealed) => {
      const opened = openedBytes(key, sealed, placeOf(keyHash));
      return opened && JSON.parse(opened.toString());
    },
  };
}
