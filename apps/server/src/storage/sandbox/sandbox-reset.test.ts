import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postgres, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import { waitForLocks } from '../../../test/harness/processes/lock-waits.ts';
import { rowCount } from '../../../test/harness/processes/row-count.ts';
import type { SeededBusiness } from '../../../test/harness/seed/seed-business.ts';
import { seedProfiles } from '../../../test/harness/seed/seed-profiles.ts';
import { seedQuote } from '../../../test/harness/seed/seed-quote.ts';
import { joinedAreas } from '../../../test/harness/worlds/joined-areas.ts';
import { movedClock } from '../../../test/harness/worlds/moved-clock.ts';
import { startServer, type TestServer } from '../../../test/harness/worlds/server.ts';
import { at } from '../../../test/harness/worlds/test-ledger.ts';
import { profileOf } from '../../../test/harness/worlds/test-profile.ts';
import { tablesOf } from '../../compose/area.ts';
import { Decimal } from '../../domain/money/decimal.ts';
import type { SandboxStore } from '../../domain/sandbox/sandbox-store.ts';
import { loadReference } from '../../reference/load-reference.ts';
import { quoteStore } from '../money/postgres-quote-store.ts';
import { sandboxStore } from './postgres-sandbox-store.ts';

const MONTH_MS = 30 * 24 * 3600 * 1000;

let database: TestDatabase;
let store: SandboxStore;

beforeAll(async () => {
  database = await postgres.open();
  const other = await database.another();
  store = sandboxStore(other, other, tablesOf(await joinedAreas(other)), loadReference().currencies);
});
afterAll(() => database.close());

describe('what meets a reset that has cleared the business and is not committed yet', () => {
  let server: TestServer;
  let business: SeededBusiness;
  let address: string;
  let accountId: string;
  let transferId: string;
  let commitReset: () => Promise<void>;

  beforeAll(async () => {
    server = await startServer({
      database,
      clock: movedClock(),
      environment: { RATE_LIMIT_PER_MINUTE: '1000000' },
    });
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    business = await server.seedBusiness();
    const { businessId } = business;
    await store.moveClock(businessId, 0, MONTH_MS);
    const profile = await server.services.profiles.find(businessId, businessId);
    if (profile === undefined) throw new Error(`${businessId} has no profile.`);
    await server.services.balances.fund(profile, 'USDT', Decimal.parse('1000'), 'opening');
    address = (await server.services.depositAddresses.get(profile, 'USDT')).address;
    accountId = (await server.services.virtualAccounts.get(profile, 'NGN')).id;
    const quote = await seedQuote(database, 'deposit', profile, {
      expiresAt: new Date(Date.now() + 100 * 12 * MONTH_MS),
    });
    transferId = (await server.services.transfers.create(profile, quote.id)).id;
    const paid = { currency: 'NGN', amount: '20000', transfer_id: transferId };
    expect((await send('console', '/console/v1/sandbox/deposits', paid)).status).toBe(201);

    const cleared = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const resetting = store.reset(businessId, async ({ sandbox }) => {
      await sandbox.clear();
      cleared.resolve();
      await released.promise;
    });
    commitReset = () => {
      released.resolve();
      return resetting;
    };
    await cleared.promise;
  });
  afterEach(() => commitReset());

  /** POST with a body, GET without one. */
  async function send(
    app: 'api' | 'console',
    path: string,
    body?: object,
    headers: Readonly<Record<string, string>> = {},
  ) {
    const response = await fetch(`${server[app]}${path}`, {
      headers: { Authorization: business.authorization, 'Content-Type': 'application/json', ...headers },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const answer: { error?: { name?: string } } = await response.json();
    return { status: response.status, error: answer.error?.name };
  }

  /** Rows of the business that a reset deletes, by table; empty tables are omitted. */
  async function left(): Promise<Readonly<Record<string, number>>> {
    const counts: Record<string, number> = {};
    for (const table of [
      'balance',
      'posting',
      'quote',
      'transfer',
      'transaction_entry',
      'rail_entry',
      'account_change',
      'account_sum',
      'books_check',
      'event',
      'deposit_address',
      'deposit_address_directory',
      'virtual_bank_account',
      'bank_account_directory',
      'recipient',
      'idempotency_record',
    ] as const) {
      const count = await rowCount(database, table, business.businessId);
      if (count > 0) counts[table] = count;
    }
    return counts;
  }

  const quoted = { source_currency: 'USDT', target_currency: 'NGN', source_amount: '10' };
  const funded = { currency: 'USDT', amount: '10' };
  const regenerated = { currency: 'USDT', network: 'TRX' };
  const saved = {
    type: 'ngn_bank',
    account_name: 'ADA LOVELACE',
    account_number: '0123456789',
    bank_code: '058',
  };

  it.each([
    ['a quote', () => send('api', '/v1/quotes', quoted)],
    ['a quote with a key', () => send('api', '/v1/quotes', quoted, { 'Idempotency-Key': 'one' })],
    ['a funding', () => send('console', '/console/v1/sandbox/balances', funded)],
    [
      'a payment to an address',
      () => send('console', '/console/v1/sandbox/deposits', { currency: 'USDT', amount: '10', address }),
    ],
    [
      'a second payment of a transfer',
      () =>
        send('console', '/console/v1/sandbox/deposits', {
          currency: 'NGN',
          amount: '20000',
          transfer_id: transferId,
        }),
    ],
    [
      'a payment to a virtual bank account',
      () =>
        send('console', '/console/v1/sandbox/deposits', {
          currency: 'NGN',
          amount: '20000',
          virtual_account_id: accountId,
        }),
    ],
    ['the first address', () => send('api', '/v1/addresses/BTC')],
    ['the first virtual bank account', () => send('api', '/v1/virtual_bank_accounts/USD')],
    ['another address', () => send('api', '/v1/addresses/regenerate', regenerated)],
    ['a recipient', () => send('api', '/v1/recipients', saved)],
    ['a recipient with a key', () => send('api', '/v1/recipients', saved, { 'Idempotency-Key': 'one' })],
  ])('%s waits, is told to try again and leaves nothing', async (_, ask) => {
    const asked = ask();
    await waitForLocks(database, 1);
    await commitReset();
    expect(await asked).toEqual({ status: 503, error: 'service_unavailable' });
    expect(await left()).toEqual({});
  });

  it('what is asked for again afterwards has the clock of afterwards', async () => {
    await commitReset();
    expect((await send('console', '/console/v1/sandbox/balances', funded)).status).toBe(201);
    expect((await send('api', '/v1/quotes', quoted)).status).toBe(201);
    expect((await send('api', '/v1/addresses/BTC')).status).toBe(200);
    expect((await send('api', '/v1/addresses/regenerate', regenerated)).status).toBe(200);
    expect((await send('api', '/v1/virtual_bank_accounts/NGN')).status).toBe(200);
    expect((await send('api', '/v1/recipients', saved)).status).toBe(201);
    const { businessId } = business;
    const { rows } = await sql<{ soon: boolean }>`
      SELECT at < ${new Date(server.services.clock.now().getTime() + 60_000)} AS soon FROM (
        SELECT last_entry_at FROM balance WHERE business_id = ${businessId}
        UNION ALL SELECT created_at FROM deposit_address WHERE business_id = ${businessId}
        UNION ALL SELECT created_at FROM virtual_bank_account WHERE business_id = ${businessId}
        UNION ALL SELECT created_at FROM recipient WHERE business_id = ${businessId}
      ) AS written (at)`.execute(database.kysely);
    expect(rows).toEqual(Array(5).fill({ soon: true }));
  });
});

describe('a quote', () => {
  it('is written by whoever has not seen how often the sandbox was reset', async () => {
    const profile = profileOf({ businessId: 'BUS_old' }, { resets: 1 });
    await seedProfiles(database, [profile], at);
    await store.reset(profile.businessId, ({ sandbox }) => sandbox.clear());
    const quote = await seedQuote(database, 'conversion', profile);
    expect(await quoteStore(database).find(profile, quote.id)).toBeDefined();
  });
});
