/** `npm run release`: keeps the present bundle as the release of its `info.version`. A release does not change. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codegen } from './codegen/main.ts';
import { root } from './root.ts';

await codegen({ check: false });
const bundle = readFileSync(join(root, 'packages/contract/src/generated/openapi.json'), 'utf8');
const name = `spec/releases/${JSON.parse(bundle).info.version}.json`;
const file = join(root, name);
if (existsSync(file) && readFileSync(file, 'utf8') !== bundle) {
  console.error(`${name} is another contract: raise \`info.version\` in spec/openapi.yaml.`);
  process.exitCode = 1;
} else {
  mkdirSync(join(root, 'spec/releases'), { recursive: true });
  writeFileSync(file, bundle);
  console.log(`Released ${name}.`);
}
