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

it('leads programs of CommonJS, and compilers that know no entry points, to what was emitted for them', () => {
  const exports = {
    '.': './src/index.ts',
    './tokens': './src/tokens/index.ts',
    './data.json': './src/data.json',
    './testing': './test/index.ts',
  };
  const manifest = publishedManifest(
    'packages/thing',
    { ...source, exports },
    { engines },
    { commonJs: true },
  );
  const both = (file: string) => ({
    require: { types: `./cjs/${file}.d.ts`, default: `./cjs/${file}.js` },
    default: { types: `./dist/${file}.d.ts`, default: `./dist/${file}.js` },
  });
  expect(manifest).toMatchObject({
    main: './cjs/index.js',
    types: './cjs/index.d.ts',
    files: ['dist', 'cjs'],
  });
  expect(manifest.typesVersions).toEqual({
    '*': { tokens: ['./cjs/tokens/index.d.ts'], 'data.json': ['./dist/data.json'] },
  });
  expect(manifest.exports).toEqual({
    '.': both('index'),
    './tokens': both('tokens/index'),
    './data.json': './dist/data.json',
  });
});
