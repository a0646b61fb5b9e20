import { mutex } from './mutex.ts';

/** The tokens of one connection, as JSON. All of it is secret except `expiresAt` and `scope`. */
export interface StoredTokens {
  readonly accessToken: string;
  /** Absent unless `offline_access` was granted. */
  readonly refreshToken?: string;
  /** Expiry of the access token, in ISO 8601. */
  readonly expiresAt: string;
  /** Granted scopes, separated by spaces. */
  readonly scope: string;
}

/**
 * Stores the tokens of one connection: of one user and business that authorized your app. Encrypt them at rest, and
 * never keep them in a browser's storage.
 */
export interface TokenStore {
  /**
   * Returns the tokens last saved; undefined if there are none or they were cleared. Do not read from a lagging
   * replica.
   */
  load(): Promise<StoredTokens | undefined>;
  /** Replaces the tokens. Resolve once they are durable: the previous refresh token is already spent. */
  save(tokens: StoredTokens): Promise<void>;
  clear(): Promise<void>;
  /**
   * Runs `work` while no other process runs any for the same connection, for example under a row lock or an advisory
   * lock. `work` calls `load`, `save` and `clear`. Resolve and reject as `work` does, and do not run it again. Reject
   * if the lock cannot be acquired: then nothing is refreshed, and the caller gets that error unless its access token
   * is still valid.
   *
   * Needed if several processes share the tokens: using a refresh token twice revokes every token of the grant.
   */
  exclusive?<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Creates a store in memory, for scripts and tests. */
export function memoryTokenStore(initial?: StoredTokens): TokenStore {
  let tokens = initial;
  return {
    load: async () => tokens,
    save: async (saved) => {
      tokens = saved;
    },
    clear: async () => {
      tokens = undefined;
    },
    exclusive: mutex(),
  };
}
