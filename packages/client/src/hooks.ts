/** One attempt of a call, without anything that is secret: no header, no body, no value of a path or query. */
export interface Attempt {
  /** Identifier of the operation; undefined for a path that the contract does not have. */
  readonly operation: string | undefined;
  readonly method: string;
  /** As the contract writes it: `/v1/transfers/{id}`. */
  readonly path: string;
  /** 1 for the first. */
  readonly attempt: number;
}

/** How an attempt ended. */
export interface AttemptEnd extends Attempt {
  readonly durationMs: number;
  /** Undefined when no answer came. */
  readonly status: number | undefined;
  readonly requestId: string | null;
  /** Why no answer came. */
  readonly error: Error | undefined;
  /** After how many milliseconds the call is tried again; undefined when it is not. */
  readonly retryInMs: number | undefined;
}

/** Called for each attempt, to log or to count it. What one throws, or rejects with, is ignored. */
export interface Hooks {
  readonly onRequest?: (attempt: Attempt) => unknown;
  readonly onResponse?: (end: AttemptEnd) => unknown;
}
