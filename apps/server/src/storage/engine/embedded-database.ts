import { existsSync } from 'node:fs';
import { chmod, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { PGliteDialect } from 'kysely';
import { Mutex } from '../../domain/mutex.ts';
import { scalarParsers } from './column-values.ts';
import { DirectoryInUse, type DirectoryLock, lockDirectory, OWNER_ONLY } from './directory-lock.ts';
import { DirectoryUnusable } from './directory-unusable.ts';
import { emptyTemplate } from './embedded-template.ts';
import { GuardedDialect } from './guarded-driver.ts';
import { type Embedded, loadPglite } from './load-pglite.ts';
import type { OpenedDialect } from './opened-dialect.ts';
import type { TransactionScope } from './transaction-scope.ts';

/**
 * Opens the embedded database in a data directory, or in memory without one. For development: it has one connection,
 * used in turns, and survives a crash of the process but not of the machine.
 *
 * @param template returns the cluster from which a new directory, or a database in memory, starts; by default empty.
 * @throws DirectoryInUse when another process has the directory open.
 * @throws DirectoryUnusable when the directory is damaged, full or not writable.
 */
export async function openEmbedded(
  directory: string | undefined,
  scope: TransactionScope,
  template: () => Promise<Blob> = emptyTemplate,
): Promise<OpenedDialect> {
  const embedded = await loadPglite();
  const lock = directory === undefined ? undefined : locked(directory);
  try {
    const pglite = await (directory === undefined
      ? openInMemory(embedded, template)
      : openInDirectory(embedded, directory, template));
    const turns = new Mutex();
    return {
      kind: 'embedded',
      dialect: new GuardedDialect(new PGliteDialect({ pglite }), scope, turns),
      connections: () => ({ total: 1, idle: turns.taken ? 0 : 1, waiting: turns.waiting }),
      close: async () => {
        if (!pglite.closed) {
          await pglite.close();
        }
        lock?.release();
      },
    };
  } catch (error) {
    lock?.release();
    throw directory === undefined ? error : new DirectoryUnusable(resolve(directory), error);
  }
}

/** Whether a data directory contains an embedded database; creates nothing. */
export function hasEmbedded(directory: string): boolean {
  return existsSync(clusterIn(directory));
}

/** The path of the cluster in a data directory. */
export function clusterIn(directory: string): string {
  return join(directory, 'postgres');
}

function locked(directory: string): DirectoryLock {
  try {
    return lockDirectory(directory);
  } catch (error) {
    throw error instanceof DirectoryInUse ? error : new DirectoryUnusable(resolve(directory), error);
  }
}

async function openInMemory(embedded: Embedded, template: () => Promise<Blob>): Promise<PGlite> {
  return embedded.create({ loadDataDir: await template(), parsers: scalarParsers });
}

/**
 * The cluster is moved into place only when complete, so that an interrupted start leaves none. The cluster, and a
 * directory that contains one, are inaccessible to other users of the machine.
 */
async function openInDirectory(
  embedded: Embedded,
  directory: string,
  template: () => Promise<Blob>,
): Promise<PGlite> {
  const cluster = clusterIn(directory);
  if (existsSync(cluster)) {
    await chmod(directory, OWNER_ONLY);
  } else {
    const unfinished = join(directory, 'postgres.unfinished');
    await rm(unfinished, { recursive: true, force: true });
    const pglite = await embedded.create({ dataDir: unfinished, loadDataDir: await template() });
    await pglite.close();
    await rename(unfinished, cluster);
  }
  await chmod(cluster, OWNER_ONLY);
  return embedded.create({ dataDir: cluster, parsers: scalarParsers });
}
