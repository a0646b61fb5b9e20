import { type Flaw, flaw } from './flaw.ts';
import type { SchemaObject } from './openapi.ts';

const forms: Readonly<Record<string, readonly [RegExp, string]>> = {
  integer: [/^-?\d+$/, 'must be a whole number, in digits only'],
  number: [/^-?\d+(\.\d+)?$/, 'must be a number, in digits'],
  boolean: [/^(true|false)$/, 'must be true or false'],
};

/** What is wrong with the text of a parameter before it is taken for a value: a validator would take `0x10` for 16. */
export function textFlaws(
  place: 'query' | 'header',
  name: string,
  schema: SchemaObject | undefined,
  texts: readonly string[],
): Flaw[] {
  const [pattern, rule] = forms[String(schema?.items?.type ?? schema?.type)] ?? [];
  if (pattern === undefined || rule === undefined) return [];
  return texts.filter((text) => !pattern.test(text)).map((text) => flaw([place, name], 'type', rule, text));
}
