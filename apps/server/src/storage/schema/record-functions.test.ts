import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import type { RecordChange } from '../../domain/record.ts';
import { readFunctions } from './functions.ts';

/** The functions of all kinds of records, including those of future products. */
const functions = (await readFunctions())
  .map(({ name }) => name.slice('functions/'.length, -'.sql'.length).replaceAll('-', '_'))
  .filter((name) => name.startsWith('record_'));

/** The expectations that an existing row can meet. */
const expectations: readonly (readonly [string, Exclude<RecordChange['expects'], 'absent'>])[] = [
  ['a version', { version: 7 }],
  ['a state', { state: 'pending', at: new Date(0) }],
  ['an owner', { owner: 'somebody' }],
];

describe.each(databases)('the functions of records on $name', ({ open }) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test.each(
    functions.flatMap((name) => expectations.map(([form, expects]) => [name, form, expects] as const)),
  )('%s refuses %s of a row that is absent', async (name, _, expects) => {
    const change = JSON.stringify({ id: '0a', expects, row: {} });
    const answer = await sql<{ problem: string | null }>`
      SELECT ${sql.ref(name)}('BUS_none', ${change}::jsonb, false) AS problem`
      .execute(database.kysely)
      .then(
        ({ rows }) => rows[0]?.problem,
        ({ message }: Error) => message,
      );
    expect(answer).toMatch(/^(unknown|stale|taken_over|.* is expected .*)$/);
  });
});
