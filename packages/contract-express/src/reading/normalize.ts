import { isFields } from './broken-rule.ts';
import {
  type ApiDocument,
  type Method,
  type OperationObject,
  type ParameterObject,
  resolve,
} from './openapi.ts';
import { fieldShape, itemShape, type Shape, selectedShape, shapeOf } from './shape.ts';

/** Normalizes the parts of a request in place, before they are validated; a body is given back. */
export interface Normalizer {
  /** Path values by the names of their parameters. */
  readonly path: (values: Record<string, string>) => void;
  /** Query values by the names of their parameters. */
  readonly query: (values: Record<string, string | string[]>) => void;
  /** A JSON value, or the fields of a form by name. */
  readonly body: (mediaType: string, value: unknown) => unknown;
}

/**
 * Compiles what the schemas of an operation say by the extension `x-normalize` (G52): a text is trimmed of ASCII white space and its
 * ASCII letters are upper-cased, unless it holds `_` and so is an identifier, which keeps its letters; an alias of a `currency` then
 * becomes its code. Optional fields of a JSON body that are sent as one of the document's `x-absent-values` are left out, but
 * in a PATCH (G320). `shared` are the parameters of the operation's path item. Throws an Error when a reference leads nowhere.
 */
export function compileNormalizer(
  document: ApiDocument,
  method: Method,
  operation: OperationObject,
  shared: OperationObject['parameters'] = [],
): Normalizer {
  const aliases = new Map(Object.entries(document['x-currency-aliases'] ?? {}));
  const codes: Rules = { aliases, absent: new Set() };
  const parameters = [...shared, ...(operation.parameters ?? [])].map((one) => resolve(document, one));
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
      const absent = new Set<unknown>(method !== 'patch' && isJson(type) ? document['x-absent-values'] : []);
      return [type, { shape: shapeOf(document, schema), rules: { aliases, absent } }] as const;
    }),
  );
  for (const [type, { shape, rules }] of bodies) {
    const isChanged = ({ normalize, fields }: Shape): boolean =>
      normalize !== undefined || (rules.absent.size > 0 && fields.size > 0);
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

/** What is done beside the normalization of codes. */
interface Rules {
  /** Codes of currencies by their other codes. */
  readonly aliases: ReadonlyMap<string, string>;
  /** What stands for an absent field; nothing where it is to be refused, or to clear. */
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
  if (typeof value === 'string') return normalizedText(declared, value, rules);
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const shape = itemShape(declared, index);
      if (shape !== undefined) value[index] = normalized(shape, item, rules);
    }
    return value;
  }
  if (!isFields(value)) return value;
  const shape = selectedShape(declared, value);
  const fields: Record<string, unknown> = value;
  for (const name of Object.keys(value)) {
    const field = fieldShape(shape, name);
    if (field === undefined) {
      // What only other variants have, or nobody: without a value it says nothing.
      if (shape.fields.size > 0 && rules.absent.has(value[name])) delete fields[name];
      continue;
    }
    fields[name] = normalized(field, value[name], rules);
    const isOptional = shape.fields.has(name) && !shape.required.has(name);
    if (rules.absent.size > 0 && isOptional && field.absent.has(fields[name])) delete fields[name];
  }
  return value;
}

function normalizedText({ normalize }: Shape, text: string, { aliases }: Rules): string {
  if (normalize === undefined) return text;
  const code = normalizeCode(text);
  return normalize === 'currency' ? (aliases.get(code) ?? code) : code;
}

function isJson(mediaType: string): boolean {
  return /[/+]json$/.test(mediaType);
}

function normalizeCode(text: string): string {
  const trimmed = trimmedOfBlanks(text);
  // Upper-casing other letters would make codes of what is none: `ı` becomes I and `ſ` becomes S.
  return trimmed.includes('_') ? trimmed : trimmed.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/** The text without ASCII white space around it. */
function trimmedOfBlanks(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && isBlank(text.charCodeAt(start))) start++;
  while (end > start && isBlank(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end);
}

/** Space, or tab to carriage return. */
function isBlank(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d);
}

/** Whether anything of such a value has a shape that passes the test. */
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
