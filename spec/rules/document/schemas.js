import { dereference, pointerPath } from './references.js';

const ONE = [
  'items',
  'additionalProperties',
  'unevaluatedProperties',
  'unevaluatedItems',
  'not',
  'if',
  'then',
  'else',
  'contains',
  'propertyNames',
];
const LIST = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const MAP = ['properties', 'patternProperties', '$defs', 'dependentSchemas'];
const NO_SCHEMAS = new Set(['example', 'examples', 'schemas', 'x-decision']);

/** Every schema written in a document, including subschemas, each once, without following `$ref`. */
export function* schemas(document) {
  for (const [name, schema] of Object.entries(document?.components?.schemas ?? {})) {
    yield* subschemas(schema, ['components', 'schemas', name]);
  }
  yield* inlineSchemas(document, []);
}

/** A schema and every schema inside it, without following `$ref`. */
function* subschemas(schema, path) {
  if (!isObject(schema)) return;
  yield { schema, path };
  for (const [child, childPath] of children(schema, path)) yield* subschemas(child, childPath);
}

/** A schema and every schema reachable from it, following `$ref`, each once. */
export function* reachableSchemas(document, schema, path, seen = new Set()) {
  if (!isObject(schema) || seen.has(schema)) return;
  seen.add(schema);
  if (typeof schema.$ref === 'string') {
    const target = dereference(document, { $ref: schema.$ref });
    if (target) yield* reachableSchemas(document, target, pointerPath(schema.$ref), seen);
  }
  yield { schema, path };
  for (const [child, childPath] of children(schema, path))
    yield* reachableSchemas(document, child, childPath, seen);
}

/**
 * A schema merged with its `$ref` and `allOf`: the type, the required names, the properties (one described in several
 * parts is an `allOf` of them) and the other keywords, the first of each name.
 */
export function shape(document, schema) {
  const merged = { required: new Set(), properties: {} };
  for (const part of parts(document, schema)) absorb(merged, part);
  return merged;
}

function parts(document, schema, seen = new Set()) {
  if (!isObject(schema) || seen.has(schema)) return [];
  seen.add(schema);
  const { $ref, allOf = [], ...own } = schema;
  const target = typeof $ref === 'string' ? parts(document, dereference(document, { $ref }), seen) : [];
  return [own, ...target, ...allOf.flatMap((part) => parts(document, part, seen))];
}

function absorb(merged, { required = [], properties = {}, ...keywords }) {
  for (const name of required) merged.required.add(name);
  for (const [name, property] of Object.entries(properties)) {
    const present = merged.properties[name];
    merged.properties[name] = present ? { allOf: [present, property] } : property;
  }
  for (const [keyword, value] of Object.entries(keywords)) merged[keyword] ??= value;
}

function children(schema, path) {
  return [
    ...ONE.map((keyword) => [schema[keyword], [...path, keyword]]),
    ...LIST.flatMap((keyword) =>
      (schema[keyword] ?? []).map((child, index) => [child, [...path, keyword, index]]),
    ),
    ...MAP.flatMap((keyword) =>
      Object.entries(schema[keyword] ?? {}).map(([name, child]) => [child, [...path, keyword, name]]),
    ),
  ];
}

function* inlineSchemas(node, path) {
  if (!isObject(node)) return;
  for (const [key, child] of Object.entries(node)) {
    if (NO_SCHEMAS.has(key)) continue;
    if (key === 'schema') yield* subschemas(child, [...path, key]);
    else yield* inlineSchemas(child, [...path, key]);
  }
}

function isObject(value) {
  return typeof value === 'object' && value !== null;
}
