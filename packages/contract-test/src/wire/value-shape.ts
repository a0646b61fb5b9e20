import { isNode, memberOf, schemaName } from '../contract/json-pointer.ts';
import type { Json, Schema } from '../contract/model.ts';

/** A kind of value that a sent text may represent. */
export type ValueKind = 'null' | 'boolean' | 'number' | 'string' | 'array' | 'object';

/** The shape of the values of a schema, as far as needed to interpret text. */
export interface ValueShape {
  /** The allowed kinds; all if the schema does not restrict them. */
  readonly kinds: ReadonlySet<ValueKind>;
  itemAt(index: number): ValueShape;
  member(name: string): ValueShape;
}

const everyKind: ReadonlySet<ValueKind> = new Set(['null', 'boolean', 'number', 'string', 'array', 'object']);

/** The shape of schemas that all apply to one value; `definitions` resolves their references. */
export function shapeOf(
  schemas: readonly unknown[],
  definitions: Readonly<Record<string, Schema>> = {},
): ValueShape {
  const below = (pick: (part: { readonly [keyword: string]: unknown }) => unknown): ValueShape => {
    const found = schemas.flatMap((schema) => partsOf(schema, definitions)).map(pick);
    return shapeOf(
      found.filter((schema) => schema !== undefined),
      definitions,
    );
  };
  return {
    kinds: new Set(
      [...everyKind].filter((kind) => schemas.every((schema) => kindsOf(schema, definitions).has(kind))),
    ),
    itemAt: (index) =>
      below((part) => memberOf(part.prefixItems, String(index)) ?? part.items ?? part.unevaluatedItems),
    member: (name) => below((part) => memberOf(part.properties, name) ?? part.additionalProperties),
  };
}

const kept = new WeakMap<object, ValueShape>();

/** The shape of a schema without references; computed once. */
export function plainShapeOf(schema: Schema): ValueShape {
  if (typeof schema === 'boolean') return shapeOf([schema]);
  const shape = kept.get(schema) ?? shapeOf([schema]);
  kept.set(schema, shape);
  return shape;
}

/** The kind of a value. */
export function kindOf(value: Json): ValueKind {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value as ValueKind;
}

function kindsOf(schema: unknown, definitions: Readonly<Record<string, Schema>>): ReadonlySet<ValueKind> {
  if (!isNode(schema)) return everyKind;
  let kinds = everyKind;
  const narrow = (to: Iterable<ValueKind>): void => {
    const allowed = new Set(to);
    kinds = new Set([...kinds].filter((kind) => allowed.has(kind)));
  };
  if (schema.type !== undefined) {
    narrow([schema.type].flat().map((type) => (type === 'integer' ? 'number' : type) as ValueKind));
  }
  if (Array.isArray(schema.enum)) narrow(schema.enum.map(kindOf));
  if (schema.const !== undefined) narrow([kindOf(schema.const as Json)]);
  if (typeof schema.$ref === 'string') narrow(kindsOf(definitions[schemaName(schema.$ref)], definitions));
  for (const part of listOf(schema.allOf)) narrow(kindsOf(part, definitions));
  for (const list of [listOf(schema.anyOf), listOf(schema.oneOf)]) {
    if (list.length > 0) narrow(list.flatMap((part) => [...kindsOf(part, definitions)]));
  }
  return kinds;
}

/** A schema and its in-place subschemas. */
function partsOf(
  schema: unknown,
  definitions: Readonly<Record<string, Schema>>,
): { readonly [keyword: string]: unknown }[] {
  if (!isNode(schema)) return [];
  const target = typeof schema.$ref === 'string' ? [definitions[schemaName(schema.$ref)]] : [];
  const parts = [...target, ...[schema.allOf, schema.anyOf, schema.oneOf].flatMap(listOf)];
  return [schema, ...parts.flatMap((part) => partsOf(part, definitions))];
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
