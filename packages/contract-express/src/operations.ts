import {
  type ApiDocument,
  isApiDocument,
  type OperationObject,
  operationAt,
  type ResponseObject,
  resolve,
  resourceOf,
  segmentsOf,
} from '@finops/openapi';
import type { OperationFacts } from './operation-facts.ts';
import { type DocumentedOperation, documentedOperations } from './reading/operations.ts';
import { checkMethods, checkNames, checkSupported } from './supported.ts';

/** An operation of a document with its references resolved, except inside schemas. */
export interface Operation {
  readonly facts: OperationFacts;
  /** The facts for reading a request. */
  readonly request: DocumentedOperation;
  /** By declared status. */
  readonly responses: ReadonlyMap<string, ResponseObject>;
}

/** Checks that a value is an OpenAPI 3.1 document. Throws a TypeError if it is not. */
export function apiDocument(value: object): ApiDocument {
  if (isApiDocument(value)) return value;
  throw new TypeError('Not an OpenAPI 3.1 document: `openapi: 3.1.x` and `paths` are required.');
}

/**
 * Reads the operations of a bundled document, in order. Throws an Error for a reference that leads nowhere, and for
 * declarations that are not supported in requests.
 */
export function readOperations(document: ApiDocument): Operation[] {
  for (const [path, item] of Object.entries(document.paths)) checkMethods(path, resolve(document, item));
  const operations = documentedOperations(document);
  checkNames(operations);
  return operations.map((request) => {
    checkSupported(document, request);
    const { responses = {}, security = document.security ?? [] } = objectOf(document, request);
    return {
      facts: {
        id: request.id,
        method: request.method.toUpperCase(),
        path: request.path,
        resource: resourceOf(segmentsOf(request.path)),
        security,
        idempotent: request.parameters.some(
          (one) => one.in === 'header' && one.name.toLowerCase() === 'idempotency-key',
        ),
        maxBodyBytes: request.body?.maxBytes,
        responses: new Set(Object.keys(responses)),
      },
      request,
      responses: new Map(
        Object.entries(responses).map(([status, response]) => [status, resolve(document, response)]),
      ),
    };
  });
}

/** The operation object in the document. */
export function objectOf(document: ApiDocument, { path, method }: DocumentedOperation): OperationObject {
  const object = operationAt(document, { path, method });
  if (object === undefined) throw new Error(`The document has no ${method} ${path}.`);
  return object;
}
