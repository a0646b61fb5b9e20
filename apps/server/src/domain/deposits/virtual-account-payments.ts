import { FieldError, ResourceNotFound } from '../domain-error.ts';
import type { EventBodies } from '../event-bodies.ts';
import type { Ids } from '../ids.ts';
import type { Commit, Ledger } from '../ledger/ledger.ts';
import { refuseExcessDecimals } from '../money/excess-decimals.ts';
import { evenRate } from '../pricing/rate.ts';
import { chargedDeposit } from '../quotes/charged.ts';
import { creditedDeposit } from '../rails/credited-deposit.ts';
import type { Currencies } from '../reference/currencies.ts';
import type { AccountBanks } from '../virtual-accounts/account-banks.ts';
import type { VirtualAccount } from '../virtual-accounts/virtual-account.ts';
import type { VirtualAccountStore } from '../virtual-accounts/virtual-account-store.ts';
import type { AccountDeposit } from './account-deposit.ts';
import { creditDeposit } from './credit-deposit.ts';
import type { AcceptPayment } from './deposits.ts';

interface Dependencies {
  readonly accounts: Pick<VirtualAccountStore, 'find'>;
  readonly banks: Pick<AccountBanks, 'payerOf'>;
  readonly ledger: Ledger;
  readonly eventBodies: EventBodies<AccountDeposit>;
  readonly currencies: Pick<Currencies, 'known'>;
  readonly ids: Ids;
}

/**
 * Accepts payments to virtual bank accounts: each is credited to the profile less the deposit fee, whether or not its
 * customer is active (G181), and sends `deposit.success`. Throws SandboxReset when the sandbox was reset since the
 * profile was read.
 */
export function virtualAccountPayments(parts: Dependencies): AcceptPayment<'virtual bank account'> {
  const { accounts, banks, ledger, currencies, ids } = parts;
  return async (profile, { id }, { keep, ...payment }) => {
    const account = await accounts.find(profile.businessId, id);
    if (account === undefined) throw new ResourceNotFound(`virtual bank account ${id.slice(0, 64)}`);
    if (payment.currency !== account.currency) {
      throw new FieldError({
        currency: [`The account accepts ${account.currency}, not ${payment.currency}.`],
      });
    }
    const currency = currencies.known(account.currency);
    refuseExcessDecimals(payment.amount, currency, 'amount');
    const { net } = chargedDeposit(payment.amount, {
      source: currency,
      target: currency,
      rate: evenRate(currency.code),
    });
    const payer = await banks.payerOf(payment.reference, payment.currency);
    const deposit = { ...payment, id: ids.next('TXN_'), payer, net };
    const profileId = await creditDeposit(ledger, account, (credited) => ({
      ...commitOf({ ...deposit, account: creditedAccount(account, credited) }, profile.resets, parts),
      records: keep ? [keep({ profileId: credited })] : [],
    }));
    return { profileId };
  };
}

/** The account that credits the profile; that of an erased customer has no name. */
function creditedAccount(account: VirtualAccount, profileId: string): VirtualAccount {
  return profileId === account.profileId ? account : { ...account, profileId, accountName: '' };
}

function commitOf(deposit: AccountDeposit, resets: number, { eventBodies, ids }: Dependencies): Commit {
  const { id, account, payer, net, ...payment } = deposit;
  const { businessId, profileId, accountName, accountNumber, bankCode, bankName } = account;
  const { currency, amount, at } = payment;
  const fee = amount.minus(net);
  const entry = {
    id,
    description: 'Deposit to the static bank account',
    subDescription: `From ${payer.accountName}, ${payer.bankName}`,
    meta: {
      ...(fee.isPositive() && { fee: { amount: fee, currency } }),
      source: payer,
      destination: { accountName, accountNumber, bankCode, bankName },
    },
  };
  return {
    ...creditedDeposit({ ...payment, businessId, profileId, rail: 'bank', net, entry, resets }, { ids }),
    events: [
      {
        id: ids.next('EVT_'),
        kind: 'deposit.success',
        profileId,
        resourceId: id,
        reference: deposit.reference,
        body: eventBodies.bodyOf('deposit.success', deposit),
        createdAt: at,
      },
    ],
  };
}
