/** Options of one call. */
export interface CallOptions {
  /** Aborts the call and its retries; the call rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Time-out of one attempt in milliseconds, including reading the response. */
  readonly timeoutMs?: number;
  /** Maximum number of retries after a temporary failure. */
  readonly maxRetries?: number;
  /** Additional headers, such as `Prefer`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Options of an operation that acts for a profile. */
export interface ProfileCallOptions extends CallOptions {
  /** The profile to act for; overrides the client's. */
  readonly profileId?: string;
}

/** Options of an operation that accepts `Idempotency-Key`. */
export interface IdempotentCallOptions extends ProfileCallOptions {
  /**
   * Your own key, in case you have to repeat the call in another process. By default the client generates one for each
   * call.
   */
  readonly idempotencyKey?: string;
}
