/**
 * An answer that is not of the contract: from a proxy in between, say. The request may have been carried out all the same;
 * `idempotencyKey` is the key that it was sent with, or null.
 */
export class UnexpectedAnswer extends Error {
  override readonly name = 'UnexpectedAnswer';
  readonly status: number;
  readonly requestId: string | null;
  readonly idempotencyKey: string | null;

  constructor({ status, headers }: Response, idempotencyKey: string | null = null) {
    super(`The answer ${status} has no body of this API; something between may have sent it.`);
    this.status = status;
    this.requestId = headers.get('X-Request-Id');
    this.idempotencyKey = idempotencyKey;
  }
}
