import { Decimal } from '../domain/money/decimal.ts';
import type { Currencies } from '../domain/reference/currencies.ts';
import type { QuotedCurrency, VenueSettings } from '../rails/venue/venue-settings.ts';
import { ReferenceDataError } from './reference-file.ts';

/** The smallest amount with more than 20 digits before the decimal point (G13). */
const FIRST_UNTELLABLE = Decimal.ofUnits(10n ** 20n);
/** The factor by which prices may rise above their configured mid price. */
const RISE = Decimal.ofUnits(1000n);

/**
 * Rejects a currency whose maximum balance would have a value in another currency that an amount cannot express (G13),
 * at a thousand times the prices of the venue. Throws a ReferenceDataError.
 */
export function refuseUntellableWorths(currencies: Currencies, { currencies: quoted }: VenueSettings): void {
  for (const held of quoted) {
    const most = currencies.mostHeld(held.code);
    const shown = quoted.find((one) => !isTellable(most.times(RISE), held, one));
    if (shown === undefined) continue;
    throw new ReferenceDataError(
      `currencies.yaml, currencies ${held.code}: \`most_held\` has to be so small that its worth in ${shown.code} keeps to 20 digits while prices rise ${RISE}-fold, but is ${most}.`,
    );
  }
}

function isTellable(amount: Decimal, from: QuotedCurrency, to: QuotedCurrency): boolean {
  const dollars = amount.times(from.middle.dollars).times(to.middle.units);
  return dollars.isLessThan(FIRST_UNTELLABLE.times(from.middle.units).times(to.middle.dollars));
}
