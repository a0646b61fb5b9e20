import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** Where the prebuilt cluster is kept: in `node_modules/.cache`, which git ignores. */
const CACHE = resolve(pgliteDirectory(), '..', '..', '.cache', 'finops-server');

/**
 * An initialized, empty cluster of the embedded database as a tar file. Made once for each version of PGlite, which takes
 * seconds, and kept; starting from it takes a fraction of that. Without a place to keep it, it is made each time.
 */
export async function embeddedTemplate(cache: string = CACHE): Promise<Blob> {
  const name = `pglite-${await pgliteVersion()}.tar`;
  const kept = await readFile(join(cache, name)).catch(() => undefined);
  if (kept !== undefined) {
    return new Blob([kept]);
  }
  const pglite = await PGlite.create();
  const made = await pglite.dumpDataDir('none');
  await pglite.close();
  await keep(cache, name, made).catch(() => undefined);
  return made;
}

/** Puts the file in its place at once, as several processes may make it at the same time, and drops those of other versions. */
async function keep(cache: string, name: string, template: Blob): Promise<void> {
  await mkdir(cache, { recursive: true });
  const unfinished = join(cache, `${randomUUID()}.unfinished`);
  await writeFile(unfinished, template.stream());
  await rename(unfinished, join(cache, name));
  const others = (await readdir(cache)).filter((file) => /^pglite-.*\.tar$/.test(file) && file !== name);
  await Promise.all(others.map((file) => rm(join(cache, file), { force: true })));
}

function pgliteDirectory(): string {
  return resolve(createRequire(import.meta.url).resolve('@electric-sql/pglite'), '..', '..');
}

async function pgliteVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(pgliteDirectory(), 'package.json'), 'utf8'));
  return String(version);
}
