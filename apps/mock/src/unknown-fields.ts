import { selectedBranch } from './discriminator.ts';
import { type ApiDocument, resolve, type SchemaObject } from './openapi.ts';

/**
 * Dotted names of the body fields that a schema does not know (G18), `items.0.colour`. An object takes any when
 * its schema says what other fields may be, or, below the top, names no properties at all.
 */
export function unknownFields(document: ApiDocument, schema: SchemaObject, value: unknown): string[] {
  const found: string[] = [];
  visit(document, [schema], value, '', found);
  return found;
}

function visit(
  document: ApiDocument,
  schemas: readonly SchemaObject[],
  value: unknown,
  path: string,
  found: string[],
): void {
  const parts = new Set<SchemaObject>();
  for (const schema of schemas) gather(document, schema, value, parts);
  if (Array.isArray(value)) {
    const items = [...parts].flatMap((part) => (part.items ? [part.items] : []));
    for (const [index, item] of value.entries()) visit(document, items, item, `${path}${index}.`, found);
    return;
  }
  if (typeof value !== 'object' || value === null || takesAny(parts, path)) return;
  for (const [name, member] of Object.entries(value)) {
    const known = [...parts].flatMap((part) => propertyOf(part, name));
    if (known.length === 0) found.push(path + name);
    else visit(document, known, member, `${path}${name}.`, found);
  }
}

/**
 * The schema itself and everything that applies to the same value: references and combinations; of the branches
 * that a discriminator tells apart, only the one that the value selects.
 */
function gather(document: ApiDocument, schema: SchemaObject, value: unknown, into: Set<SchemaObject>): void {
  if (into.has(schema)) return;
  into.add(schema);
  if (schema.$ref !== undefined) gather(document, resolve(document, { $ref: schema.$ref }), value, into);
  const selected = selectedBranch(schema, value);
  const branches = selected ? [selected] : [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  for (const part of [...(schema.allOf ?? []), ...branches]) {
    gather(document, part, value, into);
  }
  for (const part of [schema.if, schema.then, schema.else]) {
    if (part !== undefined) gather(document, part, value, into);
  }
}

function takesAny(parts: ReadonlySet<SchemaObject>, path: string): boolean {
  const all = [...parts];
  const open = all.some((part) => part.additionalProperties || part.patternProperties);
  return open || (path !== '' && all.every((part) => part.properties === undefined));
}

function propertyOf(schema: SchemaObject, name: string): SchemaObject[] {
  const { properties } = schema;
  const property = properties && Object.hasOwn(properties, name) ? properties[name] : undefined;
  return property === undefined ? [] : [property];
}
