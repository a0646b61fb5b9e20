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
});
