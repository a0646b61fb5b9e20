import { FieldError } from '../domain-error.ts';
import { amountText } from '../money/amount.ts';
import type { Decimal } from '../money/decimal.ts';
import type { Currencies } from '../reference/currencies.ts';
import { knownNetwork } from '../reference/networks.ts';

/**
 * Refuses a payment on a chain that is below what its network takes (G101).
 *
 * @throws FieldError on `amount`, naming the least amount.
 */
export function refuseBelowMinimum(
  { currency, network }: { readonly currency: string; readonly network: string },
  amount: Decimal,
  currencies: Pick<Currencies, 'known'>,
): void {
  const { minDepositAmount } = knownNetwork(currencies, { currency, network });
  if (!amount.isLessThan(minDepositAmount)) return;
  const least = amountText(minDepositAmount, currencies.known(currency));
  throw new FieldError({ amount: [`The minimum deposit on ${network} is ${least} ${currency}.`] });
}
