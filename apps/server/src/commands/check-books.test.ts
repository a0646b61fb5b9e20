import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { empty, postgres, type TestDatabase, tableCount } from '../../test/harness/processes/databases.ts';
import { callCommand, runCommand } from '../../test/harness/processes/run-command.ts';
import type { Variables } from '../../test/harness/processes/server-process.ts';
import { startServer } from '../../test/harness/worlds/server.ts';
import { Decimal } from '../domain/money/decimal.ts';
import { openDatabase } from '../storage/engine/database.ts';
import { claimDeployment, joinDeployment } from '../storage/engine/deployment.ts';
import { migratedTemplate } from '../storage/engine/migrated-template.ts';
import { booksReport } from './books-report.ts';
import { checkBooks } from './check-books.ts';

const run = (environment: Variables) => callCommand(checkBooks, environment);

describe('on PostgreSQL', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await postgres.open();
    await claimDeployment('sandbox', database);
  });
  afterAll(() => database.close());

  test('sound books end with 0, books with a difference with 1', async () => {
    const server = await startServer({ database });
    const { businessId } = await server.seedBusiness();
    const { balances, profiles } = server.services;
    const profile = await profiles.find(businessId, businessId);
    if (profile === undefined) throw new Error(`${businessId} has no profile.`);
    await balances.fund(profile, 'NGN', Decimal.parse('100.5'), 'opening');
    await server.stop();

    const environment = { DATABASE_URL: database.url ?? '' };
    const sound = await runCommand('books', environment);
    expect(sound).toMatchObject({ code: 0, stderr: '' });
    expect(sound.stdout).toContain(`(${businessId})`);
    expect(sound.stdout).toContain('The books have no differences.');

    await database.kysely.deleteFrom('rail_entry').execute();
    const wrong = await run(environment);
    expect(wrong).toMatchObject({ code: 1, stderr: '' });
    expect(wrong.stdout).toContain('rail:opening in opening should be 100.5 NGN and is 0 NGN.');
    expect(wrong.stdout).toContain('The books have 2 differences.');
  });

  test('a database without a deployment is told, ends with 2, and stays as it is', async () => {
    const other = await postgres.open();
    const environment = { DATABASE_URL: other.url ?? '' };
    const migrated = await run(environment);
    expect(migrated).toMatchObject({ code: 2, stdout: '' });
    expect(migrated.stderr).toBe(
      'There is no deployment in the database: no server has started on it. Start one first, or check DATABASE_URL.\n',
    );
    await empty(other);
    expect(await run(environment)).toEqual(migrated);
    expect(await tableCount(other)).toBe(0);
    await other.close();
  });

  test('a database that lacks migrations is told, and gets none', async () => {
    const other = await postgres.open();
    await claimDeployment('sandbox', other);
    await sql`DELETE FROM schema_migration WHERE name > '0202'`.execute(other.kysely);
    const refused = await run({ DATABASE_URL: other.url ?? '' });
    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr).toContain('0202-accounts.sql');
    expect(refused.stderr).toContain('`npm run migrate`');
    await other.close();
  });

  test('a database out of reach is told and ends with 2', async () => {
    const { code, stdout, stderr } = await run({ DATABASE_URL: 'postgresql://127.0.0.1:1/none' });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('127.0.0.1:1');
  });
});

test('the embedded database is read, and refused while a server has it', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'books-'));
  try {
    const database = await openDatabase({ directory, template: migratedTemplate });
    await joinDeployment('sandbox', database);
    const refused = await run({ DATA_DIR: directory });
    await database.close();
    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr).toContain(`is in use by process ${process.pid}`);
    expect(await run({ DATA_DIR: directory })).toMatchObject({ code: 0, stderr: '' });
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
});

test.each(['absent', 'empty'])(
  'a directory that is %s holds no books, and is left as it is',
  async (state) => {
    const parent = await mkdtemp(join(tmpdir(), 'books-'));
    const directory = join(parent, 'data');
    try {
      if (state === 'empty') await mkdir(directory);
      const refused = await run({ DATA_DIR: directory });
      expect(refused).toEqual({
        code: 2,
        stdout: '',
        stderr: `There is no deployment in ${directory}: no server has started on it. Start one first, check DATA_DIR, or set DATABASE_URL.\n`,
      });
      expect(await readdir(parent)).toEqual(state === 'empty' ? ['data'] : []);
      if (state === 'empty') expect(await readdir(directory)).toEqual([]);
    } finally {
      await rm(parent, { recursive: true, force: true });
    }
  },
);

test('a report has the points of amounts below one another', () => {
  const account = (name: string, amount: string) => ({
    currency: 'NGN',
    account: name,
    balance: Decimal.parse(amount),
  });
  const accounts = [account('available', '10.25'), account('rail:bank', '-110.5')];
  const report = booksReport(
    { id: 'BUS_1', name: 'Noether Library' },
    {
      currencies: [{ currency: 'NGN', accounts, sum: Decimal.parse('-100.25') }],
      differences: [
        {
          check: 'zero_sum',
          subject: 'all accounts',
          currency: 'NGN',
          expected: Decimal.zero,
          found: Decimal.parse('-100.25'),
        },
        { check: 'quote_taken', subject: 'QUO_1', expected: Decimal.one, found: Decimal.zero },
      ],
      checkedAt: undefined,
    },
  );
  expect(report.split('\n')).toEqual([
    'Noether Library (BUS_1)',
    '  NGN  available    10.25',
    '  NGN  rail:bank  -110.5',
    '  NGN  sum        -100.25',
    '  DIFFERENCE zero_sum: all accounts should be 0 NGN and is -100.25 NGN.',
    '  DIFFERENCE quote_taken: QUO_1 should be 1 and is 0.',
    '',
  ]);
  expect(
    booksReport({ id: 'BUS_2', name: 'None' }, { currencies: [], differences: [], checkedAt: undefined }),
  ).toBe('None (BUS_2)\n  Nothing has moved.\n  No difference.\n');
});
