import { FieldError } from '../domain-error.ts';
import type { Country } from '../reference/country.ts';
import type { Spelled } from './spelling.ts';

/** A country of phone numbers. */
type CallingCountry = Pick<Country, 'id' | 'name' | 'callingCode'>;

/** At most fifteen digits, the first of them that of a calling code (ITU-T E.164). */
const INTERNATIONAL = /^\+[1-9][0-9]{7,14}$/;

/**
 * A phone number as it is stored, plus sign and digits, with the one of the countries that it belongs to.
 *
 * @param countries at least one.
 * @throws FieldError on the field when the number is not international, or of none of the countries.
 */
export function phoneNumberOf<Place extends CallingCountry>(
  { field, value }: Spelled,
  countries: readonly Place[],
): { readonly number: string; readonly country: Place } {
  const number = `+${value.replace(/[ +]/g, '')}`;
  const country = countries.find(({ callingCode }) => number.startsWith(callingCode));
  if (country === undefined || !INTERNATIONAL.test(number)) {
    const beginnings = countries.map(({ callingCode, name }) => `${callingCode} for ${name}`).join(', or ');
    throw new FieldError({
      [field]: [`${value} is not a supported phone number. It must begin with ${beginnings}.`],
    });
  }
  return { number, country };
}
