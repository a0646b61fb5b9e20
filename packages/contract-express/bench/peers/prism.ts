/** Prism's own server, as its command line starts it: answers with the examples, requests and responses validated. */
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createServer as createPrismServer } from '@stoplight/prism-http-server';
import { benchDocument } from '../document.ts';
import { runPeer } from '../peer.ts';

await runPeer(async (operations) => {
  const document = benchDocument(operations);
  const started = performance.now();
  const server = createPrismServer(await getHttpOperationsFromSpec(document), {
    components: { logger: silentLogger() },
    cors: false,
    config: {
      isProxy: false,
      mock: { dynamic: false },
      checkSecurity: true,
      validateRequest: true,
      validateResponse: true,
      errors: false,
      upstreamProxy: undefined,
    },
  });
  const url = await server.listen(0, '127.0.0.1');
  return { port: Number(new URL(url).port), bootMs: performance.now() - started };
});

type PrismLogger = Parameters<typeof createPrismServer>[1]['components']['logger'];

function silentLogger(): PrismLogger {
  const levels = ['trace', 'debug', 'info', 'success', 'warn', 'error', 'fatal'];
  const logger: Record<string, unknown> = Object.fromEntries(levels.map((level) => [level, () => {}]));
  logger.child = () => logger;
  return logger as unknown as PrismLogger;
}
