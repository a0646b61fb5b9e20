import { isFields } from './broken-rule.ts';
import { type ApiDocument, type OperationObject, type ParameterObject, resolve } from './openapi.ts';
import { type Shape, selectedShape, shapeOf } from './shape.ts';

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
 * and upper-cased, unless it holds `_` and so is an identifier, which keeps its letters. `shared` are the
 * parameters of the operation's path item. Throws an Error when a reference leads nowhere.
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
    const { items } = declared;
    if (items !== undefined)
      for (const [index, item] of value.entries()) value[index] = normalized(items, item);
    return value;
  }
  if (!isFields(value)) return value;
  const { fields, others } = selectedShape(declared, value);
  normalizeFields(fields, value);
  if (others !== undefined) {
    const names = Object.keys(value).filter((name) => !fields.has(name));
    normalizeFields(
      names.map((name) => [name, others] as const),
      value,
    );
  }
  return value;
}

function normalizeCode(text: string): string {
  const trimmed = text.trim();
  return trimmed.includes('_') ? trimmed : trimmed.toUpperCase();
}

/** Whether anything of such a value is ever normalized. */
function reachesCode(shape: Shape, seen = new Set<Shape>()): boolean {
  if (shape.isCode) return true;
  if (seen.has(shape)) return false;
  seen.add(shape);
  const below = [...shape.fields.values(), ...(shape.selector?.shapes.values() ?? [])];
  if (shape.others !== undefined) below.push(shape.others);
  if (shape.items !== undefined) below.push(shape.items);
  return below.some((one) => reachesCode(one, seen));
}
