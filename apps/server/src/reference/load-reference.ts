import { readFileSync } from 'node:fs';
import type { Pairs } from '../domain/pricing/pairs.ts';
import type { Bank } from '../domain/reference/bank.ts';
import type { Country } from '../domain/reference/country.ts';
import type { Currencies } from '../domain/reference/currencies.ts';
import type { Industry } from '../domain/reference/industry.ts';
import type { ExchangeHours } from '../domain/stocks/exchange-calendar.ts';
import type { Stocks } from '../domain/stocks/stock.ts';
import type { RailsSettings } from '../rails/simulated/rails-settings.ts';
import type { QuotedStock } from '../rails/venue/quoted-stock.ts';
import type { VenueSettings } from '../rails/venue/venue-settings.ts';
import { readBanks } from './read-banks.ts';
import { readCountries } from './read-countries.ts';
import { readCurrencies } from './read-currencies.ts';
import { readExchange } from './read-exchange.ts';
import { readIndustries } from './read-industries.ts';
import { readNetworks } from './read-networks.ts';
import { readPairEntries, readPairs } from './read-pairs.ts';
import { readRails } from './read-rails.ts';
import { readStocks } from './read-stocks.ts';
import { readVenue } from './read-venue.ts';
import { refuseAbsentChannels } from './refuse-absent-channels.ts';
import { refuseUntellableWorths } from './refuse-untellable-worths.ts';

/** The reference data of the service. */
export interface ReferenceData {
  readonly currencies: Currencies;
  readonly pairs: Pairs;
  readonly countries: readonly Country[];
  readonly industries: readonly Industry[];
  readonly banks: readonly Bank[];
  readonly venue: VenueSettings;
  readonly rails: RailsSettings;
  readonly stocks: Stocks;
  readonly quotedStocks: readonly QuotedStock[];
  readonly exchange: ExchangeHours;
}

const DIRECTORY = new URL('../../reference/', import.meta.url);

function readPublished(file: string): string {
  return readFileSync(new URL(file, DIRECTORY), 'utf8');
}

interface Options {
  /** Returns the text of a file by name; by default from `apps/server/reference`. */
  readonly read?: (file: string) => string;
  /** Whether addresses of test networks are valid besides those of main networks; by default they are not. */
  readonly takesTestAddresses?: boolean;
}

/**
 * Loads and checks the reference data once at startup. Throws a ReferenceDataError that names the file and the entry.
 */
export function loadReference({
  read = readPublished,
  takesTestAddresses = false,
}: Options = {}): ReferenceData {
  const networks = readNetworks(read('networks.yaml'), takesTestAddresses);
  const pairEntries = readPairEntries(read('pairs.yaml'));
  const traded = new Set(pairEntries.flatMap(({ base, counter }) => [base, counter]));
  const currencies = readCurrencies(read('currencies.yaml'), networks, traded);
  const pairs = readPairs(pairEntries, currencies);
  const countries = readCountries(read('countries.yaml'), currencies);
  refuseAbsentChannels(currencies, countries);
  const venue = readVenue(read('venue.yaml'), currencies, pairs);
  refuseUntellableWorths(currencies, venue);
  const banks = readBanks(read('banks.yaml'), countries, currencies);
  return {
    currencies,
    pairs,
    countries,
    industries: readIndustries(read('industries.yaml')),
    banks,
    venue,
    rails: readRails(read('rails.yaml'), banks, countries),
    ...readStocks(read('stocks.yaml'), currencies),
    exchange: readExchange(read('exchange.yaml')),
  };
}
