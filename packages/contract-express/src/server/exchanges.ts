import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Fault } from '../reading/fault.ts';
import { type ParserError, unreadable } from './raw-reply.ts';

/** One request on a connection, until its response is through. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** How long a refused connection may take to read its answer, in milliseconds. */
const farewellMs = 200;

/**
 * The requests that are being answered on each connection, so that a message which cannot be read is refused
 * after the answers to the whole requests that came before it (pipelining), and nothing that comes after it is taken.
 */
export class Exchanges {
  private readonly open = new Map<Duplex, Set<Exchange>>();
  private readonly newest = new WeakMap<Duplex, Exchange>();
  private readonly refused = new WeakSet<Duplex>();
  private draining = false;

  /**
   * Counts a request as open until its response is closed, or until the function that is returned is called. Returns
   * undefined for a request on a connection that has been refused or ended: it must not be carried out.
   */
  begin(request: IncomingMessage, response: ServerResponse): (() => void) | undefined {
    const { socket } = request;
    if (this.refused.has(socket) || !socket.writable) return undefined;
    const exchange = { request, response };
    const open = this.open.get(socket) ?? new Set();
    this.open.set(socket, open.add(exchange));
    // Node 20 does not close a response that waits behind another one when their connection ends.
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

  /** Whether a request on the connection is being answered. */
  has(socket: Duplex): boolean {
    return this.open.has(socket);
  }

  /** From now on the last answer of each connection says `Connection: close`. */
  drain(): void {
    this.draining = true;
    for (const open of this.open.values()) endWithLast(open);
  }

  /**
   * Refuses a connection on which Node's parser has given up, with the bytes of an answer. One whose message has not come
   * in time is closed without a word, for a late answer would be taken for that of the next request; one that has
   * sent nothing yet is left alone.
   */
  giveUp(error: ParserError, socket: Socket, answer: (fault: Fault) => string): void {
    if (error.code !== 'ERR_HTTP_REQUEST_TIMEOUT') this.refuse(socket, () => answer(unreadable(error)));
    else if (socket.bytesRead > 0) this.refuse(socket, () => '');
  }

  /**
   * Ends a connection with the bytes of an answer, once the whole requests before it are answered. The bytes are left
   * out when what cannot be read belongs to a request that has an answer already. Nothing that comes later is parsed.
   */
  refuse(socket: Duplex, answer: () => string): void {
    if (this.refused.has(socket)) return;
    this.refused.add(socket);
    // Without its listeners for data the parser gets no more of it; what comes is swallowed, lest the answer be lost.
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

/** Lets the newest of the requests on a connection, and no other, end it: those before it are answered too. */
function endWithLast(open: ReadonlySet<Exchange>): void {
  const unsent = [...open].map(({ response }) => response).filter(({ headersSent }) => !headersSent);
  for (const response of unsent) response.removeHeader('Connection');
  unsent.at(-1)?.setHeader('Connection', 'close');
}
