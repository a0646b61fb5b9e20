import { setImmediate } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databases, postgres, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import type { Tables } from '../schema/tables.ts';
import { openDatabase } from './database.ts';

describe.each(databases)('a database on $name', ({ open, name }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.kysely.deleteFrom('app_user').execute();
  });

  const addUser = (handle: Kysely<Tables>, id: string) =>
    handle
      .insertInto('app_user')
      .values({ user_id: id, email: id, name: id, password_hash: '', created_at: new Date() })
      .execute();
  const users = async () => {
    const rows = await database.kysely.selectFrom('app_user').select('user_id').orderBy('user_id').execute();
    return rows.map(({ user_id }) => user_id);
  };

  it('reads every type of column as the same value', async () => {
    const { rows } = await sql`
      SELECT 9007199254740993::bigint AS int8, 7::integer AS int4,
             '12345678901234567890.123456789012345678'::numeric(38, 18) AS numeric,
             '2026-11-20 21:46:00.123456+02'::timestamptz AS timestamptz, '2026-11-20'::date AS date,
             '\\x00ff'::bytea AS bytea, '{"amount": "1.50", "list": [1, null]}'::jsonb AS jsonb, true AS bool, NULL::text AS nothing,
             ARRAY['a', 'b,c', NULL] AS texts, ARRAY[1, NULL]::bigint[] AS int8s, ARRAY[0.10]::numeric[] AS numerics,
             ARRAY['2026-11-20 21:46:00+00'::timestamptz] AS timestamptzs, '{}'::text[] AS no_texts`.execute(
      database.kysely,
    );
    expect(rows).toEqual([
      {
        int8: 9007199254740993n,
        int4: 7,
        numeric: '12345678901234567890.123456789012345678',
        timestamptz: '2026-11-20T19:46:00.123456Z',
        date: '2026-11-20',
        bytea: Buffer.from([0, 255]),
        jsonb: { amount: '1.50', list: [1, null] },
        bool: true,
        nothing: null,
        texts: ['a', 'b,c', null],
        int8s: [1n, null],
        numerics: ['0.10'],
        timestamptzs: ['2026-11-20T21:46:00.000000Z'],
        no_texts: [],
      },
    ]);
  });

  it('takes every type of value', async () => {
    const { rows } = await sql`
      SELECT ${9007199254740993n}::bigint AS int8, ${'0.000000000000000001'}::numeric(38, 18) AS numeric,
             ${new Date('2026-11-20T21:46:00.123Z')}::timestamptz AS date,
             ${'2026-11-20T21:46:00.123456Z'}::timestamptz AS timestamptz, ${Buffer.from([0, 255])}::bytea AS bytea,
             ${new Uint8Array([1, 2])}::bytea AS bytes, ${JSON.stringify(['a', { b: null }])}::jsonb AS jsonb,
             ${['a', 'b,c', '"']}::text[] AS texts, ${[1n, 2n]}::bigint[] AS int8s`.execute(database.kysely);
    expect(rows).toEqual([
      {
        int8: 9007199254740993n,
        numeric: '0.000000000000000001',
        date: '2026-11-20T21:46:00.123000Z',
        timestamptz: '2026-11-20T21:46:00.123456Z',
        bytea: Buffer.from([0, 255]),
        bytes: Buffer.from([1, 2]),
        jsonb: ['a', { b: null }],
        texts: ['a', 'b,c', '"'],
        int8s: [1n, 2n],
      },
    ]);
  });

  it('keeps a transaction that ends well and returns its result', async () => {
    const result = await database.transaction(async (transaction) => {
      await addUser(transaction, 'USR_1');
      return 'done';
    });
    expect(result).toBe('done');
    expect(await users()).toEqual(['USR_1']);
  });

  it('undoes a transaction that throws', async () => {
    const work = database.transaction(async (transaction) => {
      await addUser(transaction, 'USR_1');
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await users()).toEqual([]);
  });

  it('keeps what other code writes out of a transaction that is undone', async () => {
    const begun = Promise.withResolvers<void>();
    const refused = Promise.withResolvers<void>();
    const work = database.transaction(async (transaction) => {
      await addUser(transaction, 'USR_1');
      begun.resolve();
      await refused.promise;
      throw new Error('changed my mind');
    });
    const outcome = work.catch(() => 'undone');
    await begun.promise;
    const other = addUser(database.kysely, 'USR_2');
    refused.resolve();
    expect(await outcome).toBe('undone');
    await other;
    expect(await users()).toEqual(['USR_2']);
  });

  it('runs many transactions at once', async () => {
    const ids = Array.from({ length: 50 }, (_, index) => `USR_${String(index).padStart(2, '0')}`);
    await Promise.all(ids.map((id) => database.transaction((transaction) => addUser(transaction, id))));
    expect(await users()).toEqual(ids);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a statement on the database handle', () => users()],
    ['another transaction', () => database.transaction(async () => {})],
  ])('refuses %s inside a transaction', async (_, use) => {
    await expect(database.transaction(use)).rejects.toThrow(
      'Use the transaction passed to the function instead',
    );
    expect(await users()).toEqual([]);
  });

  it.each(['transaction', 'startTransaction', 'connection'] as const)(
    'offers no %s on the database handle',
    (name) => {
      expect(() => database.kysely[name]()).toThrow('Use `transaction` of the database instead');
    },
  );

  it('allows the database handle to what outlives the transaction that started it', async () => {
    const ended = Promise.withResolvers<void>();
    let later: Promise<string[]> | undefined;
    await database.transaction(async () => {
      later = ended.promise.then(users);
    });
    ended.resolve();
    expect(await later).toEqual([]);
  });

  it.each(['40001', '40P01'])('runs a transaction again when the database reports %s', async (code) => {
    let attempts = 0;
    await database.transaction(async (transaction) => {
      attempts += 1;
      await addUser(transaction, 'USR_1');
      if (attempts < 3) {
        await sql
          .raw(`DO $$ BEGIN RAISE EXCEPTION 'conflict' USING ERRCODE = '${code}'; END $$`)
          .execute(transaction);
      }
    });
    expect(attempts).toBe(3);
    expect(await users()).toEqual(['USR_1']);
  });

  it.each(['40001', '40P01'])('repeats a single statement when the database reports %s', async (code) => {
    await sql`CREATE SEQUENCE attempt`.execute(database.kysely);
    await sql
      .raw(
        `DO $$ BEGIN IF nextval('attempt') < 3 THEN RAISE EXCEPTION 'conflict' USING ERRCODE = '${code}'; END IF; END $$`,
      )
      .execute(database.kysely);
    const { rows } = await sql`SELECT last_value FROM attempt`.execute(database.kysely);
    expect(rows).toEqual([{ last_value: 3n }]);
    await sql`DROP SEQUENCE attempt`.execute(database.kysely);
  });

  it('prepares no named statements', async () => {
    const { rows } = await database.transaction(async (transaction) => {
      await transaction.selectFrom('app_user').selectAll().where('user_id', '=', 'USR_1').execute();
      return sql`SELECT name FROM pg_prepared_statements`.execute(transaction);
    });
    expect(rows).toEqual([]);
  });

  it('counts its connections and who waits for one', async () => {
    const most = name === 'PGlite' ? 1 : 10;
    const held = Promise.withResolvers<void>();
    const holders = Array.from({ length: most + 2 }, () => database.transaction(() => held.promise));
    await expect
      .poll(() => database.connections(), { timeout: 20_000 })
      .toEqual({ total: most, idle: 0, waiting: 2 });
    held.resolve();
    await Promise.all(holders);
    expect(database.connections()).toEqual({ total: most, idle: most, waiting: 0 });
  });

  it('lets a transaction that runs end before it closes, and takes no more', async () => {
    const handle = await openDatabase(database.url === undefined ? {} : { url: database.url });
    const begun = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const ended: string[] = [];
    const work = handle.transaction(async (transaction) => {
      begun.resolve();
      await goOn.promise;
      await sql`SELECT 1`.execute(transaction);
      ended.push('transaction');
    });
    await begun.promise;
    const closing = handle.close().then(() => ended.push('close'));
    await setImmediate();
    goOn.resolve();
    await Promise.all([work, closing]);
    expect(ended).toEqual(['transaction', 'close']);
    await expect(sql`SELECT 1`.execute(handle.kysely)).rejects.toThrow('destroyed');
    await handle.close();
  });
});

describe('PostgreSQL with several connections', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await postgres.open();
  });
  afterAll(() => database.close());

  it('runs both of two transactions that deadlock', async () => {
    const { kysely } = database;
    const ids = ['USR_1', 'USR_2'];
    await kysely
      .insertInto('app_user')
      .values(
        ids.map((id) => ({ user_id: id, email: '', name: '', password_hash: '', created_at: new Date() })),
      )
      .execute();
    const lock = (handle: Kysely<Tables>, id: string) =>
      handle.updateTable('app_user').set({ name: sql`name || 'x'` }).where('user_id', '=', id).execute();
    let attempts = 0;
    const bothBegun = Promise.withResolvers<void>();
    const cross = (first: string, second: string) =>
      database.transaction(async (transaction) => {
        await lock(transaction, first);
        attempts += 1;
        if (attempts === 2) {
          bothBegun.resolve();
        }
        await bothBegun.promise;
        await lock(transaction, second);
      });
    await Promise.all([cross('USR_1', 'USR_2'), cross('USR_2', 'USR_1')]);
    // Retried immediately, one can take its lock before the other wakes up, and deadlock again.
    expect(attempts).toBeGreaterThan(2);
    const names = await kysely.selectFrom('app_user').select('name').execute();
    expect(names).toEqual([{ name: 'xx' }, { name: 'xx' }]);
  });

  it('tells of an idle connection that broke, and goes on with another one', async () => {
    const lost = Promise.withResolvers<Error>();
    const handle = await openDatabase({
      url: database.url ?? '',
      maxConnections: 1,
      onConnectionLost: lost.resolve,
    });
    const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(handle.kysely);
    await sql`SELECT pg_terminate_backend(${rows[0]?.pid})`.execute(database.kysely);
    expect((await lost.promise).message).toContain('terminating connection');
    const { rows: after } = await sql`SELECT 1 AS one`.execute(handle.kysely);
    expect(after).toEqual([{ one: 1 }]);
    await handle.close();
  });

  it('lives on when a connection breaks that is lent, and only what it was lent for fails', async () => {
    const handle = await openDatabase({ url: database.url ?? '', maxConnections: 1 });
    const work = handle.transaction(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(transaction);
      await sql`SELECT pg_terminate_backend(${rows[0]?.pid})`.execute(database.kysely);
      // The connection is idle when it is closed.
      for (;;) await sql`SELECT 1`.execute(transaction);
    });
    await expect(work).rejects.toThrow();
    const { rows: after } = await sql`SELECT 1 AS one`.execute(handle.kysely);
    expect(after).toEqual([{ one: 1 }]);
    await handle.close();
  });
});

it('says where PostgreSQL does not answer, without the password', async () => {
  const opening = openDatabase({ url: 'postgresql://someone:sesame@127.0.0.1:1/ledger' });
  await expect(opening).rejects.toThrow(
    /^PostgreSQL at 127.0.0.1:1, database 'ledger', cannot be used: .*ECONNREFUSED.* Check DATABASE_URL.$/,
  );
});
