import {
  type ApiDocument,
  isJson,
  type Method,
  type OperationObject,
  type ParameterObject,
  parametersOf,
  resolve,
} from '@finops/openapi';
import { isFields } from '../explain/broken-rule.ts';
import { absentValues, currencyAliases } from '../extensions.ts';
import { fieldShape, itemShape, type Shape, selectedShape, shapeOf } from '../shape.ts';
import { normalizedText } from './normalized-text.ts';

/** Normalizes the parts of a request in place before validation; a body is returned. */
export interface Normalizer {
  /** Path values by parameter name. */
  readonly path: (values: Record<string, string>) => void;
  /** Query values by parameter name. */
  readonly query: (values: Record<string, string | string[]>) => void;
  /** A JSON value, or the fields of a form by name. */
  readonly body: (mediaType: string, value: unknown) => unknown;
}

/**
 * Compiles the `x-normalize` extensions in the schemas of an operation (G52): how texts are rewritten before
 * validation. Optional fields of a JSON body that have one of the document's `x-absent-values` are removed, except in a
 * PATCH (G320). `shared` are the parameters of the operation's path item. Throws an Error if a reference leads nowhere.
 */
export function compileNormalizer(
  document: ApiDocument,
  method: Method,
  operation: OperationObject,
  shared: OperationObject['parameters'] = [],
): Normalizer {
  const aliases = new Map(Object.entries(currencyAliases(document)));
  const codes: Rules = { aliases, absent: new Set() };
  const parameters = parametersOf(document, { item: { parameters: shared }, operation });
  const changing = (place: ParameterObject['in']): [string, Shape][] =>
    parameters
      .filter((one) => one.in === place)
      .map(({ name, schema = {} }): [string, Shape] => [name, shapeOf(document, schema)])
      .filter(([, shape]) => reaches(shape, ({ normalize }) => normalize !== undefined));
  const path = changing('path');
  const query = changing('query');
  const content = operation.requestBody ? resolve(document, operation.requestBody).content : {};
  const bodies = new Map(
    Object.entries(content).map(([type, { schema = {} }]) => {
      const absent = new Set<unknown>(method !== 'patch' && isJson(type) ? absentValues(document) : []);
      return [type, { shape: shapeOf(document, schema), rules: { aliases, absent } }] as const;
    }),
  );
  for (const [type, { shape, rules }] of bodies) {
    const isChanged = ({ normalize, fields, selector }: Shape): boolean =>
      normalize !== undefined ||
      (rules.absent.size > 0 && fields.size > 0) ||
      Object.keys(selector?.aliases ?? {}).length > 0;
    if (!reaches(shape, isChanged)) bodies.delete(type);
  }
  return {
    path: (values) => normalizeFields(path, values, codes),
    query: (values) => normalizeFields(query, values, codes),
    body: (mediaType, value) => {
      const body = bodies.get(mediaType);
      return body === undefined ? value : normalized(body.shape, value, body.rules);
    },
  };
}

/** The rules besides the normalization of codes. */
interface Rules {
  /** Currency codes by their alternative codes. */
  readonly aliases: ReadonlyMap<string, string>;
  /** The values that stand for an absent field; none if they are to be refused, or to clear the field. */
  readonly absent: ReadonlySet<unknown>;
}

function normalizeFields(
  shapes: Iterable<readonly [string, Shape]>,
  values: Record<string, unknown>,
  rules: Rules,
): void {
  for (const [name, shape] of shapes) {
    if (Object.hasOwn(values, name)) values[name] = normalized(shape, values[name], rules);
  }
}

function normalized(declared: Shape, value: unknown, rules: Rules): unknown {
  if (typeof value === 'string') {
    const { normalize } = declared;
    return normalize === undefined ? value : normalizedText(normalize, value, rules.aliases);
  }
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const shape = itemShape(declared, index);
      if (shape !== undefined) value[index] = normalized(shape, item, rules);
    }
    return value;
  }
  if (!isFields(value)) return value;
  const fields: Record<string, unknown> = value;
  nameVariant(declared, fields);
  const shape = selectedShape(declared, value);
  for (const name of Object.keys(value)) {
    const field = fieldShape(shape, name);
    if (field === undefined) {
      // A field that only other variants have, or none, means nothing without a value.
      if (shape.fields.size > 0 && rules.absent.has(value[name])) delete fields[name];
      continue;
    }
    fields[name] = normalized(field, value[name], rules);
    const isOptional = shape.fields.has(name) && !shape.required.has(name);
    if (rules.absent.size > 0 && isOptional && field.absent.has(fields[name])) delete fields[name];
  }
  return value;
}

/**
 * Replaces an alias in the discriminator with the variant that it stands for; an unknown alias is left to the
 * validator.
 */
function nameVariant({ selector }: Shape, fields: Record<string, unknown>): void {
  if (selector === undefined) return;
  const given = fields[selector.property];
  if (typeof given !== 'string' || !Object.hasOwn(selector.aliases, given)) return;
  const { by = [], values = {} } = selector.aliases[given] ?? {};
  const key = by.map((name) => fields[name]).find((value) => typeof value === 'string');
  if (typeof key === 'string' && Object.hasOwn(values, key)) fields[selector.property] = values[key];
}

/** Whether the shape of any part of such a value passes the test. */
function reaches(shape: Shape, test: (shape: Shape) => boolean, seen = new Set<Shape>()): boolean {
  if (test(shape)) return true;
  if (seen.has(shape)) return false;
  seen.add(shape);
  const below = [...shape.fields.values(), ...shape.tuple, ...(shape.selector?.shapes.values() ?? [])];
  below.push(...shape.patterns.map(([, field]) => field));
  if (shape.others !== undefined) below.push(shape.others);
  if (shape.items !== undefined) below.push(shape.items);
  return below.some((one) => reaches(one, test, seen));
}
