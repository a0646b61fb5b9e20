import { expect, it } from 'vitest';
import { expectRecorded } from '../../../../test/harness/seed/recorded-example.ts';
import { shownAccounts } from '../../../../test/harness/seed/relived-deposit.ts';
import { sampleCustomer } from '../../../../test/harness/seed/sample-customer.ts';
import { movedClock } from '../../../../test/harness/worlds/moved-clock.ts';
import { profileOf } from '../../../../test/harness/worlds/test-profile.ts';
import { nameOf } from '../../../domain/customers/customer.ts';
import { VirtualAccounts } from '../../../domain/virtual-accounts/virtual-accounts.ts';
import { nubanCheckDigit } from '../../../rails/simulated/account-numbers.ts';
import { loadReference } from '../../../reference/load-reference.ts';
import { virtualBankAccountBody } from './virtual-bank-account-body.ts';

const { currencies, rails } = loadReference();

it.each(shownAccounts)('the example %s is what the service opens', async (_, record) => {
  const { id, profile_id: profileId, code, account_number: accountNumber, created_at: start } = record.body;
  const clock = movedClock(start);
  const entries = [{ type: 'bvn', number: '22345678901', country: 'NG', suppliedAt: clock.now() } as const];
  const customer = sampleCustomer({ id: profileId, entries });
  const accounts = new VirtualAccounts({
    store: {
      present: async () => undefined,
      open: async (account) => ({ ...account, accountName: nameOf(customer).toUpperCase() }),
    },
    banks: {
      bankIn: async (currency) => rails.banks.get(currency),
      freeNumber: async () => accountNumber,
    },
    customers: { get: async () => customer },
    currencies,
    clock,
    ids: { next: () => id },
  });
  const standing = { status: 'active', hasAcceptedTerms: true } as const;
  const profile = profileOf({ businessId: 'BUS_1', profileId }, { customer: standing });
  expectRecorded(record, virtualBankAccountBody(await accounts.get(profile, code)));
});

it.each(shownAccounts)('the number of %s ends in the check digit of its bank', (_, { body }) => {
  const { account_number: number, bank_code: bank } = body;
  expect(number.at(-1)).toBe(nubanCheckDigit(bank, number.slice(0, 9)));
});
