import type { SchemaObject } from './openapi.ts';

/** The names that a schema keeps out by `propertyNames: { not: … }`. */
export function keptOut({ propertyNames }: SchemaObject): readonly string[] {
  const { const: one, enum: many } = propertyNames?.not ?? {};
  return (many ?? (one === undefined ? [] : [one])).map(String);
}
