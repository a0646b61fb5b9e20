import { defineConfig } from 'vitest/config';

/** The tests that the mutation run switches rules off for: those of the money domains, on the embedded database alone. */
export default defineConfig({
  test: {
    include: ['apps/server/src/domain/{ledger,pricing,quotes,transfers}/**/*.test.ts'],
    testNamePattern: /^(?!.*PostgreSQL)/,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
