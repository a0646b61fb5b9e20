import type { TransferOutcome } from '@finops/contract/enumerations';
import type { Money } from '../money/money.ts';
import { feesIn } from '../quotes/fee.ts';
import { isBalanceFunded, type Transfer } from './transfer.ts';

/** Whether the transfer has no further automatic step. */
export function isFinal({ dueAt }: Pick<Transfer, 'dueAt'>): boolean {
  return dueAt === undefined;
}

/** The outcome of a final transfer; undefined before (G300). */
export function outcomeOf(transfer: Transfer): TransferOutcome | undefined {
  if (!isFinal(transfer)) return undefined;
  const { status, error } = transfer;
  if (status === 'cancelled' || status === 'failed') return status;
  if (status === 'funds_refunded') return 'refunded';
  // Until G300, a late payment for an exchange ended here too.
  return error === undefined || error === 'payout_returned' ? 'completed' : 'credited_otherwise';
}

/** The amount credited to the balance after fees: from an external payment or a conversion (G300). */
export function creditedBy(transfer: Transfer): Money | undefined {
  const { quote, sourceAmount, targetAmount, fees, lateCredit, payOut } = transfer;
  const inSource = (amount: Money['amount']) => ({ amount, currency: quote.sourceCurrency });
  switch (outcomeOf(transfer)) {
    case 'completed':
      return payOut.type === 'balance' ? { amount: targetAmount, currency: quote.targetCurrency } : undefined;
    case 'credited_otherwise':
      return inSource(sourceAmount.minus(feesIn(quote.sourceCurrency, fees)));
    case 'cancelled':
      return lateCredit && inSource(lateCredit);
    case 'failed':
      return isBalanceFunded(transfer) ? undefined : inSource(sourceAmount);
    default:
      return undefined;
  }
}

/** The amount credited to the balance by a refund, after its fee (G34). */
export function refundedBy(transfer: Transfer): Money | undefined {
  if (outcomeOf(transfer) !== 'refunded') return undefined;
  const { quote, sourceAmount, targetAmount, fees } = transfer;
  if (quote.reversalPolicy !== undefined) return { amount: sourceAmount, currency: quote.sourceCurrency };
  const currency = quote.targetCurrency;
  const fee = feesIn(
    currency,
    fees.filter(({ name }) => name === 'Refund fee'),
  );
  return { amount: targetAmount.minus(fee), currency };
}
