import { Decimal } from '../../domain/money/decimal.ts';
import type { ExchangeCalendar } from '../../domain/stocks/exchange-calendar.ts';
import type { StockObservation, StockPrice, StockVenue } from '../../domain/stocks/stock-venue.ts';
import { Courses } from './course.ts';
import type { QuotedStock, StockQuote } from './quoted-stock.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const HALF = Decimal.parse('0.5');

interface Dependencies {
  readonly stocks: readonly QuotedStock[];
  readonly calendar: ExchangeCalendar;
  /** There are no prices before this instant. */
  readonly openedAt: Date;
  readonly seed: string;
}

/**
 * The stock market of the sandbox (G48): it has no orders, its prices follow from the seed and the instant alone. While
 * a stock does not trade, its last price stands.
 */
export class SimulatedStockVenue implements StockVenue {
  readonly #stocks: ReadonlyMap<string, QuotedStock>;
  readonly #calendar: ExchangeCalendar;
  readonly #openedAt: Date;
  readonly #courses: Courses;

  constructor({ stocks, calendar, openedAt, seed }: Dependencies) {
    this.#stocks = new Map(stocks.map((stock) => [stock.vendorSymbol, stock]));
    this.#calendar = calendar;
    this.#openedAt = openedAt;
    this.#courses = new Courses(seed);
  }

  async observe(vendorSymbol: string, at: Date): Promise<StockObservation> {
    const stock = this.#stocks.get(vendorSymbol);
    if (stock === undefined) throw new RangeError(`the venue does not know ${vendorSymbol}`);
    const price = stock.quote && this.#price(stock, stock.quote, at);
    return { ...this.#market(stock, at), ...(price && { price }) };
  }

  #market(stock: QuotedStock, at: Date): Omit<StockObservation, 'price'> {
    if (isHalted(stock, at)) return { market: 'halted' };
    if (stock.isAlwaysOpen || this.#calendar.isOpen(at)) return { market: 'open' };
    return { market: 'closed', opensAt: this.#calendar.nextOpening(at) };
  }

  #price(stock: QuotedStock, quote: StockQuote, at: Date): StockPrice | undefined {
    const lastTradedAt = this.#lastTradedAt(stock, at);
    const mid = this.#mid(stock, quote, lastTradedAt);
    if (mid === undefined) return undefined;
    const half = mid.times(quote.spread).times(HALF);
    const dayBefore = this.#mid(stock, quote, this.#lastTradedAt(stock, new Date(at.getTime() - DAY_MS)));
    return {
      mid,
      buy: mid.plus(half).rounded(quote.priceDecimals, 'up'),
      sell: mid.minus(half).rounded(quote.priceDecimals, 'down'),
      at: lastTradedAt,
      ...(dayBefore && { dayBefore }),
    };
  }

  /** The instant itself while the stock trades. */
  #lastTradedAt(stock: QuotedStock, at: Date): Date {
    const { haltedAt } = stock.quote ?? {};
    const by = haltedAt !== undefined && haltedAt < at ? haltedAt : at;
    return stock.isAlwaysOpen || this.#calendar.isOpen(by) ? by : this.#calendar.lastClosing(by);
  }

  #mid({ vendorSymbol }: QuotedStock, quote: StockQuote, at: Date): Decimal | undefined {
    if (at < this.#openedAt) return undefined;
    const strayed = this.#courses.at(`stock ${vendorSymbol}`, at).times(quote.volatility);
    return quote.middle.times(Decimal.one.plus(strayed)).rounded(quote.priceDecimals, 'half-up');
  }
}

function isHalted({ quote }: QuotedStock, at: Date): boolean {
  return quote?.haltedAt !== undefined && quote.haltedAt <= at;
}
