import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import { seedDeposits } from '../../../test/harness/seed/seed-deposits.ts';
import { booksStore } from '../books/postgres-books-store.ts';
import { transferBooks } from '../books/transfer-books.ts';
import { customerNames } from '../customers/postgres-customer-store.ts';
import { migrate } from '../schema/migrate.ts';
import { readMigrations } from '../schema/migrations.ts';

describe.each(databases)('what was written before the running sums, on $name', ({ open }) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await open();
    await sql`DROP SCHEMA public CASCADE`.execute(database.kysely);
    await sql`CREATE SCHEMA public`.execute(database.kysely);
    const all = await readMigrations();
    await migrate(database, { migrations: all.filter(({ name }) => name < '0014'), functions: [] });
    await sql`
      INSERT INTO business (business_id, name, country_id, kyb_status, display_currency, created_at, updated_at)
      VALUES ('BUS_old', 'Old', 'NG', 'verified', 'NGN', now(), now())`.execute(database.kysely);
    await sql`
      INSERT INTO profile SELECT 'BUS_old', id, 'customer', 'NGN', now() FROM unnest(ARRAY['BUS_old', 'CUS_1']) AS id`.execute(
      database.kysely,
    );
    await sql`
      INSERT INTO customer
      VALUES ('BUS_old', 'CUS_1', 'individual', E' Ada\t', ' KING  Lovelace', 'a', 'NG', 'active', now(), now())`.execute(
      database.kysely,
    );
    await seedDeposits(database, 'BUS_old', 20);
    await migrate(database);
  });
  afterAll(() => database.close());

  test('is in them, and what is written now adds to it', async () => {
    await sql`
      INSERT INTO rail_entry VALUES ('BUS_old', 'RLE_out', 'bank', 'out', 'NGN', 5, 'out', now())`.execute(
      database.kysely,
    );
    await sql`
      INSERT INTO posting
      VALUES ('BUS_old', 'PST_out', 'NGN', 5, 'available:BUS_old', 'rail:bank', 'out', now())`.execute(
      database.kysely,
    );
    await sql`
      INSERT INTO transaction_entry
      SELECT business_id, 'TXN_out', profile_id, 'withdrawals', 'out', currency, 5, false, 15, NULL, '', '', '', NULL, now()
      FROM transaction_entry LIMIT 1`.execute(database.kysely);
    await sql`UPDATE balance SET available = 15`.execute(database.kysely);
    const store = booksStore(database, [transferBooks]);
    const { accounts, differences } = await store.trialBalance('BUS_old', { mostDifferences: 10 });
    expect(differences).toEqual([]);
    expect(accounts.map(({ account, balance }) => `${account} ${balance}`)).toEqual([
      'available 15',
      'rail:bank -15',
    ]);
    const { rails } = await store.reconciliation('BUS_old', { mostDifferences: 10 });
    expect(Object.values(rails[0] ?? {}).map(String)).toEqual(['bank', 'NGN', '20', '5', '20', '5']);
  });

  test('is found by name', async () => {
    expect(await customerNames(database).named('BUS_old', 'ada king lovelace')).toHaveLength(1);
  });
});
