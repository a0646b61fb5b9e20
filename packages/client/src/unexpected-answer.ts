/**
 * A response that the contract does not describe, for example from a proxy. The request may have been executed
 * nevertheless; `idempotencyKey` is the key of the request, or null.
 */
export class UnexpectedAnswer extends Error {
  override readonly name = 'UnexpectedAnswer';
  readonly status: number;
  readonly requestId: string | null;
  readonly idempotencyKey: string | null;

  constructor({ status, headers }: Response, idempotencyKey: string | null = null) {
    super(`The response ${status} has no body of this API; a proxy may have sent it.`);
    this.status = status;
    this.requestId = headers.get('X-Request-Id');
    this.idempotencyKey = idempotencyKey;
  }
}
