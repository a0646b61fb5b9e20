import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import { sampleLink } from '../../../test/harness/seed/sample-payment-link.ts';
import { sampleRequestLog } from '../../../test/harness/seed/sample-request-log.ts';
import { seedQuote } from '../../../test/harness/seed/seed-quote.ts';
import { joinedAreas } from '../../../test/harness/worlds/joined-areas.ts';
import { movedClock } from '../../../test/harness/worlds/moved-clock.ts';
import { startServer, type TestServer } from '../../../test/harness/worlds/server.ts';
import { everyRow } from '../../../test/harness/worlds/test-ledger.ts';
import { tablesOf } from '../../compose/area.ts';
import { Decimal } from '../../domain/money/decimal.ts';
import type { SandboxStore } from '../../domain/sandbox/sandbox-store.ts';
import { loadReference } from '../../reference/load-reference.ts';
import { foldAccountChanges } from '../ledger/account-sums.ts';
import { paymentLinkStore } from '../payments/postgres-payment-link-store.ts';
import { requestLogStore } from '../requests/postgres-request-log-store.ts';
import { tableClasses } from '../schema/table-classes.ts';
import { sandboxStore } from './postgres-sandbox-store.ts';

/** Tables that a reset leaves: those of no business, members, customers, credentials and the audit log. */
const kept: readonly string[] = [
  ...Object.entries(tableClasses).flatMap(([table, kind]) => (kind === 'platform' ? [table] : [])),
  'api_key',
  'api_key_directory',
  'audit_entry',
  'business',
  'customer',
  'customer_file',
  'email_directory',
  'invitation',
  'invitation_directory',
  'membership',
  'membership_directory',
  'issuer_record',
  'oauth_app',
  'oauth_client_directory',
  'profile',
  'public_key',
  'public_key_directory',
  'request_log_default',
  'sandbox_reset',
  'session',
  'used_identity_token',
  'webhook_endpoint',
];

describe.each(databases)('sandboxes on $name', ({ open }) => {
  let database: TestDatabase;
  let server: TestServer;
  let store: SandboxStore;

  beforeAll(async () => {
    database = await open();
    server = await startServer({ database, clock: movedClock() });
    store = sandboxStore(
      database,
      database,
      tablesOf(await joinedAreas(database)),
      loadReference().currencies,
    );
  });
  afterAll(async () => {
    await server.stop();
    await database.close();
  });

  /** A business with something in every table that a reset empties. */
  const usedBusiness = async (): Promise<string> => {
    const { businessId } = await server.seedBusiness();
    const { balances, books, depositAddresses, paymentRequestEngine, paymentRequests } = server.services;
    const { pledgeQuotes, profiles, stockOrders, stockPositions, transfers, virtualAccounts } =
      server.services;
    const profile = await profiles.find(businessId, businessId);
    if (profile === undefined) throw new Error(`${businessId} has no profile.`);
    await balances.fund(profile, 'NGN', Decimal.parse('9000'), 'opening');
    await foldAccountChanges(database);
    await books.check(businessId);
    await depositAddresses.get(profile, 'USDT');
    await virtualAccounts.get(profile, 'NGN');
    for (const kind of ['plainWithdrawal', 'deposit'] as const) {
      await transfers.create(profile, (await seedQuote(database, kind, profile)).id);
    }
    await paymentLinkStore(database).insert(sampleLink({ businessId, profileId: businessId }), { resets: 0 });
    const request = await paymentRequests.create(profile, {
      sourceCurrency: 'NGN',
      targetCurrency: 'NGN',
      amount: { side: 'source', amount: Decimal.parse('9000') },
      payIn: { type: 'temporary_bank_account' },
    });
    await paymentRequestEngine.arrive(profile, request.id, {
      reference: 'DEP_1',
      currency: 'NGN',
      amount: Decimal.parse('9000'),
      at: request.createdAt,
    });
    await balances.fund(profile, 'USD', Decimal.parse('1000'), 'opening');
    await stockOrders.execute(profile, { ticker: 'AAPL', side: 'buy', tokens: Decimal.one });
    await stockPositions.get(profile, 'AAPL');
    const grant = { clientId: 'service-oauth2-1', userId: 'USR_1', beneficiaryId: 'BNF_1' };
    const items = [{ asset: 'NGN', amount: Decimal.one }];
    const pledge = { reference: 'CASE-1', items, expiresAt: undefined, meta: undefined };
    await pledgeQuotes.create(profile, grant, pledge);
    await sql`
      INSERT INTO recipient VALUES (${businessId}, 'REC_1', true, false, 'bank', 'bank', 'NGN', 'NG', '{}', now(), now())
    `.execute(database.kysely);
    await sql`
      INSERT INTO idempotency_record (business_id, scope_hash, request_hash, state, owner, created_at, expires_at)
      VALUES (${businessId}, '\\x01', '\\x02', 'running', 'one', now(), now())`.execute(database.kysely);
    await sql`
      INSERT INTO delivery (business_id, delivery_id, event_id, endpoint_id, kind, resource_id, url, status, due_at, created_at, event_created_at, recorded_at)
      VALUES (${businessId}, 'DLV_1', 'EVT_1', 'WHE_1', 'transfer.pending', 'TRF_1', 'http://127.0.0.1', 'pending', now(), now(), now(), now())`.execute(
      database.kysely,
    );
    await sql`
      INSERT INTO delivery_attempt (business_id, delivery_id, number, started_at, duration_ms, request_headers, failure, recorded_at)
      VALUES (${businessId}, 'DLV_1', 1, now(), 1, '{}', 'timed_out', now())`.execute(database.kysely);
    await sql`
      INSERT INTO event_replay (business_id, replay_id, status, event_id, event_count, created_at, completed_at)
      VALUES (${businessId}, 'RPL_1', 'completed', 'EVT_1', 1, now(), now())`.execute(database.kysely);
    await sql`INSERT INTO delivery_cancellation VALUES (${businessId}, 'WHE_1', now())`.execute(
      database.kysely,
    );
    await sql`INSERT INTO event_feed VALUES (${businessId}, now())`.execute(database.kysely);
    await sql`INSERT INTO replayed_event VALUES (${businessId}, 'RPL_1', 'EVT_1', now())`.execute(
      database.kysely,
    );
    await sql`
      INSERT INTO sandbox_fault (business_id, fault_id, kind, count, remaining, created_at, expires_at)
      VALUES (${businessId}, 'FLT_1', 'lost_request', 1, 1, now(), now())`.execute(database.kysely);
    await sql`INSERT INTO refused_payout VALUES (${businessId}, 'TRF_1')`.execute(database.kysely);
    await sql`INSERT INTO unconfirmed_payment (business_id, payment_id, transaction_id) VALUES (${businessId}, 'DEP_2', 'TXN_2')`.execute(
      database.kysely,
    );
    await requestLogStore(database.kysely).write([sampleRequestLog({ businessId })], false);
    await store.moveClock(businessId, 0, 1000);
    return businessId;
  };

  const rowsOf = async (businessId: string) => {
    const rows = Object.entries(await everyRow(database));
    return Object.fromEntries(
      rows.map(([table, all]) => [table, all.filter((row) => row.includes(businessId)).length]),
    );
  };

  it('a reset empties every table of money of one business, and no other', async () => {
    const [one, other] = [await usedBusiness(), await usedBusiness()];
    // The changes of the first were added to the sums for the second.
    await sql`INSERT INTO account_change VALUES (${one}, 'change', 'fees', 'NGN', 0, 1)`.execute(
      database.kysely,
    );
    const before = await rowsOf(one);
    const ofOther = await rowsOf(other);
    await store.reset(one, ({ sandbox }) => sandbox.clear());
    const after = await rowsOf(one);
    for (const table of Object.keys(after)) {
      if (kept.includes(table)) expect([table, after[table]]).toEqual([table, before[table]]);
      else expect([table, after[table], before[table] !== 0]).toEqual([table, 0, true]);
    }
    expect(await rowsOf(other)).toEqual(ofOther);
    expect([await store.clockAhead(one), await store.clockAhead(other)]).toEqual([0, 1000]);
  });

  it('a change that fails clears nothing', async () => {
    const one = await usedBusiness();
    const before = await rowsOf(one);
    const failed = store.reset(one, async ({ sandbox }) => {
      await sandbox.clear();
      throw new Error('The entry cannot be written.');
    });
    await expect(failed).rejects.toThrow('cannot be written');
    expect(await rowsOf(one)).toEqual(before);
  });

  it('the clock moves from where it was seen only', async () => {
    const { businessId } = await server.seedBusiness();
    const moves = await Promise.all([1, 2, 3].map((ahead) => store.moveClock(businessId, 0, ahead)));
    expect(moves.filter(Boolean)).toHaveLength(1);
    expect(await store.moveClock(businessId, 99, 100)).toBe(false);
  });
});
