import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampledDatabases, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import type { SeededBusiness } from '../../../../test/harness/seed/seed-business.ts';
import { seedQuote } from '../../../../test/harness/seed/seed-quote.ts';
import { movedClock } from '../../../../test/harness/worlds/moved-clock.ts';
import { startServer, type TestServer } from '../../../../test/harness/worlds/server.ts';
import { profileOf } from '../../../../test/harness/worlds/test-profile.ts';
import { Decimal } from '../../../domain/money/decimal.ts';

/** A market day, at an hour at which stocks are traded. */
const OPEN = '2026-05-04T15:00:00Z';

describe.each(sampledDatabases)("The sandbox's deposits take an Idempotency-Key, on $name", ({ open }) => {
  let database: TestDatabase;
  let server: TestServer;
  let business: SeededBusiness;

  beforeAll(async () => {
    database = await open();
    server = await startServer({
      database,
      clock: movedClock(OPEN),
      environment: { RATE_LIMIT_PER_MINUTE: '1000000' },
    });
  });
  afterAll(async () => {
    await server.stop();
    await database.close();
  });
  beforeEach(async () => {
    business = await server.seedBusiness();
  });

  const post = (path: string, body: object, key?: string, to: 'api' | 'console' = 'console') =>
    fetch(`${server[to]}${path}`, {
      method: 'POST',
      headers: {
        Authorization: business.authorization,
        'Content-Type': 'application/json',
        ...(key !== undefined && { 'Idempotency-Key': key }),
      },
      body: JSON.stringify(body),
    });
  const deposits = '/console/v1/sandbox/deposits';
  const ngn = { currency: 'NGN', amount: '20000' };

  const targets: Record<string, () => Promise<readonly [path: string, body: object]>> = {
    'to an address': async () => {
      const { address } = await server.services.depositAddresses.get(profileOf(business), 'USDT');
      return [deposits, { address, currency: 'USDT', amount: '50' }];
    },
    'to a virtual account': async () => {
      const { id } = await server.services.virtualAccounts.get(profileOf(business), 'NGN');
      return [deposits, { virtual_account_id: id, ...ngn }];
    },
    'to a transfer': async () => {
      const expiresAt = new Date(new Date(OPEN).getTime() + 1_800_000);
      const quote = await seedQuote(database, 'deposit', profileOf(business), { expiresAt });
      const { id } = await server.services.transfers.create(profileOf(business), quote.id);
      return [deposits, { transfer_id: id, ...ngn }];
    },
    'to a payment request': async () => {
      const body = {
        source_currency: 'NGN',
        target_currency: 'USDT',
        source_amount: '50000',
        pay_in: { type: 'temporary_bank_account' },
      };
      const { data } = await (await post('/v1/payments/requests', body, undefined, 'api')).json();
      return [deposits, { payment_request_id: data.id, ...ngn }];
    },
    'that fund a balance': async () => ['/console/v1/sandbox/balances', ngn],
    'and stock orders': async () => {
      const { balances } = server.services;
      await balances.fund(profileOf(business), 'USD', Decimal.parse('10000'), 'opening');
      return ['/console/v1/sandbox/stocks/fills', { symbol: 'AAPL', action: 'buy', tokens: '1' }];
    },
  };

  const postings = async () => {
    const rows = await database.kysely
      .selectFrom('posting')
      .selectAll()
      .where('business_id', '=', business.businessId)
      .execute();
    return rows.length;
  };

  test.each(Object.entries(targets))('%s, kept with what it changes', async (_, target) => {
    const [path, body] = await target();
    const before = await postings();
    const atOnce = await Promise.all([post(path, body, 'once'), post(path, body, 'once')]);
    const moved = await postings();
    expect(moved).toBeGreaterThan(before);
    const answers = [...atOnce, await post(path, body, 'once')];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const replayed = answers.map(({ headers }) => headers.get('Idempotency-Replayed'));
    expect(replayed.filter((value) => value === 'true')).toHaveLength(2);
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(texts).size).toBe(1);
    expect(await postings()).toBe(moved);
    const { rows } = await sql`
      SELECT bool_or(posting.xmin = reply.xmin) AS together
      FROM posting JOIN idempotency_record AS reply USING (business_id)
      WHERE business_id = ${business.businessId}`.execute(database.kysely);
    expect(rows).toEqual([{ together: true }]);
    const reused = await post(path, { ...body, amount: '1', tokens: '2' }, 'once');
    expect([reused.status, (await reused.json()).error.name]).toEqual([422, 'idempotency_key_reused']);
  });
});
