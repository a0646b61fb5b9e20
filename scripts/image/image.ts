/**
 * `npm run image`: builds the container image where Docker or Buildah works, and everywhere runs the steps of the `Dockerfile` on
 * this machine and starts what they make, as an unprivileged user on files that cannot be written.
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
  builder === undefined ? 'No builder works here; only the steps are run.' : `Building with ${builder} …`,
);
const built =
  builder === undefined ||
  run(builder, 'build', '--file', 'Dockerfile', '--tag', 'financial-operations-api', '.');
process.exitCode = built && run('vitest', 'run', 'scripts/image/image.test.ts') ? 0 : 1;
