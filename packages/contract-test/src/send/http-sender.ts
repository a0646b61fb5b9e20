import { Client } from 'undici';
import type { Answer, WireRequest } from '../model/message.ts';
import { NoConnection, type Sender } from '../model/sender.ts';
import { type Delivery, deliver } from './deliver.ts';

/** Where requests go, and how long an answer may take and how long it may be. */
export interface HttpSettings {
  /** Origin and, when there is one, the prefix of all paths: `https://api.example.com/sandbox`. */
  readonly target: URL;
  /** Milliseconds until a request without a whole answer is given up: 10,000 unless told. */
  readonly timeout?: number;
  /** Bytes of an answer's body: 50 MB unless told. */
  readonly maxBytes?: number;
}

/**
 * Sends requests over HTTP/1.1, one after the other on a connection that is kept. Paths go out exactly as they are,
 * redirects are not followed, header lines come back as they came.
 */
export function httpSender(settings: HttpSettings): Sender {
  const { target, timeout = 10_000, maxBytes = 50_000_000 } = settings;
  const prefix = target.pathname.replace(/\/+$/, '');
  const client = new Client(target.origin, {
    connect: { timeout },
    headersTimeout: 0,
    bodyTimeout: 0,
    pipelining: 1,
  });
  let answered = false;

  const once = (request: WireRequest, signal: AbortSignal | undefined): Promise<Delivery> =>
    deliver(client, { ...request, target: prefix + request.target }, { timeout, maxBytes, signal });

  return {
    async send(request, signal): Promise<Answer> {
      let delivery = await once(request, signal);
      let unanswered: string | undefined;
      // A server may close a kept connection while a request is on its way: that is nobody's fault.
      if (delivery.kind === 'closed' && answered) {
        unanswered = delivery.reason;
        delivery = await once(request, signal);
      }
      if (delivery.kind === 'unsent') throw new NoConnection(delivery.reason, unanswered);
      if (delivery.kind === 'closed') return { kind: 'none', reason: delivery.reason };
      if (delivery.kind === 'response') answered = true;
      return delivery;
    },
    close: () => client.destroy(),
  };
}
