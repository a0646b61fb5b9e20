import { defineConfig } from 'vitest/config';

const STORED = 'apps/server/src/domain/transfers/{transfer-engine,transfers}.test.ts';

/** The tests of the money domains, on the embedded database alone; `MUTATION_PART` says which of them. */
export default defineConfig({
  test: {
    ...(process.env.MUTATION_PART === 'stored'
      ? { include: [STORED] }
      : {
          include: ['apps/server/src/domain/{ledger,pricing,quotes,transfers}/**/*.test.ts'],
          exclude: [STORED],
        }),
    testNamePattern: /^(?!.*PostgreSQL)/,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
