import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { breaks } from './testing/broken-documents.js';
import { documentAfter, rulesetFile } from './testing/real-ruleset.js';

const root = dirname(rulesetFile);
const folder = mkdtempSync(join(tmpdir(), 'spectral-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('`spectral lint` passes the good document', () => {
  const { status, stdout } = spectral(documentAfter());
  expect([status, stdout.trim()]).toEqual([0, "No results with a severity of 'error' found!"]);
});

test('`spectral lint` fails on a broken one and says how to mend it', () => {
  const { status, stdout } = spectral(documentAfter(breaks['envelope-on-success'][0]));
  expect(status).toBe(1);
  expect(stdout).toMatch(/error\s+envelope-on-success\s+.*Build its schema as allOf/);
});

function spectral(document) {
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(document));
  const command = join(root, 'node_modules/.bin/spectral');
  const options = [command, 'lint', file, '-r', rulesetFile, '--fail-severity=error'];
  return spawnSync(process.execPath, options, { cwd: root, encoding: 'utf8' });
}
