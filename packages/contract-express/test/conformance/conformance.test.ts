import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractApp } from '../../src/contract-app.ts';
import { Fault } from '../../src/reading/fault.ts';
import { documentedOperations } from '../../src/reading/operations.ts';
import { eovApp } from './eov-app.ts';
import { type GeneratedRequest, generatedRequests, sampleRequest } from './generated-requests.ts';
import { generatedResponses } from './generated-responses.ts';
import { wholeContract } from './whole-contract.ts';

/** What both apps are to answer, and what they said of the last exchange. */
const exchange = {
  reply: undefined as { status: number; body: unknown } | undefined,
  reached: false,
  refusal: '',
};

const document = wholeContract({ normalize: false });
const operations = documentedOperations(document);

/**
 * One case of a few of every sixth operation, since the stock middleware takes long to compile one; all cases under
 * `npm run test:soak`. The strides are primes, so that every kind of change is among the cases.
 */
const isSoaked = process.env.SOAK !== undefined;
const tried = new Set(operations.filter((_, index) => isSoaked || index % 6 === 0).map(({ id }) => id));
function sampled<Case extends { readonly operation: { readonly id: string } }>(
  cases: readonly Case[],
  stride: number,
): Case[] {
  const ofTried = cases.filter(({ operation }) => tried.has(operation.id));
  return isSoaked ? ofTried : ofTried.filter((_, index) => index % stride === 0);
}

const ours = contractApp<Record<string, unknown>, object, undefined>({
  document,
  handlers: Object.fromEntries(
    operations.map(({ id }) => [
      id,
      () => {
        exchange.reached = true;
        return exchange.reply ?? { status: 204, body: undefined };
      },
    ]),
  ) as never,
  newRequestId: () => 'req_0123456789ab',
  admit: () => undefined,
  errorReply: (error) => {
    exchange.refusal = error instanceof Fault ? error.kind : String(error);
    return { status: 500 };
  },
  mistakes: 'report',
  onMistake: ({ faults }) => {
    const inBody = faults.filter((fault) => !fault.startsWith('header '));
    if (inBody.length > 0) exchange.refusal = inBody.join('; ');
  },
});
const stock = eovApp(
  document,
  (_request, response) => {
    exchange.reached = true;
    if (exchange.reply === undefined) response.status(204).end();
    else response.status(exchange.reply.status).json(exchange.reply.body);
  },
  (error, _request, response, _next) => {
    exchange.refusal = String(error.message);
    response.status(500).end();
  },
);

const servers: Server[] = [];
let oursAt = '';
let stockAt = '';

beforeAll(async () => {
  oursAt = await listening(ours.app);
  stockAt = await listening(stock);
});
afterAll(() => {
  for (const server of servers) server.close();
});

function listening(app: Express): Promise<string> {
  return new Promise((fulfil) => {
    const server = app.listen(0, '127.0.0.1', () => {
      fulfil(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
    servers.push(server);
  });
}

interface Verdict {
  readonly reached: boolean;
  readonly refusal: string;
}

async function verdict(base: string, request: GeneratedRequest): Promise<Verdict> {
  Object.assign(exchange, { reached: false, refusal: '' });
  const { path, headers, body } = request;
  const response = await fetch(base + path, {
    method: request.operation.method.toUpperCase(),
    headers,
    redirect: 'manual',
    ...(body !== undefined && { body }),
  });
  await response.arrayBuffer();
  return { reached: exchange.reached, refusal: exchange.refusal };
}

it('lets the same requests through as the stock middleware', { timeout: 600_000 }, async () => {
  exchange.reply = undefined;
  const seen = { accepted: 0, refused: 0 };
  const differences: string[] = [];
  const requests = sampled(generatedRequests(document), 3);
  for (const request of requests) {
    const [mine, theirs] = [await verdict(oursAt, request), await verdict(stockAt, request)];
    seen[mine.reached ? 'accepted' : 'refused']++;
    if (mine.reached === theirs.reached) continue;
    const { operation, path, headers, body = '' } = request;
    differences.push(
      `${operation.id} ${path.slice(0, 200)} ${JSON.stringify(headers).slice(0, 200)} ${body.slice(0, 300)}: ${mine.refusal || 'accepted'}, stock ${theirs.refusal || 'accepted'}`,
    );
  }
  expect(differences).toEqual([]);
  expect(seen.accepted).toBeGreaterThan(requests.length / 7);
  expect(seen.refused).toBeGreaterThan(requests.length / 4);
});

it('finds the same responses wrong as the stock middleware', { timeout: 600_000 }, async () => {
  const samples = new Map(operations.map((one) => [one.id, sampleRequest(document, one)]));
  const seen = { right: 0, wrong: 0 };
  const differences: string[] = [];
  const responses = sampled(generatedResponses(document), 7);
  for (const { operation, status, body } of responses) {
    const request = samples.get(operation.id);
    // The stock middleware does not look at failures of the server.
    if (request === undefined || status >= 500) continue;
    exchange.reply = { status, body };
    const [mine, theirs] = [await verdict(oursAt, request), await verdict(stockAt, request)];
    expect([operation.id, mine.reached, theirs.reached, mine.refusal]).toEqual([
      operation.id,
      true,
      true,
      mine.refusal,
    ]);
    seen[mine.refusal === '' ? 'right' : 'wrong']++;
    if ((mine.refusal === '') === (theirs.refusal === '')) continue;
    differences.push(
      `${operation.id} ${status} ${JSON.stringify(body)?.slice(0, 300)}: ${mine.refusal || 'right'}, stock ${theirs.refusal || 'right'}`,
    );
  }
  expect(differences).toEqual([]);
  expect(seen.right).toBeGreaterThan(responses.length / 40);
  expect(seen.wrong).toBeGreaterThan(responses.length / 8);
});

it.each([
  // The stock middleware takes what Number() takes.
  ['listTransfers', '/v1/transfers?limit=0x10', 'refused', 'accepted'],
  // RFC 3986 (3.4) lets a query hold these as they are.
  ['listTransactions', '/v1/transactions?cursor=a:b', 'accepted', 'refused'],
  // An unknown parameter is ignored whatever its name (G18); the stock middleware takes it for a part of `limit`.
  ['listTransfers', '/v1/transfers?limit[x]=1', 'accepted', 'refused'],
])('differs on purpose: %s %s', async (id, path, mine, theirs) => {
  exchange.reply = undefined;
  const operation = operations.find((one) => one.id === id);
  if (operation === undefined) throw new Error(`The contract has no ${id}.`);
  const request = { operation, path, headers: {} };
  const word = ({ reached }: Verdict) => (reached ? 'accepted' : 'refused');
  expect(word(await verdict(oursAt, request))).toBe(mine);
  expect(word(await verdict(stockAt, request))).toBe(theirs);
});
