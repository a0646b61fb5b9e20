import type { components } from '@finops/contract';
import { timestampOf } from '../../../domain/clock.ts';
import type { AccountDeposit } from '../../../domain/deposits/account-deposit.ts';
import { amountText } from '../../../domain/money/amount.ts';
import type { Currencies } from '../../../domain/reference/currencies.ts';

/** The `data` of `deposit.success`, the contract's `Deposit`. */
export function depositBody(
  { id, account, payer, currency: code, amount, net, reference, at }: AccountDeposit,
  currencies: Pick<Currencies, 'known'>,
): components['schemas']['Deposit'] {
  const currency = currencies.known(code);
  return {
    id,
    profile_id: account.profileId,
    amount: amountText(net, currency),
    fee: amountText(amount.minus(net), currency),
    total: amountText(amount, currency),
    currency: code,
    reference,
    channel: 'bank_transfer',
    status: 'COMPLETED',
    source_account_name: payer.accountName,
    source_bank_name: payer.bankName,
    source_account_number: payer.accountNumber,
    reserved_account_id: account.id,
    account_name: account.accountName,
    account_number: account.accountNumber,
    created_at: timestampOf(at),
  };
}
