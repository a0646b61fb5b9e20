import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgres, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import { type QuoteKind, seedQuote } from '../../../../test/harness/seed/seed-quote.ts';
import { startServer, type TestServer } from '../../../../test/harness/worlds/server.ts';
import { holdings } from '../../../../test/harness/worlds/test-ledger.ts';
import { profileOf } from '../../../../test/harness/worlds/test-profile.ts';
import { Decimal } from '../../../domain/money/decimal.ts';

let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await postgres.open();
  server = await startServer({
    database,
    environment: {
      ENVIRONMENT: 'production',
      DATABASE_URL: database.url ?? '',
      SECRET_KEY: randomBytes(32).toString('base64'),
      PERSONAL_DATA_KEYS: `test:${randomBytes(32).toString('base64')}`,
      ISSUER_URL: 'https://auth.example.com',
      DASHBOARD_URL: 'https://dashboard.example.com',
      ALLOW_SIMULATED: 'true',
    },
  });
});
afterAll(async () => {
  await server.stop();
  await database.close();
});

/** The responses to transfers of each kind by a funded business in this state. */
async function answers(kyb_status: 'unverified' | 'pending' | 'verified' | 'rejected', kinds: QuoteKind[]) {
  const { businessId, authorization } = await server.seedBusiness();
  const holder = { businessId, profileId: businessId };
  for (const currency of ['USDT', 'NGN']) {
    await server.services.balances.fund(profileOf(holder), currency, Decimal.parse('20000'), 'opening');
  }
  await database.kysely
    .updateTable('business')
    .set({ kyb_status })
    .where('business_id', '=', businessId)
    .execute();
  const given = [];
  for (const kind of kinds) {
    const expiresAt = new Date(Date.now() + 1_800_000);
    const { id } = await seedQuote(database, kind, holder, { expiresAt });
    const response = await server.call('/v1/transfers', {
      method: 'POST',
      headers: { Authorization: authorization, 'Content-Type': 'application/json' },
      body: JSON.stringify({ quote_id: id }),
    });
    given.push([response.status, (await response.json()).error?.name]);
  }
  return { given, held: (await holdings(database, holder))?.slice(0, 2) };
}

test.each(['unverified', 'pending', 'rejected'] as const)(
  '403: in production a business that is %s pays nothing out, and nothing is held for it',
  async (status) => {
    expect(await answers(status, ['withdrawal', 'plainWithdrawal', 'sell'])).toEqual({
      given: [
        [403, 'forbidden'],
        [403, 'forbidden'],
        [403, 'forbidden'],
      ],
      held: ['20000', '0'],
    });
  },
);

test('201: it takes money in and exchanges what it has', async () => {
  const { given } = await answers('unverified', ['deposit', 'conversion', 'buy']);
  expect(given.map(([status]) => status)).toEqual([201, 201, 201]);
});

test('201: a verified one pays out', async () => {
  const { given } = await answers('verified', ['withdrawal', 'plainWithdrawal', 'sell']);
  expect(given.map(([status]) => status)).toEqual([201, 201, 201]);
});
