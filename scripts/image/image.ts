/**
 * `npm run image`: builds the container image if Docker or Buildah works. In any case, runs the steps of the
 * `Dockerfile` on this machine and starts the result as an unprivileged user on read-only files.
 */
import { spawnSync } from 'node:child_process';
import { root } from '../root.ts';

const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, SOAK: 'true' } }).status ===
  0;

const builder = ['docker', 'buildah'].find(
  (name) => spawnSync(name, ['info'], { timeout: 10_000 }).status === 0,
);
console.log(
  builder === undefined
    ? 'Neither Docker nor Buildah works here; running only the steps.'
    : `Building with ${builder} …`,
);
const built =
  builder === undefined ||
  run(builder, 'build', '--file', 'Dockerfile', '--tag', 'financial-operations-api', '.');
process.exitCode = built && run('vitest', 'run', 'scripts/image/image.test.ts') ? 0 : 1;
