import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { breaks } from './testing/broken-documents.js';
import { documentAfter, rulesetFile } from './testing/real-ruleset.js';

/** Each test lints four documents in a process of its own, on a machine that may be busy with others. */
vi.setConfig({ testTimeout: 180_000 });

const root = dirname(rulesetFile);
const SPLIT = 'spec/openapi.yaml';
const BUNDLE = 'packages/contract/src/generated/openapi.json';
const CONSOLE = ['spec/console/openapi.yaml', 'packages/contract/src/generated/console/openapi.json'];
const consoleContract = JSON.parse(readFileSync(join(root, CONSOLE[1]), 'utf8'));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** A project of its own in which the command of package.json runs: the ruleset of this one, other documents. */
const folder = mkdtempSync(join(tmpdir(), 'spectral-'));
beforeAll(() => {
  for (const path of ['.spectral.yaml', 'package.json', 'spec/rules', 'spec/states', 'spec/console/states'])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  for (const file of ['spec/decisions.yaml', 'spec/errors.yaml', 'spec/shared/security-schemes/oauth2.yaml'])
    cpSync(join(root, file), join(folder, file));
  for (const file of [BUNDLE, ...CONSOLE]) mkdirSync(dirname(join(folder, file)), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('it fails on a broken bundle and says how to mend it', () => {
  const { status, stdout } = run(documentAfter(), documentAfter(breaks['envelope-on-success'][0]));
  expect(status).toBe(1);
  expect(stdout).toMatch(/error\s+envelope-on-success\s+.*Build its schema as allOf/);
});

test('it fails on a broken split document', () => {
  const { status, stdout } = run(documentAfter(breaks['envelope-on-success'][0]), documentAfter());
  expect(status).toBe(1);
  expect(stdout).toMatch(/error\s+envelope-on-success/);
});

test('it fails on what the standard ruleset only warns of', () => {
  const warned = documentAfter(({ paths }) => {
    delete paths['/v1/things'].get.description;
  });
  const { status, stdout } = run(documentAfter(), warned);
  expect(status).toBe(1);
  expect(stdout).toMatch(/warning\s+operation-description/);
});

test('it fails on broken documents of the console, the split one and the bundle', () => {
  const broken = structuredClone(consoleContract);
  broken.paths['/console/v1/user'].get.security.push({ ApiKey: ['sandbox:control'] });
  const { status, stdout } = run(documentAfter(), documentAfter(), [broken, broken]);
  expect(status).toBe(1);
  expect(stdout.match(/error\s+security-stated\s+.*is due Session once each/g)).toHaveLength(2);
});

/** Runs the very text of the script, as npm does. */
function run(split, bundle, ofConsole = [consoleContract, consoleContract]) {
  writeFileSync(join(folder, SPLIT), JSON.stringify(split));
  writeFileSync(join(folder, BUNDLE), JSON.stringify(bundle));
  CONSOLE.forEach((file, index) => {
    writeFileSync(join(folder, file), JSON.stringify(ofConsole[index]));
  });
  const path = [join(root, 'node_modules/.bin'), dirname(process.execPath), process.env.PATH].join(delimiter);
  return spawnSync(scripts['lint:spectral'], {
    cwd: folder,
    encoding: 'utf8',
    shell: true,
    env: { ...process.env, PATH: path },
  });
}
