import { createRequire } from 'node:module';

/** A request as the load generator sends it. */
export interface LoadRequest {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

interface Result {
  requests: { total: number };
  /** Milliseconds. */
  latency: { p99: number };
  non2xx: number;
  errors: number;
}

type Autocannon = (options: {
  url: string;
  connections: number;
  amount: number;
  requests: { setupRequest: (request: object) => LoadRequest }[];
}) => PromiseLike<Result> & { on(event: 'response', listener: () => void): void };

const require = createRequire(import.meta.url);
/** It has no types of its own. */
const autocannon: Autocannon = require('autocannon');

/** What a run of requests took. */
export interface Load {
  requestsPerSecond: number;
  /** Milliseconds within which 99 of 100 requests were answered. */
  p99: number;
}

const CONNECTIONS = 16;

/**
 * Sends so many requests over 16 connections, or as many as given, each connection one after the other.
 * @throws Error when one of them is not answered with 2xx: such a run measures something else.
 */
export async function load(
  url: string,
  amount: number,
  next: () => LoadRequest,
  connections = CONNECTIONS,
): Promise<Load> {
  const began = performance.now();
  let answered = began;
  const run = autocannon({
    url,
    connections,
    amount,
    requests: [{ setupRequest: () => next() }],
  });
  run.on('response', () => {
    answered = performance.now();
  });
  // It ends with the next full second after the last answer.
  const result = await run;
  const seconds = (answered - began) / 1000;
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `Of ${amount} requests to ${url} ${result.non2xx} were refused and ${result.errors} failed.`,
    );
  }
  return { requestsPerSecond: result.requests.total / seconds, p99: result.latency.p99 };
}
