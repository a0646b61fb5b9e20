/**
 * `npm run test:soak`: what takes minutes. 50,000 faulty requests to a server, each refused in form, without its memory
 * growing; every fault of the tester's lab with every seed.
 */
import { spawnSync } from 'node:child_process';
import { root } from './root.ts';

const run = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, SOAK: 'true' } }).status ===
  0;

const passed = [
  run(process.execPath, ['apps/server/src/faults/soak.ts']),
  run('vitest', ['run', 'packages/contract-test/lab/lab.test.ts', '--testTimeout=600000']),
];
process.exitCode = passed.every(Boolean) ? 0 : 1;
