import { defineConfig } from 'vitest/config';

const ENGINE =
  'apps/server/src/domain/transfers/{transfer-engine,transfers,awaited-payments,due-runs}.test.ts';
const LEDGER =
  'apps/server/src/storage/{ledger/{postgres-ledger,ledger-batches,commit-locks},sandbox/{sandbox-reset,sandbox-reset-locks}}.test.ts';

const onPostgres = {
  globalSetup: ['apps/server/test/harness/processes/global-setup.ts'],
  testNamePattern: /^(?!.*(PGlite|postings of 0.1))/,
};

const parts = {
  pure: {
    include: ['apps/server/src/domain/{ledger,pricing,quotes,transfers}/**/*.test.ts'],
    exclude: [ENGINE],
  },
  stored: { include: [ENGINE], ...onPostgres },
  sql: { include: [LEDGER], ...onPostgres },
};

/**
 * The tests of the money domains; `MUTATION_PART` selects a part. Those with a database use PostgreSQL only and skip
 * long sums.
 */
export default defineConfig({
  test: {
    ...parts[process.env.MUTATION_PART as keyof typeof parts],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
