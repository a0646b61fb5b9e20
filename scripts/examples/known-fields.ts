import { resolve } from '@finops/openapi';

type Node = Record<string, unknown>;

/**
 * The dotted names of fields that the schema of a value does not describe. Schemas are open, so a misspelled field of
 * an example would be valid.
 */
export function findUnknownFields(document: Node, schema: unknown, value: unknown, field = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const parts = listParts(document, schema);
  if (Array.isArray(value)) {
    const items = { anyOf: parts.flatMap(({ items: part }) => part ?? []) };
    return value.flatMap((entry, index) => findUnknownFields(document, items, entry, `${field}[${index}]`));
  }
  return Object.entries(value).flatMap(([name, entry]) => {
    const path = field ? `${field}.${name}` : name;
    const described = parts.flatMap(({ properties }) => (properties as Node | undefined)?.[name] ?? []);
    const schemas = described.length > 0 ? described : parts.flatMap(listMapValues);
    if (schemas.length === 0 && parts.some(hasProperties)) return [path];
    return findUnknownFields(document, { anyOf: schemas }, entry, path);
  });
}

/** A schema and those that apply, or may apply, to the same value. */
function listParts(document: Node, schema: unknown, seen = new Set<unknown>()): Node[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  const part = schema as Node;
  const lists = [part.allOf, part.anyOf, part.oneOf].flatMap((list) => (list ?? []) as unknown[]);
  const target = part.$ref ? resolve(document, { $ref: String(part.$ref) }) : undefined;
  return [
    part,
    ...[target, part.if, part.then, part.else, ...lists].flatMap((next) => listParts(document, next, seen)),
  ];
}

const hasProperties = (part: Node): boolean => part.properties !== undefined;

/** The schemas of the values of a map with arbitrary keys. */
function listMapValues({ additionalProperties, patternProperties }: Node): unknown[] {
  return [additionalProperties, ...Object.values(patternProperties ?? {})].filter(
    (schema) => schema !== undefined,
  );
}
