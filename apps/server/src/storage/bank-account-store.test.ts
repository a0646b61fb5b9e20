import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, type TestDatabase } from '../../test/harness/databases.ts';
import { seedProfiles } from '../../test/harness/seed-profiles.ts';
import type { BankAccounts, TemporaryAccount } from '../domain/rails/bank-accounts.ts';
import { bankAccountStore } from './bank-account-store.ts';

const at = new Date('2026-05-04T09:30:00Z');
const account = { bankCode: '035', accountNumber: '9911804215', businessId: 'BUS_one', transferId: 'TRF_1' };

describe.each(databases)('bank accounts on $name', ({ open }) => {
  let database: TestDatabase;
  let store: BankAccounts;

  beforeAll(async () => {
    database = await open();
    store = bankAccountStore(database);
    const holders = [
      { businessId: 'BUS_one', profileId: 'BUS_one' },
      { businessId: 'BUS_one', profileId: 'CUS_one' },
      { businessId: 'BUS_two', profileId: 'BUS_two' },
    ];
    await seedProfiles(
      database,
      holders.map((one) => ({ ...one, displayCurrency: 'NGN' })),
      at,
    );
  });

  afterAll(() => database.close());

  it('are in the name of the customer, with the e-mail address', async () => {
    const holder = await store.holderOf({ businessId: 'BUS_one', profileId: 'CUS_one' });
    expect(holder).toEqual({ name: 'Ada Lovelace', email: 'ada@example.com' });
  });

  it('are in the name of the business, which has no e-mail address', async () => {
    const holder = await store.holderOf({ businessId: 'BUS_one', profileId: 'BUS_one' });
    expect(holder).toEqual({ name: 'Business BUS_one' });
    expect(await store.holderOf({ businessId: 'BUS_two', profileId: 'CUS_one' })).toEqual({
      name: 'Business BUS_two',
    });
  });

  const note = (facts: Partial<TemporaryAccount>) =>
    database.transaction((transaction) => store.note({ ...account, ...facts }, transaction));

  it('are opened once at each bank, for whomever', async () => {
    expect(await store.isTaken(account)).toBe(false);
    await note({});
    expect(await store.isTaken(account)).toBe(true);
    await expect(note({ businessId: 'BUS_two', transferId: 'TRF_2' })).rejects.toThrow();
    expect(await store.isTaken({ ...account, bankCode: '058' })).toBe(false);
  });

  it('are noted in a transaction alone, and forgotten with it', async () => {
    const accountNumber = '0000000002';
    await expect(store.note({ ...account, accountNumber }, database.kysely)).rejects.toThrow(
      'no open transaction',
    );
    const undone = database.transaction(async (transaction) => {
      await store.note({ ...account, accountNumber }, transaction);
      throw new Error('The transfer did not come to be.');
    });
    await expect(undone).rejects.toThrow('did not come to be');
    expect(await store.isTaken({ ...account, accountNumber })).toBe(false);
  });

  it('lead to the transfer that they pay in', async () => {
    const accountNumber = '0000000001';
    await note({ accountNumber, transferId: 'TRF_9' });
    const row = await database.kysely
      .selectFrom('bank_account_directory')
      .select(['business_id', 'transfer_id'])
      .where('account_number', '=', accountNumber)
      .executeTakeFirst();
    expect(row).toEqual({ business_id: 'BUS_one', transfer_id: 'TRF_9' });
  });
});
