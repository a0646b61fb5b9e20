import { FieldError } from '../domain-error.ts';
import type { Denomination } from './denomination.ts';
import { mpesa, mtn } from './mobile-money-operators.ts';
import { isLocal, phoneNumberOf } from './phone-number.ts';
import type { PhoneAccount, RecipientFacts, RecipientRequest } from './recipient.ts';
import type { RecipientCountry, RecipientWorld } from './recipient-world.ts';

/** The place of M-Pesa accounts, paybills and tills. */
export const KENYA: Denomination = { currency: 'KES', country: 'KE' };
/** The default country of an MTN account without currency and country; a local number could be of any country. */
const MTN_DEFAULT = 'GH';

export function mpesaPhone(given: PhoneAccount, { countries }: RecipientWorld): PhoneAccount {
  const kenya = countries.filter(({ id }) => mpesa.countries.includes(id));
  return { ...given, phoneNumber: phoneOf(given, kenya).number };
}

/** An MTN account in one of MTN's countries; if several use the currency, the phone number decides. */
export function mtnPhone(
  request: RecipientRequest,
  given: PhoneAccount,
  { countries }: RecipientWorld,
): RecipientFacts {
  const candidates = mtnCountries(
    request,
    countries.filter(({ id }) => mtn.countries.includes(id)),
    isLocal(given.phoneNumber) ? undefined : MTN_DEFAULT,
  );
  const { number, country } = phoneOf(given, candidates);
  return {
    currency: country.currency.code,
    country: country.id,
    details: { ...given, phoneNumber: number },
  };
}

function phoneOf({ phoneNumber }: PhoneAccount, countries: readonly RecipientCountry[]) {
  return phoneNumberOf({ field: 'phone_number', value: phoneNumber }, countries);
}

function mtnCountries(
  { currency, country }: RecipientRequest,
  all: readonly RecipientCountry[],
  byDefault: string | undefined,
): readonly RecipientCountry[] {
  const ids = all.map(({ id }) => id).join(', ');
  const wanted = country?.value ?? (currency === undefined ? byDefault : undefined);
  const there = all.filter(({ id }) => wanted === undefined || id === wanted);
  if (country !== undefined && there.length === 0) {
    throw new FieldError({
      [country.field]: [`MTN mobile money is not available in ${country.value}. Use one of: ${ids}.`],
    });
  }
  const using = there.filter((one) => currency === undefined || one.currency.code === currency.value);
  if (currency !== undefined && using.length === 0) {
    const codes = [...new Set(there.map((one) => one.currency.code))].join(', ');
    throw new FieldError({
      [currency.field]: [
        `MTN mobile money in ${wanted ?? ids} does not support ${currency.value}. Use one of: ${codes}.`,
      ],
    });
  }
  return using;
}
