import type { SchemaObject } from '@finops/openapi';
import { clip, listed, literal } from '../words.ts';

const types: Readonly<Record<string, string>> = {
  string: 'a string',
  integer: 'an integer',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'an array',
  null: 'null',
};
const formats: Readonly<Record<string, string>> = {
  date: 'a date such as 2026-01-31',
  'date-time': 'a time such as 2026-01-31T12:00:00Z',
  email: 'an e-mail address',
  uri: 'an absolute URI',
  uuid: 'a UUID',
};

/** The rule for a value of one of the types. */
export function typeRule(wanted: readonly string[]): string {
  return `must be ${listed(wanted.map((type) => types[type] ?? type))}`;
}

/** The rule for a value that is one of the constants. */
export function enumRule(values: readonly unknown[]): string {
  const all = listed(values.map(literal));
  return values.length === 1 ? `must be ${all}` : `must be one of ${all}`;
}

/** The rule for a value with the format. */
export function formatRule(format = ''): string {
  return `must be ${formats[format] ?? `in the format ${format}`}`;
}

/** The pattern of texts that are not blank. */
const NOT_BLANK = '\\S';

/**
 * The rule for a value with a pattern: its description or, if the contract has none, the pattern, with an example if
 * there is one.
 */
export function patternRule({ pattern, examples, example, description = '' }: SchemaObject): string {
  if (pattern === NOT_BLANK) return 'must contain more than blanks';
  const sample = example ?? examples?.[0];
  const meaning = firstSentence(description);
  const told = meaning === '' ? `must match ${pattern}` : `must be valid: ${meaning}`;
  return `${told}${sample === undefined ? '' : `, for example ${literal(sample)}`}`;
}

/**
 * Joins the description at the place of use with the general one: `Amount in the source currency: a decimal number.`
 */
export function placedDescription(here: string, anyway = ''): string {
  return anyway === '' ? here : `${here.trim().split(/\.(?:\s|$)|\n/)[0]}: ${firstSentence(anyway)}`;
}

/** The first sentence, for use within another one: `identifier of a transfer`; a word such as `URL` keeps its case. */
function firstSentence(description: string): string {
  const [sentence = ''] = description.trim().split(/\.(?:\s|$)|\n/);
  return clip(
    sentence.replace(/^[A-Z](?=[a-z' -])/, (letter) => letter.toLowerCase()),
    160,
  );
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

/** A branch of a `oneOf`, and the fields that distinguish it from the others. */
interface Way {
  readonly schema: SchemaObject;
  readonly asks: readonly string[];
}

/** The rule for the fields of the branches of a `oneOf`: `must include exactly one of a, b, or c with d`. */
export function choiceRule(branches: readonly Way[]): string {
  const [first, ...others] = branches.filter(({ asks }) => asks.length > 0).map(wayWords);
  if (first === undefined) return 'must match exactly one schema';
  return others.length === 0
    ? `must include ${first}`
    : `must include exactly one of ${listed([first, ...others])}`;
}

function wayWords({ schema, asks }: Way): string {
  const constants = (name: string): string => {
    const { const: one, enum: many } = schema.properties?.[name] ?? {};
    const values = many ?? (one === undefined ? [] : [one]);
    return values.length === 0 ? name : `${name} ${listed(values.map(literal))}`;
  };
  const [first = '', ...others] = asks.map(constants);
  return others.length === 0 ? first : `${first} with ${listed(others, 'and')}`;
}
