import { ResponseValidator } from 'express-openapi-validator/dist/middlewares/openapi.response.validator.js';
import type { Operation } from './operations.ts';
import { prunedContent, pruneResponses } from './prune.ts';
import type { ApiDocument } from './reading/openapi.ts';
import { preprocess, responseOptions, type StockRequest } from './stock-options.ts';

/** A compiled validator of a response body, which is its argument's `response`. */
export interface BodyValidator {
  (value: { response: unknown }): unknown;
  readonly errors?: readonly { readonly instancePath: string; readonly message?: string }[] | null;
}

/** Compiled validators of JSON bodies by media type. */
type ContentValidators = Readonly<Record<string, BodyValidator>>;

/** Compiles the validators of an operation's responses, by declared status. */
export type ResponseCompiler = (operation: Operation) => Readonly<Record<string, ContentValidators>>;

/**
 * Makes the compiler of a document's responses: express-openapi-validator's response validators, on documents pruned
 * to what they reach. Responses with the same schemas, as most errors are, share one.
 */
export function responseCompiler(document: ApiDocument): ResponseCompiler {
  const known = new Map<string, ContentValidators>();
  return (operation) => {
    const keys = new Map(
      [...operation.responses].map(([status, response]) => [status, JSON.stringify(prunedContent(response))]),
    );
    const fresh = [...operation.responses].filter(
      ([status]) => !known.has(keys.get(status) ?? '') && isFirst(keys, status),
    );
    const compiled = fresh.length === 0 ? {} : compile(document, operation, fresh);
    for (const [status] of fresh) known.set(keys.get(status) ?? '', compiled[status] ?? {});
    return Object.fromEntries([...keys].map(([status, key]) => [status, known.get(key) ?? {}]));
  };
}

/** Whether no earlier response of the operation has the same schemas. */
function isFirst(keys: ReadonlyMap<string, string>, status: string): boolean {
  const key = keys.get(status);
  return [...keys].find(([, other]) => other === key)?.[0] === status;
}

function compile(
  document: ApiDocument,
  operation: Operation,
  responses: Parameters<typeof pruneResponses>[2],
): Readonly<Record<string, ContentValidators>> {
  const { path, method } = operation.facts;
  const stock = preprocess(pruneResponses(document, operation, responses), 'response');
  const request = { method, headers: {}, openapi: { expressRoute: path } };
  const validators = new ResponseValidator(stock.document, responseOptions, {}, 1)._getOrBuildValidator(
    request as unknown as StockRequest,
    stock.operation.responses ?? {},
  );
  return validators as unknown as Readonly<Record<string, ContentValidators>>;
}
