import { Decimal } from '../domain/money/decimal.ts';
import type { Pairs } from '../domain/pricing/pairs.ts';
import type { Currencies } from '../domain/reference/currencies.ts';
import type { QuotedCurrency, VenueSettings } from '../rails/venue/venue-settings.ts';
import { ReferenceDataError, readReferenceFile, refuseRepeats } from './reference-file.ts';

const FILE = 'venue.yaml';

type CurrencyEntry = { readonly code: string; readonly volatility?: string } & (
  | { readonly usd: string }
  | { readonly per_usd: string }
);

interface VenueFile {
  readonly opened_at: string;
  readonly currencies: readonly CurrencyEntry[];
  readonly pairs: readonly {
    readonly base: string;
    readonly counter: string;
    readonly spread: string;
    readonly price_decimals: number;
  }[];
}

/** Reads `venue.yaml`, which must quote every currency and every pair. Throws a ReferenceDataError. */
export function readVenue(text: string, currencies: Currencies, pairs: Pairs): VenueSettings {
  const file = readReferenceFile<VenueFile>(FILE, text);
  refuseRepeats(file.currencies, 'code');
  refuseDifference(
    'currencies.yaml',
    currencies.all().map(({ code }) => code),
    file.currencies.map(({ code }) => code),
  );
  refuseDifference(
    'pairs.yaml',
    pairs.all().map(({ base, counter }) => `${base.code}/${counter.code}`),
    file.pairs.map(({ base, counter }) => `${base}/${counter}`),
  );
  return {
    openedAt: new Date(file.opened_at),
    currencies: file.currencies.map(readQuotedCurrency),
    pairs: file.pairs.map(({ base, counter, spread, price_decimals }) => ({
      base,
      counter,
      spread: Decimal.parse(spread),
      priceDecimals: price_decimals,
    })),
  };
}

function refuseDifference(file: string, listed: readonly string[], quoted: readonly string[]): void {
  const missing = listed.filter((name) => !quoted.includes(name));
  const unknown = quoted.filter((name, index) => !listed.includes(name) || quoted.indexOf(name) !== index);
  if (missing.length > 0) {
    throw new ReferenceDataError(`${FILE} has no entry for ${missing.join(', ')}, which ${file} lists.`);
  }
  if (unknown.length > 0) {
    throw new ReferenceDataError(
      `${FILE} has ${unknown.join(', ')}, which ${file} does not list or which comes twice.`,
    );
  }
}

function readQuotedCurrency(entry: CurrencyEntry): QuotedCurrency {
  return {
    code: entry.code,
    middle:
      'usd' in entry
        ? { dollars: Decimal.parse(entry.usd), units: Decimal.one }
        : { dollars: Decimal.one, units: Decimal.parse(entry.per_usd) },
    volatility: Decimal.parse(entry.volatility ?? '0'),
  };
}
