import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * A phone number as it is stored, plus sign and digits (ITU-T E.164): `0712 345678` of KE, `254712345678` and `+254 0712 345678`
 * are all `+254712345678`.
 *
 * @param country ISO 3166-1 alpha-2 of the country that a local number is of.
 * @returns undefined for what is no phone number, or is local and of no known country.
 */
export function internationalNumber(written: string, country: string | undefined): string | undefined {
  const options = { extract: false, ...(country !== undefined && { defaultCountry: country as 'KE' }) };
  return parsePhoneNumberFromString(written, options)?.number;
}
