import { createInstance } from '@stoplight/prism-http';
import type { PrismOperation } from './contract.ts';

/** The response to make out of the document's static examples. */
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

/** Has Prism pick the example to answer with. Throws an Error when it finds no response. */
export async function exampleBody(
  operation: PrismOperation,
  { status, mediaType, example }: PrismWish,
): Promise<unknown> {
  const input = { method: operation.method as 'get', url: { path: operation.path } };
  // A new object for each request: Prism writes what it negotiated into `mock`.
  const mock = { dynamic: false, code: status, mediaTypes: [mediaType], ...(example && { exampleKey: example }) };
  const result = await prism.request(input, [operation], { ...config, mock })();
  if (result._tag === 'Right') return result.right.output.body;
  throw result.left;
}
