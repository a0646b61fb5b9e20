/** Fastify without schemas: no validation either way, bodies written by JSON.stringify. */
import fastify from 'fastify';
import { benchDocument } from '../document.ts';
import { answered, portOf, runPeer } from '../peer.ts';

await runPeer(async (operations) => {
  const started = performance.now();
  const app = fastify();
  for (const { method, path, status, body } of answered(benchDocument(operations))) {
    app.route({
      method: method.toUpperCase(),
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      handler: (_request, reply) => reply.code(status).send(body),
    });
  }
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { port: portOf(app.server), bootMs: performance.now() - started };
});
