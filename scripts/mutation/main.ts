/**
 * `npm run mutation`: changes the code of the ledger, pricing, quotes and transfers in every small way that Stryker
 * knows, and the SQL of the ledger in the ways of `sql-mutants.ts`, and counts the changes that a test notices. The
 * parts are `pure`, `stored`, whose tests need a database, and `sql`; `npm run mutation -- sql` runs one of them. Fails below
 * 85 %, for a change that was not noticed and is not explained in `survivors.yaml`, and for an explanation of nothing.
 * Reports go to `.run/mutation`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../root.ts';
import type { Place, Report, TriedMutant } from './report.ts';
import { mutateSql } from './sql-mutation.ts';

/** The share of the changes, in percent, that has to be noticed. */
const LEAST = 85;
const DOMAINS = 'apps/server/src/domain/{ledger,pricing,quotes,transfers}/**/*.ts';
const STORED = 'apps/server/src/domain/transfers/{transfer-engine,transfers}.ts';

/** The migrations that make the functions of the ledger. */
const LEDGER_SQL = ['0007-money', '0009-entry-order-and-agreed-exchanges'].map(
  (name) => `apps/server/src/storage/migrations/${name}.sql`,
);

const parts: Readonly<Record<string, () => Report | Promise<Report>>> = {
  pure: () => mutateWithStryker('pure', [DOMAINS, `!${STORED}`, '!**/*.test.ts']),
  stored: () => mutateWithStryker('stored', [STORED]),
  sql: () => mutateSql(LEDGER_SQL),
};

/** A change that no test can notice. */
interface Survivor {
  readonly file: string;
  readonly code: string;
  readonly becomes: string;
  /** The line that it begins in, where the code alone does not tell the place. */
  readonly line?: string;
  /** In how many places; one when it is absent. */
  readonly times?: number;
  readonly reason: string;
}

const explained: readonly Survivor[] = parse(
  readFileSync(join(root, 'scripts/mutation/survivors.yaml'), 'utf8'),
);

function mutateWithStryker(part: string, mutate: readonly string[]): Report {
  const directory = join(root, '.run/mutation', part);
  mkdirSync(directory, { recursive: true });
  const config = join(directory, 'stryker.json');
  const report = join(directory, 'report.json');
  writeFileSync(
    config,
    JSON.stringify({
      testRunner: 'vitest',
      vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
      mutate,
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

/** Explanations that are left, once for each place that they are for. */
const unused = explained.flatMap((one) => Array.from({ length: one.times ?? 1 }, () => one));

function explanationOf(file: string, source: string, { location, replacement = '' }: TriedMutant) {
  const line = source.split('\n')[location.start.line - 1] ?? '';
  const index = unused.findIndex(
    (one) =>
      one.file === file &&
      oneLine(one.code) === oneLine(codeAt(source, location)) &&
      oneLine(one.becomes) === oneLine(replacement) &&
      (one.line === undefined || one.line === oneLine(line)),
  );
  return index < 0 ? undefined : unused.splice(index, 1)[0]?.reason;
}

const noticed = new Set(['Killed', 'Timeout']);
const missed = new Set(['Survived', 'NoCoverage']);
const chosen = process.argv.slice(2);
for (const name of chosen) {
  if (!Object.hasOwn(parts, name))
    throw new Error(`There is no part ${name}; the parts are ${Object.keys(parts).join(', ')}.`);
}
let [all, found, endless, unexplained] = [0, 0, 0, 0];
const tried = new Set<string>();
for (const [name, mutated] of Object.entries(parts)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  for (const [file, { source, mutants }] of Object.entries((await mutated()).files)) {
    tried.add(file);
    const killed = mutants.filter(({ status }) => noticed.has(status)).length;
    endless += mutants.filter(({ status }) => status === 'Timeout').length;
    const survivors = mutants.filter(({ status }) => missed.has(status));
    all += killed + survivors.length;
    found += killed;
    console.log(`${file}: ${killed} of ${killed + survivors.length}`);
    for (const survivor of survivors) {
      const { location, mutatorName, replacement = '' } = survivor;
      const reason = explanationOf(file, source, survivor);
      if (reason === undefined) unexplained += 1;
      console.log(
        `  line ${location.start.line}, ${mutatorName}: ${short(codeAt(source, location))} -> ${short(replacement)}: ${reason ?? 'NOT EXPLAINED'}`,
      );
    }
  }
}
const idle = unused.filter(({ file }) => tried.has(file));
for (const { file, code, becomes } of idle) {
  console.log(`${file}: ${short(code)} -> ${short(becomes)} is explained and did not survive`);
}
const share = (100 * found) / all;
console.log(
  `\n${found} of ${all} changes were noticed: ${share.toFixed(1)} % (at least ${LEAST} %), ${endless} of them because a test did not end in time; ${all - found} were not, ${unexplained} of them without an explanation.`,
);
process.exitCode = share < LEAST || unexplained > 0 || idle.length > 0 ? 1 : 0;

/** The code that a mutant replaces. */
function codeAt(source: string, { start, end }: TriedMutant['location']): string {
  const lines = source.split('\n');
  const offsetOf = ({ line, column }: Place) =>
    lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
  return source.slice(offsetOf(start), offsetOf(end));
}

function short(code: string): string {
  return oneLine(code).slice(0, 90);
}

function oneLine(code: string): string {
  return code.replace(/\s+/g, ' ').trim();
}
