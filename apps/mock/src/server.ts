import { type BodyTimes, type ContractServer, listen } from '@finops/contract-express';
import type { ApiDocument } from '@finops/contract-express/reading';
import { mockApp } from './app.ts';

export interface MockServer extends Pick<ContractServer, 'http' | 'url'> {
  /** Mocks another document from the next request on. Rejects, and keeps the present one, when it is unusable. */
  reload(document: ApiDocument): Promise<void>;
  /** Stops listening, lets running requests finish for half a second, then cuts what is left. */
  close(): Promise<void>;
}

/** Patience with what a caller sends, in milliseconds: its headers, and the parts and whole of its body. */
export type MockTimes = BodyTimes & { readonly headersMs: number };

/** A body that stops coming is answered within two seconds; what comes steadily has a minute. */
const patience: MockTimes = { headersMs: 30_000, idleMs: 1500, totalMs: 60_000 };

/**
 * Serves a mock of a bundled OpenAPI document, made of its static examples, on the loopback address.
 * Rejects when the document is unusable or the port is taken.
 *
 * @example
 * const mock = await serveMock(document, 4012);
 */
export async function serveMock(
  document: ApiDocument,
  port: number,
  times: MockTimes = patience,
): Promise<MockServer> {
  let current = await mockApp(document, times);
  const { http, url, close } = await listen(
    { ...current, refuse: (request, fault) => current.refuse(request, fault) },
    {
      port,
      host: '127.0.0.1',
      listener: (request, response) => current.app(request, response),
      headersMs: times.headersMs,
      // The body has limits of its own.
      requestMs: times.headersMs + times.totalMs + 5000,
    },
  );
  return {
    http,
    url,
    async reload(next) {
      current = await mockApp(next, times);
    },
    close: () => close(500),
  };
}
