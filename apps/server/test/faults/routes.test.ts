import {
  successHasContent,
  toWire,
  type Wire,
  type WireRequest,
  wireTo,
} from '@finops/contract-express/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgres, type TestDatabase } from '../harness/processes/databases.ts';
import { movedClock } from '../harness/worlds/moved-clock.ts';
import type { TestServer } from '../harness/worlds/server.ts';
import { type FaultedTarget, startFaultedServer } from './requests/faulted-server.ts';
import { type FaultedOperation, faultedOperations, validRequest } from './requests/faulty-requests.ts';

/** A path of an address, with the operations that it has. */
interface Route {
  readonly address: FaultedOperation['address'];
  readonly path: string;
  readonly operations: readonly FaultedOperation[];
}

const METHODS = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH'];
const byPath = Map.groupBy(faultedOperations(), ({ address, operation }) => `${address} ${operation.path}`);
const routes: Route[] = [...byPath.values()].flatMap((operations) => {
  const [first] = operations;
  return first === undefined ? [] : [{ address: first.address, path: first.operation.path, operations }];
});

let database: TestDatabase;
let server: TestServer;
let target: FaultedTarget;
let wires: Readonly<Record<Route['address'], Wire>>;

beforeAll(async () => {
  // On the database of production alone: what a method or a media type is refused for is not up to the database.
  database = await postgres.open();
  ({ server, target } = await startFaultedServer(database, { clock: movedClock() }));
  const { api, issuer, console } = target.ports;
  wires = { api: wireTo(api), issuer: wireTo(issuer), console: wireTo(console) };
});
afterAll(async () => {
  await server.stop();
  await database.close();
});

const valid = (faulted: FaultedOperation): WireRequest => toWire(validRequest(faulted, target));
const sorted = (list: string | undefined) => (list ?? '').split(', ').sort();

describe.each(routes)('$address $path', ({ address, operations }) => {
  const has = operations.map(({ operation }) => operation.method.toUpperCase());
  const allowed = [...has, ...(has.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].sort();
  const send = (request: WireRequest) => wires[address].send(request);
  const [first] = operations;
  if (first === undefined) throw new Error('The route has no operation.');

  test('OPTIONS tells the methods, without a credential', async () => {
    const reply = await send({ method: 'OPTIONS', target: valid(first).target });
    expect([reply.status, reply.text]).toEqual([204, '']);
    expect(sorted(reply.headers.get('allow'))).toEqual(allowed);
    expect(reply.headers.get('x-request-id')).toMatch(/^req_\w{16}$/);
  });

  test('OPTIONS lets pages of other origins in where a public key is taken, and nowhere else', async () => {
    for (const faulted of operations) {
      const takesPublicKey = faulted.operation.credentials
        .flat()
        .some(({ name }) => name === 'X-BU-PUBLIC-KEY');
      const reply = await send({
        method: 'OPTIONS',
        target: valid(faulted).target,
        headers: {
          Origin: 'https://shop.example',
          'Access-Control-Request-Method': faulted.operation.method.toUpperCase(),
        },
      });
      expect([faulted.operation.id, reply.headers.has('access-control-allow-origin')]).toEqual([
        faulted.operation.id,
        takesPublicKey,
      ]);
    }
  });

  test('every other method is 405, and told which there are', async () => {
    for (const method of METHODS.filter((one) => !has.includes(one))) {
      const reply = await send({ ...valid(first), method });
      expect([method, reply.status]).toEqual([method, 405]);
      expect(sorted(reply.headers.get('allow'))).toEqual(allowed);
    }
  });

  test('HEAD is GET without its body, and 405 where there is no GET', async () => {
    const get = operations.find(({ operation }) => operation.method === 'get');
    const head = await send({ ...valid(get ?? first), method: 'HEAD' });
    expect(head.text).toBe('');
    if (get === undefined) {
      expect([head.status, sorted(head.headers.get('allow'))]).toEqual([405, allowed]);
      return;
    }
    const whole = await send(valid(get));
    expect(head.status).toBe(whole.status);
    expect([...head.headers.keys()].sort()).toEqual([...whole.headers.keys()].sort());
    expect(head.headers.get('content-length')).toBe(whole.headers.get('content-length'));
  });

  test('406 where no JSON is accepted and there would be some, 415 for a body in another form', async () => {
    for (const faulted of operations) {
      const request = valid(faulted);
      const { id, body } = faulted.operation;
      if (successHasContent(faulted.document, faulted.operation)) {
        const { status } = await send({ ...request, headers: { ...request.headers, Accept: 'text/html' } });
        expect([id, status]).toEqual([id, 406]);
      }
      if (body === undefined) continue;
      const xml = await send({
        ...request,
        headers: { ...request.headers, 'Content-Type': 'application/xml' },
      });
      expect([id, xml.status]).toEqual([id, 415]);
    }
  });
});
