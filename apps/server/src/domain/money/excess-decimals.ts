import { FieldError } from '../domain-error.ts';
import { type AmountCurrency, fitsCurrency } from './amount.ts';
import type { Decimal } from './decimal.ts';

/**
 * Refuses an amount with more decimals than its currency, or the network it is paid on, allows; trailing zeros do
 * not count (G13).
 *
 * @param field the field of the amount; nested names are dotted.
 * @throws FieldError on that field, with the amount and the allowed decimals.
 */
export function refuseExcessDecimals(amount: Decimal, currency: AmountCurrency, field: string): void {
  if (fitsCurrency(amount, currency)) return;
  const { code, decimals, network } = currency;
  const where = network === undefined ? '' : ` on ${network}`;
  throw new FieldError({
    [field]: [`${amount} has too many decimal places; ${code} has ${decimals}${where}.`],
  });
}
