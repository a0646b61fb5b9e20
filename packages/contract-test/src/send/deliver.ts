import type { Client, Dispatcher } from 'undici';
import type { Answer, WireRequest } from '../model/message.ts';

/** A response, a connection closed without one, or no connection. */
export type Delivery =
  | Answer
  | { readonly kind: 'closed'; readonly reason: string }
  | { readonly kind: 'unsent'; readonly reason: string };

/** The limits on waiting for a response. */
export interface Limits {
  /** Milliseconds until the response must be complete. */
  readonly timeout: number;
  /** The maximum size of its body in bytes. */
  readonly maxBytes: number;
  /** Once it aborts, the response has one second left. */
  readonly signal?: AbortSignal | undefined;
}

const GRACE = 1_000;

const CLOSED = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/**
 * Sends one request and reads the complete response.
 *
 * @throws {Error} if the request cannot be written as HTTP, which is a defect of its creator
 */
export function deliver(client: Client, request: WireRequest, limits: Limits): Promise<Delivery> {
  return new Promise((resolve, reject) => {
    let connection: Dispatcher.DispatchController | undefined;
    let isSettled = false;
    let status = 0;
    let headers: [string, string][] = [];
    let size = 0;
    const chunks: Buffer[] = [];

    const giveUp = (reason: string): void => {
      settle({ kind: connection === undefined ? 'unsent' : 'none', reason });
      connection?.abort(new Error(reason));
    };
    const timers = [
      setTimeout(() => giveUp(`no complete response within ${limits.timeout} ms`), limits.timeout),
    ];
    const hurry = (): void => void timers.push(setTimeout(() => giveUp('interrupted'), GRACE));
    limits.signal?.addEventListener('abort', hurry, { once: true });
    const release = (): void => {
      isSettled = true;
      limits.signal?.removeEventListener('abort', hurry);
      for (const timer of timers) clearTimeout(timer);
    };
    const settle = (delivery: Delivery): void => {
      release();
      resolve(delivery);
    };

    client.dispatch(
      {
        method: request.method,
        path: request.target,
        headers: request.headers.flat(),
        body: request.body ?? null,
      },
      {
        onRequestStart: (controller) => {
          connection = controller;
          // A request abandoned before there was a connection is no longer sent.
          if (isSettled) controller.abort(new Error('given up'));
        },
        onResponseStart: (controller, code) => {
          status = code;
          headers = headerLines(controller.rawHeaders);
        },
        onResponseData: (_, chunk) => {
          chunks.push(chunk);
          size += chunk.length;
          if (size > limits.maxBytes) giveUp(`the body is longer than ${limits.maxBytes} bytes`);
        },
        onResponseEnd: () => settle({ kind: 'response', status, headers, body: Buffer.concat(chunks) }),
        onResponseError: (_, error) => {
          const { code } = error as NodeJS.ErrnoException;
          if (code === 'UND_ERR_INVALID_ARG' || code === 'UND_ERR_NOT_SUPPORTED') {
            release();
            reject(error);
            return;
          }
          const reason = reasonOf(error);
          if (connection === undefined) settle({ kind: 'unsent', reason });
          else if (status === 0 && CLOSED.has(code ?? '')) settle({ kind: 'closed', reason });
          else settle({ kind: 'none', reason });
        },
      },
    );
  });
}

function headerLines(raw: Dispatcher.DispatchController['rawHeaders']): [string, string][] {
  if (!Array.isArray(raw)) return [];
  const texts = raw.map((text) => (typeof text === 'string' ? text : text.toString('latin1')));
  return Array.from({ length: texts.length / 2 }, (_, index) => [
    texts[index * 2] ?? '',
    texts[index * 2 + 1] ?? '',
  ]);
}

/** An error in words: for a failed connection to several addresses, that of the first. */
function reasonOf(error: Error): string {
  const first = error instanceof AggregateError ? error.errors[0] : undefined;
  return (first instanceof Error ? first.message : error.message) || error.name;
}
