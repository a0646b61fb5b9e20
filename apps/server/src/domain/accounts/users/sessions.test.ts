import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampledDatabases, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import { testAccounts } from '../../../../test/harness/seed/account-parts.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { LoginThrottle } from './login-throttle.ts';
import { hashPassword } from './password.ts';
import { PasswordCheck } from './password-check.ts';
import { Sessions } from './sessions.ts';

const PASSWORD = 'twelve letters';

describe.each(sampledDatabases)('sessions on $name', ({ open }) => {
  let database: TestDatabase;
  let parts: AccountDependencies;
  let userId: string;

  beforeAll(async () => {
    database = await open();
    ({ parts } = testAccounts(database));
    const { store, ids, randomness } = parts;
    userId = ids.next('USR_');
    await store.directory.emails.claim('emmy@example.com', { userId, businessId: undefined });
    await store.users.insert({
      id: userId,
      email: 'emmy@example.com',
      name: 'Emmy Noether',
      isAdministrator: true,
      passwordHash: await hashPassword(PASSWORD, randomness),
      createdAt: '2026-05-04T09:30:00Z',
    });
  });
  afterAll(() => database.close());

  const passwords = () => new PasswordCheck(parts, new LoginThrottle(parts));
  const sessionsWith = (changePlatform: AccountDependencies['store']['changePlatform']) =>
    new Sessions({ ...parts, store: { ...parts.store, changePlatform } }, passwords());
  const signIn = (sessions: Sessions) =>
    sessions.signIn(
      { email: 'emmy@example.com', password: PASSWORD },
      { network: '127.0.0.1', requestId: 'req_000000000000' },
    );
  const count = async () => (await database.kysely.selectFrom('session').select('user_id').execute()).length;

  test('a session and its audit entry are one: without the entry there is none', async () => {
    const unaudited = sessionsWith((work) =>
      parts.store.changePlatform((records) =>
        work({ ...records, audit: { insert: () => Promise.reject(new Error('no entry')) } }),
      ),
    );
    await expect(signIn(unaudited)).rejects.toThrow('no entry');
    expect(await count()).toBe(0);
    const session = await signIn(new Sessions(parts, passwords()));
    await expect(unaudited.end(session, 'req_000000000000')).rejects.toThrow('no entry');
    expect(await count()).toBe(1);
    await new Sessions(parts, passwords()).end(session, 'req_000000000000');
    expect(await count()).toBe(0);
  });

  test('a sign-in that a new password overtakes is refused', async () => {
    const overtaken = sessionsWith(async (work) => {
      const passwordHash = await hashPassword('another long password', parts.randomness);
      await parts.store.users.update(userId, { passwordHash });
      return parts.store.changePlatform(work);
    });
    await expect(signIn(overtaken)).rejects.toMatchObject({ name: 'unauthorized' });
    expect(await count()).toBe(0);
  });
});
