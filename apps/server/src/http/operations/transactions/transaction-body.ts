import type { components } from '@finops/contract';
import { timestampOf } from '../../../domain/clock.ts';
import { amountText } from '../../../domain/money/amount.ts';
import type { Currencies } from '../../../domain/reference/currencies.ts';
import type { SettledTransaction } from '../../../domain/transactions/transaction-store.ts';

/** An entry as the contract's `Transaction`. */
export function transactionBody(
  entry: SettledTransaction,
  currencies: Currencies,
): components['schemas']['Transaction'] {
  const currency = currencies.known(entry.currency);
  return {
    id: entry.id,
    object: 'transaction',
    type: entry.type,
    status: 'completed',
    reference: entry.reference,
    user_id: entry.userId,
    profile_id: entry.profileId,
    description: entry.description,
    sub_description: entry.subDescription,
    status_description: entry.statusDescription,
    amount: amountText(entry.amount, currency),
    currency: entry.currency,
    is_fiat: currency.type === 'fiat',
    is_credit: entry.isCredit,
    available_balance: amountText(entry.availableBalance, currency),
    ...(entry.transferId !== undefined && { transfer_id: entry.transferId }),
    ...(entry.meta && { meta: entry.meta }),
    created_at: timestampOf(entry.createdAt),
  };
}
