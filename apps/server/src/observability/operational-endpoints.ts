import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { answerHeaders } from '@finops/contract-express';
import type { Metrics } from './metrics.ts';

/** A dependency that must work for the server to be ready. */
interface ReadinessCheck {
  /** `database`, `redis`. */
  readonly name: string;
  /** Rejects if the dependency does not work. */
  check(): Promise<unknown>;
}

export interface OperationalParts {
  readonly metrics: Metrics;
  readonly checks: readonly ReadinessCheck[];
  /** Whether the server is shutting down. */
  readonly isStopping: () => boolean;
}

const CHECK_MS = 2000;

/**
 * Answers `/healthz` (the process lives), `/readyz` (its parts work and it is not stopping, else 503) and `/metrics`
 * (Prometheus), and hands every other request on.
 */
export function operationalEndpoints(parts: OperationalParts, next: RequestListener): RequestListener {
  const endpoints = new Map<string, () => Promise<Answer>>([
    ['/healthz', async () => json(200, { status: 'ok' })],
    ['/readyz', () => readiness(parts)],
    [
      '/metrics',
      async () => ({ status: 200, type: parts.metrics.contentType, text: await parts.metrics.text() }),
    ],
  ]);
  return (request, response) => {
    const endpoint = endpoints.get(request.url?.split('?', 1)[0] ?? '');
    if (endpoint === undefined || !['GET', 'HEAD'].includes(request.method ?? '')) next(request, response);
    else void reply(endpoint, request, response);
  };
}

/** Answers 404 to all other paths when these endpoints have their own port. */
export const nothingElse: RequestListener = (request, response) => {
  void reply(async () => json(404, { status: 'not found' }), request, response);
};

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

function json(status: number, body: object): Answer {
  return { status, type: 'application/json', text: JSON.stringify(body) };
}

async function readiness({ checks, isStopping }: OperationalParts): Promise<Answer> {
  if (isStopping()) return json(503, { status: 'stopping' });
  const results = await Promise.all(
    checks.map(async ({ name, check }) => [name, await state(async () => check())] as const),
  );
  const ready = results.every(([, one]) => one === 'up');
  return json(ready ? 200 : 503, {
    status: ready ? 'ready' : 'not ready',
    checks: Object.fromEntries(results),
  });
}

async function state(check: () => Promise<unknown>): Promise<'up' | 'down'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'down'>((fulfil) => {
    timer = setTimeout(fulfil, CHECK_MS, 'down');
  });
  const result = await Promise.race([
    check()
      .then(() => 'up' as const)
      .catch(() => 'down' as const),
    late,
  ]);
  clearTimeout(timer);
  return result;
}

async function reply(endpoint: () => Promise<Answer>, { method }: IncomingMessage, response: ServerResponse) {
  const { status, type, text } = await endpoint().catch(() => json(500, { status: 'failed' }));
  const headers = { ...answerHeaders, 'Content-Type': type, 'Content-Length': Buffer.byteLength(text) };
  response.writeHead(status, headers);
  response.end(method === 'HEAD' ? undefined : text);
}
