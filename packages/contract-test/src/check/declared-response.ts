import type { Operation, ResponseModel } from '../contract/model.ts';

/** The response that an operation declares for a status: by the exact status, its range (`4XX`), or `default`. */
export function declaredResponse(operation: Operation, status: number): ResponseModel | undefined {
  const range = `${Math.floor(status / 100)}XX`;
  const { responses } = operation;
  return (
    responses.get(String(status)) ??
    responses.get(range) ??
    responses.get(range.toLowerCase()) ??
    responses.get('default')
  );
}
