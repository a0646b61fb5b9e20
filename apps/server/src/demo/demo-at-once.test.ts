import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { empty, postgres, type TestDatabase } from '../../test/harness/processes/databases.ts';
import { lockWaits } from '../../test/harness/processes/lock-waits.ts';
import { openTransaction } from '../../test/harness/processes/open-transaction.ts';
import { kill, listening, spawnServer } from '../../test/harness/processes/server-process.ts';
import { migrate } from '../storage/schema/migrate.ts';
import { readMigrations } from '../storage/schema/migrations.ts';

const running: ChildProcess[] = [];
let database: TestDatabase;

beforeEach(async () => {
  database = await postgres.open();
  await empty(database);
});
afterEach(async () => {
  await Promise.all(running.splice(0).map(kill));
  await database.close();
});

/** Starts three sandboxes; resolves with what each of them opened, once all listen. */
function startThree(): Promise<unknown[]> {
  const start = async (): Promise<unknown> => {
    const child = spawnServer(
      { DATABASE_URL: database.url ?? '' },
      { program: 'src/demo/main.ts', stdio: 'ipc' },
    );
    running.push(child);
    const [[message]] = await Promise.all([once(child, 'message'), listening(child)]);
    return message;
  };
  return Promise.all([start(), start(), start()]);
}

async function expectOneDemo(opened: readonly unknown[]): Promise<void> {
  for (const one of opened) expect(one).toEqual(opened[0]);
  const tables = ['business', 'app_user', 'api_key', 'public_key', 'customer', 'posting'] as const;
  const counts = await Promise.all(
    tables.map(async (table) => [
      table,
      (await database.kysely.selectFrom(table).selectAll().execute()).length,
    ]),
  );
  expect(Object.fromEntries(counts)).toEqual({
    business: 1,
    app_user: 1,
    api_key: 1,
    public_key: 1,
    customer: 2,
    posting: 7,
  });
}

describe('three sandboxes started at once on one empty PostgreSQL', { timeout: 60_000 }, () => {
  // Repeated under `npm run test:soak`, as the first one is random.
  test.each(process.env.SOAK === undefined ? [1] : [1, 2])(
    'have one demo between them, round %i',
    async () => {
      await expectOneDemo(await startThree());
    },
  );

  test('have one demo between them when all find that it is missing', async () => {
    await migrate(database, { migrations: (await readMigrations()).slice(0, -1), functions: [] });
    await sql`CREATE FUNCTION tarry() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN PERFORM pg_sleep(1); RETURN NEW; END'`.execute(database.kysely);
    await sql`CREATE TRIGGER tarry BEFORE INSERT ON business
      FOR EACH ROW EXECUTE FUNCTION tarry()`.execute(database.kysely);
    // No process continues before all are up, however slowly each starts.
    const letGo = await openTransaction(
      database,
      sql`LOCK TABLE schema_migration IN SHARE ROW EXCLUSIVE MODE`,
    );
    const starting = startThree();
    await Promise.race([expect.poll(() => lockWaits(database), { timeout: 45_000 }).toBe(3), starting]);
    await letGo();
    await expectOneDemo(await starting);
  });
});
