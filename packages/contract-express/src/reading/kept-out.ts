import { type ApiDocument, resolve, type SchemaObject } from './openapi.ts';

/**
 * The names that a schema keeps out: by `propertyNames: { not: … }`, or by a `oneOf` of two of which the first asks for nothing and the second is met by
 * an object that has one of them (G150).
 */
export function keptOut(document: ApiDocument, schema: SchemaObject): readonly string[] {
  const { const: one, enum: many } = schema.propertyNames?.not ?? {};
  const named = (many ?? (one === undefined ? [] : [one])).map(String);
  return [...named, ...namesBeside(document, schema)];
}

/** Whether a `oneOf` is there to keep names out, and so gives nothing to choose from. */
export function keepsOut(document: ApiDocument, schema: SchemaObject): boolean {
  return namesBeside(document, schema).length > 0;
}

function namesBeside(document: ApiDocument, { oneOf = [], discriminator }: SchemaObject): readonly string[] {
  const [alone, beside] = oneOf;
  if (oneOf.length !== 2 || beside === undefined || discriminator !== undefined) return [];
  if (alone?.required !== undefined || alone?.$ref !== undefined) return [];
  const schema = resolve<SchemaObject>(document, beside);
  const parts = schema.anyOf?.map((part) => resolve<SchemaObject>(document, part)) ?? [schema];
  return parts.every(isPresence) ? parts.flatMap(({ required = [] }) => required) : [];
}

/** Whether an object meets a schema by having one field. */
function isPresence({ type, required = [], properties = {}, ...rest }: SchemaObject): boolean {
  const others = Object.keys(rest).filter((key) => !ANNOTATIONS.has(key));
  const isOne = required.length === 1 && Object.keys(properties).length === 1;
  return type === 'object' && isOne && others.length === 0;
}

const ANNOTATIONS = new Set(['title', 'description', 'x-decision']);
