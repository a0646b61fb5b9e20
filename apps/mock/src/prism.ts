import type { DocumentedOperation } from '@finops/contract-express/reading';
import { type ApiDocument, type ResponseObject, resolve } from '@finops/openapi';
import { createInstance, getHttpOperationsFromSpec } from '@stoplight/prism-http';

/** An operation in the form that Prism mocks. */
export type PrismOperation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number];

/** The response to create from the document's static examples. */
export interface PrismWish {
  readonly status: number;
  readonly mediaType: string;
  readonly example?: string;
}

type Components = Parameters<typeof createInstance>[1];
const silent = Object.fromEntries(
  ['trace', 'debug', 'info', 'success', 'warn', 'error', 'fatal'].map((level) => [level, () => {}]),
) as Record<string, unknown>;
silent.child = () => silent;

const config = {
  isProxy: false,
  checkSecurity: false,
  validateRequest: false,
  validateResponse: false,
  errors: false,
  upstreamProxy: undefined,
} as const;
const prism = createInstance(
  { ...config, mock: { dynamic: false } },
  { logger: silent as unknown as Components['logger'] },
);

/** Lets Prism select the example of the response. Throws an Error if it finds none. */
export async function exampleBody(
  operation: PrismOperation,
  { status, mediaType, example }: PrismWish,
): Promise<unknown> {
  const input = { method: operation.method as 'get', url: { path: operation.path } };
  // A new object for each request, since Prism writes the result of its negotiation into `mock`.
  const mock = {
    dynamic: false,
    code: status,
    mediaTypes: [mediaType],
    ...(example && { exampleKey: example }),
  };
  const result = await prism.request(input, [operation], { ...config, mock })();
  if (result._tag === 'Right') return result.right.output.body;
  throw result.left;
}

/**
 * Prism's operations by method and path. Prism receives only the examples, or a schema where there are none: reading
 * the rest of a document takes it seconds.
 */
export async function prismOperations(
  document: ApiDocument,
  operations: readonly (DocumentedOperation & { readonly declared: ReadonlyMap<string, ResponseObject> })[],
): Promise<ReadonlyMap<string, PrismOperation>> {
  const paths: Record<string, Record<string, object>> = {};
  let needsSchemas = false as boolean;
  for (const { id, method, path, declared } of operations) {
    const responses = [...declared].map(([code, { content = {} }]) => {
      const media = Object.entries(content).map(([type, { examples, schema }]) => {
        if (examples === undefined) needsSchemas = true;
        const values = Object.entries(examples ?? {}).map(([name, one]) => [
          name,
          resolve<object>(document, one),
        ]);
        return [type, examples === undefined ? { schema } : { examples: Object.fromEntries(values) }];
      });
      return [code, { description: '', content: Object.fromEntries(media) }];
    });
    paths[path] = {
      ...paths[path],
      [method]: { operationId: id, responses: Object.fromEntries(responses) },
    };
  }
  const { openapi, info, components } = document as ApiDocument & { info: object };
  // It dereferences in place.
  const found = await getHttpOperationsFromSpec(
    structuredClone({ openapi, info, paths, ...(needsSchemas && { components }) }),
  );
  return new Map(found.map((one) => [`${one.method.toLowerCase()} ${one.path}`, one]));
}
