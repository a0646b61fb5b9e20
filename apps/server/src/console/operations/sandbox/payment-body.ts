import { timestampOf } from '../../../domain/clock.ts';
import type { Deposit } from '../../../domain/deposits/deposits.ts';
import { amountText } from '../../../domain/money/amount.ts';
import { Decimal } from '../../../domain/money/decimal.ts';
import type { Currencies } from '../../../domain/reference/currencies.ts';

/** The amount of a simulated payment, as a request gives it. */
export function moneyIn({ currency, amount }: { readonly currency: string; readonly amount: string }) {
  return { currency, amount: Decimal.parse(amount) };
}

/** A simulated payment that has arrived, as every response shows it. */
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
