import { isList, type JsonRecord } from '../../contract/instances/json-value.ts';
import { valuesAt } from '../../contract/instances/keywords.ts';
import { firmLayers } from '../../contract/instances/layers.ts';
import { itemSchemas } from '../../contract/instances/members.ts';
import type { Json, SchemaObject } from '../../contract/model.ts';
import type { ProbeContext } from '../../probe.ts';
import { isValidOnWire } from '../parameter-values.ts';
import { valueIn } from './entry-members.ts';
import { type FilterMeaning, filterValue } from './filter-meaning.ts';
import { isMoment, orderOf } from './value-order.ts';

const mostChoices = 8;
const day = 86_400_000;

/** The values to try a filter with, by the values that entries have; the same for the same seed. */
export function valuesToTry(
  context: ProbeContext,
  filter: FilterMeaning,
  entries: readonly JsonRecord[],
): readonly Json[] {
  const isValid = (value: Json): boolean =>
    isValidOnWire(context, filter.parameter, filterValue(filter, value));
  const seen = distinct(
    entries.flatMap((entry) => {
      const value = valueIn(entry, filter.member) ?? null;
      return isList(value) ? value : [value];
    }),
  ).filter((value) => ['string', 'number', 'boolean'].includes(typeof value));
  if (filter.relation.kind === 'bound') return boundValues(context, filter, seen, isValid);
  if (filter.isSwitch) return [true].filter(isValid);
  const choices = choicesOf(context, filter);
  if (choices.length > 0) {
    const ofMember = enumerated(context, filter.member.layers);
    const isOfMember = (value: Json): boolean =>
      typeof value === 'boolean' || seen.includes(value) || ofMember.includes(value);
    return choices.filter((value) => isOfMember(value) && isValid(value)).slice(0, mostChoices);
  }
  const plain = seen.filter((value) => typeof value !== 'string' || /^[A-Za-z0-9_@.:/-]+$/.test(value));
  const isOfParts = ['contains', 'begins'].includes(filter.relation.kind);
  const others = isOfParts ? distinct(seen.flatMap(firstWord)) : seen;
  return shuffled(context, (plain.length > 0 ? plain : others).filter(isValid)).slice(0, 2);
}

/** The values that a parameter, or its items, chooses from. */
export function choicesOf(context: ProbeContext, { parameter, member }: FilterMeaning): readonly Json[] {
  const own = firmLayers(context.contract, [parameter.schema]) ?? [];
  const listed = enumerated(context, own);
  if (listed.length > 0) return listed;
  return member.types.includes('boolean') ? [true, false] : [];
}

function enumerated({ contract }: ProbeContext, layers: readonly SchemaObject[]): readonly Json[] {
  const all = [...layers, ...(firmLayers(contract, itemSchemas(layers, 0)) ?? [])];
  return all.flatMap((layer) => valuesAt(layer, 'enum')).filter((value) => value !== null);
}

/** Values inside of the range that entries have, so that some are on either side; else one that none of them reaches. */
function boundValues(
  context: ProbeContext,
  { relation }: FilterMeaning,
  seen: readonly Json[],
  isValid: (value: Json) => boolean,
): readonly Json[] {
  if (relation.kind !== 'bound' || seen.length === 0) return [];
  const sorted = seen.toSorted((one, other) => orderOf(one, other) ?? 0);
  const inner = relation.side === 'low' ? sorted.slice(1) : sorted.slice(0, -1);
  const forms = (value: Json): readonly Json[] =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? [value, value.slice(0, 10)] : [value];
  const inside = shuffled(context, inner).flatMap((value) => forms(value).filter(isValid).slice(0, 1));
  if (inside.length > 0) return distinct(inside).slice(0, 2);
  const [edge] = relation.side === 'low' ? sorted.slice(-1) : sorted;
  const beyond = edge === undefined ? [] : forms(beyondOf(edge, relation.side === 'low' ? 1 : -1));
  return beyond.filter(isValid).slice(0, 1);
}

/** The word that a text begins with: of several words, a server may look for each. */
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
