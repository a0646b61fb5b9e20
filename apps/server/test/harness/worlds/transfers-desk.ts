import { afterAll, beforeAll, expect } from 'vitest';
import { Decimal } from '../../../src/domain/money/decimal.ts';
import type { Quote } from '../../../src/domain/quotes/quote.ts';
import type { TestDatabase } from '../processes/databases.ts';
import type { SeededBusiness } from '../seed/seed-business.ts';
import { type QuoteKind, seedQuote } from '../seed/seed-quote.ts';
import { json, withHeaders } from './json-calls.ts';
import { movedClock } from './moved-clock.ts';
import { startServer, type TestServer } from './server.ts';
import { profileOf } from './test-profile.ts';

const MINUTE = 60_000;
export const POST = { method: 'POST' };

export const take = (quoteId: unknown) => ({
  ...POST,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ quote_id: quoteId }),
});

/** Every operation, as a call that succeeds for a business with this pending transfer and this free quote. */
export const operationsOn = (transferId: string, quoteId: string) =>
  [
    ['listTransfers', '/v1/transfers', {}, 'transfers:read'],
    ['getTransfer', `/v1/transfers/${transferId}`, {}, 'transfers:read'],
    ['createTransfer', '/v1/transfers', take(quoteId), 'transfers:write'],
    ['cancelTransfer', `/v1/transfers/${transferId}/cancel`, POST, 'transfers:write'],
  ] as const;
export const operationNumbers = operationsOn('', '').map(([name], index) => [name, index] as const);

/** A server with two businesses that have money, for the tests of a `describe`. */
export function transfersOn(open: () => Promise<TestDatabase>) {
  const clock = movedClock();
  let database: TestDatabase;
  let server: TestServer;
  let business: SeededBusiness;
  let other: SeededBusiness;

  beforeAll(async () => {
    database = await open();
    server = await startServer({ database, clock, environment: { RATE_LIMIT_PER_MINUTE: '1000000' } });
    business = await funded();
    other = await funded();
  });

  afterAll(async () => {
    await server.stop();
    await database.close();
  });

  /** A business with 100,000 USDT and NGN each. */
  async function funded(): Promise<SeededBusiness> {
    const seeded = await server.seedBusiness();
    for (const code of ['USDT', 'NGN']) {
      await server.services.balances.fund(profileOf(seeded), code, Decimal.parse('100000'), 'opening');
    }
    return seeded;
  }

  const call = (path: string, init: RequestInit = {}, caller = business) =>
    server.call(path, withHeaders(init, { Authorization: caller.authorization }));

  /** The identifier of a new quote, made at this moment. */
  async function quoted(kind: QuoteKind = 'conversion', facts: Partial<Quote> = {}, caller = business) {
    const createdAt = clock.now();
    const expiresAt = new Date(createdAt.getTime() + 30 * MINUTE);
    const dates = { createdAt, updatedAt: createdAt, expiresAt };
    return (await seedQuote(database, kind, profileOf(caller), { ...dates, ...facts })).id;
  }

  async function created(kind: QuoteKind = 'conversion', facts: Partial<Quote> = {}, caller = business) {
    const response = await call('/v1/transfers', take(await quoted(kind, facts, caller)), caller);
    expect(response.status).toBe(201);
    return (await response.json()).data;
  }

  /** Lets everything happen to the transfers of the business that the rails bring about by themselves. */
  async function settle({ businessId } = business): Promise<void> {
    for (let step = 0; step < 5; step++) {
      clock.advance(15_000);
      await server.services.transferEngine.runDue(businessId);
    }
  }

  const read = async (id: string) => (await json(call(`/v1/transfers/${id}`))).data;

  /** One call of an operation that succeeds, for a business of its own. */
  async function ready(index: number, settings?: Parameters<TestServer['seedBusiness']>[0]) {
    const owner = await funded();
    const { id } = await created('deposit', {}, owner);
    const operation = operationsOn(id, await quoted('conversion', {}, owner))[index];
    if (operation === undefined) throw new Error(`There is no operation ${index}.`);
    const [, path, init, scope] = operation;
    const caller = settings === undefined ? owner : await server.seedBusiness(settings);
    return { path, init, scope, caller };
  }
  return {
    clock,
    funded,
    call,
    quoted,
    created,
    settle,
    read,
    ready,
    get database() {
      return database;
    },
    get server() {
      return server;
    },
    get business() {
      return business;
    },
    get other() {
      return other;
    },
  };
}
