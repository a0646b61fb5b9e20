import * as fs from 'node:fs';
import { Ruleset } from '@stoplight/spectral-core';
import { bundleRuleset } from '@stoplight/spectral-ruleset-bundler';
import { commonjs } from '@stoplight/spectral-ruleset-bundler/plugins/commonjs';
import { stdin } from '@stoplight/spectral-ruleset-bundler/plugins/stdin';
import { runtime } from '@stoplight/spectral-ruleset-bundler/presets/runtime';
import { migrateRuleset } from '@stoplight/spectral-ruleset-migrator';
import { beforeAll, describe, expect, test } from 'vitest';
import { breaks } from './testing/broken-documents.js';
import {
  documentAfter,
  lint,
  loadRuleset,
  ownPartOf,
  ownRules,
  rulesetFile,
} from './testing/real-ruleset.js';

const ERROR = 0;
const names = ownRules().map(([name]) => name);
const io = { fs, fetch };

/** The editor runs the same functions, so that outside the soak one document of each rule shows that it has them. */
const shown = process.env.SOAK === 'true' ? Number.POSITIVE_INFINITY : 1;

describe.each([
  ['the command line', loadRuleset, Number.POSITIVE_INFINITY],
  ['the editor extension', loadLikeTheEditor, shown],
])('the ruleset as %s loads it', (_loader, load, count) => {
  let ruleset;
  let own;
  beforeAll(async () => {
    ruleset = await load();
    own = ownPartOf(ruleset);
  });

  test('finds nothing in the good document', async () => {
    expect(await lint(ruleset, documentAfter())).toEqual([]);
  });

  test.each(
    Object.entries(breaks).flatMap(([rule, changes]) =>
      changes.slice(0, count).map((change, index) => [rule, index + 1, change]),
    ),
  )('%s finds broken document %i as an error, no other rule does', async (rule, _index, change) => {
    const found = await lint(own, documentAfter(change));
    expect([...new Set(found.map(({ code }) => code))]).toEqual([rule]);
    expect(found.every(({ severity }) => severity === ERROR)).toBe(true);
  });
});

test('every rule of our own has a broken document', () => {
  expect(Object.keys(breaks).sort()).toEqual([...names].sort());
});

test('every rule of our own gives its message to the function', () => {
  for (const [name, rule] of ownRules()) expect([name, rule.message]).toEqual([name, '{{error}}']);
});

/** The extension bundles a ruleset to a script without imports and evaluates it. */
async function loadLikeTheEditor() {
  const entry = rulesetFile.replace(/\.yaml$/, '.js');
  const migrated = await migrateRuleset(rulesetFile, { format: 'esm', ...io });
  const plugins = [stdin(migrated, entry), ...runtime(io), commonjs()];
  const code = await bundleRuleset(entry, { target: 'runtime', format: 'iife', plugins });
  return new Ruleset(Function(`return ${code}`)(), { severity: 'recommended', source: entry });
}
