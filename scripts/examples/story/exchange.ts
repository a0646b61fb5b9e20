import { amount, decimalsOf, Exact, expectField, type Fact, type Json, list, sum, text } from './facts.ts';
import { ofKind, type PlacedRecord, type Story } from './read-story.ts';

/** The venue's price of one pair. */
interface Price {
  base: string;
  counter: string;
  buy: Exact;
  sell: Exact;
}

/** Payment requests: the rate is the venue's, and the amounts follow from it to the last unit. */
export function checkExchange(story: Story): Fact[] {
  const prices = listPrices(story);
  return ofKind(story, 'PAYR').flatMap((record) => [
    ...checkRate(record, 'rate', text(record.fields, 'target_currency'), prices),
    ...checkQuoteRate(record, prices),
    ...checkTarget(record),
    ...checkFees(record),
  ]);
}

/** The venue's prices, as the examples of the pairs tell them. */
function listPrices(story: Story): Price[] {
  return ofKind(story, 'PAIR').map(({ fields }) => ({
    base: text(fields, 'base'),
    counter: text(fields, 'counter'),
    buy: amount(fields, 'buy_price.amount'),
    sell: amount(fields, 'sell_price.amount'),
  }));
}

function checkRate(record: PlacedRecord, field: string, target: string, prices: Price[]): Fact[] {
  const source = text(record.fields, 'source_currency');
  const expect = (name: string, value: unknown): Fact =>
    expectField(
      record,
      record.fields,
      `${field}.${name}`,
      value,
      'it follows from the currencies and the venue',
    );
  const shared = [expect('source_currency', source), expect('target_currency', target)];
  if (source === target)
    return [...shared, expect('rate', new Exact(1)), expect('product', `${source}/${source}`)];
  const price = prices.find(
    ({ base, counter }) => [base, counter].sort().join() === [source, target].sort().join(),
  );
  if (!price) return [...shared, expect('product', 'a pair of the examples')];
  const side = price.base === source ? 'sell' : 'buy';
  const explained = `1 ${price.base} = ${toFixed(price[side], decimalsOf(price.counter))} ${price.counter}`;
  return [
    ...shared,
    expect('side', side),
    expect('product', `${price.base}/${price.counter}`),
    expect('rate', side === 'sell' ? price.sell : new Exact(1).div(price.buy).round(18)),
    expect('rate_explained', explained),
  ];
}

/** `quote_rate` leads to the currency of the request and is absent when that is the source currency (G82). */
function checkQuoteRate(record: PlacedRecord, prices: Price[]): Fact[] {
  const [source, currency] = [text(record.fields, 'source_currency'), text(record.fields, 'currency')];
  if (source !== currency) return checkRate(record, 'quote_rate', currency, prices);
  return [expectField(record, record.fields, 'quote_rate', undefined, 'both currencies are the same')];
}

function checkTarget(record: PlacedRecord): Fact[] {
  const { fields } = record;
  const target = text(fields, 'target_currency');
  const off = sum(list(fields, 'fees').map((fee) => amount(feeIn(fee, target), 'amount')));
  const expected = listArrivals(fields).map((arrived) =>
    arrived.times(amount(fields, 'rate.rate')).round(decimalsOf(target), Exact.roundDown),
  );
  const why = 'source × rate, rounded down, less the fees';
  return [expectField(record, fields, 'target_amount', sum(expected).minus(off), why)];
}

/** What is exchanged at once: each deposit, or the source amount before any came. */
function listArrivals(fields: Json): Exact[] {
  const deposits = listDeposits(fields).map(({ arrived }) => arrived);
  return deposits.length > 0 ? deposits : [amount(fields, 'source_amount')];
}

/** The deposits that the timeline of a payment request tells of. */
export function listDeposits(fields: Json): { arrived: Exact; credited: Exact; timestamp: string }[] {
  return list(fields, 'timeline.events').flatMap((event) => {
    const match = /^(\d+(?:\.\d+)?) [A-Z]+ was received and (\d+(?:\.\d+)?) [A-Z]+ was credited/.exec(
      text(event, 'description'),
    );
    if (event.done !== true || !match) return [];
    const [, arrived = '', credited = ''] = match;
    return [
      { arrived: new Exact(arrived), credited: new Exact(credited), timestamp: text(event, 'timestamp') },
    ];
  });
}

/** A fee as money in one of the two currencies of its record. */
function feeIn(fee: Json, currency: string): unknown {
  return text(fee, 'amount.currency') === currency ? fee.amount : fee.converted_amount;
}

/** `converted_amount` is the fee in the other currency, rounded half up. */
function checkFees(record: PlacedRecord): Fact[] {
  const { fields } = record;
  const [source, target] = [text(fields, 'source_currency'), text(fields, 'target_currency')];
  return list(fields, 'fees').flatMap((fee, index) => {
    const fromSource = text(fee, 'amount.currency') === source;
    const other = fromSource ? target : source;
    const rate = amount(fields, 'rate.rate');
    const money = amount(fee, 'amount.amount');
    if (rate.eq(0)) return [];
    const converted = (fromSource ? money.times(rate) : money.div(rate)).round(decimalsOf(other));
    const field = `fees.${index}.converted_amount`;
    return [
      expectField(record, fields, `${field}.amount`, converted, 'the fee at the rate, rounded half up'),
      expectField(record, fields, `${field}.currency`, other, 'it is the other currency'),
    ];
  });
}

function toFixed(price: Exact, decimals: number): string {
  const [whole, fraction = ''] = price.toFixed().split('.');
  return `${whole}.${fraction.padEnd(Math.min(decimals, 2), '0')}`;
}
