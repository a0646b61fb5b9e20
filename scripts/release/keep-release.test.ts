import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepRelease } from './keep-release.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const keep = (version: string, text: string, publish = false) =>
  keepRelease(
    folder,
    version,
    [
      { suffix: '', text },
      { suffix: '.console', text: `${text} of the console` },
    ],
    publish,
  );
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

it('a draft is replaced when it changes', () => {
  expect(keep('1.0.0', 'first')).toEqual({
    done: 'Stored 1.0.0 as a draft. Publish it with `npm run release -- --publish`.',
  });
  expect(keep('1.0.0', 'second')).toEqual({ done: 'Replaced the draft 1.0.0.' });
  expect(keep('1.0.0', 'second')).toEqual({ done: 'The draft 1.0.0 is unchanged.' });
  expect(readdirSync(folder).sort()).toEqual(['1.0.0.console.json', '1.0.0.json', 'draft']);
  expect([read('draft'), read('1.0.0.json'), read('1.0.0.console.json')]).toEqual([
    '1.0.0\n',
    'second',
    'second of the console',
  ]);
});

it.each([
  ['at once', () => keep('1.0.0', 'first', true)],
  [
    'after it was a draft',
    () => {
      keep('1.0.0', 'draft');
      keep('1.0.0', 'first', true);
    },
  ],
])('what is published %s never changes, and is no draft any more', (_, publish) => {
  publish();
  for (const again of [false, true]) {
    expect(keep('1.0.0', 'second', again)).toEqual({
      refused: expect.stringContaining('1.0.0 is published and would change'),
    });
  }
  expect(keep('1.0.0', 'first')).toEqual({ done: '1.0.0 is already published.' });
  expect(readdirSync(folder).sort()).toEqual(['1.0.0.console.json', '1.0.0.json']);
  expect(read('1.0.0.json')).toBe('first');
});

it('a draft of the next version leaves what is published alone', () => {
  keep('1.0.0', 'first', true);
  keep('1.1.0', 'second');
  expect(keep('1.0.0', 'other')).toHaveProperty('refused');
  expect(keep('1.1.0', 'third')).toHaveProperty('done');
  expect([read('1.0.0.json'), read('1.1.0.json'), read('draft')]).toEqual(['first', 'third', '1.1.0\n']);
});

it('one version is a draft at a time', () => {
  keep('1.0.0', 'first');
  expect(keep('1.1.0', 'second')).toEqual({ refused: expect.stringContaining('1.0.0 is still a draft') });
  expect(readdirSync(folder)).not.toContain('1.1.0.json');
});
