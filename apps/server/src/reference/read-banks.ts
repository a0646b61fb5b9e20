import { type Bank, hasCode } from '../domain/reference/bank.ts';
import type { Country } from '../domain/reference/country.ts';
import type { Currencies } from '../domain/reference/currencies.ts';
import { Entry, refuseRepeats } from './entry.ts';

/** Reads `banks.yaml`, which lists banks by country. Throws a ReferenceDataError. */
export function readBanks(
  text: string,
  countries: readonly Country[],
  currencies: Currencies,
): readonly Bank[] {
  const entries = Entry.entries('banks.yaml', text, 'countries');
  refuseRepeats(entries, 'country');
  return entries.flatMap((entry) => {
    const country = entry.text('country');
    if (!countries.some(({ id }) => id === country)) entry.fail('country', 'has to stand in countries.yaml');
    const currency = entry.text('currency');
    if (!currencies.get(currency)) entry.fail('currency', 'has to stand in currencies.yaml');
    const banks = entry.list('banks');
    refuseRepeats(banks, 'code');
    refuseRepeats(banks, 'name');
    entry.finish();
    const read = banks.map((bank) => readBank(bank, country, currency));
    for (const [index, { nipCode }] of read.entries()) {
      const isTaken = nipCode !== undefined && read.some((one, at) => at !== index && hasCode(one, nipCode));
      if (isTaken) banks[index]?.fail('nip_code', 'has to be no code of another bank of the country');
    }
    return read;
  });
}

function readBank(entry: Entry, country: string, currency: string): Bank {
  const bank: Bank = {
    code: entry.textLike('code', /^\d{2,9}$/),
    ...(entry.has('nip_code') && { nipCode: entry.textLike('nip_code', /^\d{6}$/) }),
    name: entry.text('name'),
    country,
    currency,
  };
  entry.finish();
  return bank;
}
