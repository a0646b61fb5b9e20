import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { isSource } from './watched-files.ts';

const schemas = 'spec/resources/balances/schemas';

test.each([
  ['vim', `${schemas}/.Balance.yaml.swp`],
  ['vim, trying whether it may write', `${schemas}/4913`],
  ['vim and others, a backup', `${schemas}/Balance.yaml~`],
  ['emacs, unsaved', `${schemas}/#Balance.yaml#`],
  ['emacs, a lock', `${schemas}/.#Balance.yaml`],
  ['JetBrains', `${schemas}/Balance.yaml___jb_tmp___`],
  ['JetBrains, the old file', `${schemas}/Balance.yaml___jb_old___`],
  ['VS Code', `${schemas}/Balance.yaml.vsctmp`],
  ['sed -i', `${schemas}/sedq3Xw9K`],
  ['any', `${schemas}/Balance.yaml.tmp`],
  ['macOS', `${schemas}/.DS_Store`],
  ['the trace while it is mutated', 'spec/.draft-1/openapi.yaml'],
  ['codegen', 'packages/contract/src/generated/types.ts'],
  ['the build of the docs', 'apps/docs/dist.next/index.html'],
])('a file of %s is no source: %s', (_, path) => {
  expect(isSource(path)).toBe(false);
});

test('everything in spec that people write is a source', () => {
  const files = globSync('spec/**/*', { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => `${parentPath}/${name}`.slice(root.length + 1));
  expect(paths.length).toBeGreaterThan(500);
  expect(paths.filter((path) => !isSource(path))).toEqual([]);
});
