import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { postgres, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import { rowCount } from '../../../../test/harness/processes/row-count.ts';
import { seedProfiles } from '../../../../test/harness/seed/seed-profiles.ts';
import {
  type ConsoleServer,
  type Person,
  SYSTEM,
  startConsole,
} from '../../../../test/harness/worlds/console-server.ts';
import { holdings } from '../../../../test/harness/worlds/test-ledger.ts';
import type { Business } from '../../../domain/accounts/business.ts';
import { grantableScopes } from '../../../domain/accounts/keys/scopes.ts';

const FILLS = '/console/v1/sandbox/stocks/fills';
/** A day on which the exchange opens at 13:30 UTC; the clock of tests stands at 09:30. */
const OPENS = '2026-05-04T13:30:00Z';

let database: TestDatabase;
let console: ConsoleServer;
let business: Business;
let developer: Person;

beforeAll(async () => {
  database = await postgres.open();
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

const post = (path: string, body: object, as = developer) =>
  console.call(`POST /console/v1/sandbox/${path}`, { as, body });
const fund = (amount: string, currency = 'USD', profileId = business.id) =>
  post('balances', { currency, amount, profile_id: profileId });
const fill = (body: object, as = developer) => post('stocks/fills', body, as);
const refused = async (body: object) => {
  const answer = await fill(body);
  return [answer.status, answer.text('error.name')];
};
const buy = (facts: object = {}) => ({ symbol: 'AAPL', action: 'buy', tokens: '1', ...facts });
const customerOf = async () => {
  const profileId = `CUS_${business.id.slice(4)}`;
  await seedProfiles(
    database,
    [{ businessId: business.id, profileId, displayCurrency: 'USD' }],
    console.clock.now(),
  );
  return profileId;
};
const available = async (currency: string, profileId = business.id) =>
  (await holdings(database, { businessId: business.id, profileId }, currency))?.[0];

describe('createSandboxFill', () => {
  test('201: buys at the price of the venue, with its spread, shows the fill in the position at once, and is audited', async () => {
    await fund('1000');
    const answer = await fill(buy({ symbol: ' aapl ' }));
    expect([answer.status, answer.body]).toMatchObject([
      201,
      {
        message: 'Fill made.',
        data: {
          symbol: 'AAPL',
          action: 'buy',
          tokens: '1.000000000000000000',
          funding_currency: 'USD',
          status: 'completed',
        },
      },
    ]);
    const unitPrice = answer.text('data.unit_price.amount');
    expect(answer.text('data.amount.amount')).toBe(unitPrice);
    const key = await console.accounts.apiKeys.create(SYSTEM, business.id, {
      name: 'All',
      scopes: grantableScopes,
    });
    const position = await console.api('GET /v1/stocks/portfolio/AAPL', key.credential);
    expect(position.body).toMatchObject({
      data: { activities: [Object(answer.body).data], position: { tokens: '1.000000000000000000' } },
    });
    expect(Number(unitPrice)).toBeGreaterThan(Number(position.text('data.position.price.amount')));
    const audited = await console.call('GET /console/v1/audit_entries?action=sandbox.fill_created', {
      as: developer,
    });
    expect(Object(audited.body).data).toMatchObject([
      {
        target: answer.text('data.id'),
        facts: { symbol: 'AAPL', action: 'buy', tokens: '1', amount: unitPrice, currency: 'USD' },
      },
    ]);
  });

  test('201: sells below the mid price, and takes money from one currency and puts it on another', async () => {
    await fund('1000', 'USDT');
    const bought = await fill(buy({ funding_currency: 'usdt' }));
    expect([bought.status, bought.text('data.funding_currency')]).toEqual([201, 'USDT']);
    const taken = bought.text('data.funding_amount');
    expect(Number(await available('USDT'))).toBeCloseTo(1000 - Number(taken), 6);
    const sold = await fill({ symbol: 'AAPL', action: 'sell', tokens: '1', funding_currency: 'NGN' });
    expect([sold.status, sold.text('data.funding_currency')]).toEqual([201, 'NGN']);
    expect(Number(sold.text('data.unit_price.amount'))).toBeLessThan(
      Number(bought.text('data.unit_price.amount')),
    );
    expect(Number(await available('NGN'))).toBe(Number(sold.text('data.funding_amount')));
  });

  test('201: trades for a customer', async () => {
    const customer = await customerOf();
    await fund('1000', 'USD', customer);
    const answer = await fill(buy({ profile_id: customer }));
    expect(answer.status).toBe(201);
    expect(await available('USD', customer)).not.toBe('1000');
    expect(await available('USD')).toBeUndefined();
  });

  test('422 for a stock of the exchange while that is closed, 201 once the clock has reached the opening', async () => {
    await fund('1000');
    // Coca-Cola trades at any hour, Boeing does not.
    expect((await fill(buy({ symbol: 'KO' }))).status).toBe(201);
    const answer = await fill(buy({ symbol: 'BA' }));
    expect([answer.status, answer.text('error.name')]).toEqual([422, 'invalid_state']);
    expect(answer.text('message')).toContain(`closed until ${OPENS}`);
    const seconds = (Date.parse(OPENS) - console.clock.now().getTime()) / 1000;
    await post('clock/advance', { seconds: seconds - 1 });
    expect((await fill(buy({ symbol: 'BA' }))).status).toBe(422);
    await post('clock/advance', { seconds: 1 });
    expect((await fill(buy({ symbol: 'BA' }))).status).toBe(201);
  });

  test.each([
    ['a halted stock', { symbol: 'TSTH' }],
    ['a side that is not supported', { symbol: 'TSTS' }],
    ['an unlisted stock', { symbol: 'TSTU' }],
    ['a stock without a price', { symbol: 'IBM' }],
  ])('422: %s', async (_, facts) => {
    await fund('1000');
    expect(await refused(buy(facts))).toEqual([422, 'invalid_state']);
  });

  test('422: more than is available or held, and nothing is written', async () => {
    await fund('100');
    expect(await refused(buy())).toEqual([422, 'insufficient_balance']);
    expect(await refused(buy({ action: 'sell' }))).toEqual([422, 'insufficient_balance']);
    const count = await rowCount(database, 'stock_fill', business.id);
    expect([count, await available('USD')]).toEqual([0, '100']);
  });

  test('422: a customer that is not active', async () => {
    const customer = await customerOf();
    await fund('1000', 'USD', customer);
    await database.kysely
      .updateTable('customer')
      .set({ status: 'in_review' })
      .where('customer_id', '=', customer)
      .execute();
    expect(await refused(buy({ profile_id: customer }))).toEqual([422, 'invalid_state']);
  });

  test('404: no such stock, and no such profile of the business', async () => {
    expect(await refused(buy({ symbol: 'ZZZZ' }))).toEqual([404, 'resource_not_found']);
    const customer = await customerOf();
    business = await console.business();
    const stranger = await console.person({ business });
    const answer = await fill(buy({ profile_id: customer }), stranger);
    expect([answer.status, answer.text('error.name')]).toEqual([404, 'resource_not_found']);
  });

  test.each([
    ['tokens', {}, 'schema_validation'],
    ['tokens', { tokens: '0' }, 'schema_validation'],
    ['tokens', { tokens: '-1' }, 'schema_validation'],
    ['tokens', { tokens: '0.0000000000000000001' }, 'schema_validation'],
    ['tokens', { tokens: '0.000000000000000001' }, 'request_validation'],
    ['action', { tokens: '1', action: 'short' }, 'schema_validation'],
    ['funding_currency', { tokens: '1', funding_currency: 'ZZZ' }, 'request_validation'],
    ['funding_currency', { tokens: '1', funding_currency: 'GBP' }, 'request_validation'],
  ])('400 on %s: %o', async (field, facts, name) => {
    const answer = await fill({ symbol: 'AAPL', action: 'buy', ...facts });
    expect([answer.status, answer.text('error.name'), Object.keys(Object(answer.body).fields)]).toEqual([
      400,
      name,
      [field],
    ]);
  });

  test('401 without a session, 403 for a viewer and for a key without the scope', async () => {
    const nobody = await console.call(`POST ${FILLS}`, { body: buy() });
    expect([nobody.status, nobody.text('error.name')]).toEqual([401, 'unauthorized']);
    const viewer = await console.person({ business, role: 'viewer' });
    expect((await fill(buy(), viewer)).status).toBe(403);
    const scopes = grantableScopes.filter((scope) => scope !== 'sandbox:control');
    const key = await console.accounts.apiKeys.create(SYSTEM, business.id, { name: 'Few', scopes });
    const headers = { authorization: `Bearer ${key.credential}` };
    expect((await console.call(`POST ${FILLS}`, { headers, body: buy() })).status).toBe(403);
  });
});

test('resetSandbox takes positions, fills and snapshots of the market away, and trading begins anew', async () => {
  await fund('1000');
  expect((await fill(buy())).status).toBe(201);
  await console.services.stockMovers.list(await profileOf(), 6);
  const tables = ['stock_fill', 'stock_position', 'stock_snapshot'] as const;
  const counts = () => Promise.all(tables.map((table) => rowCount(database, table, business.id)));
  expect((await counts()).every((count) => count > 0)).toBe(true);
  expect((await console.call('POST /console/v1/sandbox/reset', { as: developer })).status).toBe(200);
  expect(await counts()).toEqual([0, 0, 0]);
  expect(await refused(buy({ action: 'sell' }))).toEqual([422, 'insufficient_balance']);
  await fund('1000');
  expect((await fill(buy())).status).toBe(201);
});

async function profileOf() {
  const profile = await console.services.profiles.find(business.id, business.id);
  if (profile === undefined) throw new Error(`${business.id} has no profile.`);
  return profile;
}
