/**
 * Writes the types of the tables, which follow from the migrations: `node apps/server/codegen/main.ts`, as `npm run codegen` does. A
 * database is only opened when something has changed. With `--check` nothing is written, and a stale file is an error.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { openDatabase } from '../src/storage/engine/database.ts';
import { migrate } from '../src/storage/schema/migrate.ts';
import { readMigrations } from '../src/storage/schema/migrations.ts';
import { tablesSource } from './tables-source.ts';

const FILE = new URL('../src/storage/schema/generated/tables.ts', import.meta.url);
const HEADER = '// Generated from storage/schema/migrations by `npm run codegen`. Do not edit.\n';

/** What the file is made of: the migrations, the generator, and what stands below this line. */
async function digestOf(source: string): Promise<string> {
  const hash = createHash('sha256').update(source);
  for (const { name, checksum } of await readMigrations()) hash.update(`${name} ${checksum}\n`);
  hash.update(readFileSync(new URL('tables-source.ts', import.meta.url)));
  hash.update(readFileSync(createRequire(import.meta.url).resolve('kysely-codegen/package.json')));
  return `// sha256 ${hash.digest('hex')}\n`;
}

async function isFresh(text: string): Promise<boolean> {
  const [header, digest, ...source] = text.split(/(?<=\n)/);
  return header === HEADER && digest === (await digestOf(source.join('')));
}

async function generate(): Promise<string> {
  const database = await openDatabase({});
  try {
    await migrate(database);
    const source = `\n${await tablesSource(database.kysely)}`;
    return `${HEADER}${await digestOf(source)}${source}`;
  } finally {
    await database.close();
  }
}

if (await isFresh(readFileSync(FILE, 'utf8'))) {
  console.log('The types of the tables are up to date.');
} else if (process.argv.includes('--check')) {
  console.error('Stale: apps/server/src/storage/schema/generated/tables.ts. Run `npm run codegen`.');
  process.exitCode = 1;
} else {
  writeFileSync(FILE, await generate());
  console.log('Wrote the types of the tables.');
}
