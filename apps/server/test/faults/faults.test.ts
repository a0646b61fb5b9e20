import { type Wire, wireTo } from '@finops/contract-express/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgres, type TestDatabase } from '../harness/processes/databases.ts';
import type { TestServer } from '../harness/worlds/server.ts';
import { type FaultedTarget, startFaultedServer } from './requests/faulted-server.ts';
import { faultClasses, faultedOperations, faultyRequests } from './requests/faulty-requests.ts';
import { replySlips } from './requests/reply-slips.ts';

const AT_ONCE = 8;
/** Of each class, the first request to an operation and every so many-th after it is sent; all under `npm run test:soak`. */
const STRIDE = process.env.SOAK === undefined ? 8 : 1;
const operations = faultedOperations();

let database: TestDatabase;
let server: TestServer;
let target: FaultedTarget;
let wires: Readonly<Record<keyof FaultedTarget['ports'], Wire>>;
/** Operation to the classes that were tried on it. */
const tried = new Map<string, Set<string>>();
let sent = 0;

beforeAll(async () => {
  // One database is enough: what is sent here is refused for its form, before its operation asks the database.
  database = await postgres.open();
  ({ server, target } = await startFaultedServer(database));
  const { api, issuer, console } = target.ports;
  wires = { api: wireTo(api), issuer: wireTo(issuer), console: wireTo(console) };
});
afterAll(async () => {
  await server.stop();
  await database.close();
});

describe('a faulty request is refused in the form of the contract, within two seconds', () => {
  test.each(faultClasses)('$name: $statuses', async (malformed) => {
    const slips = new Set<string>();
    const queue = operations.flatMap((one) =>
      faultyRequests(malformed, target, [one]).filter((_, index) => index % STRIDE === 0),
    );
    for (const { operation } of queue) {
      tried.set(operation.id, (tried.get(operation.id) ?? new Set()).add(malformed.name));
    }
    expect(queue).not.toEqual([]);
    sent += queue.length;
    const work = async (): Promise<void> => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
        const request = item;
        const found = await request.sending(wires[request.address]).then(
          (reply) => replySlips(request, reply),
          (error: unknown) => [String(error)],
        );
        for (const slip of found) slips.add(`${request.operation.id}: ${slip}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    expect([...slips]).toEqual([]);
  });
});

test('whatever is wrong with a request for another address is a bad_request', async () => {
  const regenerate = operations.filter(({ operation }) => operation.id === 'regenerateAddress');
  const requests = faultClasses
    .flatMap((malformed) => faultyRequests(malformed, target, regenerate))
    .filter(({ statuses }) => statuses.includes(400));
  for (const { sending } of requests) {
    expect(JSON.parse((await sending(wires.api)).text).error.name).toBe('bad_request');
  }
});

test('at least 12 classes were tried on each operation of the API, the issuer and the console', () => {
  const few = operations.filter(({ operation }) => (tried.get(operation.id)?.size ?? 0) < 12);
  expect(few.map(({ operation }) => operation.id)).toEqual([]);
  console.log(
    `server: ${faultClasses.length} classes of faults, ${sent} requests, ${operations.length} operations`,
  );
});

test('and nothing went wrong inside', () => {
  expect(server.log.map(({ message, operation, faults, err }) => [message, operation, faults, err])).toEqual(
    [],
  );
});
