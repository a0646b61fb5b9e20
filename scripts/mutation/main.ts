/**
 * `npm run mutation`: changes the code of the ledger, pricing, quotes and transfers in every small way that Stryker
 * knows, and counts the changes that a test notices. What needs a database is a part of its own, because each of its
 * runs starts one. Fails below 85 %, and for a change that was not noticed and is not explained in `survivors.yaml`. Reports
 * go to `.run/mutation`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../root.ts';

/** The share of the changes, in percent, that has to be noticed. */
const LEAST = 85;
const DOMAINS = 'apps/server/src/domain/{ledger,pricing,quotes,transfers}/**/*.ts';
const STORED = 'apps/server/src/domain/transfers/{transfer-engine,transfers}.ts';

const parts = {
  pure: [DOMAINS, `!${STORED}`, '!**/*.test.ts'],
  stored: [STORED],
} as const;

interface Mutant {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: Place; readonly end: Place };
}

/** Counted from one. */
interface Place {
  readonly line: number;
  readonly column: number;
}

interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
}

/** A change that no test can notice. */
interface Survivor {
  readonly file: string;
  readonly code: string;
  readonly becomes: string;
  readonly reason: string;
}

const explained: readonly Survivor[] = parse(
  readFileSync(join(root, 'scripts/mutation/survivors.yaml'), 'utf8'),
);

function run(part: keyof typeof parts): Report {
  const directory = join(root, '.run/mutation', part);
  mkdirSync(directory, { recursive: true });
  const config = join(directory, 'stryker.json');
  const report = join(directory, 'report.json');
  writeFileSync(
    config,
    JSON.stringify({
      testRunner: 'vitest',
      vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
      mutate: parts[part],
      ignorePatterns: ['/.run', '/.data', '/apps/docs', '/packages/contract-test', 'dist'],
      reporters: ['progress-append-only', 'json'],
      jsonReporter: { fileName: report },
      tempDirName: join(directory, 'sandbox'),
      concurrency: 2,
      timeoutMS: 15_000,
      // TypeScript 7 has no interface for Stryker to read its settings with; Vitest needs none of them.
      tsconfigFile: 'none',
    }),
  );
  const { status } = spawnSync('stryker', ['run', config], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MUTATION_PART: part },
  });
  if (status !== 0) throw new Error(`Stryker ended with ${status}.`);
  return JSON.parse(readFileSync(report, 'utf8'));
}

const noticed = new Set(['Killed', 'Timeout']);
const missed = new Set(['Survived', 'NoCoverage']);
let [all, found, endless, unexplained] = [0, 0, 0, 0];
for (const part of ['pure', 'stored'] as const) {
  for (const [file, { source, mutants }] of Object.entries(run(part).files)) {
    const killed = mutants.filter(({ status }) => noticed.has(status)).length;
    endless += mutants.filter(({ status }) => status === 'Timeout').length;
    const survivors = mutants.filter(({ status }) => missed.has(status));
    all += killed + survivors.length;
    found += killed;
    console.log(`${file}: ${killed} of ${killed + survivors.length}`);
    for (const { location, mutatorName, replacement = '' } of survivors) {
      const code = codeAt(source, location);
      const reason = explained.find(
        (one) => one.file === file && one.code === code && one.becomes === replacement,
      )?.reason;
      if (reason === undefined) unexplained += 1;
      console.log(
        `  line ${location.start.line}, ${mutatorName}: ${short(code)} -> ${short(replacement)}: ${reason ?? 'NOT EXPLAINED'}`,
      );
    }
  }
}
const share = (100 * found) / all;
console.log(
  `\n${found} of ${all} changes were noticed: ${share.toFixed(1)} % (at least ${LEAST} %), ${endless} of them because a test did not end in time; ${all - found} were not, ${unexplained} of them without an explanation.`,
);
process.exitCode = share < LEAST || unexplained > 0 ? 1 : 0;

/** The code that a mutant replaces. */
function codeAt(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n');
  const offsetOf = ({ line, column }: Place) =>
    lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
  return source.slice(offsetOf(start), offsetOf(end));
}

function short(code: string): string {
  return code.replace(/\s+/g, ' ').slice(0, 90);
}
