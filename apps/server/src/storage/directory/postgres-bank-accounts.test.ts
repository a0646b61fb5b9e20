import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import { seedProfiles } from '../../../test/harness/seed/seed-profiles.ts';
import type { BankAccounts, TemporaryAccount } from '../../domain/rails/bank-accounts.ts';
import { loadReference } from '../../reference/load-reference.ts';
import { ledgerStore } from '../ledger/postgres-ledger.ts';
import { bankAccountStore } from './postgres-bank-accounts.ts';

const { currencies: limits } = loadReference();
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

  const write = (facts: Partial<TemporaryAccount>) => {
    const opened = { ...account, ...facts };
    const { businessId } = opened;
    return ledgerStore(database, limits).commit({
      businessId,
      postings: [],
      records: [store.record(opened)],
    });
  };

  it('are in the name of the customer, with the e-mail address', async () => {
    const holder = await store.holderUnlessTaken({ businessId: 'BUS_one', profileId: 'CUS_one' }, account);
    expect(holder).toEqual({ name: 'Ada Lovelace', email: 'ada@example.com' });
  });

  it('are in the name of the business, which has no e-mail address', async () => {
    const holder = await store.holderUnlessTaken({ businessId: 'BUS_one', profileId: 'BUS_one' }, account);
    expect(holder).toEqual({ name: 'Business BUS_one' });
    expect(await store.holderUnlessTaken({ businessId: 'BUS_two', profileId: 'CUS_one' }, account)).toEqual({
      name: 'Business BUS_two',
    });
  });

  it('are opened once at each bank, for whomever', async () => {
    const [one, two] = [
      { businessId: 'BUS_one', profileId: 'BUS_one' },
      { businessId: 'BUS_two', profileId: 'BUS_two' },
    ];
    const accountNumber = '0000000002';
    const opened = { ...account, accountNumber };
    expect(await store.holderUnlessTaken(one, opened)).toBeDefined();
    await write({ accountNumber });
    expect(await store.holderUnlessTaken(one, opened)).toBeUndefined();
    expect(await store.holderUnlessTaken(two, opened)).toBeUndefined();
    await expect(write({ accountNumber, businessId: 'BUS_two', transferId: 'TRF_2' })).rejects.toThrow(
      'bank_account_directory_pkey',
    );
    expect(await store.holderUnlessTaken(two, { ...opened, bankCode: '058' })).toBeDefined();
  });

  it('lead to the transfer that they pay in', async () => {
    const accountNumber = '0000000001';
    await write({ accountNumber, transferId: 'TRF_9' });
    const row = await database.kysely
      .selectFrom('bank_account_directory')
      .select(['business_id', 'transfer_id'])
      .where('account_number', '=', accountNumber)
      .executeTakeFirst();
    expect(row).toEqual({ business_id: 'BUS_one', transfer_id: 'TRF_9' });
  });
});
