import {
  type Method,
  methods,
  type OperationObject,
  type ParameterObject,
  type PathItem,
} from './document.ts';
import { memberOf, nodeAt } from './json-pointer.ts';
import { type Reference, resolve } from './references.ts';

/** An operation and its place in a document. */
export interface DocumentOperation<Operation> {
  /** The path template, or the name of the webhook. */
  readonly path: string;
  readonly method: Method;
  /** The path item, which applies to all operations of the path. */
  readonly item: PathItem;
  readonly operation: Operation;
}

/**
 * Lists the operations of a document, or its webhooks, in document order; those of one path in the order of `methods`.
 * The type parameter describes an operation. Throws an Error if the reference of a path cannot be resolved.
 */
export function operationsOf<Operation extends object = OperationObject>(
  document: object,
  part: 'paths' | 'webhooks' = 'paths',
): DocumentOperation<Operation>[] {
  const { [part]: items = {} } = document as { readonly [Part in typeof part]?: Record<string, PathItem> };
  return Object.entries(items).flatMap(([path, referred]) => {
    // All other keys are extensions.
    if (part === 'paths' && !path.startsWith('/')) return [];
    const item = resolve(document, referred);
    return methods.flatMap((method) => {
      const operation = item[method] as Operation | undefined;
      return operation === undefined ? [] : [{ path, method, item, operation }];
    });
  });
}

/** The operation of a path and a method, whatever the case of the method; undefined if there is none. */
export function operationAt<Operation extends object = OperationObject>(
  document: object,
  { path, method }: { readonly path: string; readonly method: string },
): Operation | undefined {
  const item = nodeAt(document, ['paths', path]);
  return isObject(item) ? (memberOf(resolve(document, item), method.toLowerCase()) as Operation) : undefined;
}

/**
 * The resolved parameters of an operation, those of its path first. If two have the same `in` and `name`, the
 * operation's own is used. Throws an Error if a reference cannot be resolved.
 */
export function parametersOf<Parameter extends Pick<ParameterObject, 'name' | 'in'> = ParameterObject>(
  document: object,
  { item, operation }: Pick<DocumentOperation<object>, 'item' | 'operation'>,
): Parameter[] {
  const found = new Map<string, Parameter>();
  for (const { parameters = [] } of [item, operation] as { parameters?: (Parameter | Reference)[] }[]) {
    for (const each of parameters) {
      const parameter = resolve<Parameter>(document, each);
      const { name, in: place } = parameter;
      found.set(`${place} ${place === 'header' ? name.toLowerCase() : name}`, parameter);
    }
  }
  return [...found.values()];
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
