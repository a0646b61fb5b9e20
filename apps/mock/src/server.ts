import { type BodyTimes, type ContractApp, type ContractServer, listen } from '@finops/contract-express';
import { splitTarget } from '@finops/contract-express/reading';
import type { ApiDocument } from '@finops/openapi';
import { mockApp } from './app.ts';

export interface MockServer extends Pick<ContractServer, 'http' | 'url'> {
  /** Replaces the documents from the next request on. If one is unusable, rejects and keeps the current ones. */
  reload(documents: readonly ApiDocument[]): Promise<void>;
  /** Stops listening, gives requests in flight half a second to finish, then closes the remaining connections. */
  close(): Promise<void>;
}

/** Time-outs for receiving a request, in milliseconds: for the headers, and for each part and the whole of the body. */
export type MockTimes = BodyTimes & { readonly headersMs: number };

/** A stalled body is answered within two seconds; a steady one has a minute. */
const patience: MockTimes = { headersMs: 30_000, idleMs: 1500, totalMs: 60_000 };

/**
 * Serves a mock of bundled OpenAPI documents on the loopback address, answering with their static examples. A request
 * is routed to the document with the first segment of its path, otherwise to the first document. Rejects if a document
 * is unusable or the port is taken.
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
      // The body has its own time-outs.
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
  /** The mock for a request target. */
  readonly of: (target: string) => ContractApp;
}

async function mount(documents: readonly ApiDocument[], times: MockTimes): Promise<Mounted> {
  const apps = await Promise.all(documents.map((document) => mockApp(document, times)));
  const [main] = apps;
  if (main === undefined) throw new Error('No document to mock.');
  const bySegment = new Map<string | undefined, ContractApp>();
  for (const [index, { paths }] of documents.entries()) {
    for (const path of Object.keys(paths)) bySegment.set(firstSegment(path), apps[index] ?? main);
  }
  return { main, of: (target) => bySegment.get(firstSegment(target)) ?? main };
}

const firstSegment = (target: string): string | undefined => splitTarget(target).segments[0];
