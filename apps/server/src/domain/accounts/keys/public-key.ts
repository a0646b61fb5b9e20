import type { Page, PageRequest } from '../../paging.ts';
import { alphanumerics, type Randomness } from '../../randomness.ts';

/** A key of a business that is safe in a browser. It is no secret. */
export interface PublicKey {
  /** `PBK_…` */
  readonly id: string;
  readonly name: string;
  /** `pub_…` */
  readonly value: string;
  /** The user who made it; undefined where that was not noted yet. */
  readonly createdBy: string | undefined;
  readonly createdAt: string;
  readonly revokedAt: string | undefined;
}

/** Public keys of one business. */
export interface PublicKeyStore {
  find(publicKeyId: string): Promise<PublicKey | undefined>;
  page(request: PageRequest): Promise<Page<PublicKey>>;
  /** How many are not revoked. */
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

/** Whether a text has the form of a public key. */
export function isPublicKey(text: string): boolean {
  return FORM.test(text);
}
