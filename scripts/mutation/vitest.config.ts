import { defineConfig } from 'vitest/config';

const STORED = 'apps/server/src/domain/transfers/{transfer-engine,transfers}.test.ts';

/** The tests of the money domains; `MUTATION_PART` says which of them. Those with a database take PostgreSQL alone. */
export default defineConfig({
  test: {
    ...(process.env.MUTATION_PART === 'stored'
      ? {
          include: [STORED],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          testNamePattern: /^(?!.*PGlite)/,
        }
      : {
          include: ['apps/server/src/domain/{ledger,pricing,quotes,transfers}/**/*.test.ts'],
          exclude: [STORED],
        }),
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
