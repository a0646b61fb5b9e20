import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { booksYaml } from '../../test/harness/books-contract.ts';
import { booksSender } from '../../test/harness/books-run.ts';
import { readScenarios } from '../scenarios/read-scenarios.ts';
import { openOtherSources } from './open-other-sources.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sources-'));
  writeFileSync(join(folder, 'desk.yaml'), booksYaml);
});
afterAll(() => rmSync(folder, { recursive: true }));

const calling = (file: string) =>
  readScenarios(
    join(folder, 'a.yaml'),
    `arazzo: 1.0.1
info: { title: Books, version: 1.0.0 }
sourceDescriptions: [{ name: books, url: openapi.yaml }, { name: desk, url: ${file} }]
workflows:
  - workflowId: first
    steps: [{ stepId: list, operationId: $sourceDescriptions.desk.listBooks }]
`,
  );
const open = (files: readonly string[], ...targets: readonly [string, string][]) => {
  const urls = new Map(targets.map(([name, url]) => [name, new URL(url)] as const));
  return openOtherSources(files.flatMap(calling), urls, () => booksSender());
};

describe('openOtherSources', () => {
  it('reads the contract of a source that several scenarios call, once', async () => {
    const sources = await open(['desk.yaml', 'desk.yaml'], ['desk', 'http://127.0.0.1:4/base']);
    expect(sources).toMatchObject([
      { name: 'desk', contract: { title: 'Books' }, baseUrl: 'http://127.0.0.1:4/base' },
    ]);
  });

  it('reads its contract with the slips that a document may have, but for strict', async () => {
    const slip = booksYaml.replace('maximum: 50', 'maximum: 50, unheard: 1');
    writeFileSync(join(folder, 'slip.yaml'), slip);
    await expect(open(['slip.yaml'], ['desk', 'http://h'])).resolves.toHaveLength(1);
    const strict = openOtherSources(
      calling('slip.yaml'),
      new Map([['desk', new URL('http://h')]]),
      () => booksSender(),
      true,
    );
    await expect(strict).rejects.toThrow('unheard');
  });

  it('asks for the address of a source by the option', async () => {
    await expect(open(['desk.yaml'])).rejects.toThrow('give --target-of desk=<url>.');
  });

  it('refuses an address that no scenario asks for', async () => {
    const desk = ['desk', 'http://h'] as const;
    await expect(open(['desk.yaml'], [...desk], ['shelf', 'http://h'])).rejects.toThrow(
      'No scenario calls a source "shelf": give --target-of for desk.',
    );
    await expect(open([], [...desk])).rejects.toThrow('leave --target-of out');
  });

  it('refuses one name for two documents', async () => {
    await expect(open(['desk.yaml', 'other.yaml'])).rejects.toThrow('two sources "desk"');
  });
});
