import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgres, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import { sampleCustomer } from '../../../test/harness/seed/sample-customer.ts';
import { seedProfiles } from '../../../test/harness/seed/seed-profiles.ts';
import { movedClock } from '../../../test/harness/worlds/moved-clock.ts';
import { profileOf } from '../../../test/harness/worlds/test-profile.ts';
import { nubanCheckDigit } from '../../rails/simulated/account-numbers.ts';
import { simulatedAccountBanks } from '../../rails/simulated/simulated-account-banks.ts';
import { loadReference } from '../../reference/load-reference.ts';
import { bankAccountStore } from '../../storage/directory/postgres-bank-accounts.ts';
import { virtualAccountStore } from '../../storage/money/postgres-virtual-account-store.ts';
import { randomIds, systemRandomness } from '../../system.ts';
import type { CustomerStanding } from '../accounts/profile.ts';
import type { Customer } from '../customers/customer.ts';
import { InvalidState, NotFound } from '../domain-error.ts';
import { BvnRequired } from './bvn-required.ts';
import { VirtualAccounts } from './virtual-accounts.ts';

const { currencies, rails: settings, banks } = loadReference();
const clock = movedClock();
const business = profileOf({ businessId: 'BUS_1' }, { clockAheadMs: 60_000 });
const active: CustomerStanding = { status: 'active', hasAcceptedTerms: true };
const customerOf = (profileId: string, customer = active) => ({ ...business, profileId, customer });

const bvn = { type: 'bvn', number: '22345678901', country: 'NG', suppliedAt: clock.now() } as const;
const person = sampleCustomer({});
const company = sampleCustomer({ type: 'business' });
const known: Readonly<Record<string, Customer>> = {
  CUS_with: { ...person, entries: [...person.entries, bvn] },
  CUS_without: person,
  CUS_company_with: {
    ...company,
    owners: company.owners.map((one) => ({ ...one, facts: { ...one.facts, bvn: bvn.number } })),
  },
  CUS_company_without: company,
};

let database: TestDatabase;
let accounts: VirtualAccounts;

beforeAll(async () => {
  database = await postgres.open();
  await seedProfiles(database, [business, ...Object.keys(known).map((id) => customerOf(id))], clock.now());
  accounts = new VirtualAccounts({
    store: virtualAccountStore(database),
    banks: simulatedAccountBanks({
      settings,
      banks,
      accounts: bankAccountStore(database),
      randomness: systemRandomness,
    }),
    customers: {
      get: async (_, id) => {
        const customer = known[id];
        if (customer === undefined) throw new NotFound(`customer ${id}`);
        return { ...customer, id };
      },
    },
    currencies,
    clock,
    ids: randomIds,
  });
});

afterAll(() => database.close());

describe('a virtual bank account', () => {
  it('is opened at the first call, by the clock of the business, and is the same from then on', async () => {
    const opened = await accounts.get(business, 'NGN');
    expect(opened).toEqual({
      id: expect.stringMatching(/^VBA_[0-9A-Za-z]{16}$/),
      businessId: 'BUS_1',
      profileId: 'BUS_1',
      currency: 'NGN',
      accountName: 'BUSINESS BUS_1',
      accountNumber: expect.stringMatching(/^\d{10}$/),
      bankCode: '035',
      bankName: 'Wema Bank',
      createdAt: new Date('2026-05-04T09:31:00.000Z'),
    });
    expect(await accounts.get(business, 'NGN')).toEqual(opened);
  });

  it('in naira has a NUBAN, which ends in the check digit of its bank', async () => {
    const { accountNumber, bankCode } = await accounts.get(business, 'NGN');
    expect(accountNumber.at(-1)).toBe(nubanCheckDigit(bankCode, accountNumber.slice(0, 9)));
  });

  it('is another one in another currency and of another profile', async () => {
    const all = [
      await accounts.get(business, 'NGN'),
      await accounts.get(business, 'USD'),
      await accounts.get(business, 'KES'),
      await accounts.get(customerOf('CUS_with'), 'NGN'),
    ];
    expect(new Set(all.map(({ accountNumber }) => accountNumber)).size).toBe(all.length);
  });

  it.each(['GBP', 'USDT', 'NONSENSE', 'ngn'])('is none in %s, in which no bank opens one', async (code) => {
    await expect(accounts.get(business, code)).rejects.toThrow(NotFound);
  });

  it.each(['CUS_without', 'CUS_company_without'])('needs a BVN on file: %s', async (id) => {
    await expect(accounts.get(customerOf(id), 'NGN')).rejects.toThrow(BvnRequired);
    const inactive = customerOf(id, { status: 'inactive', hasAcceptedTerms: true });
    await expect(accounts.get(inactive, 'NGN')).rejects.toThrow(BvnRequired);
  });

  it.each(['CUS_with', 'CUS_company_with'])('is opened with a BVN on file: %s', async (id) => {
    expect(await accounts.get(customerOf(id), 'NGN')).toMatchObject({ profileId: id });
  });

  it.each<CustomerStanding>([
    { status: 'inactive', hasAcceptedTerms: true },
    { status: 'in_review', hasAcceptedTerms: true },
    { status: 'rejected', hasAcceptedTerms: true },
    { status: 'active', hasAcceptedTerms: false },
  ])('is neither opened nor shown for a customer that may not move money: %o', async (standing) => {
    await expect(accounts.get(customerOf('CUS_with', standing), 'KES')).rejects.toThrow(InvalidState);
    await accounts.get(customerOf('CUS_with'), 'NGN');
    await expect(accounts.get(customerOf('CUS_with', standing), 'NGN')).rejects.toThrow(InvalidState);
  });
});
