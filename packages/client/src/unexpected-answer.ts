/** An answer that is not of the contract: from a proxy in between, say. */
export class UnexpectedAnswer extends Error {
  override readonly name = 'UnexpectedAnswer';
  readonly status: number;
  readonly requestId: string | null;

  constructor({ status, headers }: Response) {
    super(`The answer ${status} has no body of this API; something between may have sent it.`);
    this.status = status;
    this.requestId = headers.get('X-Request-Id');
  }
}
