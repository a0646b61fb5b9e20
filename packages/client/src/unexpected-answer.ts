/** An answer that is not of the contract: from a proxy in between, say. `status` is null when it could not be read. */
export class UnexpectedAnswer extends Error {
  override readonly name = 'UnexpectedAnswer';
  readonly status: number | null;
  readonly requestId: string | null;

  constructor(status: number | null, requestId: string | null) {
    super(`The answer ${status ?? ''} has no body of this API; something between may have sent it.`);
    this.status = status;
    this.requestId = requestId;
  }
}
