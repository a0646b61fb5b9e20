import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampledDatabases, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import { testAccounts } from '../../../../test/harness/seed/account-parts.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import type { Accounts } from '../accounts.ts';
import type { Act } from '../audit-entry.ts';
import { ApiKeys } from './api-keys.ts';

const ACT: Act = { actor: { kind: 'system', id: 'SYS_console' }, requestId: 'req_000000000000' };

describe.each(sampledDatabases)('API keys on $name', ({ open }) => {
  let database: TestDatabase;
  let parts: AccountDependencies;
  let accounts: Accounts;
  let businessId: string;
  let apiKeyId: string;
  let credential: string;

  beforeAll(async () => {
    database = await open();
    ({ parts, accounts } = testAccounts(database));
    const business = accounts.businesses.plan({ name: 'Noether Library', countryId: 'NG' });
    businessId = business.id;
    await parts.store.change(businessId, (records) => records.business.insert(business));
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    const key = { name: 'Backend', scopes: ['balances:read'] } as const;
    ({ id: apiKeyId, credential } = await accounts.apiKeys.create(ACT, businessId, key));
  });

  const works = async (bearer: string) =>
    (await accounts.admissions.admit({ scheme: 'api_key', value: bearer })) !== undefined;
  const entries = async () =>
    database.kysely
      .selectFrom('api_key_directory')
      .select('key_hash')
      .where('api_key_id', '=', apiKeyId)
      .execute();
  /** API keys for which every change fails before its transaction commits. */
  const breaking = () => {
    const broken = { ...parts.store, change: () => Promise.reject(new Error('broken off')) };
    return new ApiKeys({ ...parts, store: broken });
  };

  test('of rotations at once one wins, and exactly its credential works', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, () => accounts.apiKeys.rotate(ACT, businessId, apiKeyId)),
    );
    const won = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const lost = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(won.length).toBeGreaterThan(0);
    expect(lost.length).toBeGreaterThan(0);
    for (const reason of lost) expect(reason).toMatchObject({ name: 'invalid_state' });
    const working = await Promise.all(won.map((one) => works(one.credential)));
    expect(working.filter(Boolean)).toHaveLength(1);
    expect(await works(credential)).toBe(false);
    expect(await entries()).toHaveLength(1);
  });

  test('a rotation and a revocation at once leave nothing that works', async () => {
    const [rotated, revoked] = await Promise.allSettled([
      accounts.apiKeys.rotate(ACT, businessId, apiKeyId),
      accounts.apiKeys.revoke(ACT, businessId, apiKeyId),
    ]);
    expect(revoked.status).toBe('fulfilled');
    expect(await works(credential)).toBe(false);
    if (rotated.status === 'fulfilled') expect(await works(rotated.value.credential)).toBe(false);
    expect(await entries()).toEqual([]);
  });

  test('a rotation that commits while a revocation is under way opens nothing', async () => {
    const { store } = parts;
    let rotated = '';
    const meanwhile: typeof store.change = async (business, work) => {
      rotated = (await accounts.apiKeys.rotate(ACT, businessId, apiKeyId)).credential;
      return store.change(business, work);
    };
    const revoking = new ApiKeys({ ...parts, store: { ...store, change: meanwhile } });
    await revoking.revoke(ACT, businessId, apiKeyId);
    expect(await works(rotated)).toBe(false);
    expect(await works(credential)).toBe(false);
  });

  test('a revocation that breaks off before it is recorded changes nothing', async () => {
    await expect(breaking().revoke(ACT, businessId, apiKeyId)).rejects.toThrow('broken off');
    expect(await works(credential)).toBe(true);
    expect((await accounts.apiKeys.get(businessId, apiKeyId)).revokedAt).toBeUndefined();
  });

  test('a revocation that breaks off later is recorded, and ends the key when it is done again', async () => {
    const { directory } = parts.store;
    const remove = () => Promise.reject(new Error('broken off'));
    const broken = { ...directory, apiKeys: { ...directory.apiKeys, remove } };
    const breakingOff = new ApiKeys({ ...parts, store: { ...parts.store, directory: broken } });
    await expect(breakingOff.revoke(ACT, businessId, apiKeyId)).rejects.toThrow('broken off');
    expect((await accounts.apiKeys.revoke(ACT, businessId, apiKeyId)).revokedAt).toBeDefined();
    expect(await works(credential)).toBe(false);
    expect(await entries()).toEqual([]);
  });

  test('a creation that breaks off leaves no credential behind', async () => {
    const rows = () => database.kysely.selectFrom('api_key_directory').selectAll().execute();
    const before = await rows();
    const creation = breaking().create(ACT, businessId, { name: 'Lost', scopes: ['api:read'] });
    await expect(creation).rejects.toThrow('broken off');
    expect(await rows()).toEqual(before);
  });

  test('a rotation that breaks off before its directory is written changes nothing', async () => {
    const { directory } = parts.store;
    const replace = () => Promise.reject(new Error('broken off'));
    const broken = { ...directory, apiKeys: { ...directory.apiKeys, replace } };
    const breakingOff = new ApiKeys({ ...parts, store: { ...parts.store, directory: broken } });
    await expect(breakingOff.rotate(ACT, businessId, apiKeyId)).rejects.toThrow('broken off');
    expect(await works(credential)).toBe(true);
    expect((await accounts.apiKeys.get(businessId, apiKeyId)).rotatedAt).toBeUndefined();
  });

  test('a rotation that breaks off later has ended the credential before, and can be done again', async () => {
    await expect(breaking().rotate(ACT, businessId, apiKeyId)).rejects.toThrow('broken off');
    expect(await works(credential)).toBe(false);
    const again = await accounts.apiKeys.rotate(ACT, businessId, apiKeyId);
    expect(await works(again.credential)).toBe(true);
    expect(await entries()).toHaveLength(1);
  });

  test('whatever fails in a rotation, the credential before is dead once the key counts as rotated', async () => {
    const { directory } = parts.store;
    let calls = 0;
    for (const failing of [1, 2, 3, 4, 5, 6]) {
      calls = 0;
      const failingAt =
        <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
        async (...args: Args): Promise<Result> => {
          calls += 1;
          if (calls === failing) throw new Error('broken off');
          return work(...args);
        };
      const apiKeys = {
        ...directory.apiKeys,
        hashesOf: failingAt(directory.apiKeys.hashesOf),
        replace: failingAt(directory.apiKeys.replace),
        remove: failingAt(directory.apiKeys.remove),
      };
      const change: typeof parts.store.change = (business, work) =>
        failingAt(() => parts.store.change(business, work))();
      const store = { ...parts.store, change, directory: { ...directory, apiKeys } };
      const before = await accounts.apiKeys.rotate(ACT, businessId, apiKeyId);
      const outcome = await new ApiKeys({ ...parts, store }).rotate(ACT, businessId, apiKeyId).then(
        (rotated) => rotated.credential,
        () => undefined,
      );
      const { hint } = await accounts.apiKeys.get(businessId, apiKeyId);
      if (outcome !== undefined) expect(await works(outcome)).toBe(true);
      if (hint !== before.hint) expect(await works(before.credential)).toBe(false);
    }
    expect(calls).toBe(4);
  });

  test('of two rotations that cross each other no one is shown a dead credential', async () => {
    const { store } = parts;
    let rotated = '';
    const cross = async () => {
      if (rotated === '') rotated = (await accounts.apiKeys.rotate(ACT, businessId, apiKeyId)).credential;
    };
    const change: typeof store.change = async (business, work) => {
      await cross();
      return store.change(business, work);
    };
    const replace: typeof store.directory.apiKeys.replace = async (...args) => {
      await cross();
      return store.directory.apiKeys.replace(...args);
    };
    const apiKeys = { ...store.directory.apiKeys, replace };
    const crossing = [
      { ...store, change },
      { ...store, directory: { ...store.directory, apiKeys } },
    ];
    for (const one of crossing) {
      rotated = '';
      const late = new ApiKeys({ ...parts, store: one });
      await expect(late.rotate(ACT, businessId, apiKeyId)).rejects.toMatchObject({ name: 'invalid_state' });
      expect(await works(rotated)).toBe(true);
      expect(await entries()).toHaveLength(1);
    }
  });

  test('a change and its audit entry are one: without the entry there is no change', async () => {
    const { store } = parts;
    const silent: typeof store.change = (business, work) =>
      store.change(business, (records) =>
        work({
          ...records,
          audit: { ...records.audit, insert: () => Promise.reject(new Error('no entry')) },
        }),
      );
    const unaudited = new ApiKeys({ ...parts, store: { ...store, change: silent } });
    await expect(unaudited.revoke(ACT, businessId, apiKeyId)).rejects.toThrow('no entry');
    expect((await accounts.apiKeys.get(businessId, apiKeyId)).revokedAt).toBeUndefined();
  });
});
