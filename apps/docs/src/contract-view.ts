import type { OpenApiDocument } from '@finops/contract/document';
import { schemaName } from '@finops/openapi';

/** A parameter or header of the document, references resolved. */
export interface Described {
  name?: string;
  in?: string;
  description?: string;
  required?: boolean;
  schema?: Schema;
  example?: unknown;
}

export interface Schema {
  $ref?: string;
  type?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  oneOf?: Schema[];
  allOf?: Schema[];
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  [keyword: string]: unknown;
}

export interface Example {
  summary?: string;
  value: unknown;
}

/** Returns an entry of `components`. Throws an Error that names the missing entry. */
export function component<T>(document: OpenApiDocument, kind: string, name: string): T {
  const found = document.components[kind]?.[name];
  if (found === undefined) throw new Error(`The contract has no ${kind} entry named ${name}.`);
  return found as T;
}

/** A short description of a schema, for example `integer 1..100, default 20`. */
export function typeName(document: OpenApiDocument, schema: Schema | undefined): string {
  if (schema === undefined) return 'any';
  if (schema.$ref !== undefined) return schemaName(schema.$ref) ?? 'any';
  if (schema.const !== undefined) return `"${String(schema.const)}"`;
  if (schema.enum !== undefined) return schema.enum.map(String).join(' | ');
  if (schema.type === 'array') return `array of ${typeName(document, schema.items)}`;
  if (schema.oneOf !== undefined) return schema.oneOf.map((part) => typeName(document, part)).join(' or ');
  return [schema.type ?? 'any', ...limits(schema)].join(', ');
}

function limits(schema: Schema): string[] {
  const range = (low: unknown, high: unknown, unit: string): string[] => {
    if (low !== undefined && high !== undefined) return [`${low} to ${high}${unit}`];
    if (low !== undefined) return [`at least ${low}${unit}`];
    return high === undefined ? [] : [`at most ${high}${unit}`];
  };
  return [
    ...(schema.format === undefined ? [] : [String(schema.format)]),
    ...range(schema.minimum, schema.maximum, ''),
    ...range(schema.minLength, schema.maxLength, ' characters'),
    ...(schema.default === undefined ? [] : [`default ${String(schema.default)}`]),
  ];
}
