import {
  type Country,
  channels,
  type NationalCurrency,
  type PaymentMethod,
} from '../domain/reference/country.ts';
import type { Currencies } from '../domain/reference/currencies.ts';
import { Entry, refuseRepeats } from './entry.ts';

type Methods = Pick<Country, 'paymentMethods' | 'payoutMethods'>;

/** Reads `countries.yaml`. Throws a ReferenceDataError. */
export function readCountries(text: string, currencies: Currencies): readonly Country[] {
  const top = Entry.file('countries.yaml', text);
  const cryptoEntry = top.entry('crypto');
  const crypto = {
    paymentMethods: readMethods(cryptoEntry, 'payment_methods', currencies),
    payoutMethods: readMethods(cryptoEntry, 'payout_methods', currencies),
  };
  cryptoEntry.finish();
  const entries = top.list('countries');
  top.finish();
  refuseRepeats(entries, 'id');
  refuseRepeats(entries, 'name');
  return entries.map((entry) => readCountry(entry, currencies, crypto));
}

function readCountry(entry: Entry, currencies: Currencies, crypto: Methods): Country {
  const country: Country = {
    id: entry.textLike('id', /^[A-Z]{2}$/),
    name: entry.text('name'),
    callingCode: entry.textLike('calling_code', /^\+[1-9]\d{0,3}$/),
    currency: readNationalCurrency(entry.entry('currency'), currencies),
    ...crypto,
    ...(entry.has('payment_methods') && {
      paymentMethods: readMethods(entry, 'payment_methods', currencies),
    }),
    ...(entry.has('payout_methods') && { payoutMethods: readMethods(entry, 'payout_methods', currencies) }),
  };
  entry.finish();
  return country;
}

function readNationalCurrency(entry: Entry, currencies: Currencies): NationalCurrency {
  const national = {
    code: entry.textLike('code', /^[A-Z]{3}$/),
    name: entry.text('name'),
    symbol: entry.text('symbol'),
  };
  const served = currencies.get(national.code);
  if (served && served.name !== national.name) {
    entry.fail('name', `has to be "${served.name}" as in currencies.yaml`);
  }
  entry.finish();
  return national;
}

function readMethods(entry: Entry, member: string, currencies: Currencies): readonly PaymentMethod[] {
  return entry.list(member).map((one) => readMethod(one, currencies));
}

function readMethod(entry: Entry, currencies: Currencies): PaymentMethod {
  const currency =
    currencies.get(entry.text('currency')) ?? entry.fail('currency', 'has to stand in currencies.yaml');
  const channel = entry.oneOf('channel', channels);
  if ((channel === 'address') !== (currency.type === 'crypto')) {
    entry.fail('channel', 'has to be address for a cryptocurrency and another one for fiat money');
  }
  const method: PaymentMethod = {
    channel,
    name: entry.text('name'),
    min: entry.decimal('min'),
    max: entry.decimal('max'),
    currency,
    processingTime: entry.text('processing_time'),
  };
  if (!method.min.isLessThan(method.max)) entry.fail('min', 'has to be less than `max`');
  for (const member of ['min', 'max'] as const) {
    if (method[member].decimals() > currency.decimals) {
      entry.fail(member, `may have ${currency.decimals} decimals`);
    }
  }
  entry.finish();
  return method;
}
