import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { judgeRelease } from './judge-release.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'release-'));
  cpSync(join(import.meta.dirname, 'testing/things'), directory, { recursive: true });
  mkdirSync(join(directory, 'releases'));
  writeFileSync(join(directory, 'CHANGELOG.md'), '# Changes\n\n## 1.0.0\n\nThe first version.\n');
});
afterEach(() => rmSync(directory, { recursive: true }));

const file = (name: string): string => join(directory, name);
const judge = () =>
  judgeRelease(
    { spec: file('openapi.yaml'), releases: file('releases'), changelog: file('CHANGELOG.md') },
    '2026-11-21',
  );

function release(version: string, maxLength: number): void {
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
  const document = { openapi: '3.1.0', info: { title: 'Things', version }, paths: { '/things': { post } } };
  writeFileSync(file(`releases/${version}.json`), JSON.stringify(document));
}

function edit(name: string, from: string, to: string): void {
  writeFileSync(file(name), readFileSync(file(name), 'utf8').replace(from, to));
}

it('passes a contract that is as the newest release', async () => {
  release('0.9.0', 10);
  release('1.0.0', 40);
  expect(await judge()).toEqual({ report: 'Nothing changed.\n', complaints: [] });
});

it('passes a breaking change with a version and an entry, and not without', async () => {
  release('1.0.0', 50);
  const { report, complaints } = await judge();
  expect(report).toContain('request-property-max-length-decreased');
  expect(complaints).toHaveLength(2);
  edit('openapi.yaml', 'version: 1.0.0', 'version: 2.0.0');
  expect((await judge()).complaints).toHaveLength(1);
  edit('CHANGELOG.md', '## 1.0.0', '## 2.0.0\n\nNames are at most 40 long.\n\n## 1.0.0');
  expect((await judge()).complaints).toEqual([]);
});

it('asks for a first release', async () => {
  await expect(judge()).rejects.toThrow('has no released bundle');
});
