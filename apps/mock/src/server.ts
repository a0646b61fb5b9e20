import { type BodyTimes, type ContractApp, type ContractServer, listen } from '@finops/contract-express';
import { splitTarget } from '@finops/contract-express/reading';
import type { ApiDocument } from '@finops/openapi';
import { mockApp } from './app.ts';

export interface MockServer extends Pick<ContractServer, 'http' | 'url'> {
  /** Mocks other documents from the next request on. Rejects, and keeps the present ones, when one is unusable. */
  reload(documents: readonly ApiDocument[]): Promise<void>;
  /** Stops listening, lets running requests finish for half a second, then cuts what is left. */
  close(): Promise<void>;
}

/** Patience with what a caller sends, in milliseconds: its headers, and the parts and whole of its body. */
export type MockTimes = BodyTimes & { readonly headersMs: number };

/** A body that stops coming is answered within two seconds; what comes steadily has a minute. */
const patience: MockTimes = { headersMs: 30_000, idleMs: 1500, totalMs: 60_000 };

/**
 * Serves a mock of bundled OpenAPI documents, made of their static examples, on the loopback address. A request goes to
 * the document that has the first segment of its path, or else to the first. Rejects when a document is unusable or the
 * port is taken.
 *
 * @example
 * const mock = await serveMock([api, console], 4012);
 */
export async function serveMock(
  documents: readonly ApiDocument[],
  port: number,
  times: MockTimes = patience,
): Promise<MockServer> {
  let current = await mount(documents, times);
  const { http, url, close } = await listen(
    { ...current.main, refuse: (request, fault) => current.main.refuse(request, fault) },
    {
      port,
      host: '127.0.0.1',
      loopbackNamesOnly: true,
      listener: (request, response) => current.of(request.url ?? '').app(request, response),
      headersMs: times.headersMs,
      // The body has limits of its own.
      requestMs: times.headersMs + times.totalMs + 5000,
    },
  );
  return {
    http,
    url,
    async reload(next) {
      current = await mount(next, times);
    },
    close: () => close(500),
  };
}

interface Mounted {
  readonly main: ContractApp;
  /** The mock that answers a request target. */
  readonly of: (target: string) => ContractApp;
}

async function mount(documents: readonly ApiDocument[], times: MockTimes): Promise<Mounted> {
  const apps = await Promise.all(documents.map((document) => mockApp(document, times)));
  const [main] = apps;
  if (main === undefined) throw new Error('There is no document to mock.');
  const bySegment = new Map<string | undefined, ContractApp>();
  for (const [index, { paths }] of documents.entries()) {
    for (const path of Object.keys(paths)) bySegment.set(firstSegment(path), apps[index] ?? main);
  }
  return { main, of: (target) => bySegment.get(firstSegment(target)) ?? main };
}

const firstSegment = (target: string): string | undefined => splitTarget(target).segments[0];
