import { type ApiDocument, operationAt, resolve } from '@finops/openapi';
import { type DocumentedOperation, documentedOperations } from '../../src/reading/operations.ts';
import { examplesOf, mutationsOf } from './sample-values.ts';

/** A response that a handler of an operation could give. */
export interface GeneratedResponse {
  readonly operation: DocumentedOperation;
  readonly status: number;
  readonly body: unknown;
}

/** Responses of every operation: the examples of each status, each with one field changed, and undeclared statuses. */
export function generatedResponses(document: ApiDocument): GeneratedResponse[] {
  return documentedOperations(document).flatMap((operation) => {
    const object = operationAt(document, operation);
    return Object.entries(object?.responses ?? {}).flatMap(([declared, reference]) => {
      const { content = {} } = resolve(document, reference);
      const examples = Object.values(content).flatMap((media) => examplesOf(document, media));
      const status = Number(declared.replace('XX', '18'));
      const isSuccess = declared.startsWith('2');
      const others = isSuccess ? [...mutationsOf(examples[0], 2), [], 'x', 5] : mutationsOf(examples[0], 0);
      return [...examples, ...others, {}, undefined].map((body) => ({ operation, status, body }));
    });
  });
}
