import type { PGlite } from '@electric-sql/pglite';

/**
 * Loads the embedded database only for who opens it.
 *
 * @throws Error in production, which is installed without it.
 */
export async function loadPglite(): Promise<typeof PGlite> {
  const loaded = await import('@electric-sql/pglite').catch((cause: unknown) => {
    throw new Error('The embedded database is not installed here. Set DATABASE_URL to a PostgreSQL.', {
      cause,
    });
  });
  return loaded.PGlite;
}
