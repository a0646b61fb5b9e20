import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databases, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import type { Page, Position } from '../../domain/paging.ts';
import type { Database } from './database.ts';
import { listPage } from './list-page.ts';

const BUSINESS = 'BUS_1';
const COLUMNS = ['created_at', 'audit_entry_id'];
/** Entries of a list that is read while it changes, and the number deleted meanwhile. */
const [KEPT, GOING] = process.env.SOAK === undefined ? [1400, 140] : [5000, 500];
const START = Date.parse('2026-11-20T00:00:00Z');

describe.each(databases)('keyset pages on $name', ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await database.kysely
      .insertInto('business')
      .values({
        business_id: BUSINESS,
        user_id: 'USR_1',
        name: 'Northwind',
        country_id: 'NG',
        kyb_status: 'verified',
        display_currency: 'NGN',
        created_at: new Date(START),
        updated_at: new Date(START),
      })
      .execute();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.kysely.deleteFrom('audit_entry').execute();
  });

  /**
   * Adds entries `<prefix>00000` and so on; each eight have the same instant, so that only their identifiers
   * distinguish them.
   */
  const addEntries = async ({ kysely }: Database, prefix: string, count: number, from = START) => {
    await sql`
      INSERT INTO audit_entry (business_id, audit_entry_id, actor_kind, actor_id, action, target, request_id, created_at)
      SELECT ${BUSINESS}, ${prefix} || lpad(n::text, 5, '0'), 'user', 'USR_1', 'api_key.created', 'key', 'req_1',
             ${new Date(from)}::timestamptz + (n / 8) * interval '1 millisecond' + interval '1 microsecond'
      FROM generate_series(0, ${count}::integer - 1) AS n`.execute(kysely);
  };

  const page = (limit: number | undefined, position?: Position, sort: 'asc' | 'desc' = 'asc') =>
    listPage(
      database.kysely
        .selectFrom('audit_entry')
        .select(['audit_entry_id', 'created_at'])
        .where('business_id', '=', BUSINESS),
      COLUMNS,
      { sort, limit, from: position },
      (row) => row,
    );

  const ids = ({ entries }: Page<{ audit_entry_id: string }>) => entries.map((entry) => entry.audit_entry_id);

  it('lists every row that was there before exactly once while others are inserted and deleted', {
    timeout: 120_000,
  }, async () => {
    await addEntries(database, 'kept_', KEPT);
    await addEntries(database, 'going_', GOING);
    const other = await database.another();
    let listing = true;
    const seen: string[] = [];
    const writing = (async () => {
      let rounds = 0;
      for (; listing; rounds += 1) {
        // Alternately at the current position of the list and anywhere.
        const at = rounds % 2 === 0 ? seen.length / 8 : (rounds * 37) % 700;
        await addEntries(other, `new_${rounds}_`, 20, START + Math.floor(at) + 1);
        await sql`DELETE FROM audit_entry WHERE audit_entry_id LIKE ${`new_${rounds - 2}_%`}`.execute(
          other.kysely,
        );
        await sql`
          DELETE FROM audit_entry WHERE audit_entry_id IN (
            SELECT audit_entry_id FROM audit_entry WHERE audit_entry_id LIKE 'going_%' ORDER BY random() LIMIT 1
          )`.execute(other.kysely);
      }
      return rounds;
    })();
    let position: Position | undefined;
    do {
      const { next, ...read } = await page(7, position);
      seen.push(...ids({ next, ...read }));
      position = next;
    } while (position !== undefined);
    listing = false;

    expect(await writing).toBeGreaterThan(10);
    const kept = seen.filter((id) => id.startsWith('kept_'));
    expect(kept).toEqual(Array.from({ length: KEPT }, (_, n) => `kept_${String(n).padStart(5, '0')}`));
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.some((id) => id.startsWith('new_'))).toBe(true);
  });

  it('says that there is no page before the first and none after the last', async () => {
    await addEntries(database, 'a_', 20);
    const first = await page(10);
    expect(first.previous).toBeUndefined();
    const last = await page(10, first.next);
    expect(last.next).toBeUndefined();
    expect([...ids(first), ...ids(last)]).toHaveLength(20);
  });

  it('reads back to the first page', async () => {
    await addEntries(database, 'a_', 20);
    const first = await page(8);
    const second = await page(8, first.next);
    const third = await page(8, second.next);
    expect(ids(third)).toHaveLength(4);
    const secondAgain = await page(8, third.previous);
    expect(secondAgain).toEqual(second);
    const firstAgain = await page(8, secondAgain.previous);
    expect(firstAgain).toEqual(first);
  });

  it('reads in descending order', async () => {
    await addEntries(database, 'a_', 10);
    const all = ids(await page(undefined)).reverse();
    const first = await page(4, undefined, 'desc');
    const second = await page(4, first.next, 'desc');
    expect([...ids(first), ...ids(second)]).toEqual(all.slice(0, 8));
    expect(ids(await page(4, second.previous, 'desc'))).toEqual(ids(first));
  });

  it('reads a whole list without limit', async () => {
    await addEntries(database, 'a_', 100);
    const { entries, next, previous } = await page(undefined);
    expect({ length: entries.length, next, previous }).toEqual({
      length: 100,
      next: undefined,
      previous: undefined,
    });
  });

  it('gives an empty page no neighbours', async () => {
    expect(await page(5)).toEqual({ entries: [], next: undefined, previous: undefined });
    const beyond: Position = { direction: 'next', key: ['2030-01-01T00:00:00Z', 'z'] };
    expect(await page(5, beyond)).toEqual({ entries: [], next: undefined, previous: undefined });
    await addEntries(database, 'a_', 2);
    const before: Position = { direction: 'previous', key: ['2020-01-01T00:00:00Z', 'a'] };
    for (const position of [beyond, before]) {
      expect(await page(5, position)).toEqual({ entries: [], next: undefined, previous: undefined });
    }
  });

  it('keeps microseconds in a position', async () => {
    await addEntries(database, 'a_', 2);
    const { next } = await page(1);
    expect(next).toEqual({ direction: 'next', key: ['2026-11-20T00:00:00.000001Z', 'a_00000'] });
  });

  it('finds its rows by the index of the list', async () => {
    await addEntries(database, 'a_', 5000);
    await sql`ANALYZE audit_entry`.execute(database.kysely);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      EXPLAIN SELECT * FROM audit_entry
      WHERE business_id = ${BUSINESS} AND (created_at, audit_entry_id) > (${new Date(START)}, ${'a_00003'})
      ORDER BY created_at, audit_entry_id LIMIT 8`.execute(database.kysely);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index Scan using audit_entry_by_age/);
    expect(plan).not.toContain('Sort');
  });

  it('refuses a position of another sort', async () => {
    const foreign: Position = { direction: 'next', key: ['2030-01-01T00:00:00Z'] };
    await expect(page(5, foreign)).rejects.toThrow(
      'has 1 values, but the list is sorted by created_at, audit_entry_id',
    );
  });

  it('refuses a sort column that is not selected', async () => {
    await addEntries(database, 'a_', 2);
    const rows = database.kysely.selectFrom('audit_entry').select('audit_entry_id');
    await expect(listPage(rows, COLUMNS, { sort: 'asc', limit: 1 }, (row) => row)).rejects.toThrow(
      'created_at is not among the selected columns',
    );
  });
});
