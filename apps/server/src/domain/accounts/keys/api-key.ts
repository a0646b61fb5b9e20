import type { GrantableScope } from '@finops/contract/console';
import type { Page, PageRequest } from '../../paging.ts';

/** A credential of a program, as its business sees it. Neither of its halves is among the fields. */
export interface ApiKey {
  /** `APK_…` */
  readonly id: string;
  readonly name: string;
  /** How the key begins. */
  readonly hint: string;
  readonly scopes: readonly GrantableScope[];
  /** Requests per rolling minute and resource; undefined: the usual limit. */
  readonly rateLimit: number | undefined;
  /** The user who made it. */
  readonly createdBy: string;
  readonly createdAt: string;
  readonly rotatedAt: string | undefined;
  /** The user who last rotated it, and so was shown its secret. */
  readonly rotatedBy: string | undefined;
  readonly revokedAt: string | undefined;
  /** Give or take a minute. */
  readonly lastUsedAt: string | undefined;
}

/** A key as it is shown once. */
export interface CreatedApiKey extends ApiKey {
  /** The bearer value: base64 of `<api key>:<secret key>`. */
  readonly credential: string;
}

/** What a rotation changes in a key. */
export type Rotation = Readonly<Record<'hint' | 'rotatedAt' | 'rotatedBy', string>>;

/** API keys of one business. */
export interface ApiKeyStore {
  find(apiKeyId: string): Promise<ApiKey | undefined>;
  page(request: PageRequest): Promise<Page<ApiKey>>;
  /** The living keys whose secret this user was shown last. */
  heldBy(userId: string): Promise<readonly ApiKey[]>;
  /** How many are not revoked. */
  countWorking(): Promise<number>;
  insert(key: ApiKey): Promise<void>;
  /** @returns false when there is no such key or it is revoked. */
  rotate(apiKeyId: string, rotation: Rotation): Promise<boolean>;
  /** @returns false when there is no such key or it is revoked already. */
  revoke(apiKeyId: string, revokedAt: string): Promise<boolean>;
  /** Notes that the key was used. */
  use(apiKeyId: string, at: Date): Promise<void>;
}
