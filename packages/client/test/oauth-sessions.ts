import { inspect } from 'node:util';
import { afterEach, beforeEach, expect } from 'vitest';
import {
  type CodeExchange,
  memoryTokenStore,
  type OAuthSessionOptions,
  oauthSession,
  type StoredTokens,
  type TokenStore,
} from '../src/index.ts';
import { type LocalIssuer, localIssuer } from './local-issuer.ts';

export const NOW = Date.parse('2026-05-04T09:30:00.000Z');
const MINUTE_MS = 60_000;

export const tokens = (name: string, minutesLeft = 60): StoredTokens => ({
  accessToken: `access-${name}`,
  refreshToken: `refresh-${name}`,
  expiresAt: new Date(NOW + minutesLeft * MINUTE_MS).toISOString(),
  scope: 'offline_access balances:read',
});
export const expired = tokens('0', -1);
export const exchange: CodeExchange = {
  code: 'code',
  verifier: 'the-verifier',
  redirectUri: 'https://example.com/callback',
};

/** The issuer of the test at work. */
export let issuer: LocalIssuer;

/** Starts an issuer for each test of the file. */
export function issuerForEach(): void {
  beforeEach(async () => {
    issuer = await localIssuer();
    issuer.valid = 'refresh-0';
  });
  afterEach(() => issuer.close());
}

export const open = (store: TokenStore, options: Partial<OAuthSessionOptions> = {}) =>
  oauthSession({
    authUrl: issuer.authUrl,
    clientId: 'the client',
    clientSecret: 'the:secret+%',
    store,
    now: () => NOW,
    ...options,
  });

/** A memory store whose methods can be replaced, and which counts what is called. */
export function watchedStore(initial?: StoredTokens, replaced: Partial<TokenStore> = {}) {
  const calls: string[] = [];
  const memory = memoryTokenStore(initial);
  const store = {
    ...memory,
    load: () => {
      calls.push('load');
      return memory.load();
    },
    save: (saved: StoredTokens) => {
      calls.push(`save ${saved.accessToken}`);
      return memory.save(saved);
    },
    clear: () => {
      calls.push('clear');
      return memory.clear();
    },
    ...replaced,
  };
  return { store, memory, calls };
}

/** A store whose first `times` saves fail. */
export function failingStore(initial: StoredTokens | undefined, times: number) {
  const memory = memoryTokenStore(initial);
  let left = times;
  const save = async (saved: StoredTokens) => {
    left -= 1;
    if (left >= 0) throw new Error('The disk is full.', { cause: saved });
    await memory.save(saved);
  };
  return { memory, store: { ...memory, save } };
}

export const caught = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    (value) => expect.fail(`resolved to ${inspect(value)}`),
    (error: unknown) => error,
  );
