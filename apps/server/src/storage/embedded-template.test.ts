import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { embeddedTemplate } from './embedded-template.ts';

const bytes = async (blob: Blob): Promise<Buffer> => Buffer.from(await blob.arrayBuffer());

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

    const file = await readFile(join(cache, name));
    expect((await bytes(await embeddedTemplate(cache))).equals(await bytes(made))).toBe(true);
    expect((await readFile(join(cache, name))).equals(file)).toBe(true);

    await rm(join(cache, name));
    await writeFile(join(cache, 'pglite-0.0.1.tar'), '');
    await embeddedTemplate(cache);
    expect(await readdir(cache)).toEqual([name]);
  });

  it.each<[string, (file: Buffer) => Buffer]>([
    ['was cut off', (file) => file.subarray(0, file.length / 2)],
    ['is empty', () => Buffer.alloc(0)],
    [
      'has another byte in its middle',
      (file) => Buffer.concat([file.subarray(0, 5_000_000), Buffer.from([99]), file.subarray(5_000_001)]),
    ],
  ])('makes one anew that %s, and keeps that', async (_, damaged) => {
    const cache = join(parent, 'cache');
    await embeddedTemplate(cache);
    const [name = ''] = await readdir(cache);
    await writeFile(join(cache, name), damaged(await readFile(join(cache, name))));
    const remade = await embeddedTemplate(cache);
    const pglite = await PGlite.create({ loadDataDir: remade });
    expect((await pglite.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await pglite.close();
    expect((await bytes(await embeddedTemplate(cache))).equals(await bytes(remade))).toBe(true);
    expect(await readdir(cache)).toEqual([name]);
  });

  it('makes it without a place to keep it', async () => {
    await writeFile(join(parent, 'file'), '');
    const made = await embeddedTemplate(join(parent, 'file', 'cache'));
    expect(made.size).toBeGreaterThan(1_000_000);
  });
});
