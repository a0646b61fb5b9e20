import type { components } from '@finops/contract';
import type { ValuedAmount, ValuedBalance } from '../../../domain/balances/balance.ts';
import { amountWithCurrency } from '../../../domain/money/amount.ts';

/** A balance as the contract's `Balance`. */
export function balanceBody(valued: ValuedBalance): components['schemas']['Balance'] {
  const { balance, currency, displayCurrency } = valued;
  const money = ({ amount, fiat }: ValuedAmount): components['schemas']['MoneyWithFiat'] => ({
    ...amountWithCurrency(amount, currency),
    fiat: amountWithCurrency(fiat, displayCurrency),
  });
  return {
    id: balance.id,
    user_id: balance.userId,
    profile_id: balance.profileId,
    currency: currency.code,
    name: currency.name,
    type: currency.type,
    pending: money(valued.pending),
    available: money(valued.available),
    savings: money(valued.savings),
    investments: money(valued.investments),
    total: money(valued.total),
    show_zero: balance.showZero,
    trade: currency.trade,
    deposit: currency.deposit,
    withdrawal: currency.withdrawal,
  };
}
