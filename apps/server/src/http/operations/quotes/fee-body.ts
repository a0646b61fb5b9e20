import type { components } from '@finops/contract';
import { amountWithCurrency } from '../../../domain/money/amount.ts';
import type { Fee } from '../../../domain/quotes/fee.ts';
import type { Currencies } from '../../../domain/reference/currencies.ts';

/** A fee as the contract's `Fee`. */
export function feeBody(
  { name, type, amount, converted }: Fee,
  currencies: Pick<Currencies, 'known'>,
): components['schemas']['Fee'] {
  const money = (of: Fee['amount']) => amountWithCurrency(of.amount, currencies.known(of.currency));
  return { name, amount: money(amount), type, converted_amount: money(converted) };
}
