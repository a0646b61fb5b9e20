import { timingSafeEqual } from 'node:crypto';
import type { GrantableScope } from '@finops/contract/console';
import { credentialIn, digestOf } from './api-key-credential.ts';
import type { ApiKeyAuthenticator } from './authenticators.ts';

/** What authentication needs to know of an API key; looked up by the SHA-256 of its public half. */
export interface ApiKeyEntry {
  readonly businessId: string;
  readonly apiKeyId: string;
  /** SHA-256 of the secret half. */
  readonly secretHash: Uint8Array;
  readonly scopes: readonly GrantableScope[];
  readonly rateLimit: number | undefined;
}

/** Where the keys that work now are looked up. */
export interface ApiKeyLookup {
  find(keyHash: Uint8Array): Promise<ApiKeyEntry | undefined>;
}

/** Told of each use of a key. */
export interface ApiKeyUses {
  note(businessId: string, apiKeyId: string): Promise<void>;
}

/** Authenticates bearer values against the keys that work now. */
export function apiKeyAuthenticator(keys: ApiKeyLookup, uses: ApiKeyUses): ApiKeyAuthenticator {
  return {
    authenticate: async (bearer) => {
      const credential = credentialIn(bearer);
      if (credential === undefined) return undefined;
      const entry = await keys.find(digestOf(credential.key));
      if (entry === undefined || !timingSafeEqual(entry.secretHash, digestOf(credential.secret)))
        return undefined;
      await uses.note(entry.businessId, entry.apiKeyId);
      return {
        kind: 'api_key',
        businessId: entry.businessId,
        apiKeyId: entry.apiKeyId,
        scopes: new Set(entry.scopes),
        rateLimit: entry.rateLimit,
      };
    },
  };
}
