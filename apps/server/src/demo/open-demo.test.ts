import { operationTable } from '@finops/contract/console';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampledDatabases, type TestDatabase } from '../../test/harness/processes/databases.ts';
import { startServer, type TestServer } from '../../test/harness/worlds/server.ts';
import { Secret } from '../config/secret.ts';
import { customerBalances, openingBalances } from '../domain/sandbox/opening-balances.ts';
import { customerNames } from '../storage/customers/postgres-customer-store.ts';
import { type OpenedDemo, openDemo } from './open-demo.ts';

/** CSV of a currency. */
const STATEMENT = '/console/v1/books/statement';

/** Everything else that the demo's owner can read: the console's GET operations without a path parameter. */
const readable = Object.values(operationTable)
  .filter(({ method, path }) => method === 'GET' && !path.includes('{') && !path.includes('/platform/'))
  .filter(({ path }) => path !== STATEMENT)
  .map(({ id, path }) => [path, id] as const);

describe.each(sampledDatabases)('the demo business behind a server on $name', ({ open }) => {
  let database: TestDatabase;
  let server: TestServer;
  let demo: OpenedDemo;
  let cookie: string;
  const secretKey = new Secret(Buffer.alloc(32, 7).toString('base64'));

  beforeAll(async () => {
    database = await open();
    server = await startServer({ database });
    demo = await openDemo({ services: server.services, database }, secretKey);
    const signedIn = await fetch(`${server.console}/console/v1/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(demo.user),
    });
    cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  });
  afterAll(async () => {
    await server.stop();
    await database.close();
  });

  async function amounts(profileId = demo.businessId): Promise<Record<string, string>> {
    const headers = { authorization: `Bearer ${demo.apiKey}`, 'X-BU-PROFILE-ID': profileId };
    const { data } = await (await server.call('/v1/balances', { headers })).json();
    return Object.fromEntries(
      data.map(({ currency, available }: { currency: string; available: { amount: string } }) => [
        currency,
        available.amount,
      ]),
    );
  }

  async function holdings() {
    const [ada = '', charles = ''] = demo.customerIds;
    return { business: await amounts(), ada: await amounts(ada), charles: await amounts(charles) };
  }

  test('holds its opening balances, its first customer too, and another start adds nothing', async () => {
    const opening = { business: openingBalances, ada: customerBalances, charles: {} };
    expect(await holdings()).toEqual(opening);
    expect(await openDemo({ services: server.services, database }, secretKey)).toEqual(demo);
    expect(await holdings()).toEqual(opening);
  });

  test('has two active customers, and accounts in their names are theirs', async () => {
    const { customers } = server.services;
    const found = await Promise.all(demo.customerIds.map((id) => customers.get(demo, id)));
    expect(found).toMatchObject([
      { firstName: 'Ada', lastName: 'Lovelace', status: 'active' },
      { firstName: 'Charles', lastName: 'Babbage', status: 'active' },
    ]);
    expect(await customerNames(database).named(demo.businessId, 'CHARLES BABBAGE')).toHaveLength(1);
  });

  test('has reusable KYC, also when an earlier version has opened it', async () => {
    const { kysely } = database;
    const reusable = () => kysely.selectFrom('business').select('has_reusable_kyc').executeTakeFirstOrThrow();
    expect(await reusable()).toEqual({ has_reusable_kyc: true });
    await kysely.updateTable('business').set({ has_reusable_kyc: false }).execute();
    await openDemo({ services: server.services, database }, secretKey);
    expect(await reusable()).toEqual({ has_reusable_kyc: true });
  });

  test.each(readable)('its owner can read %s in the console, once it is built', async (path, id) => {
    const answer = await fetch(`${server.console}${path}`, { headers: { cookie } });
    if (server.unbuilt.some((one) => one.id === id)) {
      expect(answer.status).toBe(503);
      return;
    }
    expect({ status: answer.status, body: await answer.json() }).toMatchObject({
      status: 200,
      body: { status: 'success' },
    });
  });

  test('its owner can read the statement of an opening balance', async () => {
    const answer = await fetch(`${server.console}${STATEMENT}?currency=NGN`, { headers: { cookie } });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('2500000.00');
  });
});
