import { defineConfig } from 'vitest/config';

/** What only reads and computes: its files share their modules, which is faster. */
const PURE = 'packages/contract-test/src/**/*.test.ts';

export default defineConfig({
  test: {
    // By default one core is left idle, which on two doubles the time.
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'pure', include: [PURE], isolate: false } },
      {
        extends: true,
        test: {
          name: 'whole',
          include: ['{scripts,packages,apps,spec}/**/*.test.{ts,js}'],
          exclude: ['**/node_modules/**', PURE],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
        },
      },
    ],
  },
});
