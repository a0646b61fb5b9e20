/**
 * `npm run contract:diff`: compares the API's contract and the console's with the bundles of their newest published
 * release in spec/releases/. A breaking change of either requires a new version and an entry in spec/CHANGELOG.md.
 * Until the first release is published, both are compared with the base revision of the gate, and a breaking change
 * requires only a sentence under `## Unreleased`.
 */
import { spawnSync } from 'node:child_process';
import { root } from '../root.ts';
import { baseRevision } from './base-revision.ts';

const program = 'packages/contract-test/src/diff/release-program.ts';
const specs = ['spec/openapi.yaml', 'console=spec/console/openapi.yaml'];
const args = [program, 'spec/releases', 'spec/CHANGELOG.md', baseRevision(), ...specs];
const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 2;
