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

/** Methods that a document may declare, but that are answered without a handler or not at all. */
const unserved = ['head', 'options', 'trace'] as const;

/** Throws an Error for an operation whose method handlers do not serve. */
export function checkMethods(path: string, item: PathItem): void {
  const found = unserved.find((method) => method in item);
  if (found === undefined) return;
  throw new Error(
    `${path} has an operation of ${found.toUpperCase()}, which handlers do not serve: HEAD is answered as GET, OPTIONS with the methods of the path. Remove it from the document.`,
  );
}

/** Throws an Error for an operation without an operationId, and for duplicate ones, since handlers are found by it. */
export function checkNames(operations: readonly DocumentedOperation[]): void {
  const known = new Map<string, string>();
  for (const { id, method, path } of operations) {
    const place = `${method.toUpperCase()} ${path}`;
    if (typeof id !== 'string' || id === '') {
      throw new Error(`${place} has no operationId. Add one; it is the name of its handler.`);
    }
    const other = known.get(id);
    if (other !== undefined)
      throw new Error(`${other} and ${place} have the same operationId ${id}. Rename one of them.`);
    known.set(id, place);
  }
}

/** Throws an Error for declarations that the request reader would ignore. */
export function checkSupported(document: ApiDocument, { id, parameters, body }: DocumentedOperation): void {
  const cookie = parameters.find((one) => one.in === 'cookie');
  if (cookie !== undefined) {
    throw new Error(
      `The parameter ${cookie.name} of ${id} is a cookie, which is not supported. Use a header.`,
    );
  }
  const known = new Set<string>();
  for (const [type, schema] of body?.schemas ?? []) {
    const essence = essenceOf(type);
    if (known.has(essence))
      throw new Error(`${id} declares ${essence} twice. Declare it once, without parameters.`);
    known.add(essence);
    if (essence.startsWith('multipart/')) {
      throw new Error(`${id} declares ${type}, which is not supported. Declare the file as the whole body.`);
    }
    if (formOf(type) === 'form') checkForm(document, id, schema);
  }
}

/** Throws an Error for form fields that are not texts. */
function checkForm(document: ApiDocument, id: string, schema: SchemaObject): void {
  for (const [name, declared] of Object.entries(resolve<SchemaObject>(document, schema).properties ?? {})) {
    const types = typesOf(resolve<SchemaObject>(document, declared));
    if (types.length === 0 || types.includes('string')) continue;
    throw new Error(
      `The form field ${name} of ${id} has the type ${types.join(', ')}, but form fields are texts. Declare it as a string.`,
    );
  }
}
