import { FieldError } from '../domain-error.ts';
import { INTERNATIONAL, internationalNumber } from '../international-number.ts';
import type { Country } from '../reference/country.ts';
import type { Spelled } from './spelling.ts';

/** A country of phone numbers. */
type CallingCountry = Pick<Country, 'id' | 'name' | 'callingCode'>;

const LOCAL = /^0[1-9]/;

/** Whether a number is in local form. */
export function isLocal(phoneNumber: string): boolean {
  return LOCAL.test(phoneNumber.replace(/ /g, ''));
}

/**
 * A phone number in stored form, plus sign and digits, with the country it belongs to. A local number is taken as
 * one of the country, if there is only one.
 *
 * @param countries at least one.
 * @throws FieldError on the field when the number belongs to none of the countries, or is local and there are
 * several.
 */
export function phoneNumberOf<Place extends CallingCountry>(
  { field, value }: Spelled,
  countries: readonly Place[],
): { readonly number: string; readonly country: Place } {
  const written = value.replace(/ /g, '');
  const [only, ...others] = countries;
  const known = isLocal(written) ? (others.length > 0 ? undefined : only?.id) : undefined;
  const plain = isLocal(written) ? written : `+${written.replace(/\+/g, '')}`;
  const number = internationalNumber(plain, known) ?? plain;
  const country = countries.find(({ callingCode }) => number.startsWith(callingCode));
  if (country === undefined || !INTERNATIONAL.test(number)) {
    const beginnings = countries.map(({ callingCode, name }) => `${callingCode} for ${name}`).join(', or ');
    throw new FieldError({
      [field]: [`${value} is not a supported phone number. It must begin with ${beginnings}.`],
    });
  }
  return { number, country };
}
