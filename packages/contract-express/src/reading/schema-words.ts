import type { SchemaObject } from './openapi.ts';
import { listed, literal } from './words.ts';

const types: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
};
const formats: Readonly<Record<string, string>> = {
  date: 'a date such as 2026-01-31',
  'date-time': 'a time such as 2026-01-31T12:00:00Z',
  email: 'an e-mail address',
  uri: 'an absolute URI',
  uuid: 'a UUID',
};

/** What a value must be to have one of the types. */
export function typeRule(wanted: readonly string[]): string {
  return `must be ${listed(wanted.map((type) => types[type] ?? type))}`;
}

/** What a value must be to be one of the constants. */
export function enumRule(values: readonly unknown[]): string {
  const all = listed(values.map(literal));
  return values.length === 1 ? `must be ${all}` : `must be one of ${all}`;
}

/** What a value must be to have the format. */
export function formatRule(format = ''): string {
  return `must be ${formats[format] ?? `of the format ${format}`}`;
}

/** What a value must look like, with the meaning and an example where the contract has them. */
export function patternRule({ pattern, examples, example, description = '' }: SchemaObject): string {
  const sample = example ?? examples?.[0];
  const meaning = /^[^.\n]{1,100}/.exec(description)?.[0];
  const told = meaning === undefined ? '' : ` (${meaning})`;
  return `must match ${pattern}${told}${sample === undefined ? '' : `, for example ${literal(sample)}`}`;
}

/** `must be between 1 and 100`, `must have at most 3 characters`. */
export function rangeRule(least: number | undefined, largest: number | undefined, unit?: string): string {
  const verb = unit === undefined ? 'be' : 'have';
  const end = unit === undefined ? '' : ` ${(largest ?? least) === 1 ? unit.replace(/s$/, '') : unit}`;
  if (least !== undefined && least === largest) return `must ${verb} ${least}${end}`;
  if (largest === undefined) return `must ${verb} at least ${least}${end}`;
  if (least === undefined) return `must ${verb} at most ${largest}${end}`;
  return `must ${verb} between ${least} and ${largest}${end}`;
}

/**
 * Which fields the branches of a `oneOf` ask for: `must give exactly one of a, b, or c with d`. What a branch keeps out
 * is told once it is chosen.
 *
 * @param all the branches that these were chosen from: one that requires nothing keeps out what the others ask for.
 * @param value what was given; a field of it that every branch asks for is not told.
 */
export function choiceRule(branches: readonly SchemaObject[], all = branches, value: object = {}): string {
  const asking = branches.filter((branch) => branch.required?.length);
  const shared = (name: string): boolean =>
    Object.hasOwn(value, name) && all.every(({ required }) => required?.includes(name));
  const ways = asking.map((branch) => branchWords(branch, shared)).filter((words) => words !== '');
  const none = branches.find((branch) => !branch.required?.length);
  const kept = none === undefined ? [] : keptOut(none, all);
  if (ways.length === 0)
    return kept.length === 0 ? 'must meet exactly one of its schemas' : `must leave out ${listed(kept)}`;
  const rule = ways.length === 1 ? `must give ${ways[0]}` : `must give exactly one of ${listed(ways)}`;
  return none === undefined ? rule : `${rule}, or none of ${listed(kept)}`;
}

function keptOut(none: SchemaObject, all: readonly SchemaObject[]): readonly string[] {
  const excluded = excludedNames(none);
  return excluded.length > 0 ? excluded : [...new Set(all.flatMap(({ required = [] }) => required))];
}

/** The names that a schema keeps out by `propertyNames: { not: … }`. */
export function excludedNames({ propertyNames }: SchemaObject): readonly string[] {
  const { const: one, enum: many } = propertyNames?.not ?? {};
  return (many ?? (one === undefined ? [] : [one])).map(String);
}

function branchWords(branch: SchemaObject, isShared: (name: string) => boolean): string {
  const constants = (name: string): string => {
    const { const: one, enum: many } = branch.properties?.[name] ?? {};
    const values = many ?? (one === undefined ? [] : [one]);
    return values.length === 0 ? name : `${name} ${listed(values.map(literal))}`;
  };
  const [first = '', ...others] = (branch.required ?? []).filter((name) => !isShared(name)).map(constants);
  return others.length === 0 ? first : `${first} with ${listed(others, 'and')}`;
}
