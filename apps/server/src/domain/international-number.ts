import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** At most fifteen digits, the first of them that of a calling code (ITU-T E.164). */
export const INTERNATIONAL = /^\+[1-9][0-9]{7,14}$/;

/**
 * A phone number as it is stored, plus sign and digits (ITU-T E.164): `0712 345678` of KE, `254712345678` and `+254 0712 345678`
 * are all `+254712345678`, and so is `00254712345678`.
 *
 * @param country ISO 3166-1 alpha-2 of the country that a local number is of.
 * @returns undefined for a number that no numbering plan has, and for a local one of no known country.
 */
export function internationalNumber(written: string, country: string | undefined): string | undefined {
  const options = { extract: false, ...(country !== undefined && { defaultCountry: country as 'KE' }) };
  const number = parsePhoneNumberFromString(written.replace(/^00(?=[1-9])/, '+'), options);
  return number?.isPossible() && INTERNATIONAL.test(number.number) ? number.number : undefined;
}
