import { operationTable } from '@finops/contract/console';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Secret } from '../config/secret.ts';
import type { DemoCredentials } from '../domain/accounts/demo-credentials.ts';
import { databases, type TestDatabase } from '../testing/databases.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { openingBalances } from './fund-demo.ts';
import { openDemo } from './open-demo.ts';

/** What the demo's owner can read: the console's GET operations without a parameter in the path. */
const readable = Object.values(operationTable)
  .filter(({ method, path }) => method === 'GET' && !path.includes('{') && !path.includes('/platform/'))
  .map(({ path }) => path);

describe.each(databases)('the demo business behind a server on $name', ({ open }) => {
  let database: TestDatabase;
  let server: TestServer;
  let demo: DemoCredentials;
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

  async function amounts(): Promise<Record<string, string>> {
    const headers = { authorization: `Bearer ${demo.apiKey}` };
    const { data } = await (await server.call('/v1/balances', { headers })).json();
    return Object.fromEntries(
      data.map(({ currency, available }: { currency: string; available: { amount: string } }) => [
        currency,
        available.amount,
      ]),
    );
  }

  test('holds its opening balances, and another start adds nothing', async () => {
    expect(await amounts()).toEqual(openingBalances);
    expect(await openDemo({ services: server.services, database }, secretKey)).toEqual(demo);
    expect(await amounts()).toEqual(openingBalances);
  });

  test.each(readable)('its owner can read %s in the console', async (path) => {
    const answer = await fetch(`${server.console}${path}`, { headers: { cookie } });
    expect({ status: answer.status, body: await answer.json() }).toMatchObject({
      status: 200,
      body: { status: 'success' },
    });
  });
});
