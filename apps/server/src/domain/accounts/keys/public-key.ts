import type { Page, PageRequest } from '../../paging.ts';
import { alphanumerics, type Randomness } from '../../randomness.ts';

/** A key of a business that may be exposed in a browser; not a secret. */
export interface PublicKey {
  /** `PBK_…` */
  readonly id: string;
  readonly name: string;
  /** `pub_…` */
  readonly value: string;
  /** The user who created it; undefined for keys from before this was recorded. */
  readonly createdBy: string | undefined;
  readonly createdAt: string;
  readonly revokedAt: string | undefined;
}

/** Public keys of one business. */
export interface PublicKeyStore {
  find(publicKeyId: string): Promise<PublicKey | undefined>;
  page(request: PageRequest): Promise<Page<PublicKey>>;
  /** Number of keys that are not revoked. */
  countWorking(): Promise<number>;
  insert(key: PublicKey): Promise<void>;
  /** @returns false when there is no such key or it is revoked already. */
  revoke(publicKeyId: string, revokedAt: string): Promise<boolean>;
}

const FORM = /^pub_[A-Za-z0-9]{32}$/;

/** A new public key: `pub_` and 32 alphanumerics (G24). */
export function newPublicKey(randomness: Randomness): string {
  return `pub_${alphanumerics(randomness, 32)}`;
}

/** Whether a text has the format of a public key. */
export function isPublicKey(text: string): boolean {
  return FORM.test(text);
}
