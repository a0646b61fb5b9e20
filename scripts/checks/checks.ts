/** A check of the whole repository with its own command. */
export interface Check {
  /** Title in the summary of `npm test`: what holds if it passes. */
  readonly shows: string;
  /** Shell command that `npm run <name>` runs; exits non-zero if the check fails. */
  readonly command: string;
  /** Input files, as turbo globs. */
  readonly inputs: readonly string[];
  /** For a check that `npm run dev` runs after a save: its label in the output, and additional options. */
  readonly dev?: { readonly name: string; readonly options?: string };
  /** Whether it lints the contract and also runs in `npm run gate`. */
  readonly gate?: boolean;
}

const CODE = ['scripts/**', 'packages/**', 'apps/**', 'spec/rules/**'];

/**
 * Every check by the name of its npm command. `npm test` runs all of them beside the tests; `checks.test.ts` compares
 * the commands of `package.json` and the tasks of `turbo.json` with this table.
 */
export const checks: Readonly<Record<string, Check>> = {
  'codegen:check': {
    shows: 'generated code is fresh',
    command: 'node scripts/codegen/main.ts --check && node apps/server/codegen/main.ts --check',
    inputs: [
      'spec/**',
      'scripts/codegen/**',
      'packages/openapi/src/**',
      'packages/{contract,client}/src/generated/**',
      'apps/server/codegen/**',
      'apps/server/src/storage/schema/{migrations,generated}/**',
    ],
  },
  typecheck: {
    shows: 'types',
    command: 'tsc --noEmit',
    inputs: [...CODE, '*.ts', 'tsconfig.json'],
    dev: { name: 'types', options: '--incremental --tsBuildInfoFile .run/types.tsbuildinfo --pretty false' },
  },
  'lint:redocly': {
    shows: 'the spec passes Redocly',
    command: 'redocly lint spec/openapi.yaml spec/console/openapi.yaml',
    inputs: ['spec/**', 'redocly.yaml'],
    dev: { name: 'redocly', options: '--format=stylish' },
    gate: true,
  },
  'lint:spectral': {
    shows: 'the spec passes Spectral',
    command: [
      ['spec/openapi.yaml', 'packages/contract/src/generated/openapi.json'],
      ['spec/console/openapi.yaml', 'packages/contract/src/generated/console/openapi.json'],
    ]
      .map((files) => `spectral lint ${files.join(' ')} --ruleset .spectral.yaml --fail-severity=warn`)
      .join(' && '),
    inputs: ['packages/contract/src/generated/**/openapi.json', '.spectral.yaml', 'spec/**'],
    dev: { name: 'spectral' },
    gate: true,
  },
  examples: {
    shows: 'every example is valid',
    command: 'node scripts/examples/check.ts',
    inputs: ['spec/**', 'scripts/**', 'packages/openapi/src/**'],
    dev: { name: 'examples' },
  },
  trace: {
    shows: 'every statement of the source document is traced',
    command: 'node scripts/trace/check.ts',
    inputs: [
      'spec/**',
      'scripts/trace/**',
      'packages/openapi/src/**',
      'packages/contract/src/generated/openapi.json',
      '**/*.test.ts',
    ],
    dev: { name: 'trace' },
  },
  'lint:code': {
    shows: 'code style',
    command: 'biome ci --error-on-warnings .',
    inputs: ['$TURBO_DEFAULT$'],
  },
  'lint:imports': {
    shows: 'imports run one way, without a cycle',
    command:
      'depcruise --config .dependency-cruiser.mjs --output-type err-long scripts packages apps spec/rules',
    inputs: [...CODE, '.dependency-cruiser.mjs', 'package.json'],
  },
  'lint:unused': {
    shows: 'nothing unused',
    command: 'knip',
    inputs: [...CODE, '*.json', '*.ts', 'knip.json'],
  },
  contract: {
    shows: 'server, mock and spec keep the contract',
    command: 'node scripts/checks/contract.ts',
    inputs: ['spec/**', 'packages/**', 'apps/**', 'scripts/**'],
  },
};
