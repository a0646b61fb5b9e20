import {
  type ApiDocument,
  compileNormalizer,
  type DocumentedOperation,
  documentedOperations,
  type HeaderObject,
  type Normalizer,
  type ResponseObject,
  resolve,
} from '@finops/contract-express/reading';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { tellBranchesApart } from './discriminator.ts';

/** An operation in the form that Prism validates and mocks. */
export type PrismOperation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number];

/** One documented operation, ready to be mocked. */
export interface MockOperation extends DocumentedOperation {
  readonly normalizer: Normalizer;
  /** By documented code: `200`, `404`, `4XX`. */
  readonly responses: ReadonlyMap<string, MockResponse>;
  readonly prism: PrismOperation;
}

export interface MockResponse {
  readonly headers: ReadonlyMap<string, HeaderObject>;
  /** Names of the examples of each media type. */
  readonly examples: ReadonlyMap<string, readonly string[]>;
  /** Values of the `Location` header by example name, where it has named examples. */
  readonly locations: ReadonlyMap<string, string>;
  /** The error name of each example that shows one; a string `error` is that of RFC 6749. */
  readonly errors: { readonly names: ReadonlyMap<string, string>; readonly oauth: boolean };
}

export interface MockContract {
  readonly document: ApiDocument;
  readonly operations: readonly MockOperation[];
  /** Headers of a response that no operation declares, such as 405 or an unknown route. */
  readonly commonHeaders: ReadonlyMap<string, HeaderObject>;
  /** Names of all response headers, as `Access-Control-Expose-Headers` lists them. */
  readonly exposedHeaders: string;
}

/** Reads a bundled OpenAPI document. Throws an Error when a reference leads nowhere or Prism cannot read it. */
export async function loadContract(document: ApiDocument): Promise<MockContract> {
  // Prism dereferences in place, and checks nothing under a dialect that its validator does not know by name.
  const jsonSchemaDialect = 'https://json-schema.org/draft/2020-12/schema';
  const prismOperations = await getHttpOperationsFromSpec({
    ...structuredClone(document),
    jsonSchemaDialect,
  });
  const prismBy = new Map(prismOperations.map((one) => [`${one.method.toLowerCase()} ${one.path}`, one]));
  const operations = documentedOperations(document).map((one) => {
    const { method, path } = one;
    const prism = prismBy.get(`${method} ${path}`);
    if (prism === undefined) throw new Error(`Prism does not know ${method.toUpperCase()} ${path}.`);
    return mockOperation(document, one, prism);
  });
  const names = operations.flatMap((one) =>
    [...one.responses.values()].flatMap(({ headers }) => [...headers.keys()]),
  );
  const exposedHeaders = [...new Set(['X-Request-Id', 'Allow', ...names])].join(', ');
  return { document, operations, commonHeaders: commonHeaders(document), exposedHeaders };
}

/** Prism takes the last value of a repeated parameter unless `explode`, OpenAPI's default, is spelled out. */
function explodeQueryArrays(prism: PrismOperation): void {
  for (const parameter of prism.request?.query ?? []) {
    if (parameter.style === 'form') parameter.explode ??= true;
  }
}

function mockOperation(
  document: ApiDocument,
  documented: DocumentedOperation,
  prism: PrismOperation,
): MockOperation {
  const item = resolve(document, document.paths[documented.path] ?? {});
  const operation = item[documented.method];
  if (operation === undefined)
    throw new Error(`The document has no ${documented.method} ${documented.path}.`);
  explodeQueryArrays(prism);
  tellBranchesApart(prism, document, operation);
  return {
    ...documented,
    normalizer: compileNormalizer(document, operation, item.parameters),
    responses: new Map(
      Object.entries(operation.responses).map(([code, response]) => [
        code,
        mockResponse(document, resolve(document, response)),
      ]),
    ),
    prism,
  };
}

function mockResponse(document: ApiDocument, response: ResponseObject): MockResponse {
  const examples = new Map<string, readonly string[]>();
  const names = new Map<string, string>();
  let oauth = false;
  for (const [type, media] of Object.entries(response.content ?? {})) {
    examples.set(type, Object.keys(media.examples ?? {}));
    for (const [name, example] of Object.entries(media.examples ?? {})) {
      const { value } = resolve(document, example) as { value?: { error?: string | { name: string } } };
      if (typeof value?.error === 'string') oauth = true;
      else if (value?.error !== undefined) names.set(name, value.error.name);
    }
  }
  const headers = headersOf(document, response);
  const locations = Object.entries(headers.get('Location')?.examples ?? {}).map(
    ([name, example]) => [name, String(resolve(document, example).value)] as const,
  );
  return { headers, examples, locations: new Map(locations), errors: { names, oauth } };
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
