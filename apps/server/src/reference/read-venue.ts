import { Decimal } from '../domain/money/decimal.ts';
import type { Pairs } from '../domain/pricing/pairs.ts';
import type { Currencies } from '../domain/reference/currencies.ts';
import type { QuotedCurrency, QuotedPair, VenueSettings } from '../rails/venue/venue-settings.ts';
import { Entry, ReferenceDataError, refuseRepeats } from './entry.ts';

const FILE = 'venue.yaml';
const MAX_PRICE_DECIMALS = 18;

/** Reads `venue.yaml`, which must quote every currency and every pair. Throws a ReferenceDataError. */
export function readVenue(text: string, currencies: Currencies, pairs: Pairs): VenueSettings {
  const top = Entry.file(FILE, text);
  const quotedCurrencies = top.list('currencies');
  refuseRepeats(quotedCurrencies, 'code');
  const settings: VenueSettings = {
    openedAt: top.instant('opened_at'),
    currencies: quotedCurrencies.map(readQuotedCurrency),
    pairs: top.list('pairs').map(readQuotedPair),
  };
  top.finish();
  refuseDifference(
    'currencies.yaml',
    currencies.all().map(({ code }) => code),
    settings.currencies.map(({ code }) => code),
  );
  refuseDifference(
    'pairs.yaml',
    pairs.all().map(({ base, counter }) => `${base.code}/${counter.code}`),
    settings.pairs.map(({ base, counter }) => `${base}/${counter}`),
  );
  return settings;
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

function readQuotedCurrency(entry: Entry): QuotedCurrency {
  const middle = entry.has('usd')
    ? { dollars: entry.decimal('usd'), units: Decimal.one }
    : { dollars: Decimal.one, units: entry.decimal('per_usd') };
  const volatility = entry.has('volatility') ? entry.decimal('volatility') : Decimal.zero;
  if (!volatility.isLessThan(Decimal.one)) entry.fail('volatility', 'has to be less than 1');
  const currency = { code: entry.text('code'), middle, volatility };
  entry.finish();
  return currency;
}

function readQuotedPair(entry: Entry): QuotedPair {
  const pair = {
    base: entry.text('base'),
    counter: entry.text('counter'),
    spread: entry.decimal('spread'),
    priceDecimals: entry.count('price_decimals'),
  };
  if (!pair.spread.isLessThan(Decimal.one)) entry.fail('spread', 'has to be less than 1');
  if (pair.priceDecimals > MAX_PRICE_DECIMALS) {
    entry.fail('price_decimals', `has to be at most ${MAX_PRICE_DECIMALS}`);
  }
  entry.finish();
  return pair;
}
