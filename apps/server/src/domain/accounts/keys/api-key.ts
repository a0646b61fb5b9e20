import type { GrantableScope } from '@finops/contract/console/enumerations';
import type { Page, PageRequest } from '../../paging.ts';

/** An API key as its business sees it, without its two halves. */
export interface ApiKey {
  /** `APK_…` */
  readonly id: string;
  readonly name: string;
  /** The first characters of the key. */
  readonly hint: string;
  readonly scopes: readonly GrantableScope[];
  /** Requests per rolling minute and resource; undefined: the default limit. */
  readonly rateLimit: number | undefined;
  /** The user who created it. */
  readonly createdBy: string;
  readonly createdAt: string;
  readonly rotatedAt: string | undefined;
  /** The user who last rotated it and saw the new secret. */
  readonly rotatedBy: string | undefined;
  readonly revokedAt: string | undefined;
  /** Accurate to a minute. */
  readonly lastUsedAt: string | undefined;
}

/** A key as it is shown once, with its credential. */
export interface CreatedApiKey extends ApiKey {
  /** The bearer value: base64 of `<api key>:<secret key>`. */
  readonly credential: string;
}

/** The fields of a key that a rotation changes. */
export type Rotation = Readonly<Record<'hint' | 'rotatedAt' | 'rotatedBy', string>>;

/** API keys of one business. */
export interface ApiKeyStore {
  find(apiKeyId: string): Promise<ApiKey | undefined>;
  page(request: PageRequest): Promise<Page<ApiKey>>;
  /** The working keys whose secret this user saw last. */
  heldBy(userId: string): Promise<readonly ApiKey[]>;
  /** Number of keys that are not revoked. */
  countWorking(): Promise<number>;
  insert(key: ApiKey): Promise<void>;
  /** @returns false when there is no such key or it is revoked. */
  rotate(apiKeyId: string, rotation: Rotation): Promise<boolean>;
  /** @returns false when there is no such key or it is revoked already. */
  revoke(apiKeyId: string, revokedAt: string): Promise<boolean>;
  /** Records a use of the key. */
  use(apiKeyId: string, at: Date): Promise<void>;
}
