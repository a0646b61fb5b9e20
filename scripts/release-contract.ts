/**
 * `npm run release`: keeps the present bundles of the API's contract and the console's as the release of their
 * `info.version`, which is one for both. A release does not change.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codegen } from './codegen/main.ts';
import { root } from './root.ts';

await codegen({ check: false });
const bundles = ['', 'console'].map((name) => {
  const file = join(root, 'packages/contract/src/generated', name, 'openapi.json');
  const text = readFileSync(file, 'utf8');
  const version: string = JSON.parse(text).info.version;
  return { text, version, release: `spec/releases/${[version, name, 'json'].filter(Boolean).join('.')}` };
});
const versions = new Set(bundles.map(({ version }) => version));
const changed = bundles.filter(({ release, text }) => {
  const file = join(root, release);
  return existsSync(file) && readFileSync(file, 'utf8') !== text;
});
if (versions.size > 1) {
  console.error(
    `\`info.version\` is ${[...versions].join(' and ')}: give spec/openapi.yaml and spec/console/openapi.yaml one version.`,
  );
  process.exitCode = 1;
} else if (changed.length > 0) {
  const names = changed.map(({ release }) => release).join(' and ');
  console.error(
    `${names} would change: raise \`info.version\` in spec/openapi.yaml and spec/console/openapi.yaml.`,
  );
  process.exitCode = 1;
} else {
  mkdirSync(join(root, 'spec/releases'), { recursive: true });
  for (const { release, text } of bundles) {
    writeFileSync(join(root, release), text);
    console.log(`Released ${release}.`);
  }
}
