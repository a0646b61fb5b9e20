/**
 * `npm run start:production`: runs the server alone, as production, from the variables of its environment. Ends as the
 * server ends, with its exit code.
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { onEnd } from './programs.ts';
import { root } from './root.ts';

const server = spawn(process.execPath, [join(root, 'apps/server/src/main.ts')], {
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  env: { ...process.env, ENVIRONMENT: 'production' },
});
onEnd(() => void server.kill('SIGTERM'));
server.once('error', (error) => {
  console.error(`The server cannot be started: ${error.message}`);
  process.exit(1);
});
server.once('exit', (code, signal) => {
  process.exit(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
});
