import { defineConfig } from 'vitest/config';

/** Tests that need no database and change nothing in the modules that they share, which is faster. */
const TESTER = 'packages/contract-test/src/**/*.test.ts';

export default defineConfig({
  test: {
    // By default one core is left idle, which on two doubles the time.
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'tester', include: [TESTER], isolate: false } },
      {
        extends: true,
        test: {
          name: 'others',
          include: ['{scripts,packages,apps,spec}/**/*.test.{ts,js}'],
          exclude: ['**/node_modules/**', TESTER],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
        },
      },
    ],
  },
});
