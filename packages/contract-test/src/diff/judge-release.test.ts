import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { judgeRelease } from './judge-release.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'release-'));
  cpSync(join(import.meta.dirname, '../../test/diff/things'), directory, { recursive: true });
  cpSync(file('openapi.yaml'), file('console.yaml'));
  mkdirSync(file('releases'));
  writeFileSync(join(directory, 'CHANGELOG.md'), '# Changes\n\n## 1.0.0\n\nThe first version.\n');
});
afterEach(() => rmSync(directory, { recursive: true }));

const file = (name: string): string => join(directory, name);
const judge = () =>
  judgeRelease(
    {
      documents: [
        { spec: file('openapi.yaml'), base: file('base.json'), suffix: '' },
        { spec: file('console.yaml'), base: file('base.console.json'), suffix: '.console' },
      ],
      releases: file('releases'),
      changelog: file('CHANGELOG.md'),
    },
    '2026-11-21',
  );

function release(version: string, maxLength: number, consoleMaxLength = 40): void {
  writeFileSync(file(`releases/${version}.json`), bundle(version, maxLength));
  writeFileSync(file(`releases/${version}.console.json`), bundle(version, consoleMaxLength));
}

function bundle(version: string, maxLength: number): string {
  const schema = {
    type: 'object',
    required: ['name'],
    properties: { name: { type: 'string', maxLength }, colour: { enum: ['red', 'green'] } },
  };
  const content = { 'application/json': { schema } };
  const post = {
    operationId: 'createThing',
    requestBody: { required: true, content },
    responses: { 201: { description: 'The thing.', content } },
  };
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Things', version },
    paths: { '/things': { post } },
  });
}

function edit(name: string, from: string, to: string): void {
  writeFileSync(file(name), readFileSync(file(name), 'utf8').replace(from, to));
}

it('passes a contract that is as the newest release', async () => {
  release('0.9.0', 10);
  release('1.0.0', 40);
  const report = 'Things, since 1.0.0\n\nNo changes.\n';
  expect(await judge()).toEqual({ report: `${report}\n${report}`, complaints: [] });
});

function raise(name: string): void {
  edit(name, 'version: 1.0.0', 'version: 2.0.0');
}

it.each([
  ['the first document', 50, 40],
  ['another document', 40, 50],
])('passes a breaking change of %s with a version and an entry, and not without', async (_, ...lengths) => {
  release('1.0.0', ...lengths);
  const { report, complaints } = await judge();
  expect(report).toContain('request-property-max-length-decreased');
  expect(complaints).toHaveLength(2);
  for (const name of ['openapi.yaml', 'console.yaml']) raise(name);
  expect((await judge()).complaints).toHaveLength(1);
  edit('CHANGELOG.md', '## 1.0.0', '## 2.0.0\n\nNames are at most 40 long.\n\n## 1.0.0');
  expect((await judge()).complaints).toEqual([]);
});

it('compares with the base until a release is published, and asks for a sentence about what breaks', async () => {
  writeFileSync(file('base.json'), bundle('1.0.0', 50));
  writeFileSync(file('base.console.json'), bundle('1.0.0', 40));
  const { report, complaints } = await judge();
  expect(report).toMatch(/^No release is published yet\.\n\n/);
  expect(report).toContain(`Things, since ${file('base.json')}\n`);
  expect(report).toContain('request-property-max-length-decreased');
  expect(complaints).toHaveLength(1);
  edit('CHANGELOG.md', '## 1.0.0', '## Unreleased\n\nNames are at most 40 long.\n\n## 1.0.0');
  expect((await judge()).complaints).toEqual([]);
  release('1.0.0', 50);
  expect((await judge()).complaints).toHaveLength(2);
});

it('asks for one version of all documents', async () => {
  release('1.0.0', 40);
  raise('console.yaml');
  const { complaints } = await judge();
  expect(complaints).toEqual([
    `\`info.version\` is 2.0.0 in ${file('console.yaml')} and 1.0.0 in ${file('openapi.yaml')}: they are released together, so give them one version.`,
  ]);
});

it('asks for the bundle of each document', async () => {
  release('1.0.0', 40);
  rmSync(file('releases/1.0.0.console.json'));
  await expect(judge()).rejects.toThrow('1.0.0.console.json');
});

it.each([
  ['version: 1.0', '`info.version` in .* is the number 1: write it in quotes'],
  ['x-version: 1', 'has no `info.version`: add one'],
])('asks for a version that is a text: %s', async (version, message) => {
  release('1.0.0', 40);
  edit('openapi.yaml', 'version: 1.0.0', version);
  await expect(judge()).rejects.toThrow(new RegExp(message));
});

it('asks for the changelog', async () => {
  release('1.0.0', 40);
  rmSync(file('CHANGELOG.md'));
  await expect(judge()).rejects.toThrow('CHANGELOG.md does not exist: add it.');
});
