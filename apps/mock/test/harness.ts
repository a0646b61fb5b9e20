import { fileURLToPath } from 'node:url';
import { documentPath } from '@finops/contract/document';
import { type Wire, wireTo } from '@finops/contract-express/testing';
import type { ApiDocument } from '@finops/openapi';
import type { MockOperation } from '../src/contract.ts';
import { readDocument } from '../src/document.ts';
import { type MockServer, type MockTimes, serveMock } from '../src/server.ts';

/** The contract under test: the generated bundle of the API or the console. */
export function testDocument(path = documentPath): Promise<ApiDocument> {
  return readDocument(fileURLToPath(path));
}

export interface RunningMock extends Wire {
  readonly mock: MockServer;
  readonly port: number;
}

const hasty: MockTimes = { headersMs: 300, idleMs: 150, totalMs: 400 };

/** Starts a mock of one or several documents on a free port, with short time-outs unless the defaults are requested. */
export async function startMock(
  document: ApiDocument | readonly ApiDocument[],
  shipped?: 'shipped',
): Promise<RunningMock> {
  const mock = await serveMock([document].flat(), 0, shipped === undefined ? hasty : undefined);
  const port = Number(new URL(mock.url).port);
  return { mock, port, ...wireTo(port) };
}

/** Credentials that the mock accepts, for the first alternative of an operation. */
export function anyCredentials(operation: MockOperation): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const scheme of operation.credentials[0] ?? []) {
    if (scheme.in === 'cookie') headers.Cookie = `${scheme.name}=Zt4nQ8wLk2VxR7mJc9HsB1yFdP6gTeU3oKiA5vXzNqM`;
    else if (scheme.type === 'apiKey') headers[scheme.name ?? ''] = 'pub_7Gm2XvQ9sLk4TzRb';
    else if (scheme.scheme === 'basic') headers.Authorization = `Basic ${btoa('client:secret')}`;
    else headers.Authorization = 'Bearer YW55OnRoaW5n';
  }
  return headers;
}
