import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampledDatabases, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import { mailedTo, testAccounts } from '../../../../test/harness/seed/account-parts.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import type { Act } from '../audit-entry.ts';
import { LoginThrottle } from '../users/login-throttle.ts';
import { PasswordCheck } from '../users/password-check.ts';
import { Acceptance } from './acceptance.ts';

const ACT: Act = { actor: { kind: 'system', id: 'SYS_console' }, requestId: 'req_000000000000' };

describe.each(sampledDatabases)('acceptance on $name', ({ open }) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const ORIGIN = { network: '127.0.0.1', requestId: 'req_000000000000' };
  const acceptance = (parts: AccountDependencies) => {
    const throttle = new LoginThrottle(parts);
    return new Acceptance(parts, throttle, new PasswordCheck(parts, throttle));
  };

  test('an invitation that is withdrawn while it is accepted makes neither member nor user', async () => {
    const { parts, accounts } = testAccounts(database);
    const { store } = parts;
    const { business, invitation } = await accounts.businesses.create(ACT, {
      name: 'Noether Library',
      countryId: 'NG',
      ownerEmail: 'emmy@example.com',
    });
    const token = await mailedTo(accounts.mails, 'emmy@example.com');
    const withdrawing: typeof store.change = async (businessId, work) => {
      await accounts.invitations.revoke(ACT, businessId, invitation.id);
      return store.change(businessId, work);
    };
    const late = acceptance({ ...parts, store: { ...store, change: withdrawing } });
    const joining = { token, name: 'Emmy Noether', password: 'twelve letters' };
    await expect(late.accept(joining, ORIGIN)).rejects.toMatchObject({ name: 'resource_not_found' });
    const page = { sort: 'asc', limit: 9, from: undefined } as const;
    expect((await accounts.memberships.list(business.id, page)).entries).toEqual([]);
    const entry = await store.directory.emails.find('emmy@example.com');
    expect(await store.users.find(entry?.userId ?? '')).toBeUndefined();
    expect((await accounts.businesses.listOf(entry?.userId ?? '', page)).entries).toEqual([]);
  });

  test('the password of someone invited cannot be guessed from many addresses either', async () => {
    const { parts, accounts } = testAccounts(database);
    const facts = { name: 'Noether Library', countryId: 'NG', ownerEmail: 'amalie@example.com' };
    await accounts.businesses.create(ACT, facts);
    const token = await mailedTo(accounts.mails, 'amalie@example.com');
    const joining = { token, name: 'Amalie Noether', password: 'twelve letters' };
    await accounts.acceptance.accept(joining, ORIGIN);
    const { invitation } = await accounts.businesses.create(ACT, facts);
    const guess = (address: number) =>
      acceptance(parts).accept(
        { token: invitation.token, password: 'a guess' },
        { ...ORIGIN, network: `192.0.2.${address}` },
      );
    for (let address = 0; address < 20; address += 1) {
      await expect(guess(address)).rejects.toMatchObject({ name: 'unauthorized' });
    }
    await expect(guess(99)).rejects.toMatchObject({ name: 'too_many_requests' });
  });
});
