import type { JsonRecord } from '../../contract/instances/json-value.ts';
import { typed } from '../../contract/judge/words.ts';
import type { Json } from '../../contract/model.ts';
import type { RawFinding, RequestParts } from '../../model/case.ts';
import type { Steps } from '../flows/steps/walk.ts';
import { withParameter } from '../requests/parameter-values.ts';
import { confirmed, type Verdict } from './confirm.ts';
import { matchOf } from './filter-match.ts';
import { lacks } from './filter-probe.ts';
import { valuesToTry } from './filter-values.ts';
import { readCombined } from './meaning/combined-meaning.ts';
import { valueIn } from './meaning/entry-members.ts';
import { type FilterMeaning, filterValue } from './meaning/filter-meaning.ts';
import type { OpenList, Reading } from './open-list.ts';

type Given = readonly [filter: FilterMeaning, value: Json];
type Pair = readonly [Given, Given];

const mostPairs = 8;
const mostValues = 4;

/** Tries filters of a list in pairs: the list must return exactly the entries that match both. */
export function* tryCombined(list: OpenList, whole: Reading): Steps<readonly RawFinding[]> {
  const found: RawFinding[] = [];
  for (const pair of pairsToTry(list, whole.entries)) {
    const [[first], [second]] = pair;
    if (found.some(({ place }) => isPlaceOf(list, place, [first, second]))) continue;
    found.push(...(yield* confirmed(list, whole, undefined, (now) => tryPair(list, now, pair))));
  }
  return found;
}

function isPlaceOf(list: OpenList, place: RawFinding['place'], filters: readonly FilterMeaning[]): boolean {
  const { contract } = list.walk.context;
  return filters.some(({ parameter }) => {
    const own = contract.placeOf(parameter.node);
    return own.file === place.file && own.pointer === place.pointer;
  });
}

/**
 * Pairs of filters with values that some entries match together, and others only one of; bounds of one member first.
 */
function pairsToTry(list: OpenList, entries: readonly JsonRecord[]): readonly Pair[] {
  const { context } = list.walk;
  const filters = list.meaning.filters.filter(({ isCertain, key }) => isCertain && key === undefined);
  const values = new Map(
    filters.map((filter) => [filter, valuesToTry(context, filter, entries).slice(0, mostValues)]),
  );
  const pairs = filters.flatMap((first, at) =>
    filters.slice(at + 1).flatMap((second): Pair[] => {
      if (first.parameter === second.parameter) return [];
      const given = (values.get(first) ?? []).flatMap((one) =>
        (values.get(second) ?? []).map(
          (other): Pair => [
            [first, one],
            [second, other],
          ],
        ),
      );
      const telling = given
        .map((pair) => ({ pair, kinds: kindsOf(pair, entries) }))
        .filter(({ kinds }) => kinds.first || kinds.second)
        .toSorted((one, other) => worthOf(other.kinds) - worthOf(one.kinds));
      return telling.slice(0, 1).map(({ pair }) => pair);
    }),
  );
  const isRange = ([[first], [second]]: Pair): boolean => first.member === second.member;
  return pairs.toSorted((one, other) => Number(isRange(other)) - Number(isRange(one))).slice(0, mostPairs);
}

interface Kinds {
  readonly first: boolean;
  readonly second: boolean;
  readonly both: boolean;
}

function kindsOf([one, other]: Pair, entries: readonly JsonRecord[]): Kinds {
  const matches = entries.map((entry) =>
    [one, other].map(([filter, value]) => matchOf(entry, filter, value)),
  );
  const has = (first: string, second: string): boolean =>
    matches.some(([a, b]) => a === first && b === second);
  return { first: has('yes', 'no'), second: has('no', 'yes'), both: has('yes', 'yes') };
}

function worthOf({ first, second, both }: Kinds): number {
  return [first, second, both].filter(Boolean).length;
}

function* tryPair(list: OpenList, whole: Reading, pair: Pair): Steps<Verdict | undefined> {
  const { operation } = list.meaning;
  const [first, second] = pair;
  const said = readCombined(list.walk.context.contract, operation, [first[0], second[0]]);
  if (said === undefined) return undefined;
  const together = yield* list.read('combined', withGiven(withGiven(list.base, first), second));
  if (together === undefined) return undefined;
  for (const given of pair) {
    const verdict = strangerIn(together, pair, given) ?? missingIn(whole, together, pair, given);
    if (verdict === undefined) continue;
    // A filter that is ignored altogether is reported by another probe.
    if (!(yield* isKeptAlone(list, whole, pair))) return undefined;
    if (said === 'both') return verdict;
    list.ask(
      given[0].parameter,
      `Do entries have to match both \`${first[0].parameter.name}\` and \`${second[0].parameter.name}\`? The list returns others, or omits some of these.`,
    );
    return undefined;
  }
  return undefined;
}

function strangerIn(together: Reading, pair: Pair, [filter, value]: Given): Verdict | undefined {
  const stranger = together.entries.find((entry) => matchOf(entry, filter, value) === 'no');
  if (stranger === undefined) return undefined;
  return verdictOf('filter-ignored', together, pair, filter, {
    expected: `only entries that match ${pairText(pair)}`,
    actual: `one whose \`${filter.member.path.join('.')}\` is ${typed(valueIn(stranger, filter.member))}`,
  });
}

function missingIn(whole: Reading, together: Reading, pair: Pair, [filter]: Given): Verdict | undefined {
  if (!pair.every(([one]) => one.isExact)) return undefined;
  const lost = whole.entries.find(
    (entry, at) =>
      pair.every(([one, value]) => matchOf(entry, one, value) === 'yes') && lacks(whole, together, at),
  );
  if (lost === undefined) return undefined;
  return verdictOf('filter-incomplete', together, pair, filter, {
    expected: `all entries that match ${pairText(pair)}`,
    actual: `none for one whose \`${filter.member.path.join('.')}\` is ${typed(valueIn(lost, filter.member))}, which is listed without the filters`,
  });
}

/** Whether each filter of a pair works correctly on its own. */
function* isKeptAlone(list: OpenList, whole: Reading, pair: Pair): Steps<boolean> {
  for (const [filter, value] of pair) {
    const alone = yield* list.read('alone', withGiven(list.base, [filter, value]));
    if (alone === undefined) return false;
    if (alone.entries.some((entry) => matchOf(entry, filter, value) === 'no')) return false;
    const isLost = whole.entries.some(
      (entry, at) => matchOf(entry, filter, value) === 'yes' && lacks(whole, alone, at),
    );
    if (isLost) return false;
  }
  return true;
}

function withGiven(parts: RequestParts, [filter, value]: Given): RequestParts {
  return withParameter(parts, filter.parameter, filterValue(filter, value));
}

function pairText(pair: Pair): string {
  return pair.map(([{ parameter }, value]) => `\`${parameter.name}\` ${typed(value)}`).join(' and ');
}

function verdictOf(
  rule: 'filter-ignored' | 'filter-incomplete',
  { exchange }: Reading,
  pair: Pair,
  { parameter, member }: FilterMeaning,
  texts: Pick<Verdict, 'expected' | 'actual'>,
): Verdict {
  const cause = pair.map(([filter]) => filter.parameter.name).join(' and ');
  return { ...texts, rule, cause, exchange, node: parameter.node, member };
}
