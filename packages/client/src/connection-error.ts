/**
 * No response: the server could not be reached, or the connection was lost. `cause` is what `fetch` threw.
 *
 * The request may have been executed nevertheless. `idempotencyKey` is the key of the request, null if it had none;
 * repeating the call with this key is safe.
 */
export class ConnectionError extends Error {
  override readonly name: 'ConnectionError' | 'TimeoutError' | 'IssuerConnectionError' = 'ConnectionError';
  readonly idempotencyKey: string | null;

  constructor(message: string, idempotencyKey: string | null, cause?: unknown) {
    super(message, { cause });
    this.idempotencyKey = idempotencyKey;
  }
}

/** The response did not arrive within the time-out of the call. */
export class TimeoutError extends ConnectionError {
  override readonly name = 'TimeoutError';
}
