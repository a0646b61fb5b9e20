import type { IncomingHttpHeaders } from 'node:http';
import { type ParameterObject, type SchemaObject, typesOf } from '@finops/openapi';
import type { Flaw } from './fault.ts';
import { isIdentifying } from './identifying-name.ts';
import { given, listed } from './words.ts';

/** The values of declared parameters, and the violations of their texts. */
export interface ReadParameters<Values> {
  readonly values: Values;
  readonly flaws: readonly Flaw[];
}

/**
 * Reads the declared query parameters, by exact name; those of a list stay a list, and an empty list is omitted.
 * Violations are a repeated or empty value, and a text that a validator would coerce to a number or boolean although it
 * is not written as one (`0x10`).
 */
export function readQuery(
  parameters: readonly ParameterObject[],
  query: ReadonlyMap<string, readonly string[]>,
): ReadParameters<Record<string, string | string[]>> {
  const values: Record<string, string | string[]> = {};
  const flaws: Flaw[] = [];
  for (const { name, in: place, schema } of parameters) {
    const texts = query.get(name);
    if (place !== 'query' || texts === undefined) continue;
    const many = typesOf(schema ?? {}).includes('array');
    if (!many && texts.length > 1) flaws.push(textFlaw('query', name, 'was sent more than once'));
    else if (texts.includes('')) flaws.push(textFlaw('query', name, 'must not be empty'));
    else flaws.push(...formFlaws('query', name, schema, texts));
    if (!texts.includes('')) values[name] = many ? [...texts] : (texts[0] ?? '');
  }
  return { values, flaws };
}

/**
 * Reads the declared header parameters, by the contract's names. An empty one is absent (G52), or a violation if the
 * schema has a minimum length.
 */
export function readHeaders(
  parameters: readonly ParameterObject[],
  headers: IncomingHttpHeaders,
): ReadParameters<Record<string, string>> {
  const values: Record<string, string> = {};
  const flaws: Flaw[] = [];
  for (const { name, in: place, schema } of parameters) {
    const value = place === 'header' ? headers[name.toLowerCase()] : undefined;
    if (typeof value !== 'string') continue;
    if (value.trim() !== '') {
      values[name] = value;
      flaws.push(...formFlaws('header', name, schema, [value]));
    } else if ((schema?.minLength ?? 0) > 0) flaws.push(textFlaw('header', name, 'must not be empty'));
  }
  return { values, flaws };
}

/** Names of query parameters that the contract does not declare (G18). */
export function unknownParameters(
  parameters: readonly ParameterObject[],
  query: ReadonlyMap<string, readonly string[]>,
): string[] {
  const known = new Set(parameters.filter((one) => one.in === 'query').map((one) => one.name));
  return [...query.keys()].filter((name) => !known.has(name));
}

/**
 * The violations of query parameters that would narrow the effect of an operation but are undeclared or misspelled
 * (G18).
 */
export function missingFilterFlaws(
  missing: ReadonlySet<string> | undefined,
  parameters: readonly ParameterObject[],
  query: ReadonlyMap<string, unknown>,
): Flaw[] {
  if (missing === undefined) return [];
  const known = parameters.filter((one) => one.in === 'query').map((one) => one.name);
  const rule =
    known.length === 0
      ? 'is not a parameter of this operation, which has none'
      : `is not a parameter of this ${known.includes('limit') ? 'list' : 'operation'}, which has ${listed(known, 'and')}`;
  return [...query.keys()].flatMap((name) => {
    if (known.includes(name)) return [];
    // In `filter[email]` the inner name is the filter, in `status[]` the outer one.
    const plain = /\[([^\]\d][^\]]*)\]$/.exec(name)?.[1] ?? name.replace(/\[\d*\]$/, '');
    const meant = known.find((one) => one === plain.toLowerCase());
    if (meant !== undefined) return [textFlaw('query', name, `has to be written as ${meant}`)];
    return missing.has(plain.toLowerCase()) || isIdentifying(plain) ? [textFlaw('query', name, rule)] : [];
  });
}

const forms: Readonly<Record<string, readonly [RegExp, string]>> = {
  integer: [/^-?\d+$/, 'must be an integer, in digits only'],
  number: [/^-?\d+(\.\d+)?$/, 'must be a number, in digits'],
  boolean: [/^(true|false)$/, 'must be true or false'],
};

/**
 * The violations of path parameters: a text of only white space or with NUL names no resource, nor does an alternative
 * notation of a number (`0x10`).
 */
export function pathFlaws(
  parameters: readonly ParameterObject[],
  path: Readonly<Record<string, string>>,
): Flaw[] {
  const flaws: Flaw[] = [];
  for (const { name, in: place, schema } of parameters) {
    const text = place === 'path' ? path[name] : undefined;
    if (text === undefined) continue;
    if (text.trim() === '' || text.includes('\0')) flaws.push(textFlaw('path', name, 'must not be blank'));
    else flaws.push(...formFlaws('path', name, schema, [text]));
  }
  return flaws;
}

function formFlaws(
  place: 'path' | 'query' | 'header',
  name: string,
  schema: SchemaObject | undefined,
  texts: readonly string[],
): Flaw[] {
  const types = typesOf(schema?.items ?? schema ?? {});
  const [pattern, rule] = (types.length === 1 && forms[types[0] ?? '']) || [];
  if (pattern === undefined || rule === undefined) return [];
  return texts
    .filter((text) => !pattern.test(text) || isBeyondNumbers(text))
    .map((text) => {
      const words = given(name, text);
      return { place, field: name, code: 'type', rule, ...(words !== undefined && { given: words }) };
    });
}

/** Validators parse such digits as infinity and then check no bound. */
function isBeyondNumbers(text: string): boolean {
  return text.length > 300 && !Number.isFinite(Number(text));
}

function textFlaw(place: 'path' | 'query' | 'header', field: string, rule: string): Flaw {
  return { place, field, code: 'text', rule };
}
