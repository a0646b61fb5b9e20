/**
 * `npm run administrator -- <email>`: makes a person administrator of the platform, in the database that the environment names.
 * The password is typed on the terminal or comes as a line on stdin.
 */
import { spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { root } from './root.ts';

const command = join(root, 'apps/server/src/commands/create-administrator.ts');
const { status, signal, error } = spawnSync(process.execPath, [command, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
if (error !== undefined) console.error(`The command cannot be started: ${error.message}`);
process.exitCode = status ?? (signal === null ? 1 : 128 + constants.signals[signal]);
