import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { explain, watched } from '../../../test/harness/explained.ts';
import { databases, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import { seedProfiles } from '../../../test/harness/seed/seed-profiles.ts';
import { movedClock } from '../../../test/harness/worlds/moved-clock.ts';
import { everyRow } from '../../../test/harness/worlds/test-ledger.ts';
import type { ErasureStore } from '../../domain/customers/erasure-store.ts';
import { Erasures } from '../../domain/customers/erasures.ts';
import { loadReference } from '../../reference/load-reference.ts';
import { auditRecord } from '../accounts/postgres-audit-store.ts';
import { ledgerStore } from '../ledger/postgres-ledger.ts';
import { erasureStore } from './postgres-erasure-store.ts';

const clock = movedClock();
const act = { actor: { kind: 'user', id: 'USR_1' }, requestId: 'req_test000000000000' } as const;
const { currencies } = loadReference();
const NAME = 'wilhelmina';
const body = JSON.stringify({
  id: 'x',
  first_name: NAME,
  pay_out: { recipient_details: { account_name: NAME } },
});

describe.each(databases)('erasures on $name', ({ open }) => {
  let database: TestDatabase;
  const ids = ['CUS_1111111111111111', 'CUS_2222222222222222', 'CUS_3333333333333333'] as const;
  const erasuresWith = (change: Partial<ErasureStore> = {}) =>
    new Erasures({
      store: { ...erasureStore(database), ...change },
      ledger: ledgerStore(database, currencies),
      currencies,
      entry: ({ actor, requestId }, businessId, entry) =>
        auditRecord(businessId, {
          ...{ id: `AUD_${entry.target}`, actor, requestId, createdAt: '2026-05-04T09:30:00.000000Z' },
          ...entry,
        }),
      demand: async () => {},
      clock,
    });
  /** A thousand events of a customer, many at the same instant. */
  const tell = (profileId: string) =>
    sql`
      INSERT INTO event (business_id, event_id, kind, profile_id, resource_id, body, created_at)
      SELECT 'BUS_1', ${profileId} || n, 'customer.updated', ${profileId}, ${profileId}, ${body},
        '2026-05-04T09:30:00Z'::timestamptz + n / 400 * interval '1 second'
      FROM generate_series(1, 1001) AS n`.execute(database.kysely);
  const tellings = async (id: string) => {
    const rows = Object.values(await everyRow(database)).flat();
    return rows.filter((row) => row.includes(NAME) && row.includes(id)).length;
  };

  beforeAll(async () => {
    database = await open();
    const profiles = ['BUS_1', ...ids].map((profileId) => ({
      ...{ businessId: 'BUS_1', profileId, displayCurrency: 'NGN' },
    }));
    await seedProfiles(database, profiles, clock.now());
  });
  afterAll(() => database.close());

  it('blank every event, however many there are, and those of nobody else', async () => {
    const [id, other] = ids;
    await tell(id);
    await tell(other);
    await erasuresWith().erase(act, 'BUS_1', id);
    expect([await tellings(id), await tellings(other)]).toEqual([0, 1001]);
  });

  it('blank what receivers answered to events of the customer, and nothing that others answered', async () => {
    const [id, other] = ['CUS_4444444444444444', 'CUS_5555555555555555'] as const;
    const profiles = [id, other].map((profileId) => ({
      ...{ businessId: 'BUS_1', profileId, displayCurrency: 'NGN' },
    }));
    await seedProfiles(database, profiles, clock.now());
    for (const profileId of [id, other]) {
      const event = `EVT_${profileId}`;
      await sql`
        INSERT INTO event (business_id, event_id, kind, profile_id, resource_id, body, created_at)
          VALUES ('BUS_1', ${event}, 'customer.updated', ${profileId}, ${profileId}, '{}', now())`.execute(
        database.kysely,
      );
      await sql`
        INSERT INTO delivery (business_id, delivery_id, event_id, endpoint_id, kind, resource_id, url, status, created_at, event_created_at, recorded_at)
          SELECT 'BUS_1', 'DLV_' || event_id, event_id, 'WHE_1', kind, resource_id, 'https://example.com', 'succeeded', created_at, created_at, recorded_at
          FROM event WHERE event_id = ${event}`.execute(database.kysely);
      await sql`
        INSERT INTO delivery_attempt
          SELECT 'BUS_1', delivery_id, 1, created_at, 5, '{}', NULL, 200, ${JSON.stringify({ 'x-for': `${NAME} ${profileId}` })}, ${`${NAME} ${profileId}`}, false, recorded_at
          FROM delivery WHERE event_id = ${event}`.execute(database.kysely);
    }
    await erasuresWith().erase(act, 'BUS_1', id);
    expect([await tellings(id), await tellings(other)]).toEqual([0, 1]);
  });

  it('that broke off go on by themselves', async () => {
    const [, id] = ids;
    const blank = async () => {
      throw new Error('The process died.');
    };
    await expect(erasuresWith({ blank }).erase(act, 'BUS_1', id)).rejects.toThrow('The process died.');
    expect(await tellings(id)).toBe(1001);
    const erasures = erasuresWith();
    expect([await erasures.finishSome(1), await erasures.finishSome(1)]).toEqual([true, false]);
    expect(await tellings(id)).toBe(0);
  });

  it('find what tells of a customer through indexes', async () => {
    const [id] = ids;
    const { database: seen, taken } = watched(database);
    await erasureStore(seen).unblanked(1);
    await erasureStore(seen).blank('BUS_1', id);
    const plans = await database.transaction(async (transaction) => {
      await sql`SET LOCAL enable_seqscan = off`.execute(transaction);
      return Promise.all(taken().map((statement) => explain(transaction, statement)));
    });
    const scans = plans.flatMap((plan) => plan?.scans ?? []).join();
    for (const index of [
      'customer_to_blank',
      'event_default_business_id_profile_id_created_at_event_id_idx',
      'quote_by_age',
      'transfer_by_age',
      'transaction_entry_by_age',
      'payment_request_by_age',
      'payment_link_by_age',
    ]) {
      expect(scans).toContain(index);
    }
  });

  it('are told once, in one commit with the entry in the audit log, when two ask at once', async () => {
    const [, , id] = ids;
    const both = await Promise.all([
      erasuresWith().erase(act, 'BUS_1', id),
      erasuresWith().erase(act, 'BUS_1', id),
    ]);
    expect(both[0]).toEqual(both[1]);
    const entries = await database.kysely
      .selectFrom('audit_entry')
      .select('action')
      .where('target', '=', id)
      .execute();
    expect(entries).toEqual([{ action: 'customer.erased' }]);
  });
});
