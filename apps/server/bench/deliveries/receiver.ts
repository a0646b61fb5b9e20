/** What deliveries are measured against, as a process of its own: answers every request with 204. Says its URL when it listens. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const server = createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(204).end());
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.once('disconnect', () => process.exit());
process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks` });
