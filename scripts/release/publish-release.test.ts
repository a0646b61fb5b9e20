import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { publishRelease } from './publish-release.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const publish = (version: string, text: string) =>
  publishRelease(join(folder, 'releases'), version, [
    { suffix: '', text },
    { suffix: '.console', text: `${text} of the console` },
  ]);
const read = (file: string): string => readFileSync(join(folder, 'releases', file), 'utf8');

it('stores the bundles of both contracts under their version', () => {
  publish('1.0.0', 'first');
  publish('1.1.0', 'second');
  expect(readdirSync(join(folder, 'releases')).sort()).toEqual([
    '1.0.0.console.json',
    '1.0.0.json',
    '1.1.0.console.json',
    '1.1.0.json',
  ]);
  expect([read('1.0.0.json'), read('1.1.0.console.json')]).toEqual(['first', 'second of the console']);
});

it.each(['first', 'second'])('refuses to publish a version twice, with the text "%s"', (text) => {
  publish('1.0.0', 'first');
  expect(() => publish('1.0.0', text)).toThrow('1.0.0 is already published and never changes');
  rmSync(join(folder, 'releases/1.0.0.json'));
  expect(() => publish('1.0.0', text)).toThrow('1.0.0 is already published');
  expect(readdirSync(join(folder, 'releases'))).toEqual(['1.0.0.console.json']);
});
