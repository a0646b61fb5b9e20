import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readMigrations } from './migrations.ts';

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
      `${name} in storage/migrations is not named NNNN-name.sql`,
    );
  });

  it('refuses two of one number', async () => {
    await expect(read('0001-a.sql', '0001-b.sql')).rejects.toThrow('0001-a.sql and 0001-b.sql');
  });
});
