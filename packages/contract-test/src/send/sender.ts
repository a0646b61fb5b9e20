import type { Answer, WireRequest } from '../case.ts';

/** What puts requests onto the wire: the only part of a run that is not pure. */
export interface Sender {
  /**
   * Gives the answer, or says why there was none.
   *
   * @throws {NoConnection} when nothing listens at the target, so that the request was not sent at all
   */
  send(request: WireRequest): Promise<Answer>;
  /** Ends what is under way and lets go of the connections. */
  close(): Promise<void>;
}

/** No connection to the target: the request was not sent. */
export class NoConnection extends Error {
  override name = 'NoConnection';
}
