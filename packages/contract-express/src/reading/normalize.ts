import { isFields } from './broken-rule.ts';
import { type ApiDocument, type OperationObject, type ParameterObject, resolve } from './openapi.ts';
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
 * Compiles what the schemas of an operation say by the extension `x-normalize: code` (G52): a text is trimmed
 * of ASCII white space and its ASCII letters are upper-cased, unless it holds `_` and so is an identifier, which
 * keeps its letters. `shared` are the parameters of the operation's path item. Throws an Error when a reference leads nowhere.
 */
export function compileNormalizer(
  document: ApiDocument,
  operation: OperationObject,
  shared: OperationObject['parameters'] = [],
): Normalizer {
  const parameters = [...shared, ...(operation.parameters ?? [])].map((one) => resolve(document, one));
  const changing = (place: ParameterObject['in']): [string, Shape][] =>
    parameters
      .filter((one) => one.in === place)
      .map(({ name, schema = {} }): [string, Shape] => [name, shapeOf(document, schema)])
      .filter(([, shape]) => reachesCode(shape));
  const path = changing('path');
  const query = changing('query');
  const content = operation.requestBody ? resolve(document, operation.requestBody).content : {};
  const bodies = new Map(
    Object.entries(content)
      .map(([type, { schema = {} }]): [string, Shape] => [type, shapeOf(document, schema)])
      .filter(([, shape]) => reachesCode(shape)),
  );
  return {
    path: (values) => normalizeFields(path, values),
    query: (values) => normalizeFields(query, values),
    body: (mediaType, value) => {
      const shape = bodies.get(mediaType);
      return shape === undefined ? value : normalized(shape, value);
    },
  };
}

function normalizeFields(shapes: Iterable<readonly [string, Shape]>, values: Record<string, unknown>): void {
  for (const [name, shape] of shapes) {
    if (Object.hasOwn(values, name)) values[name] = normalized(shape, values[name]);
  }
}

function normalized(declared: Shape, value: unknown): unknown {
  if (typeof value === 'string') return declared.isCode ? normalizeCode(value) : value;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const shape = itemShape(declared, index);
      if (shape !== undefined) value[index] = normalized(shape, item);
    }
    return value;
  }
  if (!isFields(value)) return value;
  const shape = selectedShape(declared, value);
  const fields: Record<string, unknown> = value;
  for (const name of Object.keys(value)) {
    const field = fieldShape(shape, name);
    if (field !== undefined) fields[name] = normalized(field, value[name]);
  }
  return value;
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

/** Whether anything of such a value is ever normalized. */
function reachesCode(shape: Shape, seen = new Set<Shape>()): boolean {
  if (shape.isCode) return true;
  if (seen.has(shape)) return false;
  seen.add(shape);
  const below = [...shape.fields.values(), ...shape.tuple, ...(shape.selector?.shapes.values() ?? [])];
  below.push(...shape.patterns.map(([, field]) => field));
  if (shape.others !== undefined) below.push(shape.others);
  if (shape.items !== undefined) below.push(shape.items);
  return below.some((one) => reachesCode(one, seen));
}
