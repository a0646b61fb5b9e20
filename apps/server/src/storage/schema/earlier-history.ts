import type { Database } from '../engine/database.ts';
import { earlierMigrations } from './earlier-migrations.ts';
import { MigrationMismatch } from './migration-mismatch.ts';

/** The last file of the baseline, which replaces the sequence of earlier migrations. */
export const BASELINE_END = '0211-sandbox.sql';

/** The database was created by a version before the baseline and lacks the last migrations of those versions. */
export class OutdatedDatabase extends Error {
  override readonly name = 'OutdatedDatabase';

  /** @param missing names of the migrations that it lacks. */
  constructor(kind: Database['kind'], missing: readonly string[]) {
    const last = [...earlierMigrations.keys()].at(-1);
    const found = `The database was made by an earlier version and lacks migrations that this version no longer has: ${missing.join(', ')}.`;
    super(
      kind === 'postgres'
        ? `${found} First run \`npm run migrate\` of the version whose last migration is ${last}, then that of this version.`
        : `${found} To keep its data, start the version whose last migration is ${last} on it once, then this one. ` +
            'To start over, delete the data directory, or set DATA_DIR to another.',
    );
  }
}

/**
 * Whether a database has all migrations of the versions before the baseline and none of the baseline. It then has the
 * tables of the baseline, but no record of it.
 *
 * @param applied the migrations that the database has: names and checksums.
 * @throws OutdatedDatabase when it has only some of the earlier ones.
 * @throws MigrationMismatch when it has a different text of one.
 */
export function awaitsBaseline(
  applied: readonly { readonly name: string; readonly checksum: string }[],
  kind: Database['kind'],
): boolean {
  const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]));
  const earlier = [...earlierMigrations];
  if (checksums.has(BASELINE_END) || !earlier.some(([name]) => checksums.has(name))) return false;
  const missing = earlier.map(([name]) => name).filter((name) => !checksums.has(name));
  if (missing.length > 0) throw new OutdatedDatabase(kind, missing);
  const changed = earlier.find(([name, checksum]) => checksums.get(name) !== checksum);
  if (changed !== undefined) {
    throw new MigrationMismatch(
      `The migration ${changed[0]} that ran on the database differs from that of the earlier versions, ` +
        'so its tables may differ. Use another database.',
    );
  }
  return true;
}
