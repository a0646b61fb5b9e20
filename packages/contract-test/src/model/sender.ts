import type { Answer, WireRequest } from './message.ts';

/** What puts requests onto the wire: the only part of a run that is not pure. */
export interface Sender {
  /**
   * Gives the answer, or says why there was none. Once the signal aborts, an answer under way has a moment left.
   *
   * @throws {NoConnection} when nothing listens at the target
   */
  send(request: WireRequest, signal?: AbortSignal): Promise<Answer>;
  /** Ends what is under way and lets go of the connections. */
  close(): Promise<void>;
}

/** No connection to the target. */
export class NoConnection extends Error {
  override name = 'NoConnection';
  /** Why the request had no answer on a connection that there still was; undefined when it was not sent at all. */
  readonly unanswered: string | undefined;

  constructor(message: string, unanswered?: string) {
    super(message);
    this.unanswered = unanswered;
  }
}
