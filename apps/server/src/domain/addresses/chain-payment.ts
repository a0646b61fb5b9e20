import { FieldError } from '../domain-error.ts';
import { amountText } from '../money/amount.ts';
import type { Decimal } from '../money/decimal.ts';
import { refuseExcessDecimals } from '../money/excess-decimals.ts';
import type { Currencies } from '../reference/currencies.ts';
import { knownNetwork, sentOn } from '../reference/networks.ts';

/**
 * Refuses an on-chain payment that has too many decimals (G324) or is below the minimum of its network (G101).
 *
 * @throws FieldError on `amount`, naming the allowed decimals or the minimum amount.
 */
export function refuseUnpayable(
  { currency: code, network }: { readonly currency: string; readonly network: string },
  amount: Decimal,
  currencies: Pick<Currencies, 'known'>,
): void {
  const currency = currencies.known(code);
  const carried = knownNetwork(currencies, { currency: code, network });
  refuseExcessDecimals(amount, sentOn(currency, carried), 'amount');
  const { minDepositAmount } = carried;
  if (!amount.isLessThan(minDepositAmount)) return;
  throw new FieldError({
    amount: [`The minimum deposit on ${network} is ${amountText(minDepositAmount, currency)} ${code}.`],
  });
}
