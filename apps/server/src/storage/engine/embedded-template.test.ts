import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { embeddedTemplate, emptyTemplate } from './embedded-template.ts';

const bytes = async (blob: Blob): Promise<Buffer> => Buffer.from(await blob.arrayBuffer());

describe('embeddedTemplate', () => {
  let parent: string;
  let cache: string;
  let made: number;
  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'finops-template-'));
    cache = join(parent, 'cache');
    made = 0;
  });
  afterEach(() => rm(parent, { recursive: true }));

  /** Each cluster differs from the previous one. */
  const numbered = {
    content: 'numbered',
    version: '2',
    make: async (): Promise<Blob> => {
      made += 1;
      return new Blob([Buffer.alloc(1_000_000, made)]);
    },
  };

  it('makes a cluster that opens, and keeps it', async () => {
    const cluster = await emptyTemplate(cache);
    const pglite = await PGlite.create({ loadDataDir: cluster });
    expect((await pglite.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await pglite.close();
    const kept = await emptyTemplate(cache);
    expect((await bytes(kept)).equals(await bytes(cluster))).toBe(true);
  });

  it('makes it once, and drops those of other versions', async () => {
    const first = await embeddedTemplate(numbered, cache);
    const [name = '', ...others] = await readdir(cache);
    expect([name, ...others]).toEqual(['numbered-2.tar']);
    const file = await readFile(join(cache, name));
    expect((await bytes(await embeddedTemplate(numbered, cache))).equals(await bytes(first))).toBe(true);
    expect((await readFile(join(cache, name))).equals(file)).toBe(true);
    expect(made).toBe(1);

    await rm(join(cache, name));
    for (const other of ['numbered-1.tar', 'other-1.tar']) await writeFile(join(cache, other), '');
    await embeddedTemplate(numbered, cache);
    expect((await readdir(cache)).sort()).toEqual(['numbered-2.tar', 'other-1.tar']);
  });

  it.each<[string, (file: Buffer) => Buffer]>([
    ['was cut off', (file) => file.subarray(0, file.length / 2)],
    ['is empty', () => Buffer.alloc(0)],
    [
      'has another byte in its middle',
      (file) => Buffer.concat([file.subarray(0, 500_000), Buffer.from([99]), file.subarray(500_001)]),
    ],
  ])('makes one anew that %s, and keeps that', async (_, damaged) => {
    await embeddedTemplate(numbered, cache);
    const [name = ''] = await readdir(cache);
    await writeFile(join(cache, name), damaged(await readFile(join(cache, name))));
    const remade = await bytes(await embeddedTemplate(numbered, cache));
    expect(remade.equals(Buffer.alloc(1_000_000, 2))).toBe(true);
    expect((await bytes(await embeddedTemplate(numbered, cache))).equals(remade)).toBe(true);
    expect(made).toBe(2);
    expect(await readdir(cache)).toEqual([name]);
  });

  it('makes it without a place to keep it', async () => {
    await writeFile(join(parent, 'file'), '');
    const cluster = await embeddedTemplate(numbered, join(parent, 'file', 'cache'));
    expect(cluster.size).toBe(1_000_000);
  });
});
