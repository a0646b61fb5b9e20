import { type ApiDocument, operationAt, type ResponseObject, resolve } from '@finops/openapi';
import type { DocumentedOperation } from '../../src/reading/operations.ts';

/** Whether a success of an operation has content; one without is answered whatever `Accept` says. */
export function successHasContent(document: ApiDocument, operation: DocumentedOperation): boolean {
  const { responses = {} } = operationAt(document, operation) ?? {};
  return Object.entries(responses).some(
    ([status, response]) =>
      status.startsWith('2') && resolve<ResponseObject>(document, response).content !== undefined,
  );
}
