import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import { seedProfiles } from '../../../test/harness/seed/seed-profiles.ts';
import type { CustomerStore } from '../../domain/customers/customer-store.ts';
import { PersonalDataKeys } from '../../domain/customers/personal-data-keys.ts';
import type { Position } from '../../domain/paging.ts';
import { systemRandomness } from '../../system.ts';
import { customerStore } from './postgres-customer-store.ts';

/** More than the search reads at once, twice. */
const CUSTOMERS = 12_000;
/** More than it sorts. */
const OLDEST = 1500;
const NEWEST = 1500;
const LIMIT = 700;

describe.each(databases)('the search for customers on $name', ({ open }) => {
  let database: TestDatabase;
  let customers: CustomerStore;

  beforeAll(async () => {
    database = await open();
    const keys = new PersonalDataKeys([{ id: 'test', key: Buffer.alloc(32, 1) }], systemRandomness);
    customers = customerStore(database, { keys, randomness: systemRandomness });
    const at = new Date('2026-05-04T09:30:00Z');
    const owners = ['BUS_one', 'BUS_two'].map((id) => ({
      businessId: id,
      profileId: id,
      displayCurrency: 'NGN',
    }));
    await seedProfiles(database, owners, at);
    await seed('BUS_one', CUSTOMERS, 'a');
    await seed('BUS_two', 20, 'b');
  }, 120_000);
  afterAll(() => database.close());

  /** Customers with four distinct texts: in the oldest, in the newest, in one of a hundred, and in a single one. */
  async function seed(businessId: string, count: number, mark: string): Promise<void> {
    const made = sql`generate_series(1, ${count}::integer) AS made (n)`;
    const id = sql`'CUS_' || ${mark}::text || lpad(n::text, 15, '0')`;
    const age = sql`timestamptz '2026-01-01' + n / 3 * interval '1 second'`;
    await sql`
      INSERT INTO profile SELECT ${businessId}, ${id}, 'customer', 'NGN', ${age} FROM ${made}`.execute(
      database.kysely,
    );
    await sql`
      INSERT INTO customer (business_id, customer_id, type, first_name, last_name, email, country_id, status, created_at, updated_at, searched)
        SELECT ${businessId}, ${id}, 'individual', 'Ada', n::text, 'ada@example.com', 'NG', 'active', ${age}, ${age},
          'ada' || CASE WHEN n <= ${OLDEST}::integer THEN ' oldest' WHEN n > ${CUSTOMERS - NEWEST}::integer THEN ' newest' ELSE '' END || CASE WHEN n % 100 = 0 THEN ' ольга 100%_' ELSE '' END
            || CASE WHEN n = 7 THEN ' o''brien \\ 🦄🦄' ELSE '' END || chr(10) || 'ada@example.com' || chr(10) || lower(${id})
        FROM ${made}`.execute(database.kysely);
  }

  /** The numbers of the customers on all pages in sequence; with `back`, backwards from the last page. */
  async function read(text: string, sort: 'asc' | 'desc', back = false): Promise<number[]> {
    const pages: number[][] = [];
    let from: Position | undefined;
    for (;;) {
      const page = await customers.page('BUS_one', { text }, { sort, limit: LIMIT, ...(from && { from }) });
      pages.push(page.entries.map(({ id }) => Number(id.slice(-15))));
      if (page.next === undefined && back)
        return (await readBack(text, sort, page.previous)).concat(pages.at(-1) ?? []);
      if (page.next === undefined) return pages.flat();
      from = page.next;
    }
  }

  async function readBack(text: string, sort: 'asc' | 'desc', from: Position | undefined): Promise<number[]> {
    if (from === undefined) return [];
    const page = await customers.page('BUS_one', { text }, { sort, limit: LIMIT, from });
    const before = await readBack(text, sort, page.previous);
    return before.concat(page.entries.map(({ id }) => Number(id.slice(-15))));
  }

  const all = Array.from({ length: CUSTOMERS }, (_, index) => index + 1);
  it.each([
    ['that the newest have', 'newest', (n: number) => n > CUSTOMERS - NEWEST],
    ['that the oldest have', 'oldest', (n: number) => n <= OLDEST],
    ['that one in a hundred has', 'ЛЬГ', (n: number) => n % 100 === 0],
    ['of signs that mean something in patterns', '0%_', (n: number) => n % 100 === 0],
    ['that one has', "O'BRIEN \\", (n: number) => n === 7],
    ['of pictures', '🦄🦄', (n: number) => n === 7],
    ['of signs that nobody has', '%%%', () => false],
    ['that nobody has, though each part of it is common', 'com@example', () => false],
    ['that only another business has', 'cus_b0', () => false],
  ])(
    'finds a text %s on every page, in order, there and back',
    async (_, text, has: (n: number) => boolean) => {
      const expected = all.filter(has);
      expect(await read(text, 'asc')).toEqual(expected);
      expect(await read(text, 'desc')).toEqual(expected.toReversed());
      expect(await read(text, 'desc', true)).toEqual(expected.toReversed());
    },
  );
});
