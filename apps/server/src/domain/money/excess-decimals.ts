import { FieldError } from '../domain-error.ts';
import { type AmountCurrency, fitsCurrency } from './amount.ts';
import type { Decimal } from './decimal.ts';

/**
 * Refuses an amount with more decimals than its currency has, or has on the network that it is paid on; trailing zeros are no fault (G13).
 *
 * @param field the field that carries the amount; nested names are dotted.
 * @throws FieldError on that field, with the amount and how many decimals it may have.
 */
export function refuseExcessDecimals(amount: Decimal, currency: AmountCurrency, field: string): void {
  if (fitsCurrency(amount, currency)) return;
  const { code, decimals, network } = currency;
  const where = network === undefined ? '' : ` on ${network}`;
  throw new FieldError({
    [field]: [`${amount} has too many decimal places; ${code} has ${decimals}${where}.`],
  });
}
