/**
 * `npm run contract:diff`: compares the API's contract and the console's with the bundles of their newest published
 * release in spec/releases/. A breaking change of either passes only with a version bump and an entry in
 * spec/CHANGELOG.md; before the first is published, with a sentence there.
 */
import { spawnSync } from 'node:child_process';
import { root } from '../root.ts';

const program = 'packages/contract-test/src/diff/release-program.ts';
const specs = ['spec/openapi.yaml', 'console=spec/console/openapi.yaml'];
const { status } = spawnSync(process.execPath, [program, 'spec/releases', 'spec/CHANGELOG.md', ...specs], {
  cwd: root,
  stdio: 'inherit',
});
process.exitCode = status ?? 2;
