import type { components } from '@finops/contract';
import { FieldError } from '../domain-error.ts';
import { type Denomination, fixedDenomination, givenDenomination } from './denomination.ts';
import { mpesa, mtn } from './mobile-money-operators.ts';
import { phoneNumberOf } from './phone-number.ts';
import type { RecipientFacts } from './recipient.ts';
import type { RecipientCountry, RecipientWorld } from './recipient-world.ts';
import type { Spelled } from './spelling.ts';

type Inputs = components['schemas'];

const KENYA: Denomination = { currency: 'KES', country: 'KE' };
/** Where an MTN account is of which neither currency nor country is given. */
const MTN_DEFAULT = 'GH';

/** An M-Pesa account. */
export function mpesaPhone(
  input: Inputs['RecipientCreateMpesaMobileMoney'],
  { countries }: RecipientWorld,
): RecipientFacts {
  const { type, account_name } = input;
  const denomination = fixedDenomination(input, KENYA);
  const kenya = countries.filter(({ id }) => mpesa.countries.includes(id));
  const phone_number = phoneNumberOf({ field: 'phone_number', value: input.phone_number }, kenya).number;
  return { type, category: 'mobile_money', ...denomination, details: { account_name, phone_number } };
}

/** A business that collects by M-Pesa, by its paybill number and the account there. */
export function paybill(input: Inputs['RecipientCreatePaybill']): RecipientFacts {
  const { type, account_name, bank_code, account_number } = input;
  const details = { account_name, bank_code, account_number };
  return { type, category: 'mobile_money', ...fixedDenomination(input, KENYA), details };
}

/** A shop that takes M-Pesa, by the number of its till. */
export function till(input: Inputs['RecipientCreateTill']): RecipientFacts {
  const { type, account_name, account_number } = input;
  const details = { account_name, account_number };
  return { type, category: 'mobile_money', ...fixedDenomination(input, KENYA), details };
}

/** An MTN account, in a country of MTN; where several use the currency, the phone number tells which. */
export function mtnPhone(
  input: Inputs['RecipientCreateMtnMobileMoney'],
  { countries }: RecipientWorld,
): RecipientFacts {
  const { type, account_name } = input;
  const candidates = mtnCountries(
    givenDenomination(input),
    countries.filter(({ id }) => mtn.countries.includes(id)),
  );
  const phone = phoneNumberOf({ field: 'phone_number', value: input.phone_number }, candidates);
  return {
    type,
    category: 'mobile_money',
    currency: phone.country.currency.code,
    country: phone.country.id,
    details: { account_name, phone_number: phone.number },
  };
}

function mtnCountries(
  { currency, country }: { readonly currency: Spelled | undefined; readonly country: Spelled | undefined },
  all: readonly RecipientCountry[],
): readonly RecipientCountry[] {
  const ids = all.map(({ id }) => id).join(', ');
  const wanted = country?.value ?? (currency === undefined ? MTN_DEFAULT : undefined);
  const there = all.filter(({ id }) => wanted === undefined || id === wanted);
  if (country !== undefined && there.length === 0) {
    throw new FieldError({ [country.field]: [`MTN keeps no money in ${country.value}; it does in ${ids}.`] });
  }
  const using = there.filter((one) => currency === undefined || one.currency.code === currency.value);
  if (currency !== undefined && using.length === 0) {
    const codes = [...new Set(there.map((one) => one.currency.code))].join(', ');
    throw new FieldError({
      [currency.field]: [`MTN keeps no ${currency.value} in ${wanted ?? ids}; it keeps ${codes} there.`],
    });
  }
  return using;
}
