import type { Method, Place, Refusal } from '@finops/contract-express/reading';
import { createInstance, type IHttpConfig, type IHttpRequest } from '@stoplight/prism-http';
import type { PrismOperation } from './contract.ts';

/** A request as Prism validates it: normalized, its body parsed. */
export interface PrismRequest {
  readonly method: Method;
  /** With percent-encoded parameter values. */
  readonly path: string;
  readonly query: Readonly<Record<string, string | string[]>>;
  readonly headers: Readonly<Record<string, string>>;
  /** A JSON value, or the text of a form; absent without a body. */
  readonly body?: unknown;
}

/** The response to make out of the document's static examples. */
export interface PrismWish {
  readonly status: number;
  readonly mediaType?: string;
  readonly example?: string;
}

/** Where Prism refuses a request, and by which keyword; in a parameter, `path` starts with its name. */
export interface Violation extends Refusal {
  readonly place: Place;
}

export interface PrismResult {
  readonly violations: readonly Violation[];
  /** The example's value; meaningless beside violations. */
  readonly body: unknown;
}

type Components = Parameters<typeof createInstance>[1];
const silent = Object.fromEntries(
  ['trace', 'debug', 'info', 'success', 'warn', 'error', 'fatal'].map((level) => [level, () => {}]),
) as Record<string, unknown>;
silent.child = () => silent;

const config = {
  isProxy: false,
  checkSecurity: false,
  validateRequest: true,
  validateResponse: false,
  errors: false,
  upstreamProxy: undefined,
} as const;
const prism = createInstance(
  { ...config, mock: { dynamic: false } },
  { logger: silent as unknown as Components['logger'] },
);

/** Validates a request and picks the example to answer with. Throws an Error when Prism finds no response. */
export async function askPrism(
  operation: PrismOperation,
  request: PrismRequest,
  wish: PrismWish,
): Promise<PrismResult> {
  const { method, path, query, headers, body } = request;
  const input: IHttpRequest = { method, url: { path, query }, headers, body };
  // A new object for each request: Prism writes what it negotiated into `mock`.
  const mock: IHttpConfig['mock'] = {
    dynamic: false,
    code: wish.status,
    ...(wish.mediaType !== undefined && { mediaTypes: [wish.mediaType] }),
    ...(wish.example !== undefined && { exampleKey: wish.example }),
  };
  const result = await prism.request(input, [operation], { ...config, mock })();
  if (result._tag === 'Right') {
    const { output, validations } = result.right;
    return { violations: validations.input.filter(isError).map(toViolation), body: output.body };
  }
  const found = (result.left as { additional?: { validation?: Diagnostic[] } }).additional?.validation;
  if (found === undefined) throw result.left;
  return { violations: found.map(toViolation), body: undefined };
}

interface Diagnostic {
  readonly code?: string | number | undefined;
  readonly severity?: unknown;
  readonly path?: string[] | undefined;
  readonly location?: string[] | undefined;
}

const places = ['path', 'query', 'header', 'body'] as const;

/** 0 is Error; deprecation warnings and the like do not refuse a request. */
function isError(diagnostic: Diagnostic): boolean {
  return diagnostic.severity === 0;
}

function toViolation(diagnostic: Diagnostic): Violation {
  const [first, ...path] = diagnostic.path ?? diagnostic.location ?? [];
  return { place: places.find((one) => one === first) ?? 'body', path, code: String(diagnostic.code ?? '') };
}
