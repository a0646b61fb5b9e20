import type { Country, PaymentMethod } from '../domain/reference/country.ts';
import type { Currencies } from '../domain/reference/currencies.ts';
import { readBounds } from './read-bounds.ts';
import { readReferenceFile, refuse, refuseRepeats } from './reference-file.ts';

interface MethodEntry extends Pick<PaymentMethod, 'channel' | 'name'> {
  readonly min: string;
  readonly max: string;
  readonly currency: string;
  readonly processing_time: string;
}

interface MethodEntries {
  readonly payment_methods: readonly MethodEntry[];
  readonly payout_methods: readonly MethodEntry[];
}

interface CountryEntry extends Pick<Country, 'id' | 'name' | 'currency'>, Partial<MethodEntries> {
  readonly calling_code: string;
}

interface CountriesFile {
  readonly crypto: MethodEntries;
  readonly countries: readonly CountryEntry[];
}

/** Reads `countries.yaml`. Throws a ReferenceDataError. */
export function readCountries(text: string, currencies: Currencies): readonly Country[] {
  const { crypto, countries } = readReferenceFile<CountriesFile>('countries.yaml', text);
  refuseRepeats(countries, 'id');
  refuseRepeats(countries, 'name');
  const methods = (entries: readonly MethodEntry[]) => entries.map((entry) => readMethod(entry, currencies));
  const cryptoPayments = methods(crypto.payment_methods);
  const cryptoPayouts = methods(crypto.payout_methods);
  return countries.map(({ id, name, calling_code, currency, payment_methods, payout_methods }) => {
    const served = currencies.get(currency.code);
    if (served && served.name !== currency.name) {
      refuse(currency, 'name', `has to be "${served.name}" as in currencies.yaml`);
    }
    return {
      id,
      name,
      callingCode: calling_code,
      currency,
      paymentMethods: payment_methods ? methods(payment_methods) : cryptoPayments,
      payoutMethods: payout_methods ? methods(payout_methods) : cryptoPayouts,
    };
  });
}

function readMethod(entry: MethodEntry, currencies: Currencies): PaymentMethod {
  const { channel, name, processing_time } = entry;
  const currency =
    currencies.get(entry.currency) ?? refuse(entry, 'currency', 'has to stand in currencies.yaml');
  if ((channel === 'address') !== (currency.type === 'crypto')) {
    refuse(entry, 'channel', 'has to be address for a cryptocurrency and another one for fiat money');
  }
  return { channel, name, ...readBounds(entry, currency), currency, processingTime: processing_time };
}
