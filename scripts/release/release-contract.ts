/**
 * `npm run release`: publishes the API's contract and the console's under their common `info.version` by storing their
 * bundles in spec/releases/. A published release never changes.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codegen } from '../codegen/main.ts';
import { root } from '../root.ts';
import { publishRelease } from './publish-release.ts';

await codegen({ check: false });
const bundles = ['', 'console'].map((name) => {
  const text = readFileSync(join(root, 'packages/contract/src/generated', name, 'openapi.json'), 'utf8');
  return { suffix: name && `.${name}`, text, version: String(JSON.parse(text).info.version) };
});
const [version = '', ...others] = new Set(bundles.map((bundle) => bundle.version));
try {
  if (others.length > 0) {
    throw new Error(
      `\`info.version\` is ${[version, ...others].join(' and ')}. Set the same version in spec/openapi.yaml and spec/console/openapi.yaml.`,
    );
  }
  publishRelease(join(root, 'spec/releases'), version, bundles);
  console.log(`Published ${version} in spec/releases. Commit both bundles; they never change.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
