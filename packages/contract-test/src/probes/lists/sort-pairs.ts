import type { JsonRecord } from '../../contract/instances/json-value.ts';
import { wordsOf } from '../../world/answered-things.ts';
import { type Member, valueIn } from './meaning/entry-members.ts';
import type { SortChoice, SortMeaning } from './meaning/sort-meaning.ts';
import { sortedOrderOf } from './value-order.ts';

const mostPairs = 4;
/** Names of members by which a server may further sort within a day. */
const ofDay = /\b(time|hours?|minutes?|clock|slot)\b/;
/** Names of values that may be stored with a higher precision than shown. */
const rounded = /\b(rating|average|avg|mean|score|distance|percent\w*|ratio|rate|relevance|popularity)\b/;

/**
 * Pairs of sort keys for which some entries are equal in the first and differ in the second; the second in both
 * directions.
 */
export function pairsOfKeys(
  { choices, takesSeveral, direction: other }: SortMeaning,
  entries: readonly JsonRecord[],
): readonly SortChoice[] {
  if (!takesSeveral || other !== undefined) return [];
  const isTurned = choices.some(({ direction }) => direction === 'down');
  const keys = choices.filter(({ member, later, value }) => {
    const isOne = later === undefined && value !== undefined && !String(value).includes(',');
    return isOne && member !== undefined && !member.isEnumerated;
  });
  const wayOf = ({ direction }: SortChoice) => direction ?? (isTurned ? 'up' : undefined);
  const firm = keys.filter(({ member }) => member !== undefined && isShownWhole(member, entries));
  const pairs = firm.flatMap((first) =>
    keys
      .filter((second) => wayOf(second) !== undefined && isTelling(entries, first.member, second.member))
      .map(
        (second): SortChoice => ({
          value: `${String(first.value)},${String(second.value)}`,
          directionValue: undefined,
          member: first.member,
          direction: wayOf(first),
          later: [{ member: second.member, direction: wayOf(second) }],
        }),
      ),
  );
  return pairs.slice(0, mostPairs);
}

/**
 * Whether entries that show the same value are surely equal to the server: moments and averages may be stored more
 * precisely.
 */
function isShownWhole({ layers, words }: Member, entries: readonly JsonRecord[]): boolean {
  const formats = layers.map((layer) => layer.format);
  if (formats.includes('date-time') || rounded.test(words)) return false;
  const names = new Set(entries.flatMap((entry) => Object.keys(entry)));
  return !formats.includes('date') || ![...names].some((name) => ofDay.test(wordsOf(name)));
}

/** Runs of consecutive entries with the same value. */
export function tiedRuns(entries: readonly JsonRecord[], member: Member): readonly (readonly JsonRecord[])[] {
  const runs: JsonRecord[][] = [];
  let last: unknown;
  for (const entry of entries) {
    const value = valueIn(entry, member);
    if (runs.length > 0 && isScalar(value) && value === last) runs.at(-1)?.push(entry);
    else runs.push([entry]);
    last = value;
  }
  return runs.filter((run) => run.length > 1);
}

function isScalar(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function isTelling(
  entries: readonly JsonRecord[],
  first: Member | undefined,
  second: Member | undefined,
): boolean {
  if (first === undefined || second === undefined || first === second) return false;
  return entries.some((one, at) =>
    entries
      .slice(at + 1)
      .some(
        (other) =>
          isScalar(valueIn(one, first)) &&
          valueIn(one, first) === valueIn(other, first) &&
          (sortedOrderOf(valueIn(one, second) ?? null, valueIn(other, second) ?? null) ?? 0) !== 0,
      ),
  );
}
