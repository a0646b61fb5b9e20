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
  private readonly open = new Map<Duplex, Set<Exchange>>();
  private draining = false;

  /** Counts a request as open until its response is closed, or until the function that is returned is called. */
  begin(request: IncomingMessage, response: ServerResponse): () => void {
    const { socket } = request;
    const exchange = { request, response };
    const open = this.open.get(socket) ?? new Set();
    this.open.set(socket, open.add(exchange));
    if (this.draining) endWithLast(open);
    const end = (): void => {
      open.delete(exchange);
      if (open.size === 0) this.open.delete(socket);
    };
    response.once('close', end);
    return end;
  }

  /** From now on the last answer of each connection says `Connection: close`. */
  drain(): void {
    this.draining = true;
    for (const open of this.open.values()) endWithLast(open);
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

/** Lets the newest of the requests on a connection, and no other, end it: those before it are answered too. */
function endWithLast(open: ReadonlySet<Exchange>): void {
  const unsent = [...open].map(({ response }) => response).filter(({ headersSent }) => !headersSent);
  for (const response of unsent) response.removeHeader('Connection');
  unsent.at(-1)?.setHeader('Connection', 'close');
}
