import type { Json, Schema, SchemaObject } from '../model.ts';

/** The numeric value of a keyword; undefined without it. */
export function numberAt(schema: SchemaObject, keyword: string): number | undefined {
  const value = schema[keyword];
  return typeof value === 'number' ? value : undefined;
}

export function textAt(schema: SchemaObject, keyword: string): string | undefined {
  const value = schema[keyword];
  return typeof value === 'string' ? value : undefined;
}

/** The texts that a keyword lists, such as the names of `required`. */
export function textsAt(schema: SchemaObject, keyword: string): readonly string[] {
  const value = schema[keyword];
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}

export function valuesAt(schema: SchemaObject, keyword: string): readonly Json[] {
  const value = schema[keyword];
  return Array.isArray(value) ? (value as readonly Json[]) : [];
}

/** The schema that a keyword holds. */
export function schemaAt(schema: SchemaObject, keyword: string): Schema | undefined {
  const value = schema[keyword];
  return isSchema(value) ? value : undefined;
}

/** The schemas that a keyword lists. */
export function schemasAt(schema: SchemaObject, keyword: string): readonly Schema[] {
  const value = schema[keyword];
  return Array.isArray(value) ? value.filter(isSchema) : [];
}

const nothingNamed: ReadonlyMap<string, never> = new Map<string, never>();
const kept = new WeakMap<SchemaObject, ReadonlyMap<string, Schema>>();

/** The schemas that a keyword holds by name. */
export function namedSchemasAt(schema: SchemaObject, keyword: string): ReadonlyMap<string, Schema> {
  const value = schema[keyword];
  if (!isSchemaObject(value)) return nothingNamed;
  const known = kept.get(value);
  if (known !== undefined) return known;
  const named = new Map(
    Object.entries(value).filter((entry): entry is [string, Schema] => isSchema(entry[1])),
  );
  kept.set(value, named);
  return named;
}

/** The names that a keyword lists by name: `dependentRequired`. */
export function namedTextsAt(schema: SchemaObject, keyword: string): ReadonlyMap<string, readonly string[]> {
  const value = schema[keyword];
  if (!isSchemaObject(value)) return nothingNamed;
  return new Map(Object.keys(value).map((name) => [name, textsAt(value, name)]));
}

export function isSchemaObject(value: unknown): value is SchemaObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'boolean' || isSchemaObject(value);
}
