import type { IncomingMessage } from 'node:http';
import { Fault } from './fault.ts';

/** Time limits for a request body. */
export interface BodyTimes {
  /** Longest pause between two chunks, in milliseconds. */
  readonly idleMs: number;
  /** Longest time for the whole body, in milliseconds. */
  readonly totalMs: number;
}

export interface BodyLimits extends BodyTimes {
  /** Maximum length of the body in bytes (G12). */
  readonly bytes: number;
}

/** A body that stops arriving is answered within two seconds; a steady one has a minute. */
export const patience: BodyTimes = { idleMs: 1500, totalMs: 60_000 };

/** How long an oversized body is still discarded, so that its sender can read the response. */
const drain = { idleMs: 200, totalMs: 1000 } as const;

/**
 * Reads a request body to its end. Throws a `payload_too_large` fault beyond the limit, and an `unreadable` fault if
 * the body stops arriving or the connection ends inside it; it never waits without a limit.
 */
export function readBody(request: IncomingMessage, limits: BodyLimits): Promise<Buffer> {
  const tooLarge = (): Fault =>
    new Fault('payload_too_large', `The body is too large. Send at most ${limits.bytes} bytes.`, {
      close: true,
    });
  return new Promise((fulfil, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let over = Number(request.headers['content-length'] ?? 0) > limits.bytes;
    let { idle, total } = timers(over ? drain : limits);

    function timers({ idleMs, totalMs }: BodyTimes): Record<'idle' | 'total', NodeJS.Timeout> {
      return {
        idle: setTimeout(expireIdle, idleMs, `The body stopped coming for ${idleMs / 1000} s.`),
        total: setTimeout(expire, totalMs, `The body took longer than ${limits.totalMs / 1000} s.`),
      };
    }
    function stopTimers(): void {
      clearTimeout(idle);
      clearTimeout(total);
    }
    function settle(fault?: Fault): void {
      stopTimers();
      request.off('data', take).off('end', finish).off('error', cut).off('close', cut);
      // A later socket error must not become an uncaught error.
      request.on('error', () => {});
      if (fault) reject(fault);
      else fulfil(chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks, size));
      // The request keeps its listener, which would keep these alive.
      chunks.length = 0;
    }
    function take(chunk: Buffer): void {
      size += chunk.length;
      if (!over && size > limits.bytes) {
        over = true;
        chunks.length = 0;
        stopTimers();
        ({ idle, total } = timers(drain));
      }
      if (!over) chunks.push(chunk);
      idle.refresh();
    }
    function finish(): void {
      settle(over ? tooLarge() : undefined);
    }
    function expireIdle(what: string): void {
      const then = size;
      // If this process was blocked for a while, its timers fire before the bytes that arrived meanwhile.
      setImmediate(() => {
        if (size === then) expire(what);
      });
    }
    function expire(what: string): void {
      request.pause();
      settle(over ? tooLarge() : incomplete(request, what));
    }
    function cut(): void {
      settle(incomplete(request, 'The connection ended inside the body.'));
    }

    // A closed request emits nothing more.
    if (request.destroyed) cut();
    else request.on('data', take).on('end', finish).on('error', cut).on('close', cut);
  });
}

function incomplete(request: IncomingMessage, what: string): Fault {
  const advice =
    request.headers['transfer-encoding'] === undefined
      ? `Send the ${request.headers['content-length']} bytes that Content-Length says.`
      : 'Send all chunks and the last one, of size 0.';
  return new Fault('unreadable', `${what} ${advice}`, { close: true });
}
