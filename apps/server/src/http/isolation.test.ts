import bundle from '@finops/contract/openapi.json' with { type: 'json' };
import { documentedOperations } from '@finops/contract-express/reading';
import { sampleRequests, toWire } from '@finops/contract-express/testing';
import type { ApiDocument } from '@finops/openapi';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgres, type TestDatabase } from '../../test/harness/processes/databases.ts';
import { sentStatements } from '../../test/harness/processes/sent-statements.ts';
import type { SeededBusiness } from '../../test/harness/seed/seed-business.ts';
import { startServer, type TestServer } from '../../test/harness/worlds/server.ts';

const document: ApiDocument = JSON.parse(JSON.stringify(bundle));
/** Operations that act for a profile and accept an API key. */
const operations = documentedOperations(document).filter(
  ({ credentials, parameters }) =>
    credentials.flat().some(({ type, scheme }) => type === 'http' && scheme === 'bearer') &&
    parameters.some(({ name }) => name === 'X-BU-PROFILE-ID'),
);

describe.each([postgres])('two businesses on $name', ({ open }) => {
  let database: TestDatabase;
  let server: TestServer;
  let own: SeededBusiness;
  let foreign: SeededBusiness;

  beforeAll(async () => {
    database = await open();
    server = await startServer({ database, environment: { RATE_LIMIT_PER_MINUTE: '1000000000' } });
    [own, foreign] = await Promise.all([server.seedBusiness(), server.seedBusiness()]);
  });
  afterAll(async () => {
    await server.stop();
    await database.close();
  });

  const call = (path: string, business: SeededBusiness, headers: Record<string, string> = {}) =>
    server.call(path, { headers: { Authorization: business.authorization, ...headers } });

  test.each(operations)(
    '$id made for a profile of the other is 404, as for one that does not exist',
    async (operation) => {
      const [sample] = sampleRequests(document, operation, {});
      if (sample === undefined) throw new Error(`${operation.id} has no sample.`);
      const { method, target, headers, body } = toWire(sample);
      const answers = await Promise.all(
        [
          foreign.businessId,
          foreign.customerId,
          'CUS_0000000000000000',
          'BUS_0000000000000000',
          'nonsense',
        ].map(async (profile) => {
          const response = await server.call(target, {
            method,
            headers: { ...headers, Authorization: own.authorization, 'X-BU-PROFILE-ID': profile },
            ...(body !== undefined && { body: String(body) }),
          });
          return `${response.status} ${await response.text()}`;
        }),
      );
      expect(new Set(answers).size).toBe(1);
      expect(answers[0]).toMatch(/^404 .*"resource_not_found"/);
    },
  );

  test('a balance of the other is 404, as one that does not exist, in its own right and by profile', async () => {
    const opened = await server.call('/v1/balances', {
      method: 'POST',
      headers: { Authorization: foreign.authorization, 'Content-Type': 'application/json' },
      body: '{"currency":"NGN"}',
    });
    const { data } = await opened.json();
    const id = String(data.id);
    expect((await call(`/v1/balances/${id}`, foreign)).status).toBe(200);
    const answer = async (balance: string, headers: Record<string, string> = {}) => {
      const response = await call(`/v1/balances/${balance}`, own, headers);
      return `${response.status} ${(await response.text()).replaceAll(balance, '<id>')}`;
    };
    const unknown = await answer('BAL_0000000000000000');
    expect(unknown).toMatch(/^404 .*"not_found"/);
    expect(await answer(id)).toBe(unknown);
    expect(await answer('NGN')).toBe(unknown);
    // A customer's own holder is another profile of the same business.
    expect(await answer(id, { 'X-BU-PROFILE-ID': own.customerId })).toBe(unknown);
    const listed = await (await call('/v1/balances', own)).text();
    expect(listed).not.toContain(id);
  });

  test('what is foreign costs the same statements as what does not exist', async () => {
    const opened = await server.call('/v1/balances', {
      method: 'POST',
      headers: { Authorization: foreign.authorization, 'Content-Type': 'application/json' },
      body: '{"currency":"KES"}',
    });
    const { data } = await opened.json();
    const statementsFor = (id: string) => sentStatements(() => call(`/v1/balances/${id}`, own));
    // Jobs of the server may send a statement during one of the two calls.
    await expect
      .poll(async () => [await statementsFor(String(data.id)), await statementsFor('BAL_0000000000000000')])
      .toSatisfy(([there = [], nowhere]) => there.length > 0 && `${there}` === `${nowhere}`);
  });

  test('a cursor of the other opens nothing', async () => {
    for (const business of [own, foreign]) {
      for (const currency of ['NGN', 'USD']) {
        await server.call('/v1/balances', {
          method: 'POST',
          headers: { Authorization: business.authorization, 'Content-Type': 'application/json' },
          body: JSON.stringify({ currency }),
        });
      }
    }
    const { pagination } = await (await call('/v1/balances?limit=1', foreign)).json();
    const cursor = String(pagination.next_cursor);
    expect((await call(`/v1/balances?limit=1&cursor=${cursor}`, foreign)).status).toBe(200);
    const refused = await call(`/v1/balances?limit=1&cursor=${cursor}`, own);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ error: { name: 'bad_request' } });
    const customers = { 'X-BU-PROFILE-ID': foreign.customerId };
    expect((await call(`/v1/balances?limit=1&cursor=${cursor}`, foreign, customers)).status).toBe(400);
    expect((await call(`/v1/countries?limit=1&cursor=${cursor}`, foreign)).status).toBe(400);
  });
});
