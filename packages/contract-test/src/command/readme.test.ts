import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { transportHeaders } from '../check/transport-headers.ts';
import { parseBaseline } from '../findings/baseline.ts';
import { rules } from '../model/rules.ts';
import { recordRules } from '../record/record-rules.ts';
import { parseOwnData } from '../world/own-data.ts';
import { parseConfig } from './config/read-config.ts';
import { readDiffArguments } from './diff-arguments.ts';
import { exitCodes } from './exit-code.ts';
import { readTestArguments } from './test-arguments.ts';
import { diffOptions, recordOptions, testOptions } from './usage.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

/** The rows of the first table under a heading, each as its first two cells. */
function tableUnder(heading: string): string[][] {
  const [, section = ''] = readme.split(`\n## ${heading}\n`);
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
function examplesUnder(heading: string): string[] {
  const [, section = ''] = readme.split(`\n## ${heading}\n`);
  const own = section.split('\n## ')[0] ?? '';
  return [...own.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, yaml = '']) => yaml);
}

describe('README.md', () => {
  it('lists the rules', () => {
    expect(tableUnder('Rules')).toEqual(Object.entries(rules).map(([name, says]) => [`\`${name}\``, says]));
  });

  it('lists the options', () => {
    expect(tableUnder('Options of `contract test`')).toEqual(
      testOptions.map(({ usage, says }) => [`\`${usage}\``, says]),
    );
  });

  it('lists the options of the comparison', () => {
    expect(tableUnder('Options of `contract diff`')).toEqual(
      diffOptions.map(({ usage, says }) => [`\`${usage}\``, says]),
    );
  });

  it('lists the options of the recording', () => {
    expect(tableUnder('Options of `contract record`')).toEqual(
      recordOptions.map(({ usage, says }) => [`\`${usage}\``, says]),
    );
  });

  it('lists the rules of the recording', () => {
    expect(tableUnder('Rules of `contract record`')).toEqual(
      Object.entries(recordRules).map(([name, says]) => [`\`${name}\``, says]),
    );
  });

  it('lists the exit codes', () => {
    expect(tableUnder('Exit codes').map(([code]) => Number(code))).toEqual(Object.values(exitCodes));
  });

  it('lists the headers of the transport', () => {
    const [, text = ''] = /These are let through:([\s\S]*?)Everything else/.exec(readme) ?? [];
    const listed = [...text.matchAll(/`([\w*-]+)`(?: with (\d+))?/g)].map(([, name, status]) => [
      name,
      status === undefined ? 'always' : Number(status),
    ]);
    expect(Object.fromEntries(listed)).toEqual(transportHeaders);
  });

  it('shows a baseline that can be read', () => {
    const [yaml = ''] = examplesUnder('Baseline');
    const baseline = parseBaseline(yaml, 'baseline.yaml');
    expect(baseline.findings[0]?.id).toBe('0123456789');
    expect(baseline.changes[0]?.id).toBe('89abcdef01');
  });

  it('shows a config file and a data file that can be read', () => {
    const [config = '', data = ''] = examplesUnder('The config file');
    const environment = { API_KEY: 'a', SESSION: 'b', READER_KEY: 'c', VIEWER_KEY: 'd' };
    const open = parseConfig(config, 'contract.config.yaml', environment);
    expect(readTestArguments([], () => open)?.target.href).toBe('http://127.0.0.1:4010/');
    expect(readDiffArguments([], () => open)?.old).toBe('main:openapi.yaml');
    expect(Object.keys(parseOwnData(data, 'data.yaml'))).toEqual(['formats', 'parameters', 'bodies']);
  });
});
