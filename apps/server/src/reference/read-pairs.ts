import { type Pair, pairId } from '../domain/pricing/pair.ts';
import { Pairs } from '../domain/pricing/pairs.ts';
import type { Currencies } from '../domain/reference/currencies.ts';
import { readBounds } from './read-bounds.ts';
import { readReferenceFile, refuse } from './reference-file.ts';

interface SideEntry {
  readonly supported: boolean;
  readonly min: string;
  readonly max: string;
}

/** An entry of `pairs.yaml`. */
export interface PairEntry {
  readonly base: string;
  readonly counter: string;
  readonly buy: SideEntry;
  readonly sell: SideEntry;
}

/** Reads the entries of `pairs.yaml`, which tell the currencies that are traded. Throws a ReferenceDataError. */
export function readPairEntries(text: string): readonly PairEntry[] {
  return readReferenceFile<{ pairs: readonly PairEntry[] }>('pairs.yaml', text).pairs;
}

/** The pairs of `pairs.yaml`. Throws a ReferenceDataError. */
export function readPairs(entries: readonly PairEntry[], currencies: Currencies): Pairs {
  const traded = new Set<string>();
  const pairs = entries.map((entry) => {
    const pair = readPair(entry, currencies);
    if (traded.has(pair.id)) refuse(entry, 'counter', 'has to be different in each entry with the same base');
    traded.add(pair.id);
    return pair;
  });
  return new Pairs(pairs);
}

function readPair(entry: PairEntry, currencies: Currencies): Pair {
  const currency = (member: 'base' | 'counter') =>
    currencies.get(entry[member]) ?? refuse(entry, member, 'has to stand in currencies.yaml');
  const base = currency('base');
  const counter = currency('counter');
  if (base === counter) refuse(entry, 'counter', 'has to be another currency than the base');
  const side = (of: SideEntry) => ({ supported: of.supported, ...readBounds(of, base) });
  return { id: pairId(entry), base, counter, buy: side(entry.buy), sell: side(entry.sell) };
}
