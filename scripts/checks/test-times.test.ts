import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { root } from '../root.ts';
import { budgets } from './budgets.ts';
import { byFolder, overBudget, readProcessorTimes, timeLines } from './test-times.ts';

const time = (file: string, seconds: number) => ({ file: join(root, file), seconds });
const times = [
  time('scripts/start/start.test.ts', 2),
  time('apps/server/src/storage/ledger.test.ts', 1.25),
  time('scripts/start/dev.test.ts', 3),
];

describe('times of tests', () => {
  it('are read from a line for each file', () => {
    const record = join(mkdtempSync(join(tmpdir(), 'times-')), 'times.ndjson');
    onTestFinished(() => rmSync(dirname(record), { recursive: true }));
    writeFileSync(record, '{"file":"/a","seconds":1}\n{"file":"/b","seconds":2}\n');
    expect(readProcessorTimes(record)).toEqual([
      { file: '/a', seconds: 1 },
      { file: '/b', seconds: 2 },
    ]);
  });

  it('are those of the ten slowest files, and of each folder', () => {
    const files = Array.from({ length: 12 }, (_, index) => ({
      name: join(root, `spec/rules/${index}.test.js`),
      startTime: 1000,
      endTime: 1000 + index * 500,
    }));
    const lines = timeLines(files, times);
    expect(lines.slice(1, 3)).toEqual([
      '    5.5 s  spec/rules/11.test.js',
      '    5.0 s  spec/rules/10.test.js',
    ]);
    expect(lines.slice(11)).toEqual([
      'Processor time of tests by folder, with the processes that they ended:',
      '    5.0 s  scripts/start',
      '    1.3 s  apps/server/src',
    ]);
  });

  it('are held to the budget of each folder', () => {
    expect(overBudget(times, { 'scripts/start': 5, 'apps/server/src': 2 })).toEqual([]);
    expect(overBudget(times, { 'scripts/start': 4.5 })).toEqual([
      'The tests in scripts/start take 5.0 s of processor time; the budget is 4.5 s.',
      'apps/server/src has no budget in scripts/checks/budgets.ts.',
    ]);
  });
});

it('every folder with tests has a budget', () => {
  const files = globSync('{scripts,packages,apps,spec}/**/*.test.{ts,js}', {
    cwd: root,
    exclude: (name) => name === 'node_modules',
  });
  expect(files.length).toBeGreaterThan(500);
  const folders = byFolder(files.map((file) => time(file, 1)));
  expect([...folders.keys()].filter((folder) => budgets[folder] === undefined)).toEqual([]);
});
