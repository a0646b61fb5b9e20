import { isList } from '../../../contract/instances/json-value.ts';
import { textsAt, valuesAt } from '../../../contract/instances/keywords.ts';
import { firmLayers } from '../../../contract/instances/layers.ts';
import { itemSchemas } from '../../../contract/instances/members.ts';
import type { Contract, Json, Operation, Parameter } from '../../../contract/model.ts';
import { wordsOf } from '../../../world/answered-things.ts';
import { descriptionOf } from './description.ts';
import type { Member } from './entry-members.ts';
import { readSortKeys } from './sort-keys.ts';

/** A further sort key, for entries that are equal in the keys before it. */
interface SortKey {
  readonly member: Member | undefined;
  readonly direction: 'up' | 'down' | undefined;
}

/** One order in which a list can be sorted. */
export interface SortChoice {
  /** The parameter's value for the key or the order; undefined if another parameter gives the direction alone. */
  readonly value: Json | undefined;
  /** The value of the separate direction parameter, if there is one. */
  readonly directionValue: Json | undefined;
  /** Undefined if the document does not name the sort key. */
  readonly member: Member | undefined;
  /** Undefined if the document does not state the direction. */
  readonly direction: 'up' | 'down' | undefined;
  /** The further keys for entries that are equal in `member`; undefined if there are none. */
  readonly later?: readonly SortKey[];
}

/** How a list can be sorted. */
export interface SortMeaning {
  readonly parameter: Parameter;
  /** The separate parameter for the direction, if there is one. */
  readonly direction: Parameter | undefined;
  readonly choices: readonly SortChoice[];
  /** The order without the parameter, if the schema has a default. */
  readonly standard: SortChoice | undefined;
  /** Whether several keys may be given, the most significant first. */
  readonly takesSeveral: boolean;
}

const sortNames = /^(sort|order|ordering)( ?(by|on|field|key|column))?$/;
const directionNames =
  /^((sort|order|sorting) )?(dir|direction|asc desc)$|^(sort|order) (order|dir|direction)$|^(order|sort)$/;
const ups = /^(asc|ascending|up)$/;
const downs = /^(desc|descending|down)$/;

/** How a list can be sorted, from its parameters; undefined if none of them says so. */
export function readSort(
  contract: Contract,
  parameters: readonly Parameter[],
  members: readonly Member[],
  operation?: Operation,
): SortMeaning | undefined {
  const direction = parameters.find(
    (one) => directionNames.test(wordsOf(one.name)) && isDirection(valuesOf(contract, one)),
  );
  const parameter = parameters.find((one) => one !== direction && sortNames.test(wordsOf(one.name)));
  if (parameter === undefined) {
    if (direction === undefined) return undefined;
    const member = describedMember(direction, members);
    const choices = valuesOf(contract, direction).map((value) => ({
      ...{ value, directionValue: undefined, member },
      direction: directionOf(value),
    }));
    return {
      ...{ parameter: direction, direction: undefined, choices, takesSeveral: false },
      standard: standardOf(contract, direction, choices),
    };
  }
  const keys = readSortKeys(contract, parameter, members, operation);
  const values = [...new Set([...valuesOf(contract, parameter), ...keys.values])];
  const read = values.map((value) => readChoices(value, members, keys.isTurned));
  if (direction === undefined) {
    return {
      ...{ parameter, direction, choices: read, takesSeveral: keys.takesSeveral },
      standard: standardOf(contract, parameter, read),
    };
  }
  const choices = read.flatMap((choice) =>
    valuesOf(contract, direction).map((value) => ({
      ...{ ...choice, directionValue: value },
      direction: choice.direction === undefined ? directionOf(value) : undefined,
    })),
  );
  return { parameter, direction, choices, standard: undefined, takesSeveral: false };
}

/** One key, or several separated by commas; if a minus reverses a key, a key without it is ascending. */
function readChoices(value: Json, members: readonly Member[], isTurned: boolean): SortChoice {
  const [first, ...later] = String(value).split(',');
  if (first === undefined || later.length === 0) return readChoice(value, members);
  const wayOf = ({ direction }: SortChoice) => direction ?? (isTurned ? 'up' : undefined);
  const leading = readChoice(first, members);
  const following = later.map((key) => readChoice(key.trim(), members));
  return {
    ...{ ...leading, value, direction: wayOf(leading) },
    later: following.map((key) => ({ member: key.member, direction: wayOf(key) })),
  };
}

/** Reads `-created`, `created:desc`, `created_desc` or `created`: a member and, except for the last, a direction. */
function readChoice(value: Json, members: readonly Member[]): SortChoice {
  const text = String(value);
  const [, sign = '', rest = ''] = /^([-+]?)(.*)$/.exec(text) ?? [];
  const words = wordsOf(rest);
  const [, name = words, end = ''] = /^(.*) (asc|ascending|desc|descending)$/.exec(words) ?? [];
  const named = members.filter(
    (member) => member.words === name || member.words === `${name} at` || member.words === `${name} date`,
  );
  const marked = sign === '-' ? 'down' : sign === '+' ? 'up' : directionOf(end);
  const [member] = named;
  return { value, directionValue: undefined, member, direction: marked };
}

function directionOf(value: Json): SortChoice['direction'] {
  const text = String(value).toLowerCase();
  if (ups.test(text)) return 'up';
  return downs.test(text) ? 'down' : undefined;
}

function isDirection(values: readonly Json[]): boolean {
  return values.length > 0 && values.every((value) => directionOf(value) !== undefined);
}

/** The values of a parameter that the document lists or shows. */
function valuesOf(contract: Contract, parameter: Parameter): readonly Json[] {
  const own = firmLayers(contract, [parameter.schema]) ?? [];
  const items = firmLayers(contract, itemSchemas(own, 0)) ?? [];
  const listed = [...own, ...items].flatMap((layer) => valuesAt(layer, 'enum'));
  if (listed.length > 0) return texts(listed);
  const defaults = own.map((layer) => layer.default as Json);
  return texts([...parameter.examples, ...defaults].flatMap((value) => (isList(value) ? value : [value])));
}

function texts(values: readonly Json[]): readonly Json[] {
  return [...new Set(values.filter((value) => typeof value === 'string' && value !== ''))];
}

/** Whether the parameter takes a list, such as several sort keys. */
export function takesList(contract: Contract, parameter: Parameter): boolean {
  return (firmLayers(contract, [parameter.schema]) ?? []).some((layer) =>
    textsAt(layer, 'type').includes('array'),
  );
}

function standardOf(
  contract: Contract,
  parameter: Parameter,
  choices: readonly SortChoice[],
): SortChoice | undefined {
  const layers = firmLayers(contract, [parameter.schema]) ?? [];
  const defaults = layers.map((layer) => layer.default).filter((value) => value !== undefined);
  return choices.find(({ value }) => defaults.length > 0 && defaults.every((one) => one === value));
}

/** The single member that the description of a direction names: "by creation time" is `created at`. */
function describedMember(parameter: Parameter, members: readonly Member[]): Member | undefined {
  const description = descriptionOf(parameter.node).toLowerCase();
  const [, said = ''] = /\b(?:by|of) (?:the |its |their )?`?([a-z_ -]+)/.exec(description) ?? [];
  if (/\bor\b/.test(said)) return undefined;
  const words = wordsOf(said);
  if (/^(creation|created)\b/.test(words))
    return members.find(({ words: own }) => /^created( at| on| date)?$/.test(own));
  if (/^(update|updated|modification)\b/.test(words))
    return members.find(({ words: own }) => /^(updated|modified)( at| on| date)?$/.test(own));
  return members.find(({ words: own }) => own === words);
}
