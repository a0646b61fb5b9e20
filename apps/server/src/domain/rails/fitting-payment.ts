import { refuseUnpayable } from '../addresses/chain-payment.ts';
import { FieldError } from '../domain-error.ts';
import { refuseExcessDecimals } from '../money/excess-decimals.ts';
import type { Money } from '../money/money.ts';
import type { PayIn } from '../quotes/payment-leg.ts';
import type { Currencies } from '../reference/currencies.ts';

/** What a payment from outside must match. */
interface Payable {
  /** Kind and id, for example `transfer TRF_x`. */
  readonly what: string;
  readonly currency: string;
  readonly payIn: PayIn;
}

/**
 * Refuses a payment that does not fit its target.
 *
 * @throws FieldError for another currency, too many decimals, or less than the network's minimum.
 */
export function refuseUnfitPayment(
  { what, currency: expected, payIn }: Payable,
  { currency, amount }: Money,
  currencies: Pick<Currencies, 'known'>,
): void {
  if (currency !== expected) {
    throw new FieldError({ currency: [`The ${what} is paid in ${expected}, not in ${currency}.`] });
  }
  if (payIn.type === 'address') refuseUnpayable({ currency, network: payIn.network }, amount, currencies);
  else refuseExcessDecimals(amount, currencies.known(currency), 'amount');
}
