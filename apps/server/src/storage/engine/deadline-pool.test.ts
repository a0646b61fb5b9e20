import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { postgres, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import { lockWaits } from '../../../test/harness/processes/lock-waits.ts';
import { openTransaction } from '../../../test/harness/processes/open-transaction.ts';
import { onAccountOf } from '../../domain/acting-business.ts';
import { Bulkhead, BusinessBusy } from '../../domain/bulkhead.ts';
import { type Database, openDatabase } from './database.ts';
import { isOutage } from './outage.ts';

const PATIENCE_MS = 400;

describe('a database with a deadline', () => {
  let keeper: TestDatabase;
  let database: Database;
  let unlock: () => Promise<void>;

  beforeEach(async () => {
    unlock = async () => {};
    keeper = await postgres.open();
    database = await openDatabase({ url: keeper.url ?? '', patienceMs: PATIENCE_MS, maxConnections: 2 });
  });
  afterEach(async () => {
    await unlock();
    await database.close();
    await keeper.close();
  });

  /** Locks a table until `unlock`. */
  async function lock(table: string): Promise<void> {
    unlock = await openTransaction(keeper, sql`LOCK TABLE ${sql.table(table)} IN ACCESS EXCLUSIVE MODE`);
  }

  async function failureOf(work: Promise<unknown>): Promise<{ error: unknown; ms: number }> {
    const start = performance.now();
    const error = await work.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    return { error, ms: performance.now() - start };
  }

  const pidOf = async () => {
    const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(database.kysely);
    return rows[0]?.pid;
  };

  test('a statement that waits too long fails as an outage, is cancelled, and its connection is not lent again', async () => {
    const before = await pidOf();
    await lock('app_user');
    const { error, ms } = await failureOf(
      database.kysely
        .insertInto('app_user')
        .values({ user_id: 'USR_late', email: 'l', name: 'l', password_hash: '', created_at: new Date() })
        .execute(),
    );
    expect(isOutage(error)).toBe(true);
    expect(ms).toBeGreaterThanOrEqual(PATIENCE_MS - 5);
    expect(ms).toBeLessThan(PATIENCE_MS + 1500);
    await expect.poll(() => lockWaits(keeper)).toBe(0);
    expect(await pidOf()).not.toBe(before);
    await unlock();
    expect(await database.kysely.selectFrom('app_user').select('user_id').execute()).toEqual([]);
  });

  test('a transaction that waits too long is undone', async () => {
    await lock('business');
    const { error } = await failureOf(
      database.transaction(async (transaction) => {
        await transaction
          .insertInto('app_user')
          .values({ user_id: 'USR_half', email: 'h', name: 'h', password_hash: '', created_at: new Date() })
          .execute();
        await transaction.selectFrom('business').selectAll().execute();
      }),
    );
    expect(isOutage(error)).toBe(true);
    await expect.poll(() => lockWaits(keeper)).toBe(0);
    await unlock();
    expect(await database.kysely.selectFrom('app_user').select('user_id').execute()).toEqual([]);
  });

  test('the wait for a connection is part of it', async () => {
    await lock('app_user');
    const users = () => database.kysely.selectFrom('app_user').selectAll().execute();
    const failures = await Promise.all(Array.from({ length: 20 }, () => failureOf(users())));
    for (const { error, ms } of failures) {
      expect(isOutage(error)).toBe(true);
      expect(ms).toBeLessThan(PATIENCE_MS + 1500);
    }
  });

  test('what arrived while the process was busy is in time', async () => {
    await sql`SELECT 1`.execute(database.kysely);
    const answer = sql<{ one: number }>`SELECT 1 AS one`.execute(database.kysely);
    await new Promise((resolve) => setImmediate(resolve));
    const busyUntil = performance.now() + PATIENCE_MS + 100;
    while (performance.now() < busyUntil);
    expect((await answer).rows).toEqual([{ one: 1 }]);
  });

  test('a business has its share of the connections, and waits for those alone', async () => {
    const shares = new Bulkhead({ mostAtOnce: 1, mostWaiting: 10, waitMs: 100 });
    const shared = await openDatabase({ url: keeper.url ?? '', patienceMs: 5000, maxConnections: 2, shares });
    const asked = (businessId: string) =>
      onAccountOf(businessId, () => sql`SELECT count(*) FROM app_user`.execute(shared.kysely));
    const plain = (businessId: string) => onAccountOf(businessId, () => sql`SELECT 1`.execute(shared.kysely));
    await lock('app_user');
    const first = asked('BUS_1');
    await expect.poll(() => lockWaits(keeper)).toBe(1);
    const second = plain('BUS_1');
    await plain('BUS_2');
    await sql`SELECT 1`.execute(shared.kysely);
    await expect(second).rejects.toBeInstanceOf(BusinessBusy);
    const third = plain('BUS_1');
    await unlock();
    await Promise.all([first, third]);
    await shared.close();
  });

  test('a call that has had a connection is not refused another one', async () => {
    const shares = new Bulkhead({ mostAtOnce: 1, mostWaiting: 0, waitMs: 20 });
    const shared = await openDatabase({ url: keeper.url ?? '', patienceMs: 5000, maxConnections: 2, shares });
    await lock('app_user');
    const call = onAccountOf('BUS_1', async () => {
      await sql`SELECT 1`.execute(shared.kysely);
      const blocking = onAccountOf('BUS_1', () => sql`SELECT count(*) FROM app_user`.execute(shared.kysely));
      await expect.poll(() => lockWaits(keeper)).toBe(1);
      const second = sql`SELECT 2`.execute(shared.kysely);
      await expect(onAccountOf('BUS_1', () => sql`SELECT 3`.execute(shared.kysely))).rejects.toBeInstanceOf(
        BusinessBusy,
      );
      await new Promise((resolve) => setTimeout(resolve, 60));
      await unlock();
      return Promise.all([blocking, second]);
    });
    expect(await call).toHaveLength(2);
    await shared.close();
  });
});

test('without a deadline a statement waits as long as it takes', async () => {
  const database = await postgres.open();
  const { rows } = await sql<{ done: number }>`SELECT 1 AS done FROM pg_sleep(2.5)`.execute(database.kysely);
  expect(rows).toEqual([{ done: 1 }]);
  await database.close();
});
