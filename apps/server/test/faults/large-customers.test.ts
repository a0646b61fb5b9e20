import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgres, type TestDatabase } from '../harness/processes/databases.ts';
import { type AskedProcess, startAsked } from '../harness/processes/server-process.ts';
import { samplePng } from '../harness/seed/sample-files.ts';
import type { FaultedTarget } from './requests/faulted-server.ts';
import type { Holding } from './soaked-server.ts';

const MB = 1_000_000;
const ROUNDS = process.env.SOAK === undefined ? 4 : 20;
const LARGEST = 4 * 1024 * 1024;
const image = samplePng(LARGEST - 100).toString('base64');
const text = JSON.stringify({
  ...{ type: 'individual', first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' },
  ...{ phone: '+2348012345678', country_id: 'NG', birth_date: '10-12-1985', has_accepted_terms: true },
  address: { country_id: 'NG', address_line_1: '12 Marina Road', city: 'Lagos' },
  identifying_information: [
    { type: 'passport', number: 'A12345678', country: 'NG', image_front: image, image_back: image },
    { type: 'selfie', number: '', country: 'NG', image_front: image },
  ],
});
const body = Buffer.from(text);

let database: TestDatabase;
let server: AskedProcess<FaultedTarget>;
beforeAll(async () => {
  database = await postgres.open();
  const DATABASE_URL = database.url ?? '';
  server = await startAsked<FaultedTarget>('test/faults/soaked-server.ts', { DATABASE_URL });
});
afterAll(async () => {
  await server.stop();
  await database.close();
});

/** Asks for a customer; the result is the status, and after how many seconds to try again. */
function create(): Promise<string> {
  const { ports, api } = server.ready;
  const headers = { ...api, 'Content-Type': 'application/json', 'Content-Length': body.length };
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  request({ port: ports.api, method: 'POST', path: '/v1/customers', headers })
    .on('response', (response) => {
      const { statusCode, headers } = response;
      response.on('end', () => resolve(`${statusCode} ${headers['retry-after'] ?? ''}`.trim())).resume();
    })
    .on('error', reject)
    .end(body);
  return promise;
}

/** Creates two customers, after which nothing is under way. */
async function createTwo(): Promise<Holding> {
  for (let n = 0; n < 2; n += 1) {
    expect(await create()).toBe('201');
  }
  return server.ask<Holding>('holding');
}

test('a server that has taken 16 MB with three images again and again holds none of it', async () => {
  expect(body.length).toBeGreaterThan(16 * MB);
  const before = [await createTwo(), await createTwo()];
  const after: Holding[] = [];
  for (let round = 0; round < ROUNDS; round += 1) after.push(await createTwo());
  const growth = (what: 'heap' | 'buffers' | 'resident') =>
    (Math.min(...after.slice(-4).map((held) => held[what])) - Math.max(...before.map((held) => held[what]))) /
    MB;
  // Less than one image in text, less than one for each request in bytes; what the machine gives the process goes up and down.
  expect(growth('heap')).toBeLessThan(2);
  expect(growth('buffers')).toBeLessThan(16);
  expect(growth('resident')).toBeLessThan(100);
  expect(after.at(-1)?.complaints).toEqual([]);
});

test('of 20 at once a server holds those that it has room for: each is carried out or told when to try again', async () => {
  const before = await createTwo();
  const answers = await Promise.all(Array.from({ length: 20 }, create));
  expect(['201', '201,429 1']).toContain([...new Set(answers)].toSorted().join());
  const { peak, complaints } = await server.ask<Holding>('holding');
  // All of them are more than 336 MB in bytes alone.
  expect((peak - before.peak) / MB).toBeLessThan(250);
  expect(complaints).toEqual([]);
});
