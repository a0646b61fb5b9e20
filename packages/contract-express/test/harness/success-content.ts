import { type ApiDocument, type ResponseObject, resolve } from '../../src/reading/openapi.ts';
import type { DocumentedOperation } from '../../src/reading/operations.ts';

/** Whether a success of an operation has content; one without is answered whatever `Accept` says. */
export function successHasContent(document: ApiDocument, { path, method }: DocumentedOperation): boolean {
  const { responses = {} } = resolve(document, document.paths[path] ?? {})[method] ?? {};
  return Object.entries(responses).some(
    ([status, response]) =>
      status.startsWith('2') && resolve<ResponseObject>(document, response).content !== undefined,
  );
}
