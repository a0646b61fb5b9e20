import { type Bank, hasCode } from '../domain/reference/bank.ts';
import type { Country } from '../domain/reference/country.ts';
import type { Currencies } from '../domain/reference/currencies.ts';
import { readReferenceFile, refuse, refuseRepeats } from './reference-file.ts';

interface BankEntry extends Pick<Bank, 'code' | 'name'> {
  readonly nip_code?: string;
}

interface BanksFile {
  readonly countries: readonly (Pick<Bank, 'country' | 'currency'> & {
    readonly banks: readonly BankEntry[];
  })[];
}

/** Reads `banks.yaml`, which lists banks by country. Throws a ReferenceDataError. */
export function readBanks(
  text: string,
  countries: readonly Country[],
  currencies: Currencies,
): readonly Bank[] {
  const file = readReferenceFile<BanksFile>('banks.yaml', text);
  refuseRepeats(file.countries, 'country');
  return file.countries.flatMap((entry) => {
    const { country, currency, banks } = entry;
    if (!countries.some(({ id }) => id === country)) {
      refuse(entry, 'country', 'has to stand in countries.yaml');
    }
    if (!currencies.get(currency)) refuse(entry, 'currency', 'has to stand in currencies.yaml');
    refuseRepeats(banks, 'code');
    refuseRepeats(banks, 'name');
    const read = banks.map(({ nip_code, ...bank }) => ({
      ...bank,
      ...(nip_code !== undefined && { nipCode: nip_code }),
      country,
      currency,
    }));
    for (const bank of banks) {
      const holders = read.filter((one) => bank.nip_code !== undefined && hasCode(one, bank.nip_code));
      if (holders.length > 1) refuse(bank, 'nip_code', 'has to be no code of another bank of the country');
    }
    return read;
  });
}
