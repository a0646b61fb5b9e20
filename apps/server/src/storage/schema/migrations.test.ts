import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migration, readMigrations } from './migrations.ts';

describe('readMigrations', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'finops-migrations-'));
  });
  afterEach(() => rm(directory, { recursive: true }));

  const read = async (...names: string[]) => {
    await Promise.all(names.map((name) => writeFile(join(directory, name), 'SELECT 1; SELECT 2;')));
    return readMigrations(pathToFileURL(`${directory}/`));
  };

  it('reads them in the order of their numbers', async () => {
    const migrations = await read('0002-b.sql', '0010-a.sql', '0001-c.sql');
    expect(migrations.map(({ name }) => name)).toEqual(['0001-c.sql', '0002-b.sql', '0010-a.sql']);
    expect(migrations[0]?.statements).toEqual(['SELECT 1', 'SELECT 2']);
  });

  it.each(['1-a.sql', '0001_a.sql', 'README.md'])('refuses a file named %s', async (name) => {
    await expect(read('0002-b.sql', name)).rejects.toThrow(
      `${name} in storage/schema/migrations is not named NNNN-name.sql`,
    );
  });

  it('refuses two of one number', async () => {
    await expect(read('0001-a.sql', '0001-b.sql')).rejects.toThrow('0001-a.sql and 0001-b.sql');
  });
});

describe('a migration', () => {
  it.each([
    ['-- additive\nCREATE TABLE note (id text);', true],
    ['-- additive: readers name their columns\r\nALTER TABLE note ADD COLUMN body text;', true],
    ['CREATE TABLE note (id text);', false],
    ['-- Notes.\n-- additive\nCREATE TABLE note (id text);', false],
    ['-- additively\nCREATE TABLE note (id text);', false],
  ])('%j is additive: %s', (text, isAdditive) => {
    expect(migration('0001-note.sql', text)).toMatchObject({ isAdditive, isConcurrent: false });
  });

  it.each([
    'CREATE INDEX CONCURRENTLY note_by_body ON note (body)',
    'DROP INDEX CONCURRENTLY note_by_body',
    'CREATE INDEX CONCURRENTLY IF NOT EXISTS note_by_body ON note (body); ANALYZE note',
  ])('%j is refused: it could not run again', (text) => {
    expect(() => migration('0001-note.sql', text)).toThrow('The migration 0001-note.sql has CONCURRENTLY');
  });

  it.each([
    '-- Comment.\ncreate unique index\n  concurrently if not exists note_by_body ON note (body);',
    'DROP INDEX CONCURRENTLY IF EXISTS note_by_body',
  ])('%j is concurrent', (text) => {
    expect(migration('0001-note.sql', text)).toMatchObject({ isConcurrent: true });
  });
});
