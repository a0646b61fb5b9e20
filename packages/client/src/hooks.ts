/** One attempt of a call. Contains no secrets: no headers, no body, no values of the path or query. */
export interface Attempt {
  /** The `operationId`; undefined for a path that is not in the contract. */
  readonly operation: string | undefined;
  readonly method: string;
  /** The path template: `/v1/transfers/{id}`. */
  readonly path: string;
  /** 1 for the first. */
  readonly attempt: number;
}

/** The result of an attempt. */
export interface AttemptEnd extends Attempt {
  readonly durationMs: number;
  /** Undefined if there was no response. */
  readonly status: number | undefined;
  readonly requestId: string | null;
  /** Why there was no response. */
  readonly error: Error | undefined;
  /** Milliseconds until the next attempt; undefined if there is none. */
  readonly retryInMs: number | undefined;
}

/** Called for each attempt, for logs and metrics. Errors and rejections of hooks are ignored. */
export interface Hooks {
  readonly onRequest?: (attempt: Attempt) => unknown;
  readonly onResponse?: (end: AttemptEnd) => unknown;
}
