import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { embeddedTemplate } from './embedded-template.ts';

describe('embeddedTemplate', { timeout: 90_000 }, () => {
  let parent: string;
  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'finops-template-'));
  });
  afterEach(() => rm(parent, { recursive: true }));

  it('makes a cluster once and keeps it, and drops those of other versions', async () => {
    const cache = join(parent, 'cache');
    const made = await embeddedTemplate(cache);
    const [name = '', ...others] = await readdir(cache);
    expect(name).toMatch(/^pglite-\d+\.\d+\.\d+\.tar$/);
    expect(others).toEqual([]);

    const pglite = await PGlite.create({ loadDataDir: made });
    expect((await pglite.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await pglite.close();

    await writeFile(join(cache, name), 'what is kept');
    expect(await (await embeddedTemplate(cache)).text()).toBe('what is kept');

    await rm(join(cache, name));
    await writeFile(join(cache, 'pglite-0.0.1.tar'), '');
    await embeddedTemplate(cache);
    expect(await readdir(cache)).toEqual([name]);
  });

  it('makes it without a place to keep it', async () => {
    await writeFile(join(parent, 'file'), '');
    const made = await embeddedTemplate(join(parent, 'file', 'cache'));
    expect(made.size).toBeGreaterThan(1_000_000);
  });
});
