import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Fault } from '../reading/fault.ts';
import { type ParserError, unreadable } from './raw-reply.ts';

/** One request on a connection, until its response is finished. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** How long a refused connection may take to read its response, in milliseconds. */
const farewellMs = 200;

/**
 * The requests in progress on each connection, so that an unreadable message is refused after the responses to the
 * complete requests before it (pipelining), and nothing after it is executed.
 */
export class Exchanges {
  private readonly open = new Map<Duplex, Set<Exchange>>();
  private readonly newest = new WeakMap<Duplex, Exchange>();
  private readonly refused = new WeakSet<Duplex>();
  private draining = false;

  /**
   * Counts a request as open until its response is closed, or until the returned function is called. Returns undefined
   * for a request on a refused or ended connection, which must not be executed.
   */
  begin(request: IncomingMessage, response: ServerResponse): (() => void) | undefined {
    const { socket } = request;
    if (this.refused.has(socket) || !socket.writable) return undefined;
    const exchange = { request, response };
    const open = this.open.get(socket) ?? new Set();
    this.open.set(socket, open.add(exchange));
    // Node 20 does not close a response that is queued behind another one when their connection ends.
    if (!this.newest.has(socket)) socket.once('close', () => this.open.delete(socket));
    this.newest.set(socket, exchange);
    if (this.draining) endWithLast(open);
    const end = (): void => {
      open.delete(exchange);
      if (open.size === 0) this.open.delete(socket);
    };
    response.once('close', end);
    return end;
  }

  /** Whether a request on the connection is in progress. */
  has(socket: Duplex): boolean {
    return this.open.has(socket);
  }

  /** From now on, the last response on each connection carries `Connection: close`. */
  drain(): void {
    this.draining = true;
    for (const open of this.open.values()) endWithLast(open);
  }

  /**
   * Refuses a connection on which Node's parser gave up, with the bytes of a response. If a message did not arrive in
   * time, the connection is closed silently, because a late response would be taken for that of the next request; a
   * connection that has sent nothing yet is left alone.
   */
  giveUp(error: ParserError, socket: Socket, answer: (fault: Fault) => string): void {
    if (error.code !== 'ERR_HTTP_REQUEST_TIMEOUT') this.refuse(socket, () => answer(unreadable(error)));
    else if (socket.bytesRead > 0) this.refuse(socket, () => '');
  }

  /**
   * Ends a connection with the bytes of a response, after the complete requests before it are answered. The bytes are
   * omitted if the unreadable part belongs to a request that already has a response. Nothing after it is parsed.
   */
  refuse(socket: Duplex, answer: () => string): void {
    if (this.refused.has(socket)) return;
    this.refused.add(socket);
    // Without data listeners the parser gets no more input; incoming data is discarded so that the response is not
    // lost.
    socket.removeAllListeners('data');
    socket.on('data', () => {});
    socket.resume();
    this.farewell(socket, answer);
  }

  private farewell(socket: Duplex, answer: () => string): void {
    const whole = [...(this.open.get(socket) ?? [])].findLast(({ request }) => request.complete);
    if (whole !== undefined && socket.writable) {
      whole.response.once('close', () => this.farewell(socket, answer));
      return;
    }
    const newest = this.newest.get(socket);
    const isAnswered = newest !== undefined && !newest.request.complete && newest.response.headersSent;
    if (!isAnswered && socket.writable) socket.write(answer());
    socket.end();
    setTimeout(() => socket.destroy(), farewellMs).unref();
  }
}

/** Lets only the newest request on a connection end it, so that those before it are answered too. */
function endWithLast(open: ReadonlySet<Exchange>): void {
  const unsent = [...open].map(({ response }) => response).filter(({ headersSent }) => !headersSent);
  for (const response of unsent) response.removeHeader('Connection');
  unsent.at(-1)?.setHeader('Connection', 'close');
}
