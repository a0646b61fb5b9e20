import type { IncomingMessage } from 'node:http';
import type { OperationFacts } from './operation-facts.ts';

/** One request inside the app. */
export interface Call {
  /** The server's identifier of the request; every reply carries it as `X-Request-Id`. */
  readonly id: string;
  /** Undefined for an unknown route or method. */
  readonly operation: OperationFacts | undefined;
  /** The operations of the path if it has none for the request's method; otherwise empty. */
  readonly instead: readonly OperationFacts[];
  readonly request: IncomingMessage;
  /** The caller's IP address, from `Settings.addressOf`. */
  readonly address: string;
  /** The path of the request as it was sent, without the query. */
  readonly path: string;
  /** Response headers collected so far; every reply to this call carries them, including errors. */
  readonly headers: Record<string, string>;
  /** Milliseconds of the monotonic clock (`performance.now()`). */
  readonly startedAt: number;
}

/** A response before it is written; without a body it has no content. */
export interface Reply {
  status: number;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
}
