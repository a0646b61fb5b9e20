import type { ApiDocument } from '@finops/openapi';
import type { Operation } from '../operations.ts';
import { type ContentValidators, compileResponseBodies } from '../validator-insides.ts';
import { prunedContent, pruneResponses } from './prune.ts';

/** Compiles the validators of an operation's responses, by declared status. */
export type ResponseCompiler = (operation: Operation) => Readonly<Record<string, ContentValidators>>;

/**
 * Creates the compiler of a document's responses, on pruned documents. Responses with identical schemas, such as most
 * errors, share one.
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
    const pruned = pruneResponses(document, operation, fresh);
    const compiled = fresh.length === 0 ? {} : compileResponseBodies(pruned, operation.facts);
    for (const [status] of fresh) known.set(keys.get(status) ?? '', compiled[status] ?? {});
    return Object.fromEntries([...keys].map(([status, key]) => [status, known.get(key) ?? {}]));
  };
}

/** Whether no earlier response of the operation has the same schemas. */
function isFirst(keys: ReadonlyMap<string, string>, status: string): boolean {
  const key = keys.get(status);
  return [...keys].find(([, other]) => other === key)?.[0] === status;
}
