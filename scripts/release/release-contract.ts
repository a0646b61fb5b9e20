/**
 * `npm run release`: stores the bundles of the API's contract and the console's as the release of their `info.version`,
 * which is one for both. The release is a draft, which the next run replaces, until `npm run release -- --publish`; a
 * published release never changes.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { codegen } from '../codegen/main.ts';
import { root } from '../root.ts';
import { keepRelease } from './keep-release.ts';

const { publish } = parseArgs({ options: { publish: { type: 'boolean', default: false } } }).values;
await codegen({ check: false });
const bundles = ['', 'console'].map((name) => {
  const text = readFileSync(join(root, 'packages/contract/src/generated', name, 'openapi.json'), 'utf8');
  return { suffix: name && `.${name}`, text, version: String(JSON.parse(text).info.version) };
});
const [version = '', ...others] = new Set(bundles.map((bundle) => bundle.version));
const kept =
  others.length > 0
    ? {
        refused: `\`info.version\` is ${[version, ...others].join(' and ')}: give spec/openapi.yaml and spec/console/openapi.yaml one version.`,
      }
    : keepRelease(join(root, 'spec/releases'), version, bundles, publish);
if ('refused' in kept) {
  console.error(kept.refused);
  process.exitCode = 1;
} else console.log(kept.done);
