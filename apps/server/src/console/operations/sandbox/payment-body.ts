import { timestampOf } from '../../../domain/clock.ts';
import type { Deposit } from '../../../domain/deposits/deposits.ts';
import { amountText } from '../../../domain/money/amount.ts';
import { Decimal } from '../../../domain/money/decimal.ts';
import type { Currencies } from '../../../domain/reference/currencies.ts';

/** The amount of a simulated payment in a request. */
export function moneyIn({ currency, amount }: { readonly currency: string; readonly amount: string }) {
  return { currency, amount: Decimal.parse(amount) };
}

/** The fields of an arrived payment that every response has. */
export function paymentBody(
  { profileId, currency, amount, reference, createdAt }: Deposit,
  currencies: Pick<Currencies, 'known'>,
) {
  return {
    profile_id: profileId,
    currency,
    amount: amountText(amount, currencies.known(currency)),
    reference,
    created_at: timestampOf(createdAt),
  };
}
