import type { Json, Schema } from '../../src/contract/model.ts';
import type { Random } from '../../src/contract/random.ts';
import { randomPattern, randomText } from './random-patterns.ts';

const names = ['a', 'b', 'ab', 'c0'] as const;
const listed: readonly Json[] = ['', 'a', 'ab', 'b0', 0, 1, 2.5, -3, true, null, [], ['a'], {}, { a: 'a' }];

type Keyword = (random: Random, depth: number) => unknown;

const small: Keyword = (random) => random.integer(0, 4);
const number: Keyword = (random) => random.pick([-3, 0, 1, 2.5, 4, 10]);
const below: Keyword = (random, depth) => randomSchema(random, depth - 1);
const several: Keyword = (random, depth) => [below(random, depth), below(random, depth)];
const someNames: Keyword = (random) => names.filter(() => random.next() < 0.3);
const flag: Keyword = (random) => random.next() < 0.5;
const rest: Keyword = (random, depth) => (random.next() < 0.4 ? false : below(random, depth));

const keywords: Readonly<Record<string, Readonly<Record<string, Keyword>>>> = {
  string: {
    pattern: randomPattern,
    minLength: small,
    maxLength: (random) => random.integer(1, 6),
    format: (random) => random.pick(['date', 'uuid', 'ipv4', 'unknown']),
  },
  number: {
    minimum: number,
    maximum: number,
    exclusiveMinimum: number,
    exclusiveMaximum: number,
    multipleOf: (random) => random.pick([1, 0.5, 2, 3]),
  },
  object: {
    properties: (random, depth) =>
      Object.fromEntries((someNames(random, depth) as string[]).map((name) => [name, below(random, depth)])),
    required: someNames,
    additionalProperties: rest,
    patternProperties: (random, depth) => ({ [randomPattern(random)]: below(random, depth) }),
    propertyNames: (random) => ({ pattern: randomPattern(random) }),
    minProperties: (random) => random.integer(0, 2),
    maxProperties: small,
    dependentRequired: (random, depth) => ({ [random.pick(names)]: someNames(random, depth) }),
  },
  array: {
    items: rest,
    prefixItems: several,
    minItems: small,
    maxItems: small,
    uniqueItems: flag,
    contains: below,
  },
};

const everywhere: Readonly<Record<string, Keyword>> = {
  enum: (random) => [random.pick(listed), 'a b', ...listed.filter(() => random.next() < 0.5)].filter(isFirst),
  const: (random) => random.pick(listed),
  not: below,
  allOf: several,
  anyOf: several,
  oneOf: several,
};

const types = [...Object.keys(keywords), 'string', 'string', 'integer', 'boolean', 'null'];

function isFirst<Item>(item: Item, at: number, all: readonly Item[]): boolean {
  return all.indexOf(item) === at;
}

/** A random schema, in most cases of texts. */
export function randomSchema(random: Random, depth: number): Schema {
  const type = random.pick(types.filter((each) => depth > 0 || !['array', 'object'].includes(each)));
  const shape = random.next();
  const typed = shape < 0.8 ? { type } : shape < 0.9 ? { type: [...new Set([type, 'null'])] } : {};
  return { ...typed, ...randomKeywords(random, type, depth) } as Schema;
}

function randomKeywords(random: Random, type: string, depth: number): object {
  const own = keywords[type === 'integer' ? 'number' : type] ?? {};
  const entries = Object.entries(own).filter(() => random.next() < 0.35);
  const [further] = random.next() < 0.15 && depth > 0 ? [random.pick(Object.entries(everywhere))] : [];
  if (further !== undefined) entries.push(further);
  return Object.fromEntries(entries.map(([keyword, make]) => [keyword, make(random, depth)]));
}

/** A schema with one random change, often deeply nested. */
export function editedSchema(random: Random, schema: Schema, depth: number): Schema {
  const node = schema as Readonly<Record<string, unknown>>;
  const { type } = node;
  const own = [type].flat().find((each) => each !== 'null') as string | undefined;
  const kind = random.next();
  if (kind < 0.3) return { ...node, ...randomKeywords(random, own ?? 'string', depth) } as Schema;
  const [keyword] = Object.keys(node).length === 0 ? [] : [random.pick(Object.keys(node))];
  if (keyword === undefined) return randomSchema(random, depth);
  const { [keyword]: value, ...others } = node;
  const make = { ...keywords[own === 'integer' ? 'number' : (own ?? '')], ...everywhere }[keyword];
  if (isSchemaLike(value) && kind < 0.8) {
    const inside = ['properties', 'patternProperties'].includes(keyword)
      ? Object.fromEntries(
          Object.entries(value).map(([name, each]) => [
            name,
            editedSchema(random, each as Schema, depth - 1),
          ]),
        )
      : keyword === 'dependentRequired'
        ? value
        : editedSchema(random, value as Schema, depth - 1);
    return { ...node, [keyword]: inside } as Schema;
  }
  if (Array.isArray(value) && value.every(isSchemaLike) && value.length > 0) {
    const at = random.integer(0, value.length - 1);
    const changed = (value as Schema[]).with(at, editedSchema(random, value[at] as Schema, depth - 1));
    return { ...node, [keyword]: changed } as Schema;
  }
  if (kind < 0.65 || make === undefined) return others as Schema;
  return { ...node, [keyword]: make(random, depth) } as Schema;
}

function isSchemaLike(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A random value, valid or not, often one that occurs in the schema. */
export function randomValue(random: Random, schema: unknown, depth: number): Json {
  const node = (isSchemaLike(schema) ? schema : {}) as Readonly<Record<string, unknown>>;
  const branches = ['allOf', 'anyOf', 'oneOf'].flatMap(
    (keyword) => (node[keyword] as unknown[] | undefined) ?? [],
  );
  if (branches.length > 0 && random.next() < 0.5) return randomValue(random, random.pick(branches), depth);
  const written = (node.enum as Json[] | undefined) ?? ('const' in node ? [node.const as Json] : []);
  if (written.length > 0 && random.next() < 0.6) return random.pick(written);
  const type = random.next() < 0.9 && node.type !== undefined ? [node.type as string].flat() : types;
  switch (random.pick(type)) {
    case 'string':
      return random.next() < 0.1 ? random.pick(['2020-01-31', '10.0.0.1', 'aaaaaaa']) : randomText(random);
    case 'integer':
      return random.integer(-4, 11);
    case 'number':
      return random.integer(-8, 22) / 2;
    case 'boolean':
      return random.next() < 0.5;
    case 'null':
      return null;
    case 'array':
      return Array.from({ length: depth > 0 ? random.integer(0, 4) : 0 }, (_, at) =>
        randomValue(
          random,
          (node.prefixItems as unknown[] | undefined)?.[at] ?? node.items ?? node.contains,
          depth - 1,
        ),
      );
    default: {
      if (depth <= 0) return {};
      const required = (node.required as string[] | undefined) ?? [];
      const declared = (node.properties ?? {}) as Readonly<Record<string, unknown>>;
      const [pattern] = Object.values((node.patternProperties ?? {}) as object);
      const held = [...new Set([...names.filter(() => random.next() < 0.4), ...required])];
      if (random.next() < 0.3) held.push(randomText(random));
      return Object.fromEntries(
        held.map((name) => [
          name,
          randomValue(random, declared[name] ?? pattern ?? node.additionalProperties, depth - 1),
        ]),
      );
    }
  }
}
