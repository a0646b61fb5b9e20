import type { IncomingMessage } from 'node:http';
import type { OperationFacts } from './operation-facts.ts';

/** One request on its way through the app. */
export interface Call {
  /** Our own identifier of the request; every reply carries it as `X-Request-Id`. */
  readonly id: string;
  /** Undefined for an unknown route or method. */
  readonly operation: OperationFacts | undefined;
  /** The operations that the path has when it has none for the request's method; else empty. */
  readonly instead: readonly OperationFacts[];
  readonly request: IncomingMessage;
  /** The caller's IP address, as `Settings.addressOf` finds it. */
  readonly address: string;
  /** Path of the request as it was sent, without the query. */
  readonly path: string;
  /** Response headers gathered so far; every reply to this call carries them, errors too. */
  readonly headers: Record<string, string>;
  /** Milliseconds of the monotonic clock (`performance.now()`). */
  readonly startedAt: number;
}

/** An answer before it is written. Without a body there is no content. */
export interface Reply {
  status: number;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
}
