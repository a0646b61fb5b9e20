import { type Pair, type PairSide, pairId } from '../domain/pricing/pair.ts';
import { Pairs } from '../domain/pricing/pairs.ts';
import type { Currencies } from '../domain/reference/currencies.ts';
import type { Currency } from '../domain/reference/currency.ts';
import { Entry } from './entry.ts';

const FILE = 'pairs.yaml';

function entriesOf(text: string): Entry[] {
  return Entry.entries(FILE, text, 'pairs');
}

/** Codes of the currencies in `pairs.yaml`. Throws a ReferenceDataError. */
export function readTradedCodes(text: string): ReadonlySet<string> {
  return new Set(entriesOf(text).flatMap((entry) => [entry.text('base'), entry.text('counter')]));
}

/** Reads `pairs.yaml`. Throws a ReferenceDataError. */
export function readPairs(text: string, currencies: Currencies): Pairs {
  const entries = entriesOf(text);
  const traded = new Set<string>();
  const pairs = entries.map((entry) => {
    const pair = readPair(entry, currencies);
    if (traded.has(pair.id)) entry.fail('counter', 'has to be different in each entry with the same base');
    traded.add(pair.id);
    return pair;
  });
  return new Pairs(pairs);
}

function readPair(entry: Entry, currencies: Currencies): Pair {
  const currency = (member: string) =>
    currencies.get(entry.text(member)) ?? entry.fail(member, 'has to stand in currencies.yaml');
  const base = currency('base');
  const counter = currency('counter');
  if (base === counter) entry.fail('counter', 'has to be another currency than the base');
  const pair: Pair = {
    id: pairId({ base: base.code, counter: counter.code }),
    base,
    counter,
    buy: readSide(entry.entry('buy'), base),
    sell: readSide(entry.entry('sell'), base),
  };
  entry.finish();
  return pair;
}

function readSide(entry: Entry, base: Currency): PairSide {
  const side = { supported: entry.flag('supported'), min: entry.decimal('min'), max: entry.decimal('max') };
  if (!side.min.isLessThan(side.max)) entry.fail('min', 'has to be less than `max`');
  for (const member of ['min', 'max'] as const) {
    if (side[member].decimals() > base.decimals) entry.fail(member, `may have ${base.decimals} decimals`);
  }
  entry.finish();
  return side;
}
