import type { components } from '@finops/contract';
import type { AccountDeposit } from '../../../src/domain/deposits/account-deposit.ts';
import { virtualAccountPayments } from '../../../src/domain/deposits/virtual-account-payments.ts';
import type { EventBodies } from '../../../src/domain/event-bodies.ts';
import type { Commit } from '../../../src/domain/ledger/ledger.ts';
import { Decimal } from '../../../src/domain/money/decimal.ts';
import { loadReference } from '../../../src/reference/load-reference.ts';
import { profileOf } from '../worlds/test-profile.ts';
import { shownRecords } from './recorded-example.ts';

const { currencies } = loadReference();

/** Every virtual bank account in the examples. */
export const shownAccounts = shownRecords<components['schemas']['VirtualBankAccount']>(
  'virtual-bank-accounts',
  /^VBA_/,
);

/** Every deposit in the examples, by its event. */
export const shownDeposits = shownRecords<components['schemas']['Deposit']>('deposits', /^TXN_/);

/** Receives the payment of the example, from its sender at its account, and returns the commit. */
export async function reliveDeposit(
  body: components['schemas']['Deposit'],
  eventBodies: EventBodies<AccountDeposit> = { bodyOf: () => '' },
): Promise<Commit> {
  const [, account] =
    shownAccounts.find(
      ([
        ,
        {
          body: { id },
        },
      ]) => id === body.reserved_account_id,
    ) ?? [];
  if (account === undefined) throw new Error(`No example shows ${body.reserved_account_id}.`);
  const commits: Commit[] = [];
  const accept = virtualAccountPayments({
    accounts: {
      find: async (businessId, id) => ({
        id,
        businessId,
        profileId: account.body.profile_id,
        currency: account.body.currency,
        accountName: account.body.account_name,
        accountNumber: account.body.account_number,
        bankCode: account.body.bank_code,
        bankName: account.body.bank_name,
        createdAt: new Date(account.body.created_at),
      }),
    },
    banks: {
      payerOf: async () => ({
        accountName: body.source_account_name,
        accountNumber: body.source_account_number,
        bankName: body.source_bank_name,
      }),
    },
    ledger: {
      commit: async (commit) => {
        commits.push(commit);
        return { kind: 'done' };
      },
    },
    eventBodies,
    currencies,
    ids: { next: (prefix) => (prefix === 'TXN_' ? body.id : `${prefix}0000000000000000`) },
  });
  const { currency, reference } = body;
  await accept(
    profileOf({ businessId: 'BUS_1' }),
    { kind: 'virtual bank account', id: account.body.id },
    { currency, reference, amount: Decimal.parse(body.total), at: new Date(body.created_at) },
  );
  const [commit] = commits;
  if (commit === undefined) throw new Error(`The deposit ${body.id} commits nothing.`);
  return commit;
}
