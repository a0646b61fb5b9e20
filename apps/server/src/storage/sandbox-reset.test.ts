import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Decimal } from '../domain/money/decimal.ts';
import type { SandboxStore } from '../domain/sandbox/sandbox-store.ts';
import { postgres, type TestDatabase } from '../testing/databases.ts';
import { movedClock } from '../testing/moved-clock.ts';
import type { SeededBusiness } from '../testing/seed-business.ts';
import { seedProfiles } from '../testing/seed-profiles.ts';
import { seedQuote } from '../testing/seed-quote.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { at, move, newBalance, opening, own } from '../testing/test-ledger.ts';
import type { Database } from './database.ts';
import { ledgerStore } from './ledger-store.ts';
import { quoteStore } from './quote-store.ts';
import { sandboxStore } from './sandbox-store.ts';

const MONTH_MS = 30 * 24 * 3600 * 1000;
const PROFILES = 20;
/** Commits that a reset may have to wait for at the very most; it waits for some dozens. */
const MOST_COMMITS = 4000;

let database: TestDatabase;
let store: SandboxStore;

beforeAll(async () => {
  database = await postgres.open();
  const other = await database.another();
  store = sandboxStore(other, other);
});
afterAll(() => database.close());

/** Until so many transactions wait for a lock. */
async function waiting(count: number): Promise<void> {
  const waits = sql<{ pid: number }>`
    SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await expect
    .poll(async () => (await waits.execute(database.kysely)).rows.length, { timeout: 10_000 })
    .toBe(count);
}

describe('what meets a reset that has cleared the business and is not committed yet', () => {
  let server: TestServer;
  let business: SeededBusiness;
  let address: string;
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
    const quote = await seedQuote(database, 'deposit', profile, {
      expiresAt: new Date(Date.now() + 100 * 12 * MONTH_MS),
    });
    transferId = (await server.services.transfers.create(profile, quote.id)).id;
    const paid = { currency: 'NGN', amount: '20000', transfer_id: transferId };
    expect((await post('console', '/console/v1/sandbox/deposits', paid)).status).toBe(201);

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

  async function post(
    app: 'api' | 'console',
    path: string,
    body: object,
    headers: Readonly<Record<string, string>> = {},
  ) {
    const response = await fetch(`${server[app]}${path}`, {
      method: 'POST',
      headers: { Authorization: business.authorization, 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const answer: { error?: { name?: string } } = await response.json();
    return { status: response.status, error: answer.error?.name };
  }

  /** Rows of the business that a reset takes out, by table; empty tables are left out. */
  async function left(): Promise<Readonly<Record<string, number>>> {
    const counts: Record<string, number> = {};
    for (const table of [
      'balance',
      'posting',
      'quote',
      'transfer',
      'transaction_entry',
      'rail_entry',
      'event',
      'deposit_address',
      'idempotency_record',
    ] as const) {
      const { rows } = await sql`
        SELECT 1 FROM ${sql.table(table)} WHERE business_id = ${business.businessId}`.execute(
        database.kysely,
      );
      if (rows.length > 0) counts[table] = rows.length;
    }
    return counts;
  }

  const quoted = { source_currency: 'USDT', target_currency: 'NGN', source_amount: '10' };
  const funded = { currency: 'USDT', amount: '10' };

  it.each([
    ['a quote', () => post('api', '/v1/quotes', quoted)],
    ['a quote with a key', () => post('api', '/v1/quotes', quoted, { 'Idempotency-Key': 'one' })],
    ['a funding', () => post('console', '/console/v1/sandbox/balances', funded)],
    [
      'a payment to an address',
      () => post('console', '/console/v1/sandbox/deposits', { currency: 'USDT', amount: '10', address }),
    ],
    [
      'a second payment of a transfer',
      () =>
        post('console', '/console/v1/sandbox/deposits', {
          currency: 'NGN',
          amount: '20000',
          transfer_id: transferId,
        }),
    ],
  ])('%s waits, is told to try again and leaves nothing', async (_, ask) => {
    const asked = ask();
    await waiting(1);
    await commitReset();
    expect(await asked).toEqual({ status: 503, error: 'service_unavailable' });
    expect(await left()).toEqual({});
  });

  it('what is asked for again afterwards has the clock of afterwards', async () => {
    await commitReset();
    expect((await post('console', '/console/v1/sandbox/balances', funded)).status).toBe(201);
    expect((await post('api', '/v1/quotes', quoted)).status).toBe(201);
    const { rows } = await sql<{ soon: boolean }>`
      SELECT last_entry_at < ${new Date(server.services.clock.now().getTime() + 60_000)} AS soon FROM balance
      WHERE business_id = ${business.businessId}`.execute(database.kysely);
    expect(rows).toEqual([{ soon: true }]);
  });
});

describe('a business that commits without a pause', () => {
  it('is reset while its profiles go on', async () => {
    const businessId = 'BUS_busy';
    const holders = Array.from({ length: PROFILES }, (_, index) => ({
      businessId,
      profileId: index === 0 ? businessId : `CUS_${index}`,
    }));
    await seedProfiles(
      database,
      holders.map((holder) => ({ ...holder, displayCurrency: 'NGN' })),
      at,
    );
    const handles: Database[] = [await database.another(), await database.another()];
    const ledgers = handles.map((handle) =>
      ledgerStore(handle, { mostHeld: () => Decimal.parse('1000000') }),
    );
    let isReset = false;
    let commits = 0;
    const begun = Promise.withResolvers<void>();
    const busy = holders.flatMap((holder) =>
      ledgers.map(async (ledger) => {
        while (!isReset && commits < MOST_COMMITS) {
          const outcome = await ledger.commit(
            {
              businessId,
              opens: [newBalance(holder)],
              postings: [move('1', opening, own('available', holder))],
            },
            async () => {},
          );
          expect(outcome).toEqual({ kind: 'done' });
          commits += 1;
          if (commits === 2 * PROFILES) begun.resolve();
        }
      }),
    );
    await begun.promise;
    const resetting = store
      .reset(businessId, ({ sandbox }) => sandbox.clear())
      .then(() => {
        isReset = true;
      });
    await Promise.all([...busy, resetting]);
    expect(commits).toBeLessThan(MOST_COMMITS);
    const { rows } = await sql`SELECT 1 FROM sandbox_reset`.execute(database.kysely);
    expect(rows).toEqual([]);
  });
});

describe('a quote', () => {
  it('is written by whoever has not seen how often the sandbox was reset', async () => {
    const businessId = 'BUS_old';
    const holder = { businessId, profileId: businessId };
    await seedProfiles(database, [{ ...holder, displayCurrency: 'NGN' }], at);
    await store.reset(businessId, ({ sandbox }) => sandbox.clear());
    const quote = await seedQuote(database, 'conversion', holder);
    const profile = { ...holder, displayCurrency: 'NGN', clockAheadMs: 0, resets: 1 };
    expect(await quoteStore(database).find(profile, quote.id)).toBeDefined();
  });
});
