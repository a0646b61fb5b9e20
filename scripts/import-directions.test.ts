import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from './root.ts';

const directory = mkdtempSync(join(tmpdir(), 'imports-'));
const { vcs: _, ...config } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
writeFileSync(join(directory, 'biome.json'), JSON.stringify(config));
afterAll(() => rmSync(directory, { recursive: true }));

/** Whether the linter lets a file import what it names. */
function allowed(file: string, imported: string): boolean {
  const path = join(directory, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `import { thing } from '${imported}';\n\nexport const use = thing;\n`);
  const { status, stdout, stderr } = spawnSync('biome', ['lint', path], { cwd: directory, encoding: 'utf8' });
  const refused = `${stdout}${stderr}`.includes('noRestrictedImports');
  expect(status, stdout + stderr).toBe(refused ? 1 : 0);
  return !refused;
}

describe('imports run one way', () => {
  it.each([
    ['packages/client/src/a.ts', '@finops/contract'],
    ['packages/client/src/a.ts', 'openapi-fetch'],
    ['packages/client/src/deep/a.ts', '../b.ts'],
    ['packages/contract-express/src/a.ts', 'express'],
    ['packages/contract-express/bench/a.ts', '@finops/contract-express'],
    ['apps/server/src/http/a.ts', '@finops/contract'],
    ['apps/server/src/http/a.ts', '@finops/contract/console'],
    ['apps/server/src/http/a.ts', '@finops/contract-express'],
    ['apps/server/src/http/a.test.ts', '@finops/client'],
    ['apps/server/test/harness/a.ts', '@finops/client'],
    ['packages/contract-express/src/a.ts', './reading/fault.ts'],
    ['packages/contract-express/src/reading/a.ts', './fault.ts'],
    ['packages/contract-express/test/harness/a.ts', '../reading/fault.ts'],
    ['packages/contract-express/test/harness/malformed/a.ts', '../wire.ts'],
    ['packages/contract-test/src/a.ts', '@finops/contract'],
    ['packages/contract-test/lab/a.ts', '../src/case.ts'],
    ['apps/mock/src/a.ts', '@finops/contract'],
    ['apps/mock/src/a.ts', '@finops/contract/document'],
    ['apps/mock/src/a.ts', '@finops/contract-express/reading'],
    ['apps/mock/test/a.ts', '@finops/contract-express/testing'],
    ['apps/docs/src/pages/a.ts', '@finops/contract/document'],
    ['apps/docs/src/pages/a.ts', '../html.ts'],
    ['scripts/codegen/a.ts', '../root.ts'],
  ])('%s may import %s', (file, imported) => {
    expect(allowed(file, imported)).toBe(true);
  });

  it.each([
    ['packages/contract/src/a.ts', '@finops/client'],
    ['packages/contract/src/a.ts', '@finops/contract-express/reading'],
    ['packages/contract/src/a.ts', '../../client/src/index.ts'],
    ['packages/client/src/a.ts', '@finops/mock'],
    ['packages/client/src/a.ts', '../../contract/src/index.ts'],
    ['packages/client/src/a.ts', '../../../apps/mock/src/server.ts'],
    ['packages/contract-test/src/a.ts', '@finops/client'],
    ['packages/contract-test/src/a.ts', '@finops/contract-express/reading'],
    ['packages/contract-test/src/a.ts', '../../client/src/index.ts'],
    ['packages/contract-test/lab/a.ts', '../../contract-express/src/index.ts'],
    ['packages/contract-test/lab/faults/a.ts', '@finops/client'],
    ['packages/contract-express/src/a.ts', '@finops/contract'],
    ['packages/contract-express/src/a.ts', '@finops/client'],
    ['packages/contract-express/src/a.ts', '../../contract/src/index.ts'],
    ['packages/contract-express/bench/a.ts', '@finops/contract'],
    ['apps/server/src/http/a.ts', '@finops/client'],
    ['apps/server/src/http/a.ts', '@finops/mock'],
    ['apps/server/src/http/a.ts', '../../../../packages/contract/src/index.ts'],
    ['packages/contract-express/src/reading/a.ts', 'express'],
    ['packages/contract-express/src/reading/a.ts', '../compile.ts'],
    ['packages/contract-express/src/reading/a.ts', '@finops/contract'],
    ['packages/contract-express/test/harness/a.ts', '../compile.ts'],
    ['packages/contract-express/test/harness/a.ts', 'express-openapi-validator/dist/x.js'],
    ['apps/mock/src/a.ts', '@finops/client'],
    ['apps/mock/src/a.ts', '@finops/contract-express'],
    ['apps/mock/src/a.ts', '@finops/docs'],
    ['apps/docs/src/a.ts', '@finops/contract-express/reading'],
    ['apps/mock/src/a.ts', '../../docs/src/html.ts'],
    ['apps/mock/test/a.ts', '../../../docs/src/html.ts'],
    ['apps/docs/src/pages/a.ts', '../../../mock/src/server.ts'],
    ['apps/docs/src/a.ts', '../../../packages/contract/src/index.ts'],
    ['packages/yet-unknown/src/a.ts', '@finops/mock'],
    ['packages/yet-unknown/src/a.ts', '../../../apps/mock/src/server.ts'],
    ['packages/yet-unknown/src/a.ts', '../../contract/src/index.ts'],
    ['apps/yet-unknown/src/a.ts', '@finops/mock'],
    ['apps/yet-unknown/src/a.ts', '../../mock/src/server.ts'],
    ['scripts/a.ts', '@finops/contract'],
    ['scripts/a.ts', '@finops/contract/document'],
    ['scripts/a.ts', '../packages/contract/src/index.ts'],
    ['scripts/codegen/a.ts', '../../apps/mock/src/server.ts'],
    ['spec/rules/a.js', '../../scripts/root.ts'],
    ['spec/rules/a.js', '@finops/contract'],
  ])('%s may not import %s', (file, imported) => {
    expect(allowed(file, imported)).toBe(false);
  });

  it('nothing of ours is imported inline, where the linter does not look', () => {
    const files = globSync('{scripts,packages,apps,spec}/**/*.{ts,js,mjs}', {
      cwd: root,
      exclude: (name) => /^(node_modules|dist|generated)$/.test(name),
    });
    const inline = files.filter((file) =>
      /[^\w.]import\(['"`](?:@finops\/|\.)/.test(readFileSync(join(root, file), 'utf8')),
    );
    expect(files.length).toBeGreaterThan(100);
    // The dry run catches what loading a module throws; it imports what the demo's main file imports.
    expect(inline).toEqual(['apps/server/src/demo/dry-run.ts']);
  });
});
