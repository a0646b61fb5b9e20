import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import { seedProfiles } from '../../../test/harness/seed/seed-profiles.ts';
import { SandboxReset } from '../../domain/sandbox/sandbox-reset.ts';
import type { OpenedAccount } from '../../domain/virtual-accounts/virtual-account.ts';
import type { VirtualAccountStore } from '../../domain/virtual-accounts/virtual-account-store.ts';
import { digits } from '../../rails/simulated/digits.ts';
import { randomIds, systemRandomness } from '../../system.ts';
import { virtualAccountStore } from './postgres-virtual-account-store.ts';

const at = new Date('2026-05-04T09:30:00Z');
const business = { businessId: 'BUS_one', profileId: 'BUS_one' };
const customer = { businessId: 'BUS_one', profileId: 'CUS_one' };
const erased = { businessId: 'BUS_one', profileId: 'CUS_erased' };
const foreign = { businessId: 'BUS_two', profileId: 'BUS_two' };

/** An unused account; the store does not check its number. */
const fresh = (facts: Partial<OpenedAccount> = {}): OpenedAccount => ({
  ...business,
  id: randomIds.next('VBA_'),
  currency: 'NGN',
  accountNumber: digits(systemRandomness, 10),
  bankCode: '035',
  bankName: 'Wema Bank',
  createdAt: at,
  ...facts,
});

describe.each(databases)('virtual bank accounts on $name', ({ open }) => {
  let database: TestDatabase;
  let store: VirtualAccountStore;

  beforeAll(async () => {
    database = await open();
    store = virtualAccountStore(database);
    const profiles = [business, customer, erased, foreign].map((one) => ({ ...one, displayCurrency: 'NGN' }));
    await seedProfiles(database, profiles, at);
  });

  afterAll(() => database.close());

  it('are found as they were opened, in the name of the customer', async () => {
    const account = fresh(customer);
    expect(await store.present(account)).toBeUndefined();
    expect(await store.find('BUS_one', account.id)).toBeUndefined();
    const opened = { ...account, accountName: 'ADA LOVELACE' };
    expect(await store.open(account, 0)).toEqual(opened);
    expect(await store.present(account)).toEqual(opened);
    expect(await store.find('BUS_one', account.id)).toEqual(opened);
  });

  it('of the business itself are in its name', async () => {
    expect(await store.open(fresh({ ...foreign, currency: 'USD' }), 0)).toMatchObject({
      accountName: 'BUSINESS BUS_TWO',
    });
  });

  it('follow the name of a customer, which may be a company', async () => {
    const account = await store.open(fresh({ ...customer, currency: 'USD' }), 0);
    const rename = (names: {
      first_name: string | null;
      last_name: string | null;
      business_name: string | null;
    }) => database.kysely.updateTable('customer').set(names).where('customer_id', '=', 'CUS_one').execute();
    await rename({ first_name: null, last_name: null, business_name: 'Société Générale' });
    expect(await store.present(account)).toEqual({ ...account, accountName: 'SOCIÉTÉ GÉNÉRALE' });
    await rename({ first_name: 'Ada', last_name: 'Lovelace', business_name: null });
    expect(await store.find('BUS_one', account.id)).toEqual(account);
  });

  it('are one for each profile and currency, also when many open it at the same time', async () => {
    const places = [
      { ...business, currency: 'KES' },
      { ...business, currency: 'USD' },
      { ...customer, currency: 'KES' },
      { ...foreign, currency: 'KES' },
    ];
    for (const place of places) {
      const opened = await Promise.all(Array.from({ length: 8 }, () => store.open(fresh(place), 0)));
      expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
      expect(await store.open(fresh(place), 0)).toEqual(opened[0]);
    }
    expect(new Set((await Promise.all(places.map(store.present))).map((one) => one?.id)).size).toBe(
      places.length,
    );
  });

  it('have their row in the directory, once for each number at a bank', async () => {
    const account = await store.open(fresh(), 0);
    const rows = await database.kysely
      .selectFrom('bank_account_directory')
      .selectAll()
      .where('account_number', '=', account.accountNumber)
      .execute();
    expect(rows).toEqual([
      {
        bank_code: '035',
        account_number: account.accountNumber,
        business_id: 'BUS_one',
        transfer_id: null,
        payment_request_id: null,
        virtual_account_id: account.id,
      },
    ]);
    const same = { ...foreign, accountNumber: account.accountNumber };
    await expect(store.open(fresh(same), 0)).rejects.toThrow('bank_account_directory_pkey');
    expect(await store.present(fresh(foreign))).toBeUndefined();
    expect(await store.open(fresh({ ...same, bankCode: '058' }), 0)).toMatchObject({ bankCode: '058' });
  });

  it('of another business are not found; those of an erased customer are, without its name', async () => {
    const account = await store.open(fresh({ ...erased }), 0);
    expect(await store.find('BUS_two', account.id)).toBeUndefined();
    expect(await store.find('BUS_one', account.id)).toEqual(account);
    await database.kysely
      .updateTable('customer')
      .set({ first_name: null, last_name: null, erased_at: at })
      .where('customer_id', '=', 'CUS_erased')
      .execute();
    expect(await store.find('BUS_one', account.id)).toEqual({ ...account, accountName: 'BUSINESS BUS_ONE' });
  });

  it('are not opened by whoever has read the profile before a reset', async () => {
    const account = fresh({ ...customer, currency: 'GBP' });
    await expect(store.open(account, 1)).rejects.toThrow(SandboxReset);
    expect(await store.present(account)).toBeUndefined();
  });
});
