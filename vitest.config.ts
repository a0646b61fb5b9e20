import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{scripts,packages,apps,spec}/**/*.test.{ts,js}'],
    globalSetup: ['apps/server/test/harness/processes/global-setup.ts', 'scripts/testing/global-setup.ts'],
    setupFiles: ['scripts/testing/processor-time.ts'],
    // By default one core is left idle, which on two doubles the time.
    maxWorkers: '100%',
    // Files share their modules, and the embedded database, within a worker: loading them anew for each would take minutes.
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // What is waited for comes at once on a quiet machine, and later on a busy one.
    expect: { poll: { timeout: 20_000 } },
  },
});
