import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import type { Report } from './report.ts';

/**
 * Tries every small change of TypeScript that Stryker knows.
 *
 * @param part the tests that have to notice, as `vitest.config.ts` names them.
 * @param mutate patterns of the files to change.
 * @throws Error when Stryker fails, as it does when a test fails without any change.
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
      // TypeScript 7 has no interface for Stryker to read its settings with; Vitest needs none of them.
      tsconfigFile: 'none',
    }),
  );
  const { status } = spawnSync('stryker', ['run', config], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MUTATION_PART: part },
  });
  if (status !== 0) throw new Error(`Stryker ended with ${status}.`);
  return JSON.parse(readFileSync(report, 'utf8'));
}
