/** What one call decides for itself. */
export interface CallOptions {
  /** Ends the call and its retries; the call rejects with the reason of the signal. */
  readonly signal?: AbortSignal;
  /** How long one attempt can take, its answer read, in milliseconds. */
  readonly timeoutMs?: number;
  /** How often a call is tried again after a failure that may pass. */
  readonly maxRetries?: number;
  /** More headers, such as `Prefer`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Of an operation that acts for a profile. */
export interface ProfileCallOptions extends CallOptions {
  /** The profile to act for, instead of the client's. */
  readonly profileId?: string;
}

/** Of an operation that honours `Idempotency-Key`. */
export interface IdempotentCallOptions extends ProfileCallOptions {
  /** Your own key, when you may have to repeat the call in another process; otherwise the client makes one for each call. */
  readonly idempotencyKey?: string;
}
