import { expect, it } from 'vitest';
import { publishedManifest } from '../production/published-manifest.mjs';

const engines = { node: '>=20' };
const source = { name: '@finops/thing', exports: { '.': './src/index.ts' } };

it('names the directory of the package in the repository, once the repository has an address', () => {
  const repository = { type: 'git', url: 'git+https://git.example.com/finops.git' };
  expect(publishedManifest('packages/thing', source, { engines, repository })).toMatchObject({
    repository: { ...repository, directory: 'packages/thing' },
  });
  expect(publishedManifest('packages/thing', source, { engines })).not.toHaveProperty('repository');
});

it('keeps the conditions of entry points, and leaves out those outside src', () => {
  const exports = {
    '.': { browser: './src/browser.ts', default: './src/index.ts' },
    './testing': './test/index.ts',
  };
  expect(publishedManifest('packages/thing', { ...source, exports }, { engines }).exports).toEqual({
    '.': {
      browser: { types: './dist/browser.d.ts', default: './dist/browser.js' },
      default: { types: './dist/index.d.ts', default: './dist/index.js' },
    },
  });
});
