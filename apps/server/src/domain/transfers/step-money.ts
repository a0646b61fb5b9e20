import type { Account } from '../ledger/account.ts';
import { feesIn } from '../quotes/fee.ts';
import { payoutMeta, withoutFees } from './entry-facts.ts';
import { postingId } from './posting-id.ts';
import type { Step } from './step.ts';
import { isBalanceFunded, needsExchange, type Transfer } from './transfer.ts';

export const POSITION: Account = { account: 'position' };
export const FEES: Account = { account: 'fees' };
export const ROUNDING: Account = { account: 'rounding' };

/** An account of the profile of a transfer. */
export function own({ profileId }: Transfer, account: 'available' | 'held'): Account {
  return { account, profileId };
}

/** What is held is available again: the reversal of the hold. */
export function release(step: Step): Step {
  const { transfer } = step;
  return step.move(
    transfer.quote.sourceCurrency,
    transfer.sourceAmount,
    own(transfer, 'held'),
    own(transfer, 'available'),
    ...(isBalanceFunded(transfer) ? [postingId({ id: transfer.id, version: 1 }, 1)] : []),
  );
}

/** Where the money of a payout is: still held without an exchange, else at the position. */
export function payoutFunds(transfer: Transfer): Account {
  return needsExchange(transfer) ? POSITION : own(transfer, 'held');
}

/** The held amount of a withdrawal leaves the balance, exchanged on the way if the currencies differ. */
export function leave(step: Step, transfer: Transfer): void {
  const { quote, sourceAmount } = transfer;
  const { sourceCurrency } = quote;
  if (needsExchange(transfer)) {
    step.move(sourceCurrency, sourceAmount, own(transfer, 'held'), POSITION);
  }
  enterPayout(step, transfer, 'withdrawals');
}

/** Enters what leaves the balance for a payout, and its fee beside it. */
export function enterPayout(step: Step, transfer: Transfer, type: 'sells' | 'withdrawals'): Step {
  const { sourceCurrency: currency } = transfer.quote;
  return step
    .enter({
      type,
      currency,
      amount: withoutFees(transfer),
      isCredit: false,
      isHeld: true,
      meta: payoutMeta(transfer),
    })
    .enterFees(transfer.fees, { currency, isHeld: true });
}

/** Fees, and what rounding left over, stay with the business. */
export function keepCharges(step: Step, { quote, sourceAmount, fees }: Transfer, from: Account): Step {
  const { targetCurrency, rounding } = quote;
  step.move(targetCurrency, feesIn(targetCurrency, fees), from, FEES);
  // What another amount than the quoted one brings is rounded down, so that nothing is left over.
  return sourceAmount.equals(quote.sourceAmount) ? step.move(targetCurrency, rounding, from, ROUNDING) : step;
}
