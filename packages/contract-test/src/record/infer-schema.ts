import { fullFormats } from 'ajv-formats/dist/formats.js';
import { isSame } from '../contract/instances/json-value.ts';
import type { Json } from '../contract/model.ts';
import { isSecretName } from '../secrets/secret-names.ts';

/** Options for inferring a schema. */
export interface Inference {
  /** Whether it is for OpenAPI 3.0. */
  readonly isOld: boolean;
  /** Strings that no schema may contain. */
  readonly secrets: ReadonlySet<string>;
  /** A reference to a declared schema that all values fit; undefined if there is none. */
  readonly declared?: (values: readonly Json[]) => { readonly $ref: string } | undefined;
}

type Schema = { readonly [keyword: string]: unknown };

/** Formats that can be detected from strings, the most specific first. */
const formats = ['uuid', 'date-time', 'date', 'email', 'ipv4', 'ipv6', 'uri'] as const;

/**
 * When values count as an enumeration: the minimum number of values, the maximum number of different ones, and the
 * minimum occurrences of each.
 */
const ENUM = { least: 10, different: 5, each: 2 };

/** The number of members from which an object with many different names counts as a map. */
const MAP = 12;

/**
 * A schema that all values fit, with the types, formats and required members common to all of them.
 *
 * @param name - of the member that contains the values; for the name of a secret, no enumeration is inferred
 */
export function inferSchema(values: readonly Json[], inference: Inference, name = ''): Schema {
  const filled = values.filter((value) => value !== null);
  const isNullable = filled.length < values.length;
  if (filled.length === 0) return isNullable ? nullOnly(inference) : {};
  const reference = filled.every((value) => typeof value === 'object')
    ? inference.declared?.(filled)
    : undefined;
  if (reference !== undefined) return isNullable ? withNull(reference, inference) : reference;
  const kinds = [...new Set(filled.map(kindOf))].sort();
  const schemas = kinds.map((kind) =>
    schemaOf(
      kind,
      filled.filter((value) => kindOf(value) === kind),
      inference,
      name,
    ),
  );
  const [only] = schemas;
  if (only !== undefined && schemas.length === 1) return isNullable ? withNull(only, inference) : only;
  const joined = { anyOf: schemas };
  return isNullable ? withNull(joined, inference) : joined;
}

/** A schema that also accepts null. */
export function withNull(schema: Schema, { isOld }: Pick<Inference, 'isOld'>): Schema {
  if (isOld) {
    if (schema.$ref !== undefined) return { nullable: true, allOf: [schema] };
    return { ...schema, nullable: true, ...(Array.isArray(schema.enum) && { enum: [...schema.enum, null] }) };
  }
  if (typeof schema.type === 'string') {
    return {
      ...schema,
      type: [schema.type, 'null'],
      ...(Array.isArray(schema.enum) && { enum: [...schema.enum, null] }),
    };
  }
  return { anyOf: [...(Array.isArray(schema.anyOf) ? schema.anyOf : [schema]), { type: 'null' }] };
}

function nullOnly({ isOld }: Inference): Schema {
  return isOld ? { nullable: true } : { type: 'null' };
}

type Kind = 'string' | 'number' | 'boolean' | 'array' | 'object';

function kindOf(value: Json): Kind {
  return Array.isArray(value) ? 'array' : (typeof value as Kind);
}

function schemaOf(kind: Kind, values: readonly Json[], inference: Inference, name: string): Schema {
  switch (kind) {
    case 'boolean':
      return { type: 'boolean' };
    case 'number':
      return { type: values.every((value) => Number.isInteger(value)) ? 'integer' : 'number' };
    case 'string':
      return textSchema(values as readonly string[], name, inference);
    case 'array': {
      const items = (values as readonly (readonly Json[])[]).flat();
      return { type: 'array', items: items.length === 0 ? {} : inferSchema(items, inference, name) };
    }
    case 'object':
      return objectSchema(values as readonly { readonly [name: string]: Json }[], inference, name);
  }
}

function textSchema(values: readonly string[], name: string, { secrets }: Inference): Schema {
  const format = formats.find((one) => values.every((value) => isOfFormat(one, value)));
  if (format !== undefined) return { type: 'string', format };
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const isListed =
    values.length >= ENUM.least &&
    counts.size <= ENUM.different &&
    counts.size > 1 &&
    [...counts].every(([value, count]) => count >= ENUM.each && /^[A-Za-z][\w.-]{0,31}$/.test(value)) &&
    !isSecretName(name) &&
    !values.some((value) => secrets.has(value));
  return { type: 'string', ...(isListed && { enum: [...counts.keys()].sort() }) };
}

function isOfFormat(format: (typeof formats)[number], value: string): boolean {
  if (format === 'uri' && !/^https?:\/\//.test(value)) return false;
  const known = fullFormats[format];
  const validate =
    typeof known === 'object' && known !== null && 'validate' in known ? known.validate : known;
  if (validate instanceof RegExp) return validate.test(value);
  return typeof validate === 'function' && (validate as (text: string) => boolean)(value);
}

function objectSchema(
  values: readonly { readonly [name: string]: Json }[],
  inference: Inference,
  holder: string,
): Schema {
  const names = [...new Set(values.flatMap((value) => Object.keys(value)))];
  if (isMap(names)) {
    const members = values.flatMap((value) => Object.values(value));
    return { type: 'object', additionalProperties: inferSchema(members, inference, holder) };
  }
  const required = names.filter((name) => values.every((value) => Object.hasOwn(value, name)));
  const properties = names.map((name) => {
    const members = values.filter((value) => Object.hasOwn(value, name)).map((value) => value[name] as Json);
    return [name, inferSchema(members, inference, isSecretName(holder) ? holder : name)] as const;
  });
  return {
    type: 'object',
    ...(required.length > 0 && { required }),
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
  };
}

/** Whether names are data, such as identifiers or dates, rather than names of members. */
function isMap(names: readonly string[]): boolean {
  if (names.length === 0) return false;
  const odd = names.filter((name) => /^\d+$|^\d{4}-\d\d-\d\d|^[\da-f]{8}-[\da-f]{4}-|\s|@/i.test(name));
  return odd.length === names.length || (names.length >= MAP && odd.length * 2 > names.length);
}

/** Values without duplicates. */
export function distinct(values: readonly Json[]): readonly Json[] {
  return values.filter((value, index) => values.findIndex((other) => isSame(value, other)) === index);
}
