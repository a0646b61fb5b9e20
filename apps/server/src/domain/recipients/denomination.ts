import { FieldError } from '../domain-error.ts';
import type { RecipientRequest } from './recipient.ts';
import type { Spelled } from './spelling.ts';

/** The currency of an account, and its country as ISO 3166-1 alpha-2. */
export interface Denomination {
  readonly currency: string;
  readonly country: string;
}

/**
 * Currency and country of a type with a fixed one of each.
 *
 * @throws FieldError on the field, as spelled in the request, with a different value (G75).
 */
export function fixedDenomination(
  { currency, country, details: { type } }: RecipientRequest,
  own: Denomination,
): Denomination {
  refuseOther(currency, own.currency, `The currency of ${type}`);
  refuseOther(country, own.country, `The country of ${type}`);
  return own;
}

/** @throws FieldError when the given value differs from the only possible one. */
export function refuseOther(given: Spelled | undefined, only: string, what: string): void {
  if (given === undefined || given.value === only) return;
  throw new FieldError({
    [given.field]: [`${what} is ${only}, not ${given.value}; give ${only}, or leave ${given.field} out.`],
  });
}
