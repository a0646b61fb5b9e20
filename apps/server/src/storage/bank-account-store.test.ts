import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BankAccounts } from '../domain/rails/bank-accounts.ts';
import { databases, type TestDatabase } from '../testing/databases.ts';
import { seedProfiles } from '../testing/seed-profiles.ts';
import { TransferWorld } from '../testing/transfer-world.ts';
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
    await database.kysely
      .insertInto('customer')
      .values({
        business_id: 'BUS_one',
        customer_id: 'CUS_one',
        type: 'individual',
        first_name: 'Ada',
        last_name: 'Lovelace',
        email: 'ada@example.com',
        country_id: 'NG',
        status: 'active',
        created_at: at,
        updated_at: at,
      })
      .execute();
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

  it('are claimed once at each bank, whoever asks', async () => {
    const claims = await Promise.all(
      ['BUS_one', 'BUS_two', 'BUS_one'].map((businessId) => store.claim({ ...account, businessId })),
    );
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await store.claim({ ...account, transferId: 'TRF_2' })).toBe(false);
    expect(await store.claim({ ...account, bankCode: '058' })).toBe(true);
  });

  const isKnown = async (accountNumber: string) =>
    !(await store.claim({ ...account, accountNumber, transferId: 'TRF_asks' }));

  it('are forgotten when their transfer did not come to be, and no others are', async () => {
    const opened = { ...account, accountNumber: '0000000002', transferId: 'TRF_11' };
    await store.claim(opened);
    const others = [
      { businessId: 'BUS_two' },
      { transferId: 'TRF_12' },
      { bankCode: '058' },
      { accountNumber: '0000000003' },
    ];
    for (const other of others) await store.release({ ...opened, ...other });
    expect(await isKnown(opened.accountNumber)).toBe(true);
    await store.release(opened);
    expect(await isKnown(opened.accountNumber)).toBe(false);
  });

  it('of a transfer that there is stay, whoever wants them forgotten', async () => {
    const holder = { businessId: 'BUS_one', profileId: 'BUS_one' };
    const { id: transferId } = await new TransferWorld(database).begin('deposit', {}, holder);
    const opened = { ...account, accountNumber: '0000000004', transferId };
    await store.claim(opened);
    await store.release(opened);
    expect(await isKnown(opened.accountNumber)).toBe(true);
  });

  it('lead to the transfer that they pay in', async () => {
    const accountNumber = '0000000001';
    await store.claim({ ...account, accountNumber, transferId: 'TRF_9' });
    const row = await database.kysely
      .selectFrom('bank_account_directory')
      .select(['business_id', 'transfer_id'])
      .where('account_number', '=', accountNumber)
      .executeTakeFirst();
    expect(row).toEqual({ business_id: 'BUS_one', transfer_id: 'TRF_9' });
  });
});
