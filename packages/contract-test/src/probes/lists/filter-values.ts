import type { JsonRecord } from '../../contract/instances/json-value.ts';
import type { Json } from '../../contract/model.ts';
import type { ProbeContext } from '../probe.ts';
import { isValidOnWire } from '../requests/parameter-values.ts';
import { matchOf } from './filter-match.ts';
import { type FilterMeaning, filterValue } from './meaning/filter-meaning.ts';
import { withCaseTurned } from './meaning/letter-case.ts';
import { choicesOf, enumerated, seenValues } from './seen-values.ts';
import { severalToTry } from './several-values.ts';
import { isMoment, orderOf } from './value-order.ts';

const mostChoices = 8;
const letters = [...'bcdfghjkmpvwx'];
const day = 86_400_000;

/** The values, and lists of values, to try a filter with, taken from the entries; deterministic for a seed. */
export function allToTry(
  context: ProbeContext,
  filter: FilterMeaning,
  entries: readonly JsonRecord[],
): readonly Json[] {
  const single = valuesToTry(context, filter, entries);
  const isValid = (value: Json): boolean =>
    isValidOnWire(context, filter.parameter, filterValue(filter, value));
  const turned =
    filter.letterCase === undefined ? undefined : single.map(turnedCase).find((one) => one !== undefined);
  return [
    ...single,
    ...[turned, unmatched(context, filter, entries)].filter((one) => one !== undefined).filter(isValid),
    ...severalToTry(context, filter, entries).filter(isValid),
  ];
}

/** The values to try a filter with, taken from the entries; deterministic for a seed. */
export function valuesToTry(
  context: ProbeContext,
  filter: FilterMeaning,
  entries: readonly JsonRecord[],
): readonly Json[] {
  const isValid = (value: Json): boolean =>
    isValidOnWire(context, filter.parameter, filterValue(filter, value));
  const seen = seenValues(filter, entries);
  if (filter.relation.kind === 'bound') return boundValues(context, filter, entries, seen, isValid);
  if (filter.isSwitch) return [true].filter(isValid);
  const choices = choicesOf(context, filter);
  if (choices.length > 0) {
    const ofMember = enumerated(context, filter.member.layers);
    const isOfMember = (value: Json): boolean =>
      typeof value === 'boolean' || seen.includes(value) || ofMember.includes(value);
    return choices.filter((value) => isOfMember(value) && isValid(value)).slice(0, mostChoices);
  }
  const isOfParts = ['resembles', 'contains', 'begins'].includes(filter.relation.kind);
  const picked = (values: readonly Json[], most: number): readonly Json[] => {
    const plain = values.filter((value) => typeof value !== 'string' || /^[A-Za-z0-9_@.:/-]+$/.test(value));
    const others = isOfParts ? distinct(values.flatMap(firstWord)) : values;
    return shuffled(context, (plain.length > 0 ? plain : others).filter(isValid)).slice(0, most);
  };
  const found = [
    ...picked(seen, 2),
    ...filter.besides.flatMap((member) => picked(seenValues({ member }, entries), 1)),
  ];
  const isPart = filter.relation.kind === 'contains' || filter.relation.kind === 'begins';
  return distinct([...found, ...(isPart ? found.flatMap(innerPart).filter(isValid).slice(0, 1) : [])]);
}

/** A value that no entry has, if all entries have the same one and no choice is declared. */
function unmatched(
  context: ProbeContext,
  filter: FilterMeaning,
  entries: readonly JsonRecord[],
): Json | undefined {
  const { relation, member, isSwitch } = filter;
  const [only, ...others] = seenValues(filter, entries);
  const isNamed = /(^|\s)id$/.test(member.words) || relation.kind === 'bound' || isSwitch;
  if (only === undefined || others.length > 0 || isNamed || choicesOf(context, filter).length > 0)
    return undefined;
  if (typeof only === 'number') return only + 1;
  return typeof only === 'string'
    ? `zq${Array.from({ length: 6 }, () => context.random.pick(letters)).join('')}`
    : undefined;
}

function turnedCase(value: Json): Json | undefined {
  return typeof value === 'string' ? withCaseTurned(value) : undefined;
}

/** A part of a word, without its first letter. */
function innerPart(value: Json): readonly string[] {
  return typeof value === 'string' && /^[A-Za-z0-9]{4,}$/.test(value) ? [value.slice(1, 4)] : [];
}

/** Values inside the range of the entries, so that some lie on either side; otherwise one beyond all of them. */
function boundValues(
  context: ProbeContext,
  filter: FilterMeaning,
  entries: readonly JsonRecord[],
  seen: readonly Json[],
  isValid: (value: Json) => boolean,
): readonly Json[] {
  const { relation } = filter;
  if (relation.kind !== 'bound' || seen.length === 0) return [];
  const sorted = seen.toSorted((one, other) => orderOf(one, other) ?? 0);
  const inner =
    sorted.length === 1 ? sorted : relation.side === 'low' ? sorted.slice(1) : sorted.slice(0, -1);
  const forms = (value: Json): readonly Json[] =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? [value, value.slice(0, 10)] : [value];
  const isAtEdge = (value: Json): boolean =>
    entries.some((entry) => matchOf(entry, filter, value) === 'edge');
  const [telling, others] = [true, false].map((isTelling) =>
    shuffled(context, inner).filter((value) => isAtEdge(value) === isTelling),
  );
  const inside = [...(telling ?? []), ...(others ?? [])].flatMap((value) =>
    forms(value).filter(isValid).slice(0, 1),
  );
  if (inside.length > 0 && sorted.length > 1) return distinct(inside).slice(0, 2);
  const [edge] = relation.side === 'low' ? sorted.slice(-1) : sorted;
  const beyond = edge === undefined ? [] : forms(beyondOf(edge, relation.side === 'low' ? 1 : -1));
  return distinct([...inside, ...beyond.filter(isValid).slice(0, 1)]);
}

/** The first word of a text: given several words, a server may search for each. */
function firstWord(value: Json): readonly string[] {
  return /^[A-Za-z0-9]{2,}/.exec(String(value)) ?? [];
}

function beyondOf(value: Json, by: 1 | -1): Json {
  if (typeof value === 'number') return value + by;
  if (!isMoment(value)) return value;
  const text = new Date(Date.parse(String(value)) + 3 * by * day).toISOString();
  return String(value).length === 10 ? text.slice(0, 10) : text;
}

function shuffled<T>({ random }: ProbeContext, values: readonly T[]): readonly T[] {
  return values
    .map((value) => ({ value, rank: random.next() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ value }) => value);
}

function distinct(values: readonly Json[]): readonly Json[] {
  return [...new Set(values)];
}
