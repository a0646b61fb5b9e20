import type { PGlite, PGliteOptions } from '@electric-sql/pglite';

/** The embedded database with the extensions that the migrations create. */
export interface Embedded {
  create(options?: PGliteOptions): Promise<PGlite>;
}

/**
 * Loads the embedded database on demand.
 *
 * @throws Error in a production installation, which lacks it.
 */
export async function loadPglite(): Promise<Embedded> {
  const [{ PGlite }, { btree_gin }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/btree_gin'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ]).catch((cause: unknown) => {
    throw new Error('The embedded database is not installed. Set DATABASE_URL to a PostgreSQL database.', {
      cause,
    });
  });
  return { create: (options) => PGlite.create({ ...options, extensions: { btree_gin, pg_trgm } }) };
}
