import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { breaks } from './testing/broken-documents.js';
import { documentAfter, rulesetFile } from './testing/real-ruleset.js';

/** A machine may be busy with others. */
vi.setConfig({ testTimeout: 600_000 });

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

test('it fails on a broken split document and a broken bundle, and says how to mend them', () => {
  const broken = documentAfter(breaks['envelope-on-success'][0]);
  const { status, stdout } = run(broken, broken);
  expect(status).toBe(1);
  for (const file of [SPLIT, BUNDLE]) {
    const [, found = ''] = stdout.split(`${join(folder, file)}\n`);
    expect(found.split('\n\n')[0]).toMatch(/error\s+envelope-on-success\s+.*Build its schema as allOf/);
  }
});

test('it fails on what the standard ruleset only warns of, in both documents of the console', () => {
  const warned = structuredClone(consoleContract);
  delete warned.paths['/console/v1/user'].get.description;
  const { status, stdout } = run(documentAfter(), documentAfter(), [warned, warned]);
  expect(status).toBe(1);
  expect(stdout.match(/warning\s+operation-description/g)).toHaveLength(2);
  expect(stdout).not.toMatch(/ error /);
  for (const command of scripts['lint:spectral'].split('&&'))
    expect(command).toContain('--fail-severity=warn');
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
