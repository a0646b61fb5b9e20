import { toWire, type Wire, wireTo } from '@finops/contract-express/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgres, type TestDatabase } from '../harness/processes/databases.ts';
import { movedClock } from '../harness/worlds/moved-clock.ts';
import type { TestServer } from '../harness/worlds/server.ts';
import { type FaultedTarget, startFaultedServer } from './requests/faulted-server.ts';
import { faultedOperations, validRequest } from './requests/faulty-requests.ts';
import { replySlips } from './requests/reply-slips.ts';

const WINDOW_MS = 60_000;
const clock = movedClock();
/** Those of the console first, while its session lasts. */
const operations = faultedOperations().toSorted(
  (one, other) => Number(other.address === 'console') - Number(one.address === 'console'),
);

let database: TestDatabase;
let server: TestServer;
let target: FaultedTarget;
let wires: Readonly<Record<keyof FaultedTarget['ports'], Wire>>;

beforeAll(async () => {
  // One database is enough: rate-limit.test.ts holds the limit itself on each.
  database = await postgres.open();
  ({ server, target } = await startFaultedServer(database, {
    clock,
    environment: { RATE_LIMIT_PER_MINUTE: '1' },
  }));
  const { api, issuer, console } = target.ports;
  wires = { api: wireTo(api), issuer: wireTo(issuer), console: wireTo(console) };
});
afterAll(async () => {
  await server.stop();
  await database.close();
});

test('every operation answers 429 above the limit, and says when to come again', async () => {
  for (const faulted of operations) {
    const { address, operation } = faulted;
    clock.advance(WINDOW_MS);
    // Little is to happen but the counting: where there is a body to answer with, it could not be read.
    const request = toWire(validRequest(faulted, target), { headers: { Accept: 'text/html' } });
    const first = await wires[address].send(request);
    expect([operation.id, first.status]).not.toEqual([operation.id, 429]);
    const second = await wires[address].send(request);
    const slips = replySlips({ ...faulted, statuses: [429], known: 'operation' }, second);
    expect([operation.id, ...slips]).toEqual([operation.id]);
    expect([operation.id, second.headers.get('retry-after')]).toEqual([operation.id, '60']);
    expect(second.headers.get('x-rate-limit')).toBe('1');
  }
});
