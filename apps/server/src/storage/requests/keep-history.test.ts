import { historyDays } from '@finops/contract/console';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databases, postgres, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import { openTransaction } from '../../../test/harness/processes/open-transaction.ts';
import type { Database } from '../engine/database.ts';
import { keepHistory } from './keep-history.ts';

const TABLES = ['delivery', 'delivery_attempt', 'event', 'request_log'];
/** More than are moved out of a default partition. */
const MANY = 10_001;

type Handle = Pick<Database, 'kysely'>;

async function keepAll({ kysely }: Handle, day?: string): Promise<void> {
  while (await keepHistory(kysely, day));
}

async function textOf({ kysely }: Handle, query: RawBuilder<{ text: string }>): Promise<string> {
  const { rows } = await query.execute(kysely);
  return rows[0]?.text ?? '';
}

/** The day a number of days before today, in UTC. */
const dayBefore = (database: Handle, days: number) =>
  textOf(database, sql`SELECT (now() AT TIME ZONE 'UTC')::date - ${days}::integer AS text`);

/** The partitions of a table, as numbers of days before today, and `default`. */
async function partitions({ kysely }: Handle, table: string): Promise<(number | 'default')[]> {
  const { rows } = await sql<{ days: number | null }>`
    SELECT CASE WHEN child.relname ~ '_\\d{8}$' THEN (now() AT TIME ZONE 'UTC')::date - to_date(right(child.relname, 8), 'YYYYMMDD') END AS days
    FROM pg_inherits JOIN pg_class AS child ON child.oid = inhrelid
    WHERE inhparent = ${`public.${table}`}::regclass ORDER BY days DESC NULLS LAST`.execute(kysely);
  return rows.map(({ days }) => days ?? 'default');
}

/** Request logs recorded a number of days ago. */
async function write({ kysely }: Handle, id: string, daysAgo = 0, rows = 1): Promise<void> {
  await sql`
    INSERT INTO request_log (business_id, request_id, method, path, status, duration_ms, credential_kind, credential_id, address, created_at, recorded_at)
    SELECT 'BUS_1', ${id} || n, 'GET', '/v1/balances', 200, 1, 'api_key', 'APK_1', '127.0.0.1', now(), now() - ${daysAgo}::integer * interval '1 day'
    FROM generate_series(1, ${rows}::integer) AS made (n)`.execute(kysely);
}

/** The number of logs in a partition. */
async function countIn({ kysely }: Handle, partition: string): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`SELECT count(*)::integer AS count FROM ${sql.table(partition)}`.execute(kysely);
  return rows[0]?.count ?? 0;
}

const partitionOf = async (database: Handle, daysAgo: number) =>
  `request_log_${(await dayBefore(database, daysAgo)).replaceAll('-', '')}`;

describe.each(databases)('history on $name', ({ open }) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await open();
  });
  afterEach(() => database.close());

  it('has a partition for today and the next two days, in which rows are', async () => {
    await keepAll(database);
    for (const table of TABLES) expect(await partitions(database, table)).toEqual([0, -1, -2, 'default']);
    await write(database, 'req_1');
    expect(await countIn(database, await partitionOf(database, 0))).toBe(1);
    expect(await countIn(database, 'request_log_default')).toBe(0);
    expect(await keepHistory(database.kysely)).toBe(false);
  });

  it('drops whole days once they have ended longer ago than history is kept', async () => {
    await keepAll(database, await dayBefore(database, historyDays + 2));
    await write(database, 'req_old', historyDays + 1);
    await write(database, 'req_kept', historyDays);
    expect(await countIn(database, await partitionOf(database, historyDays + 1))).toBe(1);
    await keepAll(database);
    for (const table of TABLES) {
      expect(await partitions(database, table)).toEqual([historyDays, 0, -1, -2, 'default']);
    }
    expect(await countIn(database, 'request_log')).toBe(1);
    expect(await countIn(database, await partitionOf(database, historyDays))).toBe(1);
  });

  it('never drops by a day that has not come', async () => {
    await keepAll(database);
    await keepAll(database, '2999-01-01');
    expect(await partitions(database, 'request_log')).toEqual([0, -1, -2, 'default']);
  });

  it('moves the rows that were there before the partition of their day', async () => {
    await write(database, 'req_early');
    expect(await countIn(database, 'request_log_default')).toBe(1);
    await keepAll(database);
    expect(await countIn(database, 'request_log_default')).toBe(0);
    expect(await countIn(database, await partitionOf(database, 0))).toBe(1);
  });

  it('leaves a day without a partition that has too many rows to move, and deletes them when they are over', async () => {
    await write(database, 'req_over', historyDays + 1, MANY);
    await write(database, 'req_kept', historyDays);
    await write(database, 'req_many', 0, MANY);
    await keepAll(database);
    expect(await partitions(database, 'request_log')).toEqual([-1, -2, 'default']);
    expect(await partitions(database, 'event')).toEqual([0, -1, -2, 'default']);
    expect(await countIn(database, 'request_log')).toBe(MANY + 1);
  });
});

describe('history on PostgreSQL, in use', () => {
  let database: TestDatabase;
  let others: Database[];
  beforeAll(async () => {
    database = await postgres.open();
    others = await Promise.all([1, 2, 3].map(() => database.another()));
  });
  afterAll(() => database.close());

  it('is kept by several processes at once, while others write and lose nothing', async () => {
    const writers = others.map(async (other, writer) => {
      for (let row = 0; row < 150; row += 1) await write(other, `req_${writer}_${row}_`, row % historyDays);
      return 150;
    });
    const days = await Promise.all([60, 40, 30, historyDays, 0].map((days) => dayBefore(database, days)));
    for (const day of days) {
      await Promise.all([database, ...others].map((process) => keepAll(process, day)));
    }
    const written = (await Promise.all(writers)).reduce((sum, count) => sum + count, 0);
    expect(await partitions(database, 'event')).toEqual([
      historyDays,
      historyDays - 1,
      historyDays - 2,
      0,
      -1,
      -2,
      'default',
    ]);
    expect(await countIn(database, 'request_log')).toBe(written);
  });

  it('makes the partition of a day whose rows are being written, and refuses none', async () => {
    let isOver = false;
    const writers = others.map(async (other, writer) => {
      for (let row = 0; !isOver; row += 1) await write(other, `req_${writer}_${row}_`);
    });
    const today = await partitionOf(database, 0);
    for (let time = 0; time < 20; time += 1) {
      await sql`DROP TABLE IF EXISTS ${sql.table(today)}`.execute(database.kysely);
      await expect
        .poll(async () => {
          await keepAll(database);
          return partitions(database, 'request_log');
        })
        .toContain(0);
    }
    isOver = true;
    await Promise.all(writers);
  });

  it('a table in use is passed over, and kept the next time', async () => {
    await keepAll(database, await dayBefore(database, historyDays + 3));
    const end = await openTransaction(database, sql`SELECT FROM request_log`);
    await keepAll(others[0] ?? database);
    expect(await partitions(database, 'request_log')).toContain(historyDays + 1);
    expect(await partitions(database, 'event')).not.toContain(historyDays + 1);
    await end();
    await keepAll(database);
    expect(await partitions(database, 'request_log')).not.toContain(historyDays + 1);
  });
});
