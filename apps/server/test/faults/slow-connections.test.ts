import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampledDatabases, type TestDatabase } from '../harness/processes/databases.ts';
import { startServer, type TestServer } from '../harness/worlds/server.ts';
import { unequalAccounts } from '../harness/worlds/test-ledger.ts';
import { type FundedBusiness, fundedBusiness } from './load/funded-business.ts';
import { type Pacing, type SlowAnswer, SlowConnection } from './load/slow-connection.ts';

const IS_SOAKED = process.env.SOAK !== undefined;
const CONNECTIONS = IS_SOAKED ? 200 : 14;
/** In all, and as many of them over each slow connection. */
const FLOWS = IS_SOAKED ? 2000 : 80;
const FLOWS_OVER_EACH = IS_SOAKED ? 3 : 1;
const WORKERS = 16;

/** The request in so many pieces, with a pause before each. */
const pieces =
  (count: number, afterMs: number, from = 0): Pacing =>
  (request) => {
    const rest = request.subarray(from);
    const size = Math.ceil(rest.length / count);
    return [
      { afterMs: 0, bytes: request.subarray(0, from) },
      ...Array.from({ length: count }, (_, index) => ({
        afterMs,
        bytes: rest.subarray(index * size, (index + 1) * size),
      })),
    ];
  };
/** All but the last bytes, and those so many milliseconds later. */
const late =
  (afterMs: number, bytes: number): Pacing =>
  (request) => [
    { afterMs: 0, bytes: request.subarray(0, -bytes) },
    { afterMs, bytes: request.subarray(-bytes) },
  ];
const headLength = (request: Buffer): number => request.indexOf('\r\n\r\n') + 4;

/** How the callers of slow connections send: some at a pace that is waited for, and some at one that is not. */
const pacings: Readonly<Record<string, Pacing>> = {
  'long after connecting': (request) => [{ afterMs: 1450 + 500 * Math.random(), bytes: request }],
  'a head in pieces': (request) => [
    ...pieces(4, 600)(request.subarray(0, headLength(request))),
    { afterMs: 0, bytes: request.subarray(headLength(request)) },
  ],
  'a body in pieces': (request) => pieces(4, 400, headLength(request))(request),
  'a body that comes too late': late(3000, 5),
  'leaves before the answer': (request) => [{ afterMs: 0, bytes: request }],
  // The server waits 30 seconds for a head.
  ...(IS_SOAKED && {
    'a head that comes too late': (request) => late(33_000, request.length - 20)(request),
  }),
};

/** A quote or a transfer that was asked for once, and what was answered. */
interface Asked {
  readonly pace: string;
  readonly path: '/v1/quotes' | '/v1/transfers';
  /** The amount of a quote and the quote of a transfer, which no other one has. */
  readonly mark: string;
  /** Absent when the connection ended before. */
  readonly answer: SlowAnswer | undefined;
}

describe.each(sampledDatabases)('slow connections and what runs beside them, on $name', ({ open }) => {
  let database: TestDatabase;
  let server: TestServer;
  let who: FundedBusiness;
  let begun = 0;
  const asked: Asked[] = [];
  const unsolicited: string[] = [];

  beforeAll(async () => {
    database = await open();
    server = await startServer({ database, environment: { RATE_LIMIT_PER_MINUTE: '1000000' } });
    who = await fundedBusiness(database, { USDT: '1000000' });
  });
  afterAll(async () => {
    await server.stop();
    await database.close();
  });

  /** Asks for a quote and, when there is one, for the transfer that takes it. */
  async function flow(
    pace: string,
    ask: (path: string, body: object) => Promise<SlowAnswer | undefined>,
  ): Promise<void> {
    begun += 1;
    const amount = `10.${String(begun).padStart(6, '0')}`;
    const terms = { source_currency: 'USDT', target_currency: 'NGN', source_amount: amount };
    const quote = await ask('/v1/quotes', terms);
    asked.push({ pace, path: '/v1/quotes', mark: amount, answer: quote });
    if (quote?.id === undefined) return;
    const answer = await ask('/v1/transfers', { quote_id: quote.id });
    asked.push({ pace, path: '/v1/transfers', mark: quote.id, answer });
  }

  function bytesOf(path: string, body: object): Buffer {
    const text = JSON.stringify(body);
    const head = [
      `POST ${path} HTTP/1.1`,
      `Host: ${new URL(server.api).host}`,
      `Authorization: ${who.authorization}`,
      'Content-Type: application/json',
      `Content-Length: ${text.length}`,
    ];
    return Buffer.from(`${head.join('\r\n')}\r\n\r\n${text}`);
  }

  async function slowCaller(pace: string, pacing: Pacing): Promise<void> {
    let connection = await SlowConnection.open(server.api);
    const ask = async (path: string, body: object) => {
      if (!connection.isOpen) connection = await SlowConnection.open(server.api);
      const leaving = pace === 'leaves before the answer' && path === '/v1/transfers';
      if (leaving) void pause(20 * Math.random()).then(() => connection.reset());
      const answer = await connection.send(bytesOf(path, body), pacing);
      if (connection.unsolicited !== '') unsolicited.push(`${pace}: ${connection.unsolicited}`);
      return answer;
    };
    for (let count = 0; count < FLOWS_OVER_EACH; count += 1) await flow(pace, ask);
    connection.reset();
  }

  async function quickCaller(): Promise<void> {
    const ask = (path: string, body: object) => who.post(server.api, path, body);
    while (begun < FLOWS) await flow('beside', ask);
  }

  test(
    `${FLOWS} flows: what was answered is what has happened`,
    async () => {
      const idle = await SlowConnection.open(server.api);
      const paces = Object.entries(pacings);
      const slow = Array.from({ length: CONNECTIONS }, (_, index) => paces[index % paces.length] ?? []);
      await Promise.all([
        ...slow.map(([pace, pacing]) => pace && pacing && slowCaller(pace, pacing)),
        ...Array.from({ length: WORKERS }, quickCaller),
      ]);
      await expect
        .poll(async () => (await fetch(`${server.console}/metrics`)).text(), { timeout: 30_000 })
        .toContain('http_requests_in_flight 0\n');

      const { kysely } = database;
      const quotes = await kysely.selectFrom('quote').select(['quote_id', 'source_amount']).execute();
      const transfers = await kysely.selectFrom('transfer').select(['transfer_id', 'quote_id']).execute();
      const made = new Map([
        ...quotes.map((row) => [`${row.source_amount}`.slice(0, 9), row.quote_id] as const),
        ...transfers.map((row) => [row.quote_id, row.transfer_id] as const),
      ]);
      const contradicted = asked.filter(({ mark, answer }) => {
        const effect = made.get(mark);
        return answer !== undefined && (answer.status === 201 ? answer.id !== effect : effect !== undefined);
      });
      const lost = asked.filter(({ mark, answer }) => answer === undefined && made.has(mark));
      console.log({
        database: database.kind,
        outcomes: Object.fromEntries(
          [
            ...Map.groupBy(
              asked,
              ({ pace, path, answer }) => `${pace}, ${path}: ${answer?.status ?? 'no answer'}`,
            ),
          ]
            .map(([outcome, all]) => [outcome, all.length] as const)
            .sort(),
        ),
        quotes: quotes.length,
        transfers: transfers.length,
        'carried out, answer lost with the connection': lost.length,
        'contradicted by what happened': contradicted.length,
      });
      expect(contradicted).toEqual([]);
      expect([...made.keys()].filter((mark) => !asked.some((one) => one.mark === mark))).toEqual([]);
      expect([...unsolicited, idle.unsolicited]).toEqual(['']);
      expect(await unequalAccounts(database)).toEqual([]);

      const statuses = (pace: string) =>
        new Set(asked.filter((one) => one.pace === pace).map(({ answer }) => answer?.status));
      for (const pace of ['beside', 'long after connecting', 'a head in pieces', 'a body in pieces']) {
        expect([pace, statuses(pace).has(201)]).toEqual([pace, true]);
      }
      expect(statuses('a body that comes too late')).toContain(400);
      if (IS_SOAKED) expect(statuses('a head that comes too late')).toContain(undefined);
      idle.reset();
    },
    IS_SOAKED ? 900_000 : 120_000,
  );
});
