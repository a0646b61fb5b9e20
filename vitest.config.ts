import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{scripts,packages,apps,spec}/**/*.test.{ts,js}'],
    globalSetup: ['apps/server/src/testing/global-setup.ts'],
    // By default one core is left idle, which on two doubles the time.
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
