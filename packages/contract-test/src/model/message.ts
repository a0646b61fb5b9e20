/** A header line. */
export type HeaderLine = readonly [name: string, value: string];

/** A request as it is sent. */
export interface WireRequest {
  readonly method: string;
  /** Path and query, encoded. */
  readonly target: string;
  readonly headers: readonly HeaderLine[];
  readonly body: string | undefined;
}

/** A response, or why there was none. Header names as received, including repeated ones. */
export type Answer =
  | {
      readonly kind: 'response';
      readonly status: number;
      readonly headers: readonly HeaderLine[];
      readonly body: Uint8Array;
    }
  | { readonly kind: 'none'; readonly reason: string };

/** Whether a method only reads (RFC 9110, 9.2.1). */
export function isSafe(method: string): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}
