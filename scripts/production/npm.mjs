import { spawnSync } from 'node:child_process';

/**
 * Runs npm in a directory, showing its errors on this terminal.
 *
 * @throws Error if npm fails.
 */
export function npm(directory, ...args) {
  const { status, error } = spawnSync(
    'npm',
    [...args, '--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'],
    { cwd: directory, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (status !== 0) throw new Error(`npm ${args[0]} failed in ${directory}. ${error?.message ?? ''}`.trim());
}
