import { Decimal } from '../domain/money/decimal.ts';
import { present } from '../domain/present.ts';
import type { Currencies } from '../domain/reference/currencies.ts';
import type { Currency } from '../domain/reference/currency.ts';
import { type Stock, Stocks } from '../domain/stocks/stock.ts';
import type { QuotedStock, StockQuote } from '../rails/venue/quoted-stock.ts';
import { Entry, ReferenceDataError, refuseRepeats } from './entry.ts';

const FILE = 'stocks.yaml';
const SYMBOL = /^[A-Z][A-Z0-9.]{0,9}$/;
const MOST_PRICE_DECIMALS = 18;
/** The currency of prices. */
const PRICE_CURRENCY = 'USD';

/** The stocks of the service, and their quotes at the simulated venue. */
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
  const entries = Entry.entries(FILE, text, 'stocks');
  refuseRepeats(entries, 'ticker');
  refuseRepeats(entries, 'vendor_symbol');
  const read = entries.map((entry) => readStock(entry, currency));
  const tickers = new Set(read.map(({ stock }) => stock.ticker));
  for (const [index, { stock }] of read.entries()) {
    if (tickers.has(stock.vendorSymbol)) entries[index]?.fail('vendor_symbol', 'has to be nobody’s ticker');
  }
  return {
    stocks: new Stocks(read.map(({ stock }) => stock)),
    quotedStocks: read.map(({ quoted }) => quoted),
  };
}

function readStock(entry: Entry, currency: Currency): { stock: Stock; quoted: QuotedStock } {
  const optional = (member: string) => (entry.has(member) ? entry.text(member) : undefined);
  const sides = entry.entry('sides');
  const stock: Stock = {
    ticker: entry.textLike('ticker', SYMBOL),
    vendorSymbol: entry.textLike('vendor_symbol', SYMBOL),
    name: entry.text('name'),
    ...present({ sector: optional('sector'), logoUrl: optional('logo_url') }),
    currency,
    isListed: entry.flag('listed'),
    takes: { buy: sides.flag('buy'), sell: sides.flag('sell') },
    isWeekendEnabled: entry.flag('weekend_enabled'),
  };
  sides.finish();
  const quoted: QuotedStock = {
    vendorSymbol: stock.vendorSymbol,
    isAlwaysOpen: stock.isWeekendEnabled,
    ...(entry.has('venue') && { quote: readQuote(entry.entry('venue')) }),
  };
  entry.finish();
  return { stock, quoted };
}

function readQuote(entry: Entry): StockQuote {
  const quote: StockQuote = {
    middle: entry.decimal('usd'),
    volatility: entry.decimal('volatility'),
    spread: entry.decimal('spread'),
    priceDecimals: entry.count('price_decimals'),
    ...(entry.has('halted_at') && { haltedAt: entry.instant('halted_at') }),
  };
  for (const member of ['volatility', 'spread'] as const) {
    if (!quote[member].isLessThan(Decimal.one)) entry.fail(member, 'has to be less than 1');
  }
  if (quote.priceDecimals > MOST_PRICE_DECIMALS) {
    entry.fail('price_decimals', `has to be at most ${MOST_PRICE_DECIMALS}`);
  }
  entry.finish();
  return quote;
}
