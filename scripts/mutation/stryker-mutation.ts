import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import type { Report } from './report.ts';

/**
 * Runs Stryker on TypeScript files.
 *
 * @param part the tests to run, as named in `vitest.config.ts`.
 * @param mutate patterns of the files to mutate.
 * @throws Error if Stryker fails, for example because a test fails without a mutation.
 */
export function mutateWithStryker(part: string, mutate: readonly string[]): Report {
  const directory = join(root, '.run/mutation', part);
  mkdirSync(directory, { recursive: true });
  const config = join(directory, 'stryker.json');
  const report = join(directory, 'report.json');
  writeFileSync(
    config,
    JSON.stringify({
      testRunner: 'vitest',
      vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
      mutate,
      ignorePatterns: ['/.run', '/.data', '/apps/docs', '/packages/contract-test', 'dist'],
      reporters: ['progress-append-only', 'json'],
      jsonReporter: { fileName: report },
      tempDirName: join(directory, 'sandbox'),
      concurrency: 2,
      timeoutMS: 15_000,
      // TypeScript 7 offers no API with which Stryker can read its settings; Vitest does not need them.
      tsconfigFile: 'none',
    }),
  );
  const { status } = spawnSync('stryker', ['run', config], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MUTATION_PART: part },
  });
  if (status !== 0) throw new Error(`Stryker exited with ${status}.`);
  return JSON.parse(readFileSync(report, 'utf8'));
}
