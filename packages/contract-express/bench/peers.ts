import { createServer, type RequestListener, type Server } from 'node:http';
import type { createServer as createPrismServer } from '@stoplight/prism-http-server';
import type { Express, Request, Response } from 'express';
import { answerOf } from './bodies.ts';
import { benchDocument } from './document.ts';

/** Where a peer listens, and how long its app took to be made. */
interface Started {
  readonly port: number;
  readonly bootMs: number;
}

/**
 * Starts a peer of so many operations on any free port. Each loads its own libraries and no others: what is in the heap
 * counts whenever the engine marks it.
 */
export type Peer = (operations: number) => Promise<Started>;

/** One entry per operation of the document: how every peer answers it. */
interface Answered {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly body: object;
}

function answered(document: object): Answered[] {
  const { paths } = document as { paths: Record<string, Record<string, { operationId: string }>> };
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId: id }]) => ({ id, method, path, ...answerOf(id) })),
  );
}

/** Contract on Express, requests and responses validated. */
const contract: Peer = async (operations) => {
  const { contractApp } = await import('@finops/contract-express');
  const document = benchDocument(operations);
  const handlers = Object.fromEntries(
    answered(document).map(({ id, status, body }) => [id, () => ({ status, body })]),
  );
  const started = performance.now();
  let count = 0;
  const { app } = contractApp<Record<string, unknown>, object, undefined>({
    document,
    handlers: handlers as never,
    newRequestId: () => `req_${String(++count).padStart(16, '0')}`,
    admit: () => undefined,
    errorReply: (error) => ({
      status: 500,
      body: { status: 'error', message: String(error), error: { name: 'error' } },
    }),
    mistakes: 'fail',
    onMistake: ({ faults }) => console.error(faults),
  });
  return listening(app, performance.now() - started);
};

/** Express alone: a route for each operation, bodies parsed, ETag and `x-powered-by` off. */
const bare: Peer = async (operations) => {
  const started = performance.now();
  const app = routed(benchDocument(operations), await bareExpress());
  return listening(app, performance.now() - started);
};

/** Express behind express-openapi-validator's own middleware, requests and responses validated. */
const stock: Peer = async (operations) => {
  const { middleware } = await import('express-openapi-validator');
  const document = benchDocument(operations);
  const started = performance.now();
  const app = await bareExpress();
  app.use(
    middleware({
      apiSpec: document as Parameters<typeof middleware>[0]['apiSpec'],
      validateApiSpec: false,
      validateRequests: { allowUnknownQueryParameters: true },
      validateResponses: true,
      validateSecurity: false,
      fileUploader: false,
    }),
  );
  return listening(routed(document, app), performance.now() - started);
};

/** Fastify without schemas: no validation either way, bodies written by JSON.stringify. */
const fastifyAlone: Peer = async (operations) => {
  const { default: fastify } = await import('fastify');
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
};

/** Prism's own server, as its command line starts it: answers with the examples, requests and responses validated. */
const prism: Peer = async (operations) => {
  const { getHttpOperationsFromSpec } = await import('@stoplight/prism-http');
  const { createServer: createPrismServer } = await import('@stoplight/prism-http-server');
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
};

export const peers: Readonly<Record<string, Peer>> = { contract, bare, stock, fastify: fastifyAlone, prism };

type PrismLogger = Parameters<typeof createPrismServer>[1]['components']['logger'];

function silentLogger(): PrismLogger {
  const levels = ['trace', 'debug', 'info', 'success', 'warn', 'error', 'fatal'];
  const logger: Record<string, unknown> = Object.fromEntries(levels.map((level) => [level, () => {}]));
  logger.child = () => logger;
  return logger as unknown as PrismLogger;
}

async function bareExpress(): Promise<Express> {
  const { default: express } = await import('express');
  const app = express();
  app.disable('etag');
  app.disable('x-powered-by');
  return app.use(express.json());
}

function routed(document: object, app: Express): Express {
  for (const { method, path, status, body } of answered(document)) {
    app[method as 'get'](path.replace(/\{(\w+)\}/g, ':$1'), (_request: Request, response: Response) => {
      response.status(status).json(body);
    });
  }
  return app;
}

function listening(listener: RequestListener, bootMs: number): Promise<Started> {
  return new Promise((fulfil) => {
    const server = createServer(listener);
    server.listen(0, '127.0.0.1', () => fulfil({ port: portOf(server), bootMs }));
  });
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The peer listens on no port.');
  return address.port;
}
