import { Decimal } from '../domain/money/decimal.ts';
import type { Currency } from '../domain/reference/currency.ts';
import { refuse } from './reference-file.ts';

/** The bounds of an entry, which are amounts of a currency. Throws a ReferenceDataError. */
export function readBounds(
  entry: { readonly min: string; readonly max: string },
  { decimals }: Currency,
): { min: Decimal; max: Decimal } {
  const bounds = { min: Decimal.parse(entry.min), max: Decimal.parse(entry.max) };
  if (!bounds.min.isLessThan(bounds.max)) refuse(entry, 'min', 'has to be less than `max`');
  for (const member of ['min', 'max'] as const) {
    if (bounds[member].decimals() > decimals) refuse(entry, member, `may have ${decimals} decimals`);
  }
  return bounds;
}
