import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { loadPglite } from './load-pglite.ts';

/** The cache of prebuilt clusters, in `node_modules/.cache`, which git ignores. */
function cacheDirectory(): string {
  return resolve(pgliteDirectory(), '..', '..', '.cache', 'finops-server');
}

/** A cluster of the embedded database from which others start. */
export interface TemplateKind {
  /** A name for its contents, in lower-case letters. */
  readonly content: string;
  /** Distinguishes it from earlier versions. */
  readonly version: string;
  readonly make: () => Promise<Blob>;
}

/**
 * A cluster of the embedded database as a tar file. Building it takes seconds and is done once for each version;
 * starting from the cached file takes a fraction of that. A truncated or damaged file is rebuilt; without a writable
 * cache it is built each time.
 */
export async function embeddedTemplate(
  { content, version, make }: TemplateKind,
  cache: string = cacheDirectory(),
): Promise<Blob> {
  const name = `${content}-${version}.tar`;
  const kept = await readFile(join(cache, name)).catch(() => undefined);
  const whole = kept === undefined ? undefined : unsealed(kept);
  if (whole !== undefined) {
    return new Blob([whole]);
  }
  const made = await make();
  await keep(cache, content, name, made).catch(() => undefined);
  return made;
}

/** An initialized, empty cluster. */
export async function emptyTemplate(cache?: string): Promise<Blob> {
  return embeddedTemplate({ content: 'empty', version: await pgliteVersion(), make: emptyCluster }, cache);
}

async function emptyCluster(): Promise<Blob> {
  const embedded = await loadPglite();
  const pglite = await embedded.create();
  const cluster = await pglite.dumpDataDir('none');
  await pglite.close();
  return cluster;
}

/**
 * Moves the file into place atomically, as several processes may build it at the same time, and deletes those of other
 * versions.
 */
async function keep(cache: string, content: string, name: string, template: Blob): Promise<void> {
  await mkdir(cache, { recursive: true });
  const unfinished = join(cache, `${randomUUID()}.unfinished`);
  await writeFile(unfinished, sealed(Buffer.from(await template.arrayBuffer())));
  await rename(unfinished, join(cache, name));
  const others = (await readdir(cache)).filter(
    (file) => file.startsWith(`${content}-`) && file.endsWith('.tar') && file !== name,
  );
  await Promise.all(others.map((file) => rm(join(cache, file), { force: true })));
}

const SEAL_BYTES = 32;

/** The template with its sha256 appended, where tar readers ignore it. */
function sealed(template: Buffer): Buffer {
  return Buffer.concat([template, sha256(template)]);
}

/** The template in a file; undefined when the file is not intact. */
function unsealed(file: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> | undefined {
  const template = file.subarray(0, -SEAL_BYTES);
  return sha256(template).equals(file.subarray(-SEAL_BYTES)) ? template : undefined;
}

function sha256(content: Buffer): Buffer {
  return createHash('sha256').update(content).digest();
}

function pgliteDirectory(): string {
  return resolve(createRequire(import.meta.url).resolve('@electric-sql/pglite'), '..', '..');
}

export async function pgliteVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(pgliteDirectory(), 'package.json'), 'utf8'));
  return String(version);
}
