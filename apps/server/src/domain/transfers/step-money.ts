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

/** Releases the held amount: the reversal of the hold. */
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

/** The account with the money of a payout: `held` without an exchange, otherwise `position`. */
export function payoutFunds(transfer: Transfer): Account {
  return needsExchange(transfer) ? POSITION : own(transfer, 'held');
}

/** Moves the held amount of a withdrawal out of the balance, exchanged if the currencies differ. */
export function leave(step: Step, transfer: Transfer): void {
  const { quote, sourceAmount } = transfer;
  const { sourceCurrency } = quote;
  if (needsExchange(transfer)) {
    step.move(sourceCurrency, sourceAmount, own(transfer, 'held'), POSITION);
  }
  enterPayout(step, transfer, 'withdrawals');
}

/** Enters the debit of a payout, and its fee separately. */
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

/** Posts the fees and the remainder of rounding to the business. */
export function keepCharges(step: Step, { quote, sourceAmount, fees }: Transfer, from: Account): Step {
  const { targetCurrency, rounding } = quote;
  step.move(targetCurrency, feesIn(targetCurrency, fees), from, FEES);
  // An amount other than the quoted one is rounded down in conversion, so nothing remains.
  return sourceAmount.equals(quote.sourceAmount) ? step.move(targetCurrency, rounding, from, ROUNDING) : step;
}
