import type { ApiDocument } from '@finops/openapi';
import type { OperationFacts } from '../operation-facts.ts';
import { type Operation, objectOf } from '../operations.ts';
import { compileNormalizer, type Normalizer } from '../reading/normalize/normalize.ts';
import type { DocumentedOperation } from '../reading/operations.ts';
import { hastenLengthRules } from '../validator-insides.ts';
import { type RequestCheck, requestCheck } from './request-check.ts';
import { responseCompiler } from './response-compiler.ts';
import { type ResponseChecks, responseChecks, valueChecks } from './responses.ts';

/** An operation ready to be served, so that requests recompute nothing about it. */
export interface CompiledOperation {
  readonly facts: OperationFacts;
  readonly request: DocumentedOperation;
  /** Declared header names, each with the lower-case name used in validation. */
  readonly headerNames: readonly (readonly [declared: string, lowerCased: string])[];
  readonly normalize: Normalizer;
  readonly validate: RequestCheck;
  readonly responses: ResponseChecks;
  /** The media types of its successful responses, from which `Accept` chooses. */
  readonly offered: readonly string[];
  /** Headers that pages of other origins may read, as the value of `Access-Control-Expose-Headers`. */
  readonly exposedHeaders: string;
}

/**
 * When the checks of an operation are compiled, which takes some milliseconds each: all at start, or each when first
 * needed.
 */
export type CompileTime = 'at start' | 'at first call';

/**
 * Prepares operations to be served, each on a document pruned to what it references. Throws an Error if checks cannot
 * be compiled, at the latest on the first call.
 */
export function compileOperations(
  document: ApiDocument,
  operations: readonly Operation[],
  time: CompileTime = 'at start',
): CompiledOperation[] {
  hastenLengthRules();
  const compileResponses = responseCompiler(document);
  const values = valueChecks(document);
  return operations.map((operation) => {
    const { facts, request, responses } = operation;
    const declared = request.parameters.filter((one) => one.in === 'header').map((one) => one.name);
    const headers = [...responses.values()].flatMap((response) => Object.keys(response.headers ?? {}));
    const check = onDemand(() => requestCheck(document, operation));
    const checks = onDemand(() => responseChecks(operation, compileResponses(operation), values));
    if (time === 'at start') {
      check();
      checks();
    }
    return {
      facts,
      request,
      headerNames: declared.map((name) => [name, name.toLowerCase()] as const),
      normalize: compileNormalizer(document, request.method, {
        ...objectOf(document, request),
        parameters: request.parameters,
      }),
      validate: (parts, mediaType) => check()(parts, mediaType),
      responses: (status) => checks()(status),
      offered: offeredBy(responses),
      exposedHeaders: [...new Set(headers)].join(', '),
    };
  });
}

/** A function that computes its value on the first call. */
function onDemand<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** If success has no content, `Accept` is ignored, also for errors. */
function offeredBy(responses: Operation['responses']): string[] {
  const all = [...responses].map(([status, { content = {} }]) => ({ status, types: Object.keys(content) }));
  const successes = all.filter(({ status }) => status.startsWith('2'));
  return [...new Set((successes.length > 0 ? successes : all).flatMap(({ types }) => types))];
}
