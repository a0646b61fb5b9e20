import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** A server behind the proxy: where its API answers, and its console with `/readyz`. */
interface Backend {
  readonly api: string;
  readonly console: string;
}

/** A proxy that listens. */
export interface RoundRobinProxy {
  readonly url: string;
  /** Sends requests to a server too, as soon as it is ready; resolves then. */
  join(backend: Backend): Promise<void>;
  /** How many requests the server has answered. */
  answeredBy(backend: Backend): number;
  close(): Promise<void>;
}

const POLL_MS = 50;
/** Fields that are about one connection, not about the answer. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/**
 * Starts a proxy that hands each request to the next of the servers that are ready, as `/readyz` says again and again, on
 * connections that it keeps. It sends no request twice: what a server does not answer, it answers 502, and 503 when none is ready.
 */
export async function startRoundRobinProxy(): Promise<RoundRobinProxy> {
  const ready = new Set<Backend>();
  const answered = new Map<Backend, number>();
  const closing = new AbortController();
  const watches: Promise<void>[] = [];
  const agent = new Agent({ keepAlive: true });

  /** Until the server is gone for good. */
  async function watch(backend: Backend, joined: () => void): Promise<void> {
    while (!closing.signal.aborted) {
      const isReady = await fetch(`${backend.console}/readyz`, { signal: closing.signal })
        .then(async (response) => (await response.text()) !== '' && response.ok)
        .catch(() => undefined);
      if (isReady === true) {
        ready.add(backend);
        joined();
      } else {
        ready.delete(backend);
      }
      if (isReady === undefined) return;
      await pause(POLL_MS);
    }
  }

  function next(): Backend | undefined {
    const [backend] = ready;
    if (backend === undefined) return undefined;
    ready.delete(backend);
    ready.add(backend);
    return backend;
  }

  function forward(incoming: IncomingMessage, response: ServerResponse): void {
    const backend = next();
    if (backend === undefined) {
      fail(response, 503, 'no server is ready');
      return;
    }
    const { method = 'GET', url = '/', headers } = incoming;
    const outgoing = request(new URL(url, backend.api), { method, headers, agent }, (answer) => {
      answered.set(backend, (answered.get(backend) ?? 0) + 1);
      const kept = Object.entries(answer.headers).filter(([name]) => !HOP_BY_HOP.has(name));
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
      answer.on('error', () => response.destroy());
      answer.pipe(response);
    });
    outgoing.on('error', (error) => fail(response, 502, String(error)));
    incoming.pipe(outgoing);
  }

  const server = createServer({ keepAliveTimeout: 60_000 }, forward);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    join: (backend) => new Promise((joined) => watches.push(watch(backend, joined))),
    answeredBy: (backend) => answered.get(backend) ?? 0,
    close: async () => {
      closing.abort();
      await Promise.all(watches);
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

function fail(response: ServerResponse, status: number, reason: string): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify({ reason }));
}
