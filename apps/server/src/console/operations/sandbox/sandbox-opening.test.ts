import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampledDatabases, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import {
  type ConsoleServer,
  type Person,
  startConsole,
} from '../../../../test/harness/worlds/console-server.ts';
import { Secret } from '../../../config/secret.ts';
import { openDemo } from '../../../demo/open-demo.ts';
import type { Business } from '../../../domain/accounts/business.ts';
import {
  customerBalances,
  fundedCustomerId,
  openingBalances,
} from '../../../domain/sandbox/opening-balances.ts';

describe.each(sampledDatabases)('Reset can leave the opening balances of the demo on $name', ({ open }) => {
  let database: TestDatabase;
  let console: ConsoleServer;
  let business: Business;
  let developer: Person;

  beforeAll(async () => {
    database = await open();
    console = await startConsole(database);
  });
  afterAll(async () => {
    await console.stop();
    await database.close();
  });
  beforeEach(async () => {
    business = await console.business();
    developer = await console.person({ business, role: 'developer' });
  });

  const post = (path: string, body?: object) =>
    console.call(`POST /console/v1/sandbox/${path}`, { as: developer, ...(body && { body }) });
  const reset = () => post('reset', { balances: 'opening' });
  const fund = () => post('balances', { currency: 'GBP', amount: '7' });

  async function amounts(businessId = business.id, profileId = businessId): Promise<Record<string, string>> {
    const rows = await database.kysely
      .selectFrom('balance')
      .select(['currency', sql<string>`trim_scale(available)::text`.as('available')])
      .where('business_id', '=', businessId)
      .where('profile_id', '=', profileId)
      .execute();
    return Object.fromEntries(
      rows.map(({ currency, available }) => [currency, Number(available).toFixed(2)]),
    );
  }

  async function expectBooksToAgree(businessId = business.id): Promise<void> {
    const { books } = console.services;
    expect((await books.trialBalance(businessId)).differences).toEqual([]);
    expect(await books.reconciliation(businessId)).toMatchObject({ differences: [] });
  }

  test('in any business, however often, and each is a deposit that the books have', async () => {
    await fund();
    await post('clock/advance', { seconds: 3600 });
    for (let time = 0; time < 2; time += 1) {
      const answer = await reset();
      expect(answer.status).toBe(200);
      expect(await amounts()).toEqual(openingBalances);
      await expectBooksToAgree();
    }
    const entries = await database.kysely
      .selectFrom('transaction_entry')
      .select(['type', 'currency'])
      .where('business_id', '=', business.id)
      .execute();
    expect(entries.map(({ currency }) => currency).toSorted()).toEqual(
      Object.keys(openingBalances).toSorted(),
    );
    expect(new Set(entries.map(({ type }) => type))).toEqual(new Set(['deposits']));
  });

  test('and leaves nothing by default, or when none are asked for', async () => {
    for (const body of [undefined, {}, { balances: 'none' }]) {
      await reset();
      expect((await post('reset', body)).status).toBe(200);
      expect(await amounts()).toEqual({});
    }
    const refused = await post('reset', { balances: 'all' });
    expect([refused.status, refused.text('error.name')]).toEqual([400, 'schema_validation']);
  });

  test('with several at once and beside other calls', async () => {
    const calls = Array.from({ length: 9 }, (_, index) => (index % 3 === 0 ? fund() : reset()));
    for (const { status } of await Promise.all(calls)) expect([200, 201, 503]).toContain(status);
    const { GBP: _, ...opening } = await amounts();
    expect(opening).toEqual(openingBalances);
    await expectBooksToAgree();
  });

  test('or changes nothing when it fails half-way', async () => {
    await fund();
    await sql`
      CREATE FUNCTION refuse_kes() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN IF NEW.currency = 'KES' THEN RAISE EXCEPTION 'no KES'; END IF; RETURN NEW; END $$`.execute(
      database.kysely,
    );
    await sql`CREATE TRIGGER refuse_kes BEFORE INSERT ON posting FOR EACH ROW EXECUTE FUNCTION refuse_kes()`.execute(
      database.kysely,
    );
    expect((await reset()).status).toBe(500);
    await sql`DROP TRIGGER refuse_kes ON posting`.execute(database.kysely);
    await sql`DROP FUNCTION refuse_kes`.execute(database.kysely);
    expect(await amounts()).toEqual({ GBP: '7.00' });
    await expectBooksToAgree();
    expect((await reset()).status).toBe(200);
    expect(await amounts()).toEqual(openingBalances);
  });

  test('of its first customer too, and a restart adds nothing', async () => {
    const secretKey = new Secret(Buffer.alloc(32, 7).toString('base64'));
    const start = () => openDemo({ services: console.services, database }, secretKey);
    const demo = await start();
    const headers = { authorization: `Bearer ${demo.apiKey}` };
    const answer = await console.call('POST /console/v1/sandbox/reset', {
      headers,
      body: { balances: 'opening' },
    });
    expect(answer.status).toBe(200);
    for (let time = 0; time < 2; time += 1) {
      expect(await amounts(demo.businessId)).toEqual(openingBalances);
      expect(await amounts(demo.businessId, fundedCustomerId)).toEqual(customerBalances);
      await expectBooksToAgree(demo.businessId);
      await start();
    }
  });
});
