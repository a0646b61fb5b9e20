import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{scripts,packages,apps,spec}/**/*.test.{ts,js}'],
    globalSetup: ['apps/server/src/testing/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
