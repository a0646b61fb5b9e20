import { describe, expect, it } from 'vitest';
import { answer } from '../../test/local-issuer.ts';
import {
  caught,
  exchange,
  expired,
  failingStore,
  issuer,
  issuerForEach,
  open,
  tokens,
  watchedStore,
} from '../../test/oauth-sessions.ts';
import { DisconnectedError, InvalidGrantError, memoryTokenStore, TokenSaveError } from '../index.ts';

issuerForEach();

describe('a connection that ended', () => {
  it('clears the store and fails at once with the same error, until an exchange', async () => {
    issuer.valid = undefined;
    const store = memoryTokenStore(expired);
    const session = open(store);
    const parallel = Array.from({ length: 100 }, () => caught(session.accessToken()));
    const [error] = await Promise.all(parallel);
    expect(error).toBeInstanceOf(DisconnectedError);
    expect(error).toMatchObject({ name: 'DisconnectedError', cause: expect.any(InvalidGrantError) });
    expect(error).toMatchObject({ cause: { requestId: 'req_1' } });
    expect(new Set(await Promise.all(parallel))).toEqual(new Set([error]));
    expect(await store.load()).toBeUndefined();
    expect(await caught(session.accessToken())).toBe(error);
    expect(await caught(session.refresh('access-0'))).toBe(error);
    expect(issuer.requests).toHaveLength(1);
    await session.exchange(exchange);
    expect(await session.accessToken()).toBe('access-1');
  });

  it('goes on with the tokens of an exchange in another process', async () => {
    issuer.valid = undefined;
    const store = memoryTokenStore(expired);
    const session = open(store);
    await caught(session.accessToken());
    await open(store).exchange(exchange);
    expect(await session.accessToken()).toBe('access-1');
  });

  it('stays ended if the store cannot be cleared', async () => {
    issuer.valid = undefined;
    const { store } = watchedStore(expired, { clear: () => Promise.reject(new Error('down')) });
    const session = open(store);
    const error = await caught(session.accessToken());
    expect(error).toBeInstanceOf(DisconnectedError);
    expect(await caught(session.accessToken())).toBe(error);
    expect(issuer.requests).toHaveLength(1);
  });

  it('is cleared also by a store that rolls back what rejects', async () => {
    issuer.valid = undefined;
    const memory = memoryTokenStore(expired);
    const exclusive = async <Result>(work: () => Promise<Result>): Promise<Result> => {
      const before = await memory.load();
      try {
        return await work();
      } catch (error) {
        if (before !== undefined) await memory.save(before);
        throw error;
      }
    };
    await caught(open({ ...memory, exclusive }).accessToken());
    expect(await memory.load()).toBeUndefined();
  });

  it('keeps the tokens that another process saved while the old ones were refused', async () => {
    const { exclusive: _, ...store } = memoryTokenStore(expired);
    issuer.override = (_, response) => {
      void store.save(tokens('other'));
      return answer(response, 400, { error: 'invalid_grant' });
    };
    expect(await open(store).accessToken()).toBe('access-other');
    expect(await store.load()).toEqual(tokens('other'));
  });

  it('is one without tokens, and one that expired without a refresh token', async () => {
    expect(await caught(open(memoryTokenStore()).accessToken())).toBeInstanceOf(DisconnectedError);
    const { refreshToken: _, ...initial } = expired;
    expect(await caught(open(memoryTokenStore(initial)).accessToken())).toBeInstanceOf(DisconnectedError);
    expect(issuer.requests).toEqual([]);
  });

  it('is one that was revoked', async () => {
    const store = memoryTokenStore(tokens('0'));
    const session = open(store);
    await session.accessToken();
    await session.revoke();
    expect(issuer.requests.map(({ path, form }) => [path, form])).toEqual([
      ['/oauth2/revoke', { token: 'refresh-0', token_type_hint: 'refresh_token' }],
    ]);
    expect(await store.load()).toBeUndefined();
    expect(await caught(session.accessToken())).toBeInstanceOf(DisconnectedError);
    expect(issuer.requests).toHaveLength(1);
  });

  it('is not one whose revocation failed', async () => {
    issuer.override = (_, response) => answer(response, 503, {});
    const session = open(memoryTokenStore(tokens('0')));
    await caught(session.revoke());
    expect(await session.accessToken()).toBe('access-0');
  });

  it('is one that was revoked with the tokens that another process saved', async () => {
    const store = memoryTokenStore(tokens('0'));
    const session = open(store);
    await session.accessToken();
    await store.save(tokens('other'));
    await session.revoke();
    expect(issuer.requests.at(-1)?.form.token).toBe('refresh-other');
    expect(await caught(session.accessToken())).toBeInstanceOf(DisconnectedError);
  });

  it('revokes what a refresh under way brings', async () => {
    const { exclusive: _, ...store } = memoryTokenStore(expired);
    const session = open(store);
    let revoked: Promise<void> | undefined;
    issuer.override = ({ path }) => {
      if (path === '/oauth2/token') revoked = session.revoke();
      return false;
    };
    await session.accessToken();
    await revoked;
    expect(issuer.requests.at(-1)?.form.token).toBe('refresh-1');
    expect(await store.load()).toBeUndefined();
  });
});

describe('a store that does not save', () => {
  it('loses no tokens: every caller gets them with the error, and the next call saves them first', async () => {
    const { memory, store } = failingStore(expired, 2);
    const session = open(store);
    const parallel = Array.from({ length: 100 }, () => caught(session.accessToken()));
    const [error] = await Promise.all(parallel);
    expect(error).toBeInstanceOf(TokenSaveError);
    expect(error).toMatchObject({ tokens: tokens('1'), storeError: { message: 'The disk is full.' } });
    expect(new Set(await Promise.all(parallel))).toEqual(new Set([error]));
    expect(await caught(session.refresh('access-0'))).toMatchObject({ tokens: tokens('1') });
    expect(await memory.load()).toEqual(expired);
    expect(await session.refresh('access-0')).toBe('access-1');
    expect(await memory.load()).toEqual(tokens('1'));
    expect(issuer.requests).toHaveLength(1);
  });

  it('is noticed also when its transaction fails in the end', async () => {
    const memory = memoryTokenStore(expired);
    const failure = new Error('could not commit');
    let commits = 0;
    const exclusive = async <Result>(work: () => Promise<Result>): Promise<Result> => {
      const before = await memory.load();
      const result = await work();
      commits += 1;
      if (commits > 1 || before === undefined) return result;
      await memory.save(before);
      throw failure;
    };
    const session = open({ ...memory, exclusive });
    expect(await caught(session.accessToken())).toMatchObject({ tokens: tokens('1'), storeError: failure });
    expect(await memory.load()).toEqual(expired);
    expect(await session.accessToken()).toBe('access-1');
    expect(await memory.load()).toEqual(tokens('1'));
    expect(issuer.requests).toHaveLength(1);
  });

  it('does not make a replay of a transaction that is run again', async () => {
    const memory = memoryTokenStore(expired);
    const exclusive = async <Result>(work: () => Promise<Result>): Promise<Result> => {
      const before = await memory.load();
      await work();
      if (before !== undefined) await memory.save(before);
      return work();
    };
    expect(await open({ ...memory, exclusive }).accessToken()).toBe('access-1');
    expect(await memory.load()).toEqual(tokens('1'));
    expect(issuer.requests).toHaveLength(1);
  });

  it('has its tokens saved before another call does its own work', async () => {
    const { memory, store } = failingStore(expired, 1);
    const session = open(store);
    await caught(session.accessToken());
    await session.revoke();
    expect(issuer.requests.at(-1)).toMatchObject({ path: '/oauth2/revoke', form: { token: 'refresh-1' } });
    expect(await memory.load()).toBeUndefined();
  });

  it('does not overwrite what another process has saved meanwhile', async () => {
    const { memory, store } = failingStore(expired, 1);
    const session = open(store);
    await caught(session.accessToken());
    await memory.save(tokens('other'));
    expect(await session.accessToken()).toBe('access-other');
    expect(await memory.load()).toEqual(tokens('other'));
  });

  it('is noticed also when exclusive resolves without a lock, and has run nothing', async () => {
    const exclusive = async <Result>() => undefined as Result;
    const { store, memory } = watchedStore(expired, { exclusive });
    expect(await caught(open(store).accessToken())).toMatchObject({
      name: 'TypeError',
      message: expect.stringContaining('`store.exclusive`'),
    });
    expect(await memory.load()).toEqual(expired);
    expect(issuer.requests).toEqual([]);
  });

  it('passes on its own error if there are no new tokens', async () => {
    const failure = new Error('down');
    const { store } = watchedStore(expired, { exclusive: () => Promise.reject(failure) });
    expect(await caught(open(store).accessToken())).toBe(failure);
  });
});
