import { createServer } from 'node:http';
import type { Answer, WireRequest } from '../../src/model/message.ts';

/** A server of the machine itself, for tests of the command line. */
export interface HttpTarget {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves a pure server over HTTP, on a free port unless told; what it gives no answer to is hung up on. */
export async function serveHttp(answer: (request: WireRequest) => Answer, port = 0): Promise<HttpTarget> {
  const server = createServer(async (incoming, outgoing) => {
    let body = '';
    for await (const chunk of incoming.setEncoding('utf8')) body += chunk;
    const answered = answer({
      method: incoming.method ?? '',
      target: incoming.url ?? '',
      headers: Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
      body: body === '' ? undefined : body,
    });
    if (answered.kind === 'none') {
      outgoing.destroy();
      return;
    }
    outgoing.writeHead(answered.status, answered.headers.flat());
    outgoing.end(answered.body);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://127.0.0.1:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
