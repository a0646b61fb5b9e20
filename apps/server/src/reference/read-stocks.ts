import { Decimal } from '../domain/money/decimal.ts';
import { present } from '../domain/present.ts';
import type { Currencies } from '../domain/reference/currencies.ts';
import type { Currency } from '../domain/reference/currency.ts';
import { type Stock, Stocks } from '../domain/stocks/stock.ts';
import type { QuotedStock, StockQuote } from '../rails/venue/quoted-stock.ts';
import { ReferenceDataError, readReferenceFile, refuse, refuseRepeats } from './reference-file.ts';

const FILE = 'stocks.yaml';
/** What prices are in. */
const PRICE_CURRENCY = 'USD';

interface QuoteEntry {
  readonly usd: string;
  readonly volatility: string;
  readonly spread: string;
  readonly price_decimals: number;
  readonly halted_at?: string;
}

interface StockEntry extends Pick<Stock, 'ticker' | 'name' | 'sector'> {
  readonly vendor_symbol: string;
  readonly logo_url?: string;
  readonly listed: boolean;
  readonly sides: Stock['takes'];
  readonly weekend_enabled: boolean;
  readonly venue?: QuoteEntry;
}

/** The stocks that the service offers, and what the simulated venue quotes of them. */
interface ReadStocks {
  readonly stocks: Stocks;
  readonly quotedStocks: readonly QuotedStock[];
}

/** Reads `stocks.yaml`. Throws a ReferenceDataError. */
export function readStocks(text: string, currencies: Currencies): ReadStocks {
  const currency = currencies.get(PRICE_CURRENCY);
  if (currency === undefined) {
    throw new ReferenceDataError(`${FILE} has prices in ${PRICE_CURRENCY}, which currencies.yaml lacks.`);
  }
  const { stocks } = readReferenceFile<{ stocks: readonly StockEntry[] }>(FILE, text);
  refuseRepeats(stocks, 'ticker');
  refuseRepeats(stocks, 'vendor_symbol');
  const tickers = new Set(stocks.map(({ ticker }) => ticker));
  const taken = stocks.find(({ vendor_symbol }) => tickers.has(vendor_symbol));
  if (taken) refuse(taken, 'vendor_symbol', 'has to be nobody’s ticker');
  return {
    stocks: new Stocks(stocks.map((entry) => readStock(entry, currency))),
    quotedStocks: stocks.map(({ vendor_symbol, weekend_enabled, venue }) => ({
      vendorSymbol: vendor_symbol,
      isAlwaysOpen: weekend_enabled,
      ...(venue && { quote: readQuote(venue) }),
    })),
  };
}

function readStock(entry: StockEntry, currency: Currency): Stock {
  const { ticker, vendor_symbol, name, sector, logo_url, listed, sides, weekend_enabled } = entry;
  return {
    ticker,
    vendorSymbol: vendor_symbol,
    name,
    ...present({ sector, logoUrl: logo_url }),
    currency,
    isListed: listed,
    takes: sides,
    isWeekendEnabled: weekend_enabled,
  };
}

function readQuote({ usd, volatility, spread, price_decimals, halted_at }: QuoteEntry): StockQuote {
  return {
    middle: Decimal.parse(usd),
    volatility: Decimal.parse(volatility),
    spread: Decimal.parse(spread),
    priceDecimals: price_decimals,
    ...(halted_at && { haltedAt: new Date(halted_at) }),
  };
}
