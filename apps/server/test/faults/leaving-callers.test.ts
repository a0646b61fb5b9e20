import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { toWire, type WireRequest, wireBytes } from '@finops/contract-express/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgres, type TestDatabase } from '../harness/processes/databases.ts';
import type { TestServer } from '../harness/worlds/server.ts';
import { type FaultedTarget, startFaultedServer } from './requests/faulted-server.ts';
import { type FaultedOperation, faultedOperations, validRequest } from './requests/faulty-requests.ts';

/** Operations whose valid request does something at once, and one of each address. */
const IDS = ['listBalances', 'createBalance', 'validateAddress', 'createToken', 'getUser', 'createApiKey'];

let database: TestDatabase;
let server: TestServer;
let target: FaultedTarget;

beforeAll(async () => {
  // What callers that leave could break is a pool of connections; the embedded database has one.
  database = await postgres.open();
  ({ server, target } = await startFaultedServer(database));
});
afterAll(async () => {
  await server.stop();
  await database.close();
});

async function connected({ address }: FaultedOperation): Promise<Socket> {
  const socket = connect(target.ports[address], '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** A request as bytes, on a connection that is kept. */
function bytesOf(faulted: FaultedOperation): Uint8Array {
  const request: WireRequest = toWire(validRequest(faulted, target), {
    headers: { Connection: 'keep-alive' },
  });
  return wireBytes(request);
}

const subjects = faultedOperations().filter(({ operation }) => IDS.includes(operation.id));

test.each(subjects)(
  'callers of $operation.id that leave at any moment leave nothing behind',
  async (faulted) => {
    const bytes = bytesOf(faulted);
    const moments = Array.from({ length: 12 }, (_, index) => Math.ceil((bytes.length * (index + 1)) / 12));
    await Promise.all(
      [0, 1, 5].flatMap((patience) =>
        moments.map(async (length) => {
          const socket = await connected(faulted);
          socket.on('error', () => {});
          socket.write(bytes.subarray(0, length));
          await pause(patience);
          socket.resetAndDestroy();
        }),
      ),
    );
    const gauge = async () => (await fetch(`${server.console}/metrics`)).text();
    await expect.poll(gauge, { timeout: 5000 }).toContain('http_requests_in_flight 0\n');
    for (const state of ['busy', 'waiting']) {
      await expect.poll(gauge).toContain(`database_connections{state="${state}"} 0\n`);
    }
    expect(server.log).toEqual([]);
  },
);
