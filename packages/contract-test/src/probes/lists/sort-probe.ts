import { isSame, type JsonRecord } from '../../contract/instances/json-value.ts';
import { typed } from '../../contract/judge/words.ts';
import type { Json } from '../../contract/model.ts';
import type { RawFinding, RequestParts } from '../../model/case.ts';
import type { Steps } from '../flows/steps/walk.ts';
import { isValidOnWire, withParameter } from '../requests/parameter-values.ts';
import { confirmed, type Verdict } from './confirm.ts';
import { type Member, valueIn } from './meaning/entry-members.ts';
import { type SortChoice, type SortMeaning, takesList } from './meaning/sort-meaning.ts';
import type { OpenList, Reading } from './open-list.ts';
import { pairsOfKeys, tiedRuns } from './sort-pairs.ts';
import { isTie, sortedOrderOf } from './value-order.ts';

const mostChoices = 12;

/** Requests a list in each order that it offers and checks the entries; the opposite order must be the reverse. */
export function* trySorts(list: OpenList, whole: Reading): Steps<readonly RawFinding[]> {
  const { sort } = list.meaning;
  if (sort === undefined) return [];
  const { standard } = sort;
  if (standard !== undefined) {
    const found = yield* confirmed(list, whole, sort.parameter, (now) =>
      settled(misplacedIn(now, sort.parameter, standard, 'by default')),
    );
    if (found.length > 0) return found;
  }
  for (const choice of [...sort.choices.slice(0, mostChoices), ...pairsOfKeys(sort, whole.entries)]) {
    const found = yield* confirmed(list, whole, sort.parameter, () => tryOrder(list, sort, choice));
    if (found.length > 0) return found;
  }
  return [];
}

/** Checks the order of a list without a sort parameter against the documented one. */
export function* tryDefaultOrder(list: OpenList, whole: Reading): Steps<readonly RawFinding[]> {
  const { order } = list.meaning;
  if (order === undefined) return [];
  const said = { name: 'default order', node: order.node };
  return yield* confirmed(list, whole, undefined, (now) =>
    settled(misplacedIn(now, said, order, 'as the description says')),
  );
}

function* tryOrder(list: OpenList, sort: SortMeaning, choice: SortChoice): Steps<Verdict | undefined> {
  const sorted = yield* readSorted(list, sort, choice);
  if (sorted === undefined) return undefined;
  const misplaced = misplacedIn(sorted, sort.parameter, choice, `with ${textOf(sort, choice)}`);
  const opposite = sort.choices.find((other) => isOpposite(choice, other));
  if (misplaced !== undefined || opposite === undefined || choice.direction === 'down') return misplaced;
  const reversed = yield* readSorted(list, sort, opposite);
  if (reversed === undefined || !sorted.isComplete || !reversed.isComplete) return undefined;
  if (choice.member === undefined) {
    const isTurned = sorted.ids === undefined || !isSame(sorted.ids, reversed.ids ?? []);
    if (isTurned || sorted.entries.length < 2) return undefined;
    list.ask(
      sort.parameter,
      `Which member does \`${sort.parameter.name}\` sort by? Both directions return the same order, which is correct only if all entries are equal in it.`,
    );
    return undefined;
  }
  return unreversed(sorted, reversed, sort, choice, choice.member);
}

function* readSorted(list: OpenList, sort: SortMeaning, choice: SortChoice): Steps<Reading | undefined> {
  const parts = sortedParts(list, sort, choice, list.base);
  return parts && (yield* list.read(`sort-${sort.parameter.name}`, parts));
}

/** A request for an order; undefined if it cannot be sent. */
export function sortedParts(
  list: OpenList,
  { parameter, direction }: SortMeaning,
  { value, directionValue }: SortChoice,
  base: RequestParts,
): RequestParts | undefined {
  const { context } = list.walk;
  let parts = base;
  for (const [one, given] of [
    [parameter, value],
    [direction, directionValue],
  ] as const) {
    if (one === undefined || given === undefined) continue;
    const sent: Json = takesList(context.contract, one) ? String(given).split(',') : given;
    if (!isValidOnWire(context, one, sent)) return undefined;
    parts = withParameter(parts, one, sent);
  }
  return parts;
}

/** Two entries that are certainly in the wrong order; ties and entries without a value may be anywhere. */
export function misplacedIn(
  { entries, exchange }: Pick<Reading, 'entries' | 'exchange'>,
  said: { readonly name: string; readonly node: object },
  { member, direction, later = [] }: Pick<SortChoice, 'member' | 'direction' | 'later'>,
  how: string,
): Verdict | undefined {
  if (member === undefined || member.isEnumerated) return undefined;
  const values = entries.map((entry) => valueIn(entry, member) ?? null).filter((value) => value !== null);
  const pairs = values.slice(1).map((value, at) => [values[at] ?? null, value] as const);
  const falling = pairs.find(([one, other]) => sortedOrderOf(one, other) === 1);
  const rising = pairs.find(([one, other]) => sortedOrderOf(one, other) === -1);
  const wrong =
    direction === 'up' ? falling : direction === 'down' ? rising : falling && rising ? falling : undefined;
  if (wrong === undefined) {
    const [second, ...rest] = later;
    const ties = second === undefined ? [] : tiedRuns(entries, member);
    for (const tied of ties) {
      const found = misplacedIn(
        { entries: tied, exchange },
        said,
        { member: second?.member, direction: second?.direction, later: rest },
        `${how}, where \`${member.path.join('.')}\` is the same`,
      );
      if (found !== undefined) return found;
    }
    return undefined;
  }
  const [one, other] = wrong;
  const way =
    direction === undefined ? '' : direction === 'up' ? ', the least first' : ', the greatest first';
  return {
    ...{ rule: 'sort-ignored', cause: said.name, node: said.node, member, exchange },
    expected: `entries by \`${member.path.join('.')}\`${way}, ${how}`,
    actual: `${typed(one)} before ${typed(other)}`,
  };
}

/** Checks that a list is the reverse of another, if no two entries tie. */
function unreversed(
  sorted: Reading,
  reversed: Reading,
  { parameter }: SortMeaning,
  choice: SortChoice,
  member: Member,
): Verdict | undefined {
  const some = distinctIds(sorted, member);
  const others = distinctIds(reversed, member);
  if (some === undefined || others === undefined || some.length < 2) return undefined;
  if (!isSame(some.toSorted(), others.toSorted()) || isSame(some, others.toReversed())) return undefined;
  return {
    ...{ rule: 'sort-ignored', cause: parameter.name, node: parameter.node, member },
    exchange: reversed.exchange,
    expected: `the reverse of the order with ${parameter.name}=${String(choice.value)}`,
    actual: isSame(some, others) ? 'the same order' : 'another order',
  };
}

/** The identifiers of the entries with a value, in order; undefined if two values may tie. */
function distinctIds({ entries, ids, isNamed }: Reading, member: Member): readonly string[] | undefined {
  if (ids === undefined || !isNamed) return undefined;
  const told = entries
    .map((entry: JsonRecord, at) => ({ id: ids[at] ?? '', value: valueIn(entry, member) ?? null }))
    .filter(({ value }) => value !== null);
  const hasTie = told.some(({ value }, at) =>
    told.slice(at + 1).some((other) => typeof value === 'object' || isTie(value, other.value)),
  );
  return hasTie ? undefined : told.map(({ id }) => id);
}

function isOpposite(one: SortChoice, other: SortChoice): boolean {
  if (one.later !== undefined || other.later !== undefined) return false;
  const isTurned =
    (one.direction === 'up' && other.direction === 'down') ||
    (one.direction === undefined && other.direction === 'down' && one.member !== undefined);
  if (one.member !== other.member || !isTurned) return false;
  return one.directionValue === undefined || one.value === other.value;
}

function textOf({ parameter, direction }: SortMeaning, { value, directionValue }: SortChoice): string {
  const lines = [
    `\`${parameter.name}\` ${String(value)}`,
    ...(direction === undefined || directionValue === undefined
      ? []
      : [`\`${direction.name}\` ${String(directionValue)}`]),
  ];
  return lines.join(' and ');
}

/** Steps that send nothing. */
function* settled<T>(value: T): Steps<T> {
  yield* [];
  return value;
}
