import { Decimal } from '../domain/money/decimal.ts';
import type { Currencies } from '../domain/reference/currencies.ts';
import type { QuotedCurrency, VenueSettings } from '../rails/venue/venue-settings.ts';
import { ReferenceDataError } from './reference-file.ts';

/** The least amount that has more than 20 digits before the point (G13). */
const FIRST_UNTELLABLE = Decimal.ofUnits(10n ** 20n);
/** How far prices may rise above the middle of their course. */
const RISE = Decimal.ofUnits(1000n);

/**
 * Refuses a currency of which one balance may hold so much that its worth in another currency is beyond what an amount
 * can tell (G13), with prices a thousand times those of the venue. Throws a ReferenceDataError.
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
