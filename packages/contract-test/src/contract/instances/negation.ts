import type { Contract, Schema, SchemaObject } from '../model.ts';
import { jsonTypes } from './json-value.ts';
import { isSchemaObject, namedSchemasAt, numberAt, schemaAt, schemasAt, textsAt } from './keywords.ts';
import { referenced } from './layers.ts';

const made = new WeakSet<object>();
const known = new WeakMap<SchemaObject, readonly Schema[]>();

/** A schema outside any contract: a demand on a value to be made. */
export function demand(schema: SchemaObject): SchemaObject {
  made.add(schema);
  return schema;
}

/** Whether a schema is such a demand, which the judge of the contract does not evaluate. */
export function isDemand(schema: SchemaObject): boolean {
  return made.has(schema);
}

/**
 * Schemas whose instances are likely to break a schema, each through a different keyword, those that keep the type
 * first. They guide the generation of values; the judge decides whether a value really breaks the schema.
 */
export function negations(contract: Contract, schema: Schema): readonly Schema[] {
  if (schema === true) return [];
  if (schema === false) return [true];
  const before = known.get(schema);
  if (before !== undefined) return before;
  known.set(schema, []);
  const found = [
    ...negatedMembers(schema),
    ...negatedBounds(schema),
    ...negatedItems(schema),
    ...negatedUnions(contract, schema),
    ...negatedValues(schema),
    ...negatedType(schema),
  ];
  known.set(schema, found);
  return found;
}

function without(schema: Schema): SchemaObject {
  return demand({ not: schema });
}

function negatedMembers(schema: SchemaObject): readonly Schema[] {
  return [
    ...[...namedSchemasAt(schema, 'properties')].map(([name, member]) =>
      demand({ type: 'object', required: [name], properties: { [name]: without(member) } }),
    ),
    ...textsAt(schema, 'required').map((name) => demand({ type: 'object', properties: { [name]: false } })),
    ...refusedNames(schema).map((name) => demand({ type: 'object', required: [name] })),
    ...(schema.additionalProperties === false ? [demand({ type: 'object', required: ['undeclared'] })] : []),
  ];
}

/** Names that `propertyNames` is likely to refuse. */
export function refusedNames(schema: SchemaObject): readonly string[] {
  const rule = schemaAt(schema, 'propertyNames');
  if (!isSchemaObject(rule)) return [];
  const inverse = schemaAt(rule, 'not');
  const listed = isSchemaObject(inverse) ? [...textsAt(inverse, 'enum'), ...textsAt(inverse, 'const')] : [];
  return [...listed, 'not a name!', 'UPPER', 'lower', '', '0', 'a-b', 'a_b', 'ü', 'x'.repeat(300)];
}

/** Each keyword of a lower or upper bound, with the type it applies to and the demand that crosses it. */
const bounds: readonly (readonly [keyword: string, type: string, crossed: string, by: number])[] = [
  ['minLength', 'string', 'maxLength', -1],
  ['maxLength', 'string', 'minLength', 1],
  ['minItems', 'array', 'maxItems', -1],
  ['maxItems', 'array', 'minItems', 1],
  ['minProperties', 'object', 'maxProperties', -1],
  ['maxProperties', 'object', 'minProperties', 1],
  ['minimum', 'number', 'exclusiveMaximum', 0],
  ['maximum', 'number', 'exclusiveMinimum', 0],
  ['exclusiveMinimum', 'number', 'maximum', 0],
  ['exclusiveMaximum', 'number', 'minimum', 0],
];

function negatedBounds(schema: SchemaObject): readonly Schema[] {
  return bounds.flatMap(([keyword, type, crossed, by]) => {
    const bound = numberAt(schema, keyword);
    if (bound === undefined || (by < 0 && bound === 0)) return [];
    return [demand({ type, [crossed]: bound + by })];
  });
}

function negatedItems(schema: SchemaObject): readonly Schema[] {
  const items = schemaAt(schema, 'items');
  const contains = schemaAt(schema, 'contains');
  return [
    ...(items === undefined ? [] : [demand({ type: 'array', minItems: 1, items: without(items) })]),
    ...(contains === undefined ? [] : [demand({ type: 'array', items: without(contains) })]),
    ...schemasAt(schema, 'prefixItems').map((item, at, all) =>
      demand({ type: 'array', minItems: at + 1, prefixItems: [...all.slice(0, at), without(item)] }),
    ),
  ];
}

function negatedUnions(contract: Contract, schema: SchemaObject): readonly Schema[] {
  const target = referenced(contract, schema);
  const inverse = schemaAt(schema, 'not');
  return [
    ...(target === undefined ? [] : negations(contract, target)),
    ...schemasAt(schema, 'allOf').flatMap((part) => negations(contract, part)),
    ...['anyOf', 'oneOf']
      .map((keyword) => schemasAt(schema, keyword))
      .filter((branches) => branches.length > 0)
      .map((branches) => demand({ allOf: branches.map(without) })),
    ...(inverse === undefined ? [] : [inverse]),
  ];
}

/** Demands that {@link demandsOf} handles directly: `not` of values, of a pattern, of a format. */
function negatedValues(schema: SchemaObject): readonly Schema[] {
  return ['enum', 'const', 'pattern', 'format', 'multipleOf']
    .filter((keyword) => Object.hasOwn(schema, keyword))
    .map((keyword) => without(demand({ [keyword]: schema[keyword] })));
}

function negatedType(schema: SchemaObject): readonly Schema[] {
  const types = textsAt(schema, 'type');
  const others = jsonTypes.filter(
    (type) => !types.includes(type) && !(type === 'number' && types.includes('integer')),
  );
  return types.length === 0 || others.length === 0 ? [] : [demand({ type: others })];
}

/** Whether `not` of a schema can be handled without a choice. */
export function isPlainNegation(schema: Schema): boolean {
  if (!isSchemaObject(schema)) return false;
  const [keyword, ...others] = Object.keys(schema);
  return others.length === 0 && ['enum', 'const', 'pattern', 'format', 'multipleOf'].includes(keyword ?? '');
}
