import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampledDatabases, type TestDatabase } from '../../test/harness/processes/databases.ts';
import { testAccounts } from '../../test/harness/seed/account-parts.ts';
import type { AccountDependencies } from '../domain/accounts/account-dependencies.ts';
import type { Accounts } from '../domain/accounts/accounts.ts';
import type { Admissions } from '../domain/accounts/admissions.ts';
import { grantableScopes } from '../domain/accounts/keys/scopes.ts';
import { seedDemo } from './demo-business.ts';

const KEY = Buffer.alloc(32, 1);
const ANOTHER_KEY = Buffer.alloc(32, 2);

describe.each(sampledDatabases)('the demo business on $name', ({ open }) => {
  let database: TestDatabase;
  let parts: AccountDependencies;
  let accounts: Accounts;

  beforeAll(async () => {
    database = await open();
    ({ parts, accounts } = testAccounts(database));
  });
  afterAll(() => database.close());

  const rows = async () => {
    const { kysely } = database;
    return Promise.all([
      kysely.selectFrom('business').selectAll().execute(),
      kysely.selectFrom('app_user').selectAll().execute(),
      kysely.selectFrom('api_key_directory').selectAll().execute(),
      kysely.selectFrom('public_key_directory').selectAll().execute(),
    ]);
  };

  const callerBy = async (scheme: Parameters<Admissions['admit']>[0]['scheme'], value: string) =>
    (await accounts.admissions.admit({ scheme, value }))?.caller;

  test('every credential opens it, and each start prints the same ones', async () => {
    const demo = await seedDemo(accounts, parts, KEY);
    const { businessId } = demo;
    expect(await accounts.businesses.get(businessId)).toMatchObject({ kybStatus: 'verified' });
    expect(await callerBy('api_key', demo.apiKey)).toMatchObject({
      businessId,
      scopes: new Set(grantableScopes),
    });
    expect(await callerBy('public_key', demo.publicKey)).toMatchObject({ businessId });
    const session = await accounts.sessions.signIn(demo.user, {
      network: '127.0.0.1',
      requestId: 'req_000000000000',
    });
    expect(session).toMatchObject({ business: { id: businessId }, role: 'owner' });
    const before = await rows();
    expect(await seedDemo(accounts, parts, KEY)).toEqual(demo);
    expect(await rows()).toEqual(before);
  });

  test('with another key the business stays and only the new credentials open it', async () => {
    const before = await seedDemo(accounts, parts, KEY);
    const after = await seedDemo(accounts, parts, ANOTHER_KEY);
    expect(after.businessId).toBe(before.businessId);
    expect(after.apiKey).not.toBe(before.apiKey);
    expect(await callerBy('api_key', after.apiKey)).toBeDefined();
    expect(await callerBy('public_key', after.publicKey)).toBeDefined();
    await accounts.sessions.signIn(after.user, { network: '127.0.0.1', requestId: 'req_000000000000' });
    expect(await callerBy('api_key', before.apiKey)).toBeUndefined();
    expect(await callerBy('public_key', before.publicKey)).toBeUndefined();
    await expect(
      accounts.sessions.signIn(before.user, { network: '127.0.0.1', requestId: 'req_000000000000' }),
    ).rejects.toThrow('The e-mail address or the password is wrong.');
  });

  test('a demo key that someone revoked is made again under another identifier', async () => {
    const demo = await seedDemo(accounts, parts, ANOTHER_KEY);
    const caller = await callerBy('api_key', demo.apiKey);
    const act = { actor: { kind: 'system', id: 'SYS_console' }, requestId: 'req_000000000000' } as const;
    await accounts.apiKeys.revoke(act, demo.businessId, caller?.kind === 'api_key' ? caller.apiKeyId : '');
    expect(await callerBy('api_key', demo.apiKey)).toBeUndefined();
    expect(await seedDemo(accounts, parts, ANOTHER_KEY)).toEqual(demo);
    expect(await callerBy('api_key', demo.apiKey)).toBeDefined();
  });
});
