import { operationTable } from '@finops/contract';
import bundle from '@finops/contract/openapi.json' with { type: 'json' };
import { type ApiDocument, documentedOperations } from '@finops/contract-express/reading';
import { malformedClasses, sampleRequests, type Wire, wireTo } from '@finops/contract-express/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, type TestDatabase } from '../testing/databases.ts';
import { startServer, type TestServer } from '../testing/server.ts';

const document: ApiDocument = JSON.parse(JSON.stringify(bundle));
const operations = documentedOperations(document);
const issuerIds = new Set(
  Object.values(operationTable)
    .filter(({ host }) => host === 'issuer')
    .map(({ id }) => String(id)),
);

let database: TestDatabase;
let server: TestServer;
let wires: { readonly api: Wire; readonly issuer: Wire };
let bearer = '';

/** Credentials that let every API key operation in; the issuer authenticates clients by itself. */
const placeholder = 'Bearer of the test';
const table = malformedClasses.map((malformed) => {
  const cases = operations.flatMap((operation) => {
    const credentials = operation.credentials.length > 0 ? { Authorization: placeholder } : {};
    return sampleRequests(document, operation, credentials)
      .slice(0, 1)
      .flatMap((sample) =>
        malformed.cases({ document, operation, sample }).map((sending) => ({ id: operation.id, sending })),
      );
  });
  return { ...malformed, cases, operations: new Set(cases.map(({ id }) => id)) };
});

/** Puts the real credential of the test into what is sent. */
function authorized(wire: Wire): Wire {
  const fill = (bytes: string | Uint8Array): Buffer =>
    Buffer.from(Buffer.from(bytes).toString('latin1').replace(placeholder, bearer), 'latin1');
  return {
    send: (request) => {
      const { Authorization: authorization, ...headers } = request.headers ?? {};
      const real = authorization === placeholder ? bearer : authorization;
      return wire.send({
        ...request,
        headers: { ...headers, ...(real !== undefined && { Authorization: real }) },
      });
    },
    sendRaw: (bytes, end) => wire.sendRaw(fill(bytes), end),
  };
}

beforeAll(async () => {
  const [kind] = databases;
  if (kind === undefined) throw new Error('There is no database to test on.');
  database = await kind.open();
  server = await startServer({ database, environment: { RATE_LIMIT_PER_MINUTE: '1000000000' } });
  bearer = (await server.seedBusiness()).authorization;
  const portOf = (url: string) => Number(new URL(url).port);
  wires = {
    api: authorized(wireTo(portOf(server.api))),
    issuer: authorized(wireTo(portOf(server.issuer))),
  };
});
afterAll(async () => {
  await server.stop();
  await database.close();
});

/** The shape of an error body of this API, or of RFC 6749. */
function isErrorBody(text: string): boolean {
  const body: unknown = JSON.parse(text);
  if (typeof body !== 'object' || body === null || !('error' in body)) return false;
  return typeof body.error === 'string' || ('status' in body && body.status === 'error');
}

describe('a malformed request never breaks the server', () => {
  test.each(table.filter(({ cases }) => cases.length > 0))(
    '$name: $cases.length requests to $operations.size operations',
    async ({ statuses, cases }) => {
      const slips: string[] = [];
      const queue = [...cases];
      const work = async (): Promise<void> => {
        for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
          const { id, sending } = item;
          const reply = await sending(issuerIds.has(id) ? wires.issuer : wires.api).catch(String);
          if (typeof reply === 'string') slips.push(`${id}: ${reply}`);
          // An API key may not ask for pledge quotes, so that the body is not looked at (G25).
          else if (![...statuses, ...(id === 'createPledgeQuote' ? [403] : [])].includes(reply.status)) {
            slips.push(`${id}: ${reply.status} ${reply.text.slice(0, 200)}`);
          } else if (reply.text !== '' && !isErrorBody(reply.text))
            slips.push(`${id}: ${reply.text.slice(0, 200)}`);
          else if (!/^req_\w{16}$/.test(reply.headers.get('x-request-id') ?? ''))
            slips.push(`${id}: no request id`);
        }
      };
      await Promise.all(Array.from({ length: 8 }, work));
      expect([...new Set(slips)]).toEqual([]);
    },
    120_000,
  );

  test.each(operations)('at least 12 classes apply to $id', ({ id }) => {
    expect(table.filter((one) => one.operations.has(id)).length).toBeGreaterThanOrEqual(12);
  });

  test('and no answer broke the contract', () => {
    expect(
      server.log
        .filter(({ level }) => level === 'error')
        .map(({ faults, operation, err }) => [operation, faults, err])
        .slice(0, 5),
    ).toEqual([]);
  });
});
