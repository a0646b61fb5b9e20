import { type RawBuilder, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DepositAddress } from '../domain/addresses/deposit-address.ts';
import type { Holder } from '../domain/balances/balance-store.ts';
import { Decimal } from '../domain/money/decimal.ts';
import type { Recipient } from '../domain/recipients/recipient.ts';
import type { SandboxStore } from '../domain/sandbox/sandbox-store.ts';
import { postgres, type TestDatabase } from '../testing/databases.ts';
import { movedClock } from '../testing/moved-clock.ts';
import { openTransaction } from '../testing/open-transaction.ts';
import type { SeededBusiness } from '../testing/seed-business.ts';
import { seedProfiles } from '../testing/seed-profiles.ts';
import { quoteOf, seedQuote } from '../testing/seed-quote.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { at, move, newBalance, opening, own } from '../testing/test-ledger.ts';
import { bankAccountStore } from './bank-account-store.ts';
import { commitJson } from './commit-json.ts';
import type { Database } from './database.ts';
import { depositAddressStore } from './deposit-address-store.ts';
import { ledgerStore } from './ledger-store.ts';
import { quoteStore } from './quote-store.ts';
import { recipientStore } from './recipient-store.ts';
import { sandboxStore } from './sandbox-store.ts';
import type { Tables } from './tables.ts';

const MONTH_MS = 30 * 24 * 3600 * 1000;
const PROFILES = 20;
/** Commits that a reset may have to wait for at the very most; it waits for some dozens. */
const MOST_COMMITS = 4000;
const limits = { mostHeld: () => Decimal.parse('1000000') };

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

/** How many rows of a table a business has. */
async function rowCount(table: keyof Tables, businessId: string): Promise<number> {
  const { rows } = await sql`SELECT 1 FROM ${sql.table(table)} WHERE business_id = ${businessId}`.execute(
    database.kysely,
  );
  return rows.length;
}

/** Writes a business without anything. */
async function seedBusiness(businessId: string): Promise<Holder> {
  const holder = { businessId, profileId: businessId };
  await seedProfiles(database, [{ ...holder, displayCurrency: 'NGN' }], at);
  return holder;
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

  /** Posts the body; gets without one. */
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
      'deposit_address_directory',
      'recipient',
      'idempotency_record',
    ] as const) {
      const count = await rowCount(table, business.businessId);
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
    ['the first address', () => send('api', '/v1/addresses/BTC')],
    ['another address', () => send('api', '/v1/addresses/regenerate', regenerated)],
    ['a recipient', () => send('api', '/v1/recipients', saved)],
    ['a recipient with a key', () => send('api', '/v1/recipients', saved, { 'Idempotency-Key': 'one' })],
  ])('%s waits, is told to try again and leaves nothing', async (_, ask) => {
    const asked = ask();
    await waiting(1);
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
    expect((await send('api', '/v1/recipients', saved)).status).toBe(201);
    const { businessId } = business;
    const { rows } = await sql<{ soon: boolean }>`
      SELECT at < ${new Date(server.services.clock.now().getTime() + 60_000)} AS soon FROM (
        SELECT last_entry_at FROM balance WHERE business_id = ${businessId}
        UNION ALL SELECT created_at FROM deposit_address WHERE business_id = ${businessId}
        UNION ALL SELECT created_at FROM recipient WHERE business_id = ${businessId}
      ) AS written (at)`.execute(database.kysely);
    expect(rows).toEqual(Array(4).fill({ soon: true }));
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
    const ledgers = handles.map((handle) => ledgerStore(handle, limits));
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

describe('a reset that waits for a commit', () => {
  const recipientOf = ({ businessId }: Holder): Recipient => ({
    id: 'REC_1',
    businessId,
    active: true,
    ownedByCustomer: false,
    type: 'till',
    category: 'mobile_money',
    details: { account_name: 'Babbage Instruments' },
    createdAt: at,
    updatedAt: at,
  });
  const addressOf = (holder: Holder, address: string): DepositAddress => ({
    ...holder,
    id: `ADR_${address}`,
    currency: 'USDT',
    network: 'TRX',
    address,
    createdAt: at,
  });

  it.each<[table: keyof Tables, write: (holder: Holder) => Promise<unknown>]>([
    [
      'posting',
      (holder) =>
        ledgerStore(database, limits).commit({
          businessId: holder.businessId,
          resets: 1,
          opens: [newBalance(holder)],
          postings: [move('1', opening, own('available', holder))],
        }),
    ],
    ['quote', (holder) => quoteStore(database).insert(quoteOf('conversion', holder), { resets: 1 })],
    ['recipient', (holder) => recipientStore(database).insert(recipientOf(holder), 1)],
    ['deposit_address', (holder) => depositAddressStore(database).open(addressOf(holder, 'Topened'), 1)],
    [
      'deposit_address_directory',
      (holder) => depositAddressStore(database).insert(addressOf(holder, 'Tof_transfer')),
    ],
    [
      'bank_account_directory',
      ({ businessId }) => {
        const account = { bankCode: '035', accountNumber: '9911804215' };
        return bankAccountStore(database).claim({ ...account, businessId, transferId: 'TRF_1' });
      },
    ],
  ])('goes before whoever writes a %s after it', async (table, write) => {
    const holder = await seedBusiness(`BUS_${table}`);
    const { businessId } = holder;
    const commit = await openTransaction(database, sql`SELECT share_business(${businessId})`);
    const resetting = store.reset(businessId, ({ sandbox }) => sandbox.clear());
    await waiting(1);
    const writing = write(holder);
    await waiting(2).finally(commit);
    await Promise.all([resetting, writing]);
    expect(await rowCount(table, businessId)).toBe(1);
  });
});

describe('the row of a reset that is under way', () => {
  const begun = (businessId: string, ago: string) =>
    sql`INSERT INTO sandbox_reset VALUES (${businessId}, ${ago}, now() - ${ago}::interval)`.execute(
      database.kysely,
    );
  const namesIn = async (names: RawBuilder<{ name: string }>) =>
    (await names.execute(database.kysely)).rows.map(({ name }) => name);

  afterEach(async () => {
    await sql`DELETE FROM sandbox_reset`.execute(database.kysely);
  });

  it('is not kept by whoever has shared the business, which is', async () => {
    const { businessId } = await seedBusiness('BUS_sharing');
    await begun(businessId, '1 second');
    const free = (table: 'business' | 'sandbox_reset') =>
      namesIn(sql`
        SELECT business_id AS name FROM ${sql.table(table)} WHERE business_id = ${businessId} FOR UPDATE SKIP LOCKED`);
    expect([await free('business'), await free('sandbox_reset')]).toEqual([[businessId], [businessId]]);
    const commit = await openTransaction(database, sql`SELECT share_business(${businessId})`);
    const whileShared = [await free('business'), await free('sandbox_reset')];
    await commit();
    expect(whileShared).toEqual([[], [businessId]]);
  });

  it.each([
    ['1 minute', 'canceling statement due to lock timeout'],
    ['3 minutes', 'shared'],
  ])('is waited for while its reset may be alive: begun %s ago, %s', async (ago, outcome) => {
    const { businessId } = await seedBusiness(`BUS_${ago}`);
    await begun(businessId, ago);
    const reset = await openTransaction(
      database,
      sql`SELECT 1 FROM sandbox_reset WHERE business_id = ${businessId} FOR UPDATE`,
    );
    const sharing = database.transaction(async (transaction) => {
      await sql`SET LOCAL lock_timeout = '200ms'`.execute(transaction);
      await sql`SELECT share_business(${businessId})`.execute(transaction);
      return 'shared';
    });
    const found = await sharing.catch(({ message }: Error) => message);
    await reset();
    expect(found).toBe(outcome);
  });

  it.each([
    ['a commit', (businessId: string) => sql`SELECT share_business(${businessId})`],
    [
      'a batch of two',
      (businessId: string) => {
        const items = JSON.stringify(Array(2).fill(commitJson({ businessId, postings: [] }, limits)));
        return sql`SELECT commit_money(${items}::jsonb)`;
      },
    ],
  ])('is not waited for by %s that has shared the business before', async (name, statementOf) => {
    const { businessId } = await seedBusiness(`BUS_${name}`);
    const release = await openTransaction(
      database,
      sql`SELECT 1 FROM business WHERE business_id = ${businessId} FOR UPDATE`,
    );
    let attempts = 0;
    const run = (statement: RawBuilder<unknown>) =>
      database.transaction(async (transaction) => {
        attempts += 1;
        await statement.execute(transaction);
      });
    const sharing = run(statementOf(businessId));
    await waiting(1);
    await begun(businessId, '1 second');
    const owning = run(sql`SELECT own_business(${businessId}, '1 second')`);
    await waiting(2).finally(release);
    await Promise.all([sharing, owning]);
    expect(attempts).toBe(2);
  });

  it('of another business is waited for by nobody here', async () => {
    const [{ businessId }, other] = [await seedBusiness('BUS_here'), await seedBusiness('BUS_there')];
    await begun(businessId, '1 second');
    await begun(other.businessId, '2 seconds');
    const there = await openTransaction(
      database,
      sql`SELECT 1 FROM sandbox_reset WHERE business_id = ${other.businessId} FOR UPDATE`,
    );
    const sharing = database.transaction(async (transaction) => {
      await sql`SET LOCAL lock_timeout = '1s'`.execute(transaction);
      await sql`SELECT share_business(${businessId})`.execute(transaction);
    });
    await sharing.finally(there);
  });

  it('is locked by its own reset, and no other row is', async () => {
    const [{ businessId }, other] = [await seedBusiness('BUS_owned'), await seedBusiness('BUS_unowned')];
    await begun(businessId, '1 second');
    await begun(businessId, '2 seconds');
    await begun(other.businessId, '1 second');
    const reset = await openTransaction(database, sql`SELECT own_business(${businessId}, '1 second')`);
    const free = await namesIn(sql`
      SELECT business_id || ' ' || reset_id AS name FROM sandbox_reset ORDER BY 1 FOR UPDATE SKIP LOCKED`);
    await reset();
    expect(free).toEqual(['BUS_owned 2 seconds', 'BUS_unowned 1 second']);
  });

  it('is taken away by the next reset of the business when nobody waits for it any more', async () => {
    const [{ businessId }, other] = [await seedBusiness('BUS_abandoned'), await seedBusiness('BUS_beside')];
    await begun(businessId, '1 minute');
    await begun(businessId, '3 minutes');
    await begun(other.businessId, '4 minutes');
    await store.reset(businessId, async () => {});
    expect(await namesIn(sql`SELECT reset_id AS name FROM sandbox_reset ORDER BY 1`)).toEqual([
      '1 minute',
      '4 minutes',
    ]);
  });
});

describe('a quote', () => {
  it('is written by whoever has not seen how often the sandbox was reset', async () => {
    const holder = await seedBusiness('BUS_old');
    const { businessId } = holder;
    await store.reset(businessId, ({ sandbox }) => sandbox.clear());
    const quote = await seedQuote(database, 'conversion', holder);
    const profile = { ...holder, displayCurrency: 'NGN', clockAheadMs: 0, resets: 1 };
    expect(await quoteStore(database).find(profile, quote.id)).toBeDefined();
  });
});
