import type { ApiDocument, ParameterObject, SchemaObject } from '@finops/openapi';
import type { Flaw, Place } from '../fault.ts';
import type { BrokenRule, FlawContext } from './broken-rule.ts';
import { breaksFormat } from './formats.ts';
import { schemaFlaws } from './schema-flaws.ts';

/** The place and keyword of a validator's refusal; the path starts at the value. */
export interface Refusal {
  readonly path: readonly string[];
  readonly code: string;
}

/**
 * Explains to people why a validator refused a value; of alternatives, only the one that the caller seems to mean. The
 * validator's refusals, if given, decide on unknown formats, and are reported by place and keyword if nothing else is
 * found. Empty for a valid value.
 */
export function explain(
  document: ApiDocument,
  schema: SchemaObject,
  value: unknown,
  place: Place,
  refusals: readonly Refusal[] = [],
): Flaw[] {
  const broken = schemaFlaws(contextOf(document, refusals), schema, value, []);
  if (broken.length === 0) return refusals.map((one) => bareFlaw(place, one));
  return broken.map((one) => inPlace(place, one));
}

/**
 * Explains why the value of a parameter, one text or a list of them, is refused; undefined is an absent parameter. The
 * `field` of each violation begins with the name of the parameter, as do the paths of its refusals, in any case.
 */
export function explainParameter(
  document: ApiDocument,
  { name, in: place, required = false, schema = {}, description, example }: ParameterObject,
  text: string | readonly string[] | undefined,
  refusals: readonly Refusal[] = [],
): Flaw[] {
  if (place === 'cookie') return [];
  if (text === undefined) {
    return required ? [{ place, field: name, code: 'required', rule: 'is required' }] : [];
  }
  const value = valueOfText(schema, text);
  const told = { ...(description && { description }), ...(example !== undefined && { example }) };
  const { items } = schema;
  const described = { ...told, ...schema, ...(items && { items: { ...told, ...items } }) };
  const broken = schemaFlaws(contextOf(document, refusals), described, value, [name]);
  if (broken.length === 0) return refusals.map((one) => ({ ...bareFlaw(place, one), field: name }));
  return broken.map((one) => inPlace(place, one));
}

/** The violation for a refusal without further explanation: its place and the name of the rule. */
export function bareFlaw(place: Place, { path, code }: Refusal): Flaw {
  return inPlace(place, { path, code, rule: `breaks the rule \`${code || 'unknown'}\` of the contract` });
}

function contextOf(document: ApiDocument, refusals: readonly Refusal[]): FlawContext {
  const refused = new Set(refusals.filter((one) => one.code === 'format').map(({ path }) => keyOf(path)));
  return {
    document,
    breaksFormat: (format, value, path) =>
      refused.has(keyOf(path)) || (typeof value === 'string' && breaksFormat(format, value)),
  };
}

/** Validators lower-case the names of parameters. */
function keyOf(path: readonly string[]): string {
  return path.join('/').toLowerCase();
}

/** The value that the text of a parameter represents; a text that represents none stays a text. */
function valueOfText(schema: SchemaObject, text: string | readonly string[]): unknown {
  if (typeof text !== 'string') return text.map((one) => valueOfText(schema.items ?? {}, one));
  const numeric = schema.type === 'integer' || schema.type === 'number';
  if (numeric) return Number.isNaN(Number(text)) ? text : Number(text);
  return schema.type === 'boolean' && /^(true|false)$/.test(text) ? text === 'true' : text;
}

function inPlace(place: Place, { path, ...rest }: BrokenRule): Flaw {
  return { place, field: path.join('.'), ...rest };
}
