/**
 * `npm run contract:diff`: compares the spec with the newest bundle of spec/releases/. A breaking change passes only with
 * a version bump and an entry in spec/CHANGELOG.md.
 */
import { spawnSync } from 'node:child_process';
import { root } from './root.ts';

const program = 'packages/contract-test/src/diff/release-program.ts';
const files = ['spec/openapi.yaml', 'spec/releases', 'spec/CHANGELOG.md'];
const { status } = spawnSync(process.execPath, [program, ...files], { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 2;
