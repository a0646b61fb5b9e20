import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { booksContract, booksSender, booksSettings } from '../../test/harness/books-run.ts';
import { oddTitle } from '../../test/harness/books-server.ts';
import { transportHeaders } from '../check/transport-headers.ts';
import { parseBaseline } from '../findings/baseline.ts';
import { rules } from '../model/rules.ts';
import { recordRules } from '../record/record-rules.ts';
import { textReport } from '../report/text-report.ts';
import { runTest } from '../run/run.ts';
import { parseOwnData } from '../world/own-data.ts';
import { parseConfig } from './config/read-config.ts';
import { readDiffArguments } from './diff-arguments.ts';
import { exitCodes } from './exit-code.ts';
import { readTestArguments } from './test-arguments.ts';
import { diffOptions, recordOptions, testOptions } from './usage.ts';

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

const pages = ['README.md', 'docs/test.md', 'docs/diff.md', 'docs/record.md', 'docs/all-commands.md'];

/** The rows of the first table under a heading, each as its first two cells. */
function tableUnder(file: string, heading: string): string[][] {
  const [, section = ''] = read(file).split(`\n## ${heading}\n`);
  const lines = section.split('\n## ')[0]?.split('\n') ?? [];
  const start = lines.findIndex((line) => line.startsWith('|---'));
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'));
  return lines.slice(start + 1, end).map((line) =>
    line
      .slice(2, -2)
      .split(/(?<!\\) \| /)
      .map((cell) => cell.replaceAll('\\|', '|')),
  );
}

/** The YAML under a heading. */
function examplesUnder(file: string, heading: string): string[] {
  const [, section = ''] = read(file).split(`\n## ${heading}\n`);
  const own = section.split('\n## ')[0] ?? '';
  return [...own.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, yaml = '']) => yaml);
}

describe('README.md', () => {
  it('lists the rules', () => {
    expect(tableUnder('docs/test.md', 'Rules')).toEqual(
      Object.entries(rules).map(([name, says]) => [`\`${name}\``, says]),
    );
  });

  it('lists the options', () => {
    expect(tableUnder('docs/test.md', 'Options of `contract test`')).toEqual(
      testOptions.map(({ usage, says }) => [`\`${usage}\``, says]),
    );
  });

  it('lists the options of the comparison', () => {
    expect(tableUnder('docs/diff.md', 'Options of `contract diff`')).toEqual(
      diffOptions.map(({ usage, says }) => [`\`${usage}\``, says]),
    );
  });

  it('lists the options of the recording', () => {
    expect(tableUnder('docs/record.md', 'Options of `contract record`')).toEqual(
      recordOptions.map(({ usage, says }) => [`\`${usage}\``, says]),
    );
  });

  it('lists the rules of the recording', () => {
    expect(tableUnder('docs/record.md', 'Rules of `contract record`')).toEqual(
      Object.entries(recordRules).map(([name, says]) => [`\`${name}\``, says]),
    );
  });

  it('lists the exit codes', () => {
    expect(tableUnder('README.md', 'Exit codes').map(([code]) => Number(code))).toEqual(
      Object.values(exitCodes),
    );
  });

  it('lists the headers of the transport', () => {
    const [, text = ''] = /These are let through:([\s\S]*?)Everything else/.exec(read('docs/test.md')) ?? [];
    const listed = [...text.matchAll(/`([\w*-]+)`(?: with (\d+))?/g)].map(([, name, status]) => [
      name,
      status === undefined ? 'always' : Number(status),
    ]);
    expect(Object.fromEntries(listed)).toEqual(transportHeaders);
  });

  it('shows a baseline that can be read', () => {
    const [yaml = ''] = examplesUnder('docs/all-commands.md', 'Baseline');
    const baseline = parseBaseline(yaml, 'baseline.yaml');
    expect(baseline.findings[0]?.id).toBe('0123456789');
    expect(baseline.changes[0]?.id).toBe('89abcdef01');
  });

  it('shows a config file and a data file that can be read', () => {
    const [config = '', data = ''] = examplesUnder('docs/all-commands.md', 'The config file');
    const environment = { API_KEY: 'a', SESSION: 'b', READER_KEY: 'c', VIEWER_KEY: 'd' };
    const open = parseConfig(config, 'contract.config.yaml', environment);
    expect(readTestArguments([], () => open)?.target.href).toBe('http://127.0.0.1:4010/');
    expect(readDiffArguments([], () => open)?.old).toBe('main:openapi.yaml');
    expect(Object.keys(parseOwnData(data, 'data.yaml'))).toEqual(['formats', 'parameters', 'bodies']);
  });

  it('shows a finding as a report does', async () => {
    const settings = booksSettings(await booksContract(), {
      sender: booksSender(oddTitle),
      baseUrl: 'http://127.0.0.1:4010/',
    });
    // The id is of the file, too, which stands in a folder of its own here.
    const withoutId = (text: string): string => text.replace(/^(ERROR .*) {2}[0-9a-f]{10}$/m, '$1');
    const report = textReport(await runTest(settings)).replace(/spec {5}\S*openapi/, 'spec     openapi');
    const [, shown = 'no example'] = /```text\n([\s\S]*?)```/.exec(read('README.md')) ?? [];
    expect(withoutId(report)).toContain(withoutId(shown));
  });

  it('links to sections that are there', () => {
    const links = pages.flatMap((page) =>
      [...read(page).matchAll(/\]\((?!https?:)([^)#]+)(?:#([^)]+))?\)/g)].map(([, file = '', section]) => ({
        file: posix.join(posix.dirname(page), file),
        section,
      })),
    );
    const titles = (file: string): string[] =>
      [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
        title
          .toLowerCase()
          .replaceAll(/[^\w -]/g, '')
          .replaceAll(' ', '-'),
      );
    expect(links.length).toBeGreaterThan(5);
    for (const { file, section } of links) {
      expect(pages).toContain(file);
      if (section !== undefined) expect(titles(file)).toContain(section);
    }
  });
});
