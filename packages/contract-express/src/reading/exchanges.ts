import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** One request on a connection, until its response is through. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** How long a refused connection may take to read its answer, in milliseconds. */
const farewellMs = 200;

/**
 * The requests that are being answered on each connection, so that a message which cannot be read is refused
 * after the answers to the whole requests that came before it (pipelining).
 */
export class Exchanges {
  private readonly open = new WeakMap<Duplex, Set<Exchange>>();

  /** Counts a request as open until its response is closed, or until the function that is returned is called. */
  begin(request: IncomingMessage, response: ServerResponse): () => void {
    const exchange = { request, response };
    const open = this.open.get(request.socket) ?? new Set();
    this.open.set(request.socket, open.add(exchange));
    const end = (): void => {
      open.delete(exchange);
    };
    response.once('close', end);
    return end;
  }

  /** Ends a connection with the bytes of an answer, which are left out when the open request has one already. */
  refuse(socket: Duplex, answer: () => string): void {
    const open = [...(this.open.get(socket) ?? [])];
    const whole = open.findLast(({ request }) => request.complete);
    if (whole !== undefined && socket.writable) {
      whole.response.once('close', () => this.refuse(socket, answer));
      return;
    }
    const answered = open.some(({ response }) => response.headersSent);
    if (!answered && socket.writable) socket.write(answer());
    socket.end();
    setTimeout(() => socket.destroy(), farewellMs).unref();
  }
}
