import type { Pair, PairSide } from '../domain/pricing/pair.ts';
import { Pairs } from '../domain/pricing/pairs.ts';
import type { Currencies } from '../domain/reference/currencies.ts';
import type { Currency } from '../domain/reference/currency.ts';
import { Entry, refuseRepeats } from './entry.ts';

const FILE = 'pairs.yaml';

function entriesOf(text: string): Entry[] {
  return Entry.entries(FILE, text, 'pairs');
}

/** Codes of the currencies that stand in `pairs.yaml`. Throws a ReferenceDataError. */
export function readTradedCodes(text: string): ReadonlySet<string> {
  return new Set(entriesOf(text).flatMap((entry) => [entry.text('base'), entry.text('counter')]));
}

/** Reads `pairs.yaml`. Throws a ReferenceDataError. */
export function readPairs(text: string, currencies: Currencies): Pairs {
  const entries = entriesOf(text);
  refuseRepeats(entries, 'id');
  const traded = new Set<string>();
  const pairs = entries.map((entry) => {
    const pair = readPair(entry, currencies);
    const name = `${pair.base.code}/${pair.counter.code}`;
    if (traded.has(name)) entry.fail('counter', 'has to be different in each entry with the same base');
    traded.add(name);
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
    id: entry.textLike('id', /^PAIR_[0-9A-Za-z]{16}$/),
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
