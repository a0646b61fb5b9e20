/**
 * No answer came: the server could not be reached, or the connection broke. `cause` is what `fetch` threw.
 *
 * The request may have been carried out all the same. `idempotencyKey` is the key that it was sent with: the same call with this key
 * repeats nothing; null when it had none.
 */
export class ConnectionError extends Error {
  override readonly name: 'ConnectionError' | 'TimeoutError' | 'IssuerConnectionError' = 'ConnectionError';
  readonly idempotencyKey: string | null;

  constructor(message: string, idempotencyKey: string | null, cause?: unknown) {
    super(message, { cause });
    this.idempotencyKey = idempotencyKey;
  }
}

/** The answer did not come within the time-out of the call. */
export class TimeoutError extends ConnectionError {
  override readonly name = 'TimeoutError';
}
