import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testAccounts } from '../../testing/account-parts.ts';
import { databases, type TestDatabase } from '../../testing/databases.ts';
import { Acceptance } from './acceptance.ts';
import { Attempts } from './attempts.ts';
import type { Act } from './audit-entry.ts';

const ACT: Act = { actor: { kind: 'system', id: 'SYS_console' }, requestId: 'req_000000000000' };

describe.each(databases)('acceptance on $name', ({ open }) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test('an invitation that is withdrawn while it is accepted makes neither member nor user', async () => {
    const { parts, accounts } = testAccounts(database);
    const { store } = parts;
    const { business, invitation } = await accounts.businesses.create(ACT, {
      name: 'Noether Library',
      countryId: 'NG',
      ownerEmail: 'emmy@example.com',
    });
    const withdrawing: typeof store.change = async (businessId, work) => {
      await accounts.invitations.revoke(ACT, businessId, invitation.id);
      return store.change(businessId, work);
    };
    const late = new Acceptance({ ...parts, store: { ...store, change: withdrawing } }, new Attempts(parts));
    const joining = { token: invitation.token, name: 'Emmy Noether', password: 'twelve letters' };
    await expect(late.accept(joining, '127.0.0.1', 'req_000000000000')).rejects.toMatchObject({
      name: 'resource_not_found',
    });
    const page = { sort: 'asc', limit: 9, from: undefined } as const;
    expect((await accounts.memberships.list(business.id, page)).entries).toEqual([]);
    const entry = await store.directory.emails.find('emmy@example.com');
    expect(await store.users.find(entry?.userId ?? '')).toBeUndefined();
    expect((await accounts.businesses.listOf(entry?.userId ?? '', page)).entries).toEqual([]);
  });

  test('the password of someone invited cannot be guessed from many addresses either', async () => {
    const { parts, accounts } = testAccounts(database);
    const facts = { name: 'Noether Library', countryId: 'NG', ownerEmail: 'amalie@example.com' };
    const first = await accounts.businesses.create(ACT, facts);
    const joining = { token: first.invitation.token, name: 'Amalie Noether', password: 'twelve letters' };
    await accounts.acceptance.accept(joining, '127.0.0.1', 'req_000000000000');
    const { invitation } = await accounts.businesses.create(ACT, facts);
    const guess = (address: number) =>
      new Acceptance(parts, new Attempts(parts)).accept(
        { token: invitation.token, password: 'a guess' },
        `192.0.2.${address}`,
        'req_000000000000',
      );
    // One try was the acceptance itself.
    for (let address = 0; address < 4; address += 1) {
      await expect(guess(address)).rejects.toMatchObject({ name: 'unauthorized' });
    }
    await expect(guess(9)).rejects.toMatchObject({ name: 'too_many_requests' });
  });
});
