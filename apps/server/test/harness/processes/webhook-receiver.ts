import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A delivery as received. */
interface ReceivedDelivery {
  readonly headers: IncomingHttpHeaders;
  /** The raw body. */
  readonly body: string;
  /** The event. */
  readonly id: string;
}

/** Answers one delivery. */
export type AnswerDelivery = (response: ServerResponse, received: ReceivedDelivery) => void;

/** A receiver of webhooks on a free port of loopback. */
export interface WebhookReceiver {
  readonly url: string;
  readonly received: readonly ReceivedDelivery[];
  /** Changes the response from now on. */
  answer(by: AnswerDelivery): void;
  close(): Promise<void>;
}

/** A response with only a status. */
export function status(code: number): AnswerDelivery {
  return (response) => void response.writeHead(code).end();
}

/** Starts a receiver, which answers 204 by default. */
export async function webhookReceiver(answer: AnswerDelivery = status(204)): Promise<WebhookReceiver> {
  const received: ReceivedDelivery[] = [];
  let answerBy = answer;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    const delivery = { headers: request.headers, body, id: String(request.headers['webhook-id']) };
    received.push(delivery);
    answerBy(response, delivery);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/webhooks`,
    received,
    answer: (by) => {
      answerBy = by;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
