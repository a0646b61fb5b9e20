import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { BrokenSources } from './broken-sources.ts';

const directory = mkdtempSync(join(tmpdir(), 'sources-'));
afterAll(() => rmSync(directory, { recursive: true }));

function written(name: string, text: string): string {
  const path = join(directory, name);
  writeFileSync(path, text);
  return path;
}

test('a broken file is told until it is mended or gone, whatever else changes', () => {
  const sources = new BrokenSources();
  const good = written('good.ts', 'export const one: number = 1;\n');
  const first = written('first.ts', 'const one: number = 1;\nconst two: number = ;\n');
  const second = written('second.ts', 'enum Colour { red }\n');
  expect(sources.check([good])).toEqual([]);
  expect(sources.check([first])).toEqual([expect.stringContaining(`${first}:2`)]);
  expect(sources.check([good, second])).toEqual([
    expect.stringContaining('Expression expected'),
    expect.stringContaining('enum is not supported'),
  ]);
  written('first.ts', 'const two = 2;\n');
  expect(sources.check([first])).toEqual([expect.stringContaining(second)]);
  rmSync(second);
  expect(sources.check([])).toEqual([]);
});

test('what is no TypeScript is not read', () => {
  expect(new BrokenSources().check([written('data.json', '{')])).toEqual([]);
});
