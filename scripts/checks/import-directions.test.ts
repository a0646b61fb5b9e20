import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type IConfiguration, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { beforeAll, describe, expect, it } from 'vitest';
import rules from '../../.dependency-cruiser.mjs';

/** Files that import what they may. */
const allowed = [
  ['packages/client/src/a.ts', '@finops/contract'],
  ['packages/cli/src/a.ts', '@finops/client'],
  ['packages/contract-test/src/a.ts', '@finops/contract'],
  ['packages/contract-test/lab/a.ts', '../src/b.ts'],
  ['packages/contract-test/src/diff/a.ts', '../contract/b.ts'],
  ['packages/contract-test/src/diff/a.ts', './parts/b.ts'],
  ['packages/contract-test/src/diff/parts/a.ts', '../change.ts'],
  ['packages/contract-test/src/diff/rules/a.ts', '../pair/b.ts'],
  ['packages/contract-test/src/run/a.ts', '../probes/b.ts'],
  ['packages/contract-test/src/probes/a.ts', '../world/b.ts'],
  ['packages/contract-test/src/probes/a.ts', '../model/b.ts'],
  ['packages/contract-test/src/report/a.ts', '../model/b.ts'],
  ['packages/contract-test/src/world/a.ts', '../model/b.ts'],
  ['packages/contract-express/bench/a.ts', '@finops/contract-express'],
  ['packages/contract-express/src/a.ts', '@finops/openapi'],
  ['apps/server/src/http/a.ts', '@finops/contract'],
  ['apps/server/src/http/a.ts', '../domain/quotes/b.ts'],
  ['apps/server/src/http/c.ts', '../services.ts'],
  ['apps/server/src/http/a.test.ts', '@finops/client'],
  ['apps/server/src/console/a.ts', '../http/b.ts'],
  ['apps/server/src/domain/ledger/a.ts', '../money/b.ts'],
  ['apps/server/src/domain/ledger/a.test.ts', '../transfers/b.ts'],
  ['apps/server/src/domain/transfers/a.ts', '../quotes/b.ts'],
  ['apps/server/src/compose/a.ts', '../storage/b.ts'],
  ['apps/server/test/a.ts', '@finops/client'],
  ['apps/server/test/b.ts', '@finops/openapi'],
  ['apps/mock/src/a.ts', '@finops/contract-express'],
  ['apps/docs/src/a.ts', '@finops/contract'],
  ['apps/dashboard/src/a.ts', '@finops/client'],
  ['scripts/codegen/a.ts', '../b.ts'],
] as const;

const names = (rules.forbidden as { name: string }[]).map(({ name }) => name);

/** The rule about what a folder of the tester imports. */
const testerRule = (folder: string): string =>
  names.find((name) => name.startsWith(`contract-test: ${folder} imports `)) ?? `no rule about ${folder}`;

/** Files that import what they may not, and the rule that says so. */
const refused: readonly (readonly [file: string, imported: string, rule: string])[] = [
  ['packages/openapi/src/r1.ts', '@finops/contract', 'packages/openapi imports nothing of ours'],
  ['packages/contract/src/r1.ts', '@finops/client', 'packages/contract imports nothing of ours'],
  ['packages/contract/src/access-token-r1.ts', 'node:fs', 'contract: access tokens are validated anywhere'],
  [
    'packages/cli/src/r1.ts',
    '@finops/contract-express',
    'packages/cli imports packages/client, packages/contract',
  ],
  ['packages/client/src/r1.ts', '@finops/mock', 'packages/client imports packages/contract'],
  ['packages/client/src/r2.ts', '../../contract/src/b.ts', 'another part by its name'],
  ['packages/client/src/r3.ts', 'node:fs', 'client: runs anywhere'],
  [
    'packages/contract-express/src/r1.ts',
    '@finops/contract',
    'packages/contract-express imports packages/openapi',
  ],
  [
    'packages/contract-test/src/r1.ts',
    '@finops/client',
    'packages/contract-test imports packages/contract, packages/openapi',
  ],
  ['packages/contract-test/src/contract/r1.ts', '../diff/b.ts', testerRule('contract')],
  ['packages/contract-test/src/contract/r2.ts', '../model/b.ts', testerRule('contract')],
  ['packages/contract-test/src/diff/r1.ts', '../model/b.ts', testerRule('diff')],
  ['packages/contract-test/src/model/r1.ts', '../probes/b.ts', testerRule('model')],
  ['packages/contract-test/src/world/r1.ts', '../probes/b.ts', testerRule('world')],
  ['packages/contract-test/src/probes/r1.ts', '../run/b.ts', testerRule('probes')],
  ['packages/contract-test/src/report/r1.ts', '../run/b.ts', testerRule('report')],
  ['packages/contract-test/src/secrets/r1.ts', '../report/b.ts', testerRule('secrets')],
  ['packages/contract-test/src/unnamed/r1.ts', '../model/b.ts', 'contract-test: every folder has its arrows'],
  ...names
    .filter((name) => name.startsWith('contract-test: ') && name.includes(' imports '))
    .map((name) => [`packages/contract-test/src/${name.split(' ')[1]}/root.ts`, '../b.ts', name] as const),
  ['packages/contract-test/src/diff/pair/r1.ts', '../rules/b.ts', 'diff: pair imports what is before it'],
  ['packages/contract-test/src/diff/parts/r1.ts', '../b.ts', 'diff: parts imports what is before it'],
  ['packages/contract-test/src/diff/unnamed/r1.ts', '../view/b.ts', 'diff: every folder has its place'],
  [
    'packages/contract-test/lab/r1.ts',
    '@finops/contract-express',
    'packages/contract-test imports packages/contract, packages/openapi',
  ],
  [
    'apps/server/src/http/r1.ts',
    '@finops/client',
    'apps/server imports packages/contract, packages/contract-express',
  ],
  [
    'apps/server/src/http/r5.ts',
    '@finops/openapi',
    'apps/server imports packages/contract, packages/contract-express',
  ],
  ['apps/server/src/http/r2.ts', '../storage/b.ts', 'server: http imports the domain, config, observability'],
  ['apps/server/src/http/r3.ts', '../console/b.ts', 'server: http imports the domain, config, observability'],
  ['apps/server/src/http/r4.ts', '../../test/b.ts', 'src imports no test'],
  ['apps/server/src/domain/r1.ts', './quotes/b.ts', 'domain: the kernel imports no area'],
  ['apps/server/src/domain/ledger/r1.ts', '../transfers/b.ts', 'domain: ledger imports what is below it'],
  ['apps/server/src/domain/quotes/r1.ts', '../../storage/b.ts', 'server: domain imports the domain'],
  ['apps/server/src/domain/quotes/r2.ts', '../../services.ts', 'server: domain imports the domain'],
  [
    'apps/server/src/domain/quotes/r3.ts',
    'kysely',
    'server: the domain imports no database and no web server',
  ],
  ['apps/server/src/domain/unnamed/r1.ts', '../quotes/b.ts', 'server: every folder has its arrows'],
  ['apps/server/src/storage/r1.ts', '../http/b.ts', 'server: storage imports the domain'],
  ['apps/server/src/storage/r2.ts', '../services.ts', 'server: storage imports the domain'],
  ['apps/server/src/unnamed/r1.ts', '../domain/b.ts', 'server: every folder has its arrows'],
  ['apps/server/test/r1.ts', '@finops/mock', 'callers import the client and openapi besides'],
  [
    'apps/mock/src/r1.ts',
    '@finops/client',
    'apps/mock imports packages/contract, packages/contract-express, packages/openapi',
  ],
  [
    'apps/docs/src/r1.ts',
    '../../mock/src/b.ts',
    'apps/docs imports packages/contract, packages/contract-express, packages/openapi',
  ],
  ['scripts/r1.ts', '@finops/contract', 'scripts imports packages/client, packages/openapi'],
  ['spec/rules/r1.js', '../../scripts/b.ts', 'spec/rules imports nothing of ours'],
  ['packages/client/src/cycle-back.ts', './cycle.ts', 'no cycle'],
  ['packages/client/src/unloaded.ts', 'node:fs', 'src is loaded'],
];

const packages = [
  'packages/contract',
  'packages/client',
  'packages/contract-express',
  'packages/openapi',
  'apps/mock',
];

describe('imports', () => {
  let violations: { readonly from: string; readonly rule: string }[];

  beforeAll(async () => {
    const directory = realpathSync(mkdtempSync(join(tmpdir(), 'imports-')));
    const write = (file: string, text: string): void => {
      mkdirSync(dirname(join(directory, file)), { recursive: true });
      writeFileSync(join(directory, file), text);
    };
    for (const path of packages) {
      const name = `@finops/${path.split('/')[1]}`;
      write(`${path}/package.json`, JSON.stringify({ name, exports: './src/index.ts' }));
      write(`${path}/src/index.ts`, 'export const thing = 1;\n');
      mkdirSync(join(directory, 'node_modules/@finops'), { recursive: true });
      symlinkSync(join(directory, path), join(directory, 'node_modules', name));
    }
    write('node_modules/kysely/index.js', 'export const thing = 1;\n');
    write('node_modules/kysely/package.json', JSON.stringify({ name: 'kysely', exports: './index.js' }));
    for (const [file, imported] of [...allowed, ...refused]) {
      write(file, `export { thing } from '${imported}';\n`);
      if (imported.startsWith('.')) write(join(dirname(file), imported), 'export const thing = 1;\n');
    }
    write('packages/client/src/cycle.ts', "export { thing } from './cycle-back.ts';\n");
    const { options, forbidden } = rules as unknown as IConfiguration & { options: ICruiseOptions };
    const ruleSet = { forbidden: forbidden ?? [] };
    const { output } = await cruise(
      ['packages', 'apps', 'scripts', 'spec/rules'],
      { ...options, ruleSet, validate: true, baseDir: directory },
      options.enhancedResolveOptions as object,
    );
    violations = (output as ICruiseResult).summary.violations.map(({ from, rule }) => ({
      from,
      rule: rule.name,
    }));
    rmSync(directory, { recursive: true });
  });

  it.each(allowed)('%s may import %s', (file) => {
    const unloaded = 'src is loaded';
    expect(violations.filter(({ from, rule }) => from === file && rule !== unloaded)).toEqual([]);
  });

  it.each(refused)('%s may not import %s', (file, _, rule) => {
    expect(violations).toContainEqual({ from: file, rule });
  });

  it('each rule is broken by one of these files, or is one of a series', () => {
    const series = /^(?:domain|server|diff): /;
    const broken = new Set(violations.map(({ rule }) => rule));
    expect(names.filter((name) => !series.test(name) && !broken.has(name))).toEqual([
      'apps/dashboard imports packages/client',
    ]);
  });
});
