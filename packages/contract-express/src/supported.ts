import {
  type ApiDocument,
  essenceOf,
  type PathItem,
  resolve,
  type SchemaObject,
  typesOf,
} from '@finops/openapi';
import { formOf } from './reading/media-types.ts';
import type { DocumentedOperation } from './reading/operations.ts';

/** Methods that a document may have operations of, and that are answered here without a handler or not at all. */
const unserved = ['head', 'options', 'trace'] as const;

/** Throws an Error for an operation of a method that is not served by handlers. */
export function checkMethods(path: string, item: PathItem): void {
  const found = unserved.find((method) => method in item);
  if (found === undefined) return;
  throw new Error(
    `${path} has an operation of ${found.toUpperCase()}, which has no handler here: HEAD is answered by GET, OPTIONS by the methods of the path. Take it out of the document.`,
  );
}

/** Throws an Error for an operation without an operationId, and for two of the same: handlers are found by it. */
export function checkNames(operations: readonly DocumentedOperation[]): void {
  const known = new Map<string, string>();
  for (const { id, method, path } of operations) {
    const place = `${method.toUpperCase()} ${path}`;
    if (typeof id !== 'string' || id === '') {
      throw new Error(`${place} has no operationId. Give it one, by which its handler is named.`);
    }
    const other = known.get(id);
    if (other !== undefined) throw new Error(`${other} and ${place} are both ${id}. Rename one of them.`);
    known.set(id, place);
  }
}

/** Throws an Error for what an operation declares and reading its requests would pass over. */
export function checkSupported(document: ApiDocument, { id, parameters, body }: DocumentedOperation): void {
  const cookie = parameters.find((one) => one.in === 'cookie');
  if (cookie !== undefined) {
    throw new Error(
      `The parameter ${cookie.name} of ${id} is a cookie, which is not read. Make it a header.`,
    );
  }
  const known = new Set<string>();
  for (const [type, schema] of body?.schemas ?? []) {
    const essence = essenceOf(type);
    if (known.has(essence))
      throw new Error(`${id} takes ${essence} twice. Declare it once, without parameters.`);
    known.add(essence);
    if (essence.startsWith('multipart/')) {
      throw new Error(`${id} takes ${type}, which is not read here. Take the file as the body itself.`);
    }
    if (formOf(type) === 'form') checkForm(document, id, schema);
  }
}

/** The fields of a form are texts. */
function checkForm(document: ApiDocument, id: string, schema: SchemaObject): void {
  for (const [name, declared] of Object.entries(resolve<SchemaObject>(document, schema).properties ?? {})) {
    const types = typesOf(resolve<SchemaObject>(document, declared));
    if (types.length === 0 || types.includes('string')) continue;
    throw new Error(
      `The form field ${name} of ${id} is of the type ${types.join(', ')}, and fields of a form are read as texts. Make it a string.`,
    );
  }
}
