import { errorCatalogue } from '@finops/contract';
import { routesOf } from '@finops/contract-express';
import { type DocumentedOperation, documentedOperations } from '@finops/contract-express/reading';
import {
  type ApiDocument,
  type HeaderObject,
  operationAt,
  type ResponseObject,
  type Routes,
  resolve,
} from '@finops/openapi';
import { type PrismOperation, prismOperations } from './prism.ts';

/** One documented operation, prepared for the mock. */
export interface MockOperation extends DocumentedOperation {
  /** By documented code: `200`, `404`, `4XX`. */
  readonly responses: ReadonlyMap<string, MockResponse>;
  readonly prism: PrismOperation;
}

export interface MockResponse {
  readonly headers: ReadonlyMap<string, HeaderObject>;
  /** Names of the examples of each media type. */
  readonly examples: ReadonlyMap<string, readonly string[]>;
  /** Values of the `Location` header by example name, if it has named examples. */
  readonly locations: ReadonlyMap<string, string>;
  /** For a response of a status range: the status of each example that shows an error of the catalogue. */
  readonly statuses: ReadonlyMap<string, number>;
}

export interface MockContract {
  readonly operations: readonly MockOperation[];
  readonly routes: Routes<MockOperation>;
  /** Headers of responses that no operation declares, such as 405 or an unknown route. */
  readonly commonHeaders: ReadonlyMap<string, HeaderObject>;
}

/** Reads a bundled OpenAPI document. Throws an Error if a reference cannot be resolved or Prism cannot read it. */
export async function loadContract(document: ApiDocument): Promise<MockContract> {
  const documented = documentedOperations(document).map((one) => ({
    ...one,
    declared: responsesOf(document, one),
  }));
  const prisms = await prismOperations(document, documented);
  const operations = documented.map(({ declared, ...one }): MockOperation => {
    const prism = prisms.get(`${one.method} ${one.path}`);
    if (prism === undefined) throw new Error(`Prism does not know ${one.method.toUpperCase()} ${one.path}.`);
    const responses = [...declared].map(
      ([code, response]) => [code, mockResponse(document, response)] as const,
    );
    return { ...one, responses: new Map(responses), prism };
  });
  const routes = routesOf(operations.map((one) => [one.path, one.method.toUpperCase(), one] as const));
  return { operations, routes, commonHeaders: commonHeaders(document) };
}

function responsesOf(document: ApiDocument, operation: DocumentedOperation): Map<string, ResponseObject> {
  const { responses = {} } = operationAt(document, operation) ?? {};
  return new Map(Object.entries(responses).map(([code, response]) => [code, resolve(document, response)]));
}

function mockResponse(document: ApiDocument, response: ResponseObject): MockResponse {
  const examples = new Map<string, readonly string[]>();
  const statuses = new Map<string, number>();
  for (const [type, media] of Object.entries(response.content ?? {})) {
    examples.set(type, Object.keys(media.examples ?? {}));
    for (const [name, example] of Object.entries(media.examples ?? {})) {
      const { value } = resolve(document, example) as { value?: { error?: { name?: string } } };
      const status = statusOf(value?.error?.name ?? '');
      if (status !== undefined) statuses.set(name, status);
    }
  }
  const headers = headersOf(document, response);
  const locations = Object.entries(headers.get('Location')?.examples ?? {}).map(
    ([name, example]) => [name, String(resolve(document, example).value)] as const,
  );
  return { headers, examples, locations: new Map(locations), statuses };
}

function statusOf(name: string): number | undefined {
  return Object.values(errorCatalogue).find((error) => error.name === name)?.status ?? undefined;
}

function headersOf(document: ApiDocument, response: ResponseObject): Map<string, HeaderObject> {
  return new Map(
    Object.entries(response.headers ?? {}).map(([name, header]) => [name, resolve(document, header)]),
  );
}

function commonHeaders(document: ApiDocument): Map<string, HeaderObject> {
  const response = document.components?.responses?.['method-not-allowed'];
  if (response === undefined) return new Map();
  const headers = headersOf(document, resolve(document, response));
  headers.delete('Allow');
  return headers;
}
