import { type ApiDocument, resolve, type SchemaObject } from '@finops/openapi';

/** Every schema that a document has for a field of a schema, those of alternatives too. */
export function fieldSchemas(document: ApiDocument, schema: SchemaObject, name: string): SchemaObject[] {
  const { properties = {}, allOf = [], anyOf = [], oneOf = [] } = schema;
  const own = Object.hasOwn(properties, name) ? [properties[name] ?? {}] : [];
  const parts = [...allOf, ...anyOf, ...oneOf].map((part) => resolve<SchemaObject>(document, part));
  const target = schema.$ref === undefined ? [] : [resolve<SchemaObject>(document, { $ref: schema.$ref })];
  return [
    ...own.map((one) => ({ ...resolve<SchemaObject>(document, one), ...one })),
    ...[...parts, ...target].flatMap((part) => fieldSchemas(document, part, name)),
  ];
}

/** Whether a schema takes null. */
export function isNullable({ type = [], anyOf = [] }: SchemaObject): boolean {
  return [type].flat().includes('null') || anyOf.some(isNullable);
}

/** Lengths that none of the schemas takes. */
export function badLengths(schemas: readonly SchemaObject[]): number[] {
  const least = Math.min(...schemas.map(({ minLength = 0 }) => minLength));
  const largest = Math.max(...schemas.map(({ maxLength = Infinity }) => maxLength));
  return [least - 1, largest + 1].filter((length) => length >= 0 && Number.isFinite(length));
}

/** Names of the fields that every value of a schema has. */
export function requiredNames(document: ApiDocument, schema: SchemaObject): string[] {
  const { $ref, required = [], allOf = [] } = schema;
  const parts = $ref === undefined ? allOf : [...allOf, resolve<SchemaObject>(document, { $ref })];
  return [...new Set([...required, ...parts.flatMap((part) => requiredNames(document, part))])];
}
