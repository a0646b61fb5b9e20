import type { Answer, WireRequest } from './message.ts';

/** Sends requests: the only part of a run with side effects. */
export interface Sender {
  /**
   * Returns the response, or why there was none. Once the signal aborts, a response in progress has a moment left.
   *
   * @throws {NoConnection} if nothing listens at the target
   */
  send(request: WireRequest, signal?: AbortSignal): Promise<Answer>;
  /** Ends requests in progress and closes the connections. */
  close(): Promise<void>;
}

/** No connection to the target. */
export class NoConnection extends Error {
  override name = 'NoConnection';
  /** Why the request got no response on a connection that still existed; undefined if it was not sent at all. */
  readonly unanswered: string | undefined;

  constructor(message: string, unanswered?: string) {
    super(message);
    this.unanswered = unanswered;
  }
}
