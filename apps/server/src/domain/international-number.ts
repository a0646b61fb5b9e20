import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** At most fifteen digits, the first of them that of a calling code (ITU-T E.164). */
export const INTERNATIONAL = /^\+[1-9][0-9]{7,14}$/;

/**
 * A phone number in stored form, plus sign and digits (ITU-T E.164): `0712 345678` of KE, `254712345678`, `+254
 * 0712 345678` and `00254712345678` all become `+254712345678`.
 *
 * @param country ISO 3166-1 alpha-2 code for local numbers.
 * @returns undefined for a number outside of every numbering plan, and for a local one without a known country.
 */
export function internationalNumber(written: string, country: string | undefined): string | undefined {
  const options = { extract: false, ...(country !== undefined && { defaultCountry: country as 'KE' }) };
  const number = parsePhoneNumberFromString(written.replace(/^00(?=[1-9])/, '+'), options);
  return number?.isPossible() && INTERNATIONAL.test(number.number) ? number.number : undefined;
}
