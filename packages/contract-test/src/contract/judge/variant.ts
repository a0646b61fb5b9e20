import { isNode, schemaName } from '../json-pointer.ts';
import { keywordShapes } from '../load/schema-keywords.ts';
import type { Schema, SchemaObject } from '../model.ts';
import type { Direction } from '../violation.ts';

/** The original of a copied schema and, if the copy refuses every value, the reason. */
interface Source {
  readonly schema: SchemaObject;
  readonly refusal: Refusal | undefined;
}

/** The keyword that rules out every value, and its expectation in words. */
interface Refusal {
  readonly keyword: string;
  readonly expected: string;
}

/**
 * The schemas of a contract as one direction sees them: `required` omits fields of the other direction only, and a
 * response has no `writeOnly` fields. A schema that refuses every value is written as an object, so that every error
 * has a schema object.
 */
export interface Variant {
  readonly definitions: Readonly<Record<string, Schema>>;
  /** The copy of a schema, created once. */
  copyOf(schema: SchemaObject): SchemaObject;
  sourceOf(copy: SchemaObject): Source;
}

type Names = ReadonlySet<string>;

/** Keywords whose `false` has an error of its own. */
const closing: Names = new Set([
  'additionalProperties',
  'unevaluatedProperties',
  'items',
  'unevaluatedItems',
  'contains',
  'propertyNames',
]);
const inPlace: Names = new Set(['allOf', 'anyOf', 'oneOf', 'then', 'else', 'dependentSchemas']);
const conditions: Names = new Set(['if', 'not', 'contains', 'propertyNames']);
const none: Names = new Set();
const onlyWritten: Refusal = { keyword: 'writeOnly', expected: 'nothing: the field is only written' };

export function makeVariant(schemas: Readonly<Record<string, Schema>>, direction: Direction): Variant {
  const flag = direction === 'request' ? 'readOnly' : 'writeOnly';
  const refusesFlagged = direction === 'response';
  const copies = new WeakMap<SchemaObject, SchemaObject>();
  const sources = new WeakMap<SchemaObject, Source>();

  /** `absent`: names that this direction does not have; undefined inside conditions, which are not changed. */
  const copy = (schema: SchemaObject, absent: Names | undefined): SchemaObject => {
    const known = copies.get(schema);
    if (known !== undefined) return known;
    const made: Record<string, unknown> = {};
    copies.set(schema, made);
    sources.set(made, { schema, refusal: undefined });
    const here =
      absent === undefined ? undefined : new Set([...absent, ...flaggedNames(schema, flag, schemas)]);
    for (const [keyword, value] of Object.entries(schema)) {
      if (here !== undefined && keyword === 'required') made[keyword] = without(value, here);
      else if (here !== undefined && keyword === 'dependentRequired' && isNode(value)) {
        made[keyword] = Object.fromEntries(
          Object.entries(value).map(([name, list]) => [name, without(list, here)]),
        );
      } else if (refusesFlagged && here !== undefined && keyword === 'properties' && isNode(value)) {
        made[keyword] = responseProperties(schema, value);
      } else made[keyword] = copyContent(schema, keyword, value, below(keyword, here));
    }
    return made;
  };

  const refuse = (schema: SchemaObject, refusal: Refusal): SchemaObject => {
    const refused = { not: {} };
    sources.set(refused, { schema, refusal });
    return refused;
  };

  /** The properties of a response; request-only ones refuse every value. */
  const responseProperties = (holder: SchemaObject, properties: SchemaObject): unknown =>
    Object.fromEntries(
      Object.entries(properties).map(([name, property]) => {
        const flagged = flaggedPart(property, flag, schemas);
        return [
          name,
          flagged === undefined
            ? copyPart(holder, 'properties', property, none)
            : refuse(flagged, onlyWritten),
        ];
      }),
    );

  const below = (keyword: string, here: Names | undefined): Names | undefined => {
    if (here === undefined || conditions.has(keyword)) return undefined;
    return inPlace.has(keyword) ? here : none;
  };

  const copyPart = (
    holder: SchemaObject,
    keyword: string,
    part: unknown,
    absent: Names | undefined,
  ): unknown => {
    if (isNode(part)) return copy(part, absent);
    if (part !== false || closing.has(keyword)) return part;
    return refuse(holder, { keyword, expected: 'nothing here' });
  };

  const copyContent = (
    holder: SchemaObject,
    keyword: string,
    value: unknown,
    absent: Names | undefined,
  ): unknown => {
    const part = (schema: unknown): unknown => copyPart(holder, keyword, schema, absent);
    switch (keywordShapes[keyword]) {
      case 'schema':
        return part(value);
      case 'list':
        return Array.isArray(value) ? value.map(part) : value;
      case 'map':
        if (!isNode(value)) return value;
        return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, part(schema)]));
      default:
        return value;
    }
  };

  return {
    definitions: Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => [name, isNode(schema) ? copy(schema, none) : schema]),
    ),
    copyOf: (schema) => copy(schema, none),
    sourceOf: (made) => sources.get(made) ?? { schema: made, refusal: undefined },
  };
}

function without(names: unknown, absent: Names): unknown {
  return Array.isArray(names) ? names.filter((name) => !absent.has(name)) : names;
}

/** The properties that a schema, or one of its parts, restricts to the other direction. */
function flaggedNames(schema: unknown, flag: string, schemas: Readonly<Record<string, Schema>>): Names {
  const properties = [schema, ...partsOf(schema, schemas)].flatMap((part) =>
    isNode(part) && isNode(part.properties) ? Object.entries(part.properties) : [],
  );
  const flagged = properties.filter(([, property]) => flaggedPart(property, flag, schemas) !== undefined);
  return new Set(flagged.map(([name]) => name));
}

/** The part of a property's schema that restricts it to the other direction. */
function flaggedPart(
  property: unknown,
  flag: string,
  schemas: Readonly<Record<string, Schema>>,
): SchemaObject | undefined {
  return [property, ...partsOf(property, schemas)].filter(isNode).find((part) => part[flag] === true);
}

/** The parts of a schema by `$ref` and `allOf`. */
function partsOf(schema: unknown, schemas: Readonly<Record<string, Schema>>): unknown[] {
  if (!isNode(schema)) return [];
  const target = typeof schema.$ref === 'string' ? [schemas[schemaName(schema.$ref)]] : [];
  const parts = [...target, ...(Array.isArray(schema.allOf) ? schema.allOf : [])];
  return parts.flatMap((part) => [part, ...partsOf(part, schemas)]);
}
