import { expect, test } from 'vitest';
import { awaitsBaseline, BASELINE_END } from './earlier-history.ts';
import { earlierMigrations } from './earlier-migrations.ts';
import { readMigrations } from './migrations.ts';

const earlier = [...earlierMigrations].map(([name, checksum]) => ({ name, checksum }));
const newer = { name: '0300-newer.sql', checksum: 'x' };

test('a database with the last earlier migration awaits the baseline, one with the baseline does not, nor does a new one', async () => {
  const baseline = (await readMigrations()).filter(({ name }) => name <= BASELINE_END);
  expect(awaitsBaseline(earlier, 'postgres')).toBe(true);
  expect(awaitsBaseline([...earlier, ...baseline], 'postgres')).toBe(false);
  expect(awaitsBaseline([...baseline, newer], 'postgres')).toBe(false);
  expect(awaitsBaseline([], 'postgres')).toBe(false);
});

test.each([
  [
    'postgres',
    'First run `npm run migrate` of the version whose last migration is 0108-unpaid-exchanges.sql, then that of this version.',
  ],
  [
    'embedded',
    'To keep its data, start the version whose last migration is 0108-unpaid-exchanges.sql on it once, then this one. ' +
      'To start over, delete the data directory, or set DATA_DIR to another.',
  ],
] as const)(
  'a database on %s that lacks some of the earlier migrations is told how to go on',
  (kind, advice) => {
    expect(() => awaitsBaseline(earlier.slice(0, -2), kind)).toThrow(
      'The database was made by an earlier version and lacks migrations that this version no longer has: ' +
        `0106-filters-of-lists.sql, 0108-unpaid-exchanges.sql. ${advice}`,
    );
  },
);

test('another text of an earlier migration is refused', () => {
  const [first, ...others] = earlier.map((one) => ({ ...one }));
  const changed = [{ name: String(first?.name), checksum: 'another' }, ...others];
  expect(() => awaitsBaseline(changed, 'postgres')).toThrow('The migration 0001-accounts.sql');
});

test('servers of the version before run beside the baseline: it is additive, and comes after what they know', async () => {
  const [first, ...others] = (await readMigrations()).filter(({ name }) => name <= BASELINE_END);
  expect([first, ...others].every((one) => one?.isAdditive)).toBe(true);
  expect(String(first?.name) > String(earlier.at(-1)?.name)).toBe(true);
});
