import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createClient, type FinancialOperationsClient } from '@finops/client';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { postgres, type TestDatabase } from '../harness/processes/databases.ts';
import { kill, type ListeningProcess, listening, spawnServer } from '../harness/processes/server-process.ts';
import { fundedBusiness } from './load/funded-business.ts';

/** When the server that has taken the request dies. */
type Moment = 'after its answer' | 'while it works' | 'after a part of the request';

let database: TestDatabase;
let server: Promise<ListeningProcess>;
let proxy: Server;
let client: FinancialOperationsClient;
/** When it is to die during the next request to execute a quote. */
let dies: Moment | undefined;
let taken: number;

function start(): Promise<ListeningProcess> {
  return listening(spawnServer({ DATABASE_URL: database.url ?? '', LOG_LEVEL: 'info' }));
}

/** Sends a request on, or a part of its body; resolves with the answer. */
function forward(from: IncomingMessage, to: string, body: Buffer): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { method, headers, url } = from;
    const onward = httpRequest(`${to}${url}`, { method, headers }, resolve);
    onward.once('error', reject);
    onward.write(body, () => {
      if (body.length === Number(headers['content-length'] ?? 0)) onward.end();
    });
  });
}

/** Lets the server die at a moment of a request, and starts another. */
async function killDuring(moment: Moment, from: IncomingMessage, body: Buffer): Promise<void> {
  const { api, child } = await server;
  const part = moment === 'after a part of the request' ? body.subarray(0, 5) : body;
  const answered = forward(from, api, part).catch(() => undefined);
  if (moment === 'after its answer') expect((await answered)?.statusCode).toBe(201);
  server = kill(child).then(start);
  await answered;
}

beforeAll(async () => {
  database = await postgres.open();
  server = start();
  proxy = createServer(async (from, response) => {
    const body = await buffer(from);
    const moment = from.method === 'POST' && from.url === '/v1/transfers' ? dies : undefined;
    if (from.url === '/v1/transfers' && from.method === 'POST') taken += 1;
    if (moment !== undefined) {
      dies = undefined;
      await killDuring(moment, from, body);
      return void from.socket.destroy();
    }
    const answer = await forward(from, (await server).api, body);
    response.writeHead(answer.statusCode ?? 0, answer.headers);
    answer.pipe(response);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  proxy.close();
  await kill((await server).child);
  await database.close();
});
beforeEach(async () => {
  const business = await fundedBusiness(database, { USDT: '100' });
  const baseUrl = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const apiKey = business.authorization.replace('Bearer ', '');
  client = createClient({ baseUrl, credential: { apiKey } });
  taken = 0;
  dies = undefined;
});

/** A server that works has done all of it or nothing, as at the other two moments: only under `npm run test:soak`. */
const whileItWorks: readonly Moment[] = process.env.SOAK === undefined ? [] : ['while it works'];

it.each<Moment>(['after its answer', ...whileItWorks, 'after a part of the request'])(
  'a server that dies %s has the client execute the quote once',
  { timeout: 60_000 },
  async (moment) => {
    const terms = { source_currency: 'USDT', target_currency: 'NGN', source_amount: '40' };
    const quote = await client.quotes.create(terms);
    dies = moment;
    const transfer = await client.transfers.create({ quote_id: quote.id });
    expect(taken).toBe(2);
    expect(transfer.quote_id).toBe(quote.id);
    const { items } = await client.transfers.list();
    expect(items.map(({ id }) => id)).toEqual([transfer.id]);
    expect((await client.balances.get('USDT')).available.amount).toBe('60.00');
  },
);
