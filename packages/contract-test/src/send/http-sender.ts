import { Client } from 'undici';
import type { Answer, WireRequest } from '../model/message.ts';
import { NoConnection, type Sender } from '../model/sender.ts';
import { type Delivery, deliver } from './deliver.ts';

/** The destination of requests, and the limits on time and size of responses. */
export interface HttpSettings {
  /** Origin and, when there is one, the prefix of all paths: `https://api.example.com/sandbox`. */
  readonly target: URL;
  /** Milliseconds until a request without a complete response is abandoned: 10,000 by default. */
  readonly timeout?: number;
  /** The maximum size of a response body in bytes: 50 MB by default. */
  readonly maxBytes?: number;
}

/**
 * Sends requests over HTTP/1.1, one after the other on a kept connection. Paths are sent unchanged, redirects are not
 * followed, and header lines are returned as received.
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
      // A server may close a kept connection while a request is in transit; this is not a fault.
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
