import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { postgres } from '../../test/harness/processes/databases.ts';
import { rowCount } from '../../test/harness/processes/row-count.ts';
import { sampleQuote } from '../../test/harness/seed/sample-transfer.ts';
import { seedBusiness } from '../../test/harness/seed/seed-business.ts';
import { movedClock } from '../../test/harness/worlds/moved-clock.ts';
import { startServer } from '../../test/harness/worlds/server.ts';
import { quoteStore } from '../storage/money/postgres-quote-store.ts';

test('the server deletes rate windows and replies for idempotency keys that have expired, by itself', async ({
  onTestFinished,
}) => {
  const database = await postgres.open();
  const clock = movedClock();
  const server = await startServer({ database, clock, sweepMs: 20 });
  onTestFinished(async () => {
    await server.stop();
    await database.close();
  });
  const { authorization } = await server.seedBusiness();
  const opened = await server.call('/v1/balances', {
    method: 'POST',
    headers: {
      Authorization: authorization,
      'Content-Type': 'application/json',
      'Idempotency-Key': 'swept',
    },
    body: JSON.stringify({ currency: 'NGN' }),
  });
  expect(opened.status).toBe(201);
  const count = async (table: 'rate_window' | 'idempotency_record') =>
    (await database.kysely.selectFrom(table).select('expires_at').execute()).length;
  expect([await count('rate_window'), await count('idempotency_record')]).toEqual([2, 1]);

  clock.advance(61_000);
  await expect.poll(() => count('rate_window')).toBe(0);
  expect(await count('idempotency_record')).toBe(1);
  clock.advance(24 * 3_600_000);
  await expect.poll(() => count('idempotency_record')).toBe(0);
});

test('the server makes partitions of the next days, and deletes quotes that expired long ago, by itself', async ({
  onTestFinished,
}) => {
  const database = await postgres.open();
  const clock = movedClock();
  const { businessId } = await seedBusiness(database);
  const expiresAt = new Date(clock.now().getTime() - 29 * 24 * 3_600_000);
  await quoteStore(database).insert(sampleQuote({ businessId, profileId: businessId, expiresAt }), {
    resets: 0,
  });
  const server = await startServer({ database, clock, sweepMs: 20 });
  onTestFinished(async () => {
    await server.stop();
    await database.close();
  });
  const partitions = async () => {
    const { rows } = await sql`
      SELECT FROM pg_inherits WHERE inhparent = 'public.request_log'::regclass`.execute(database.kysely);
    return rows.length;
  };
  await expect.poll(partitions).toBe(4);
  const quotes = () => rowCount(database, 'quote', businessId);
  expect(await quotes()).toBe(1);
  clock.advance(24 * 3_600_000);
  await expect.poll(quotes).toBe(0);
});
