import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFunctions } from '../schema/functions.ts';
import { migrate, type Schema } from '../schema/migrate.ts';
import { readMigrations } from '../schema/migrations.ts';
import { openDatabase } from './database.ts';
import { clusterIn } from './embedded-database.ts';
import { embeddedTemplate, pgliteVersion } from './embedded-template.ts';
import { loadPglite } from './load-pglite.ts';

/** A migrated but empty cluster of the embedded database, from which new data directories start. */
export async function migratedTemplate(): Promise<Blob> {
  const schema: Schema = { migrations: await readMigrations(), functions: await readFunctions() };
  return embeddedTemplate({
    content: 'migrated',
    version: await versionOf(schema),
    make: () => migratedCluster(schema),
  });
}

async function versionOf({ migrations, functions }: Schema): Promise<string> {
  const hash = createHash('sha256').update(await pgliteVersion());
  for (const { name, checksum } of [...migrations, ...functions]) hash.update(`${name} ${checksum}\n`);
  return hash.digest('hex');
}

async function migratedCluster(schema: Schema): Promise<Blob> {
  const directory = await mkdtemp(join(tmpdir(), 'finops-migrated-'));
  try {
    const database = await openDatabase({ directory });
    await migrate(database, schema);
    await database.close();
    const pglite = await (await loadPglite()).create({ dataDir: clusterIn(directory) });
    const cluster = await pglite.dumpDataDir('none');
    await pglite.close();
    return cluster;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
