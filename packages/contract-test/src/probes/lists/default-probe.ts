import { isSame } from '../../contract/instances/json-value.ts';
import { textAt } from '../../contract/instances/keywords.ts';
import { firmLayers } from '../../contract/instances/layers.ts';
import { typed } from '../../contract/judge/words.ts';
import type { Json } from '../../contract/model.ts';
import type { Exchange, RawFinding, RequestParts } from '../../model/case.ts';
import { entriesOf } from '../../world/answered-things.ts';
import type { Steps } from '../flows/steps/walk.ts';
import { isValidOnWire, withParameter } from '../requests/parameter-values.ts';
import { confirmed, type Verdict } from './confirm.ts';
import type { DefaultMeaning } from './meaning/default-meaning.ts';
import type { OpenList, Reading } from './open-list.ts';
import { seenValues } from './seen-values.ts';
import { isMoment } from './value-order.ts';
import { dateText } from './wide-window.ts';

const day = 86_400_000;

/** Two requests that must return the same list: one without a parameter, one with its default. */
interface Pair {
  readonly without: RequestParts;
  readonly withDefault: RequestParts;
  readonly value: Json;
}

/** Requests a list without a parameter and with its default; both must return the same entries. */
export function* tryDefaults(list: OpenList, whole: Reading): Steps<readonly RawFinding[]> {
  const found: RawFinding[] = [];
  for (const one of list.meaning.defaults) {
    for (const pair of pairsFor(list, whole, one)) {
      const shown = yield* confirmed(list, whole, one.parameter, () => tryPair(list, one, pair));
      found.push(...shown);
      if (shown.length > 0) break;
    }
  }
  return found;
}

function* tryPair(list: OpenList, { parameter }: DefaultMeaning, pair: Pair): Steps<Verdict | undefined> {
  const { operation } = list.meaning;
  const first = yield* list.walk.succeed(`default-${parameter.name}`, operation, pair.without);
  const given = first && (yield* list.walk.succeed(`default-${parameter.name}`, operation, pair.withDefault));
  const second = given && (yield* list.walk.succeed(`default-${parameter.name}`, operation, pair.without));
  if (first === undefined || given === undefined || second === undefined) return undefined;
  const isNamed = [first, given].every(({ json }) =>
    entriesOf(json).every((entry) => list.idOf(entry) !== undefined),
  );
  const [told, wanted, again] = [first, given, second].map((exchange) => marksIn(list, exchange));
  if (told === undefined || wanted === undefined || !isSame(told, again ?? []) || isSame(told, wanted))
    return undefined;
  const [count, due] = [told.length, wanted.length];
  // Entries without an identifier may depend on how the list was requested.
  if (count === due && !isNamed) return undefined;
  return {
    ...{ rule: 'default-differs', cause: parameter.name, node: parameter.node, exchange: second },
    expected: `the same entries as with \`${parameter.name}\` ${typed(pair.value)}, its default`,
    actual: count === due ? 'other entries' : `${count} instead of ${due}`,
  };
}

/** What distinguishes the entries of a response, sorted so that their order does not matter. */
function marksIn(list: OpenList, { json }: Exchange): readonly string[] {
  return entriesOf(json)
    .map((entry) => list.markOf(entry))
    .toSorted();
}

function pairsFor(list: OpenList, whole: Reading, one: DefaultMeaning): readonly Pair[] {
  const { context } = list.walk;
  const { parameter } = one;
  const pairs: Pair[] = [];
  const add = (base: RequestParts, value: Json): void => {
    if (!isValidOnWire(context, parameter, value)) return;
    const withDefault = withParameter(base, parameter, value);
    pairs.push({ without: withParameter(base, parameter, undefined), withDefault, value });
  };
  if ('value' in one) add(list.base, one.value);
  else {
    const isDay = (schema: typeof parameter.schema): boolean =>
      (firmLayers(context.contract, [schema]) ?? []).some((layer) => textAt(layer, 'format') === 'date');
    for (const start of startsFor(list, whole, one)) {
      const from = dateText(start, isDay(one.from.schema));
      const value = dateText(start + one.distance, isDay(parameter.schema));
      if (from === undefined || value === undefined || !isValidOnWire(context, one.from, from)) continue;
      add(withParameter(list.base, one.from, from), value);
    }
  }
  return pairs;
}

/** Start times that put an entry at the default distance, a little beyond it, and at twice the distance. */
function startsFor(
  list: OpenList,
  { entries }: Reading,
  { parameter, distance }: Extract<DefaultMeaning, { from: unknown }>,
): readonly number[] {
  const filter = list.meaning.filters.find((one) => one.parameter === parameter);
  const times = (filter === undefined ? [] : seenValues(filter, entries))
    .filter(isMoment)
    .map((value) => Date.parse(String(value)));
  const step = Math.sign(distance) * Math.min(day, Math.abs(distance));
  return [...times.slice(0, 1), ...times.slice(-1)].flatMap((time) => [
    time - distance - step,
    time - distance,
    time - 2 * distance,
  ]);
}
