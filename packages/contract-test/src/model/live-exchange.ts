import type { HeaderLine } from './message.ts';

/** A body that went through the proxy, with its content encoding undone. */
export interface LiveBody {
  /** Empty if it is unknown. */
  readonly bytes: Uint8Array;
  /** Why its contents are unknown: it is too long, was cut off, or has an unsupported encoding. */
  readonly unknown: string | undefined;
}

/** A request that went through the proxy and its response. */
export interface LiveExchange {
  readonly method: string;
  /** Path and query as the client sent them, without the path of the target's address. */
  readonly target: string;
  readonly requestHeaders: readonly HeaderLine[];
  readonly requestBody: LiveBody;
  readonly status: number;
  readonly responseHeaders: readonly HeaderLine[];
  readonly responseBody: LiveBody;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly milliseconds: number;
}
