/**
 * `npm run mutation`: applies all of Stryker's mutations to the code of the ledger, pricing, quotes and transfers, and
 * those of `sql-mutants.ts` to the SQL of the ledger, and counts the mutants that tests kill. The parts are `pure`,
 * `stored`, whose tests need a database, and `sql`; `npm run mutation -- sql` runs one of them. Fails if fewer than 85
 * % are killed, for a survivor that is not explained in `survivors.yaml`, and for an explanation without a survivor.
 * Writes reports to `.run/mutation`.
 */

import { globSync } from 'node:fs';
import { onEnd } from '../processes/programs.ts';
import { temporaryDirectory } from '../processes/temporary-directory.ts';
import { root } from '../root.ts';
import { codeAt, type Report } from './report.ts';
import { mutateSql } from './sql-mutation.ts';
import { mutateWithStryker } from './stryker-mutation.ts';
import { Explanations, oneLine } from './survivors.ts';

/** The minimum share of killed mutants, in percent. */
const LEAST = 85;
const DOMAINS = 'apps/server/src/domain/{ledger,pricing,quotes,transfers}/**/*.ts';
const STORED = 'apps/server/src/domain/transfers/{transfer-engine,transfers}.ts';

/** The functions of the ledger. */
const LEDGER_SQL = globSync('apps/server/src/storage/schema/functions/*.sql', { cwd: root });

const parts: Readonly<Record<string, () => Report | Promise<Report>>> = {
  pure: () => mutateWithStryker('pure', [DOMAINS, `!${STORED}`, '!**/*.test.ts']),
  stored: () => mutateWithStryker('stored', [STORED]),
  sql: () => mutateSql(LEDGER_SQL),
};

process.env.TMPDIR = temporaryDirectory();
onEnd(() => process.exit(130));

const noticed = new Set(['Killed', 'Timeout']);
const missed = new Set(['Survived', 'NoCoverage']);
const explanations = new Explanations();
const chosen = process.argv.slice(2);
for (const name of chosen) {
  if (!Object.hasOwn(parts, name))
    throw new Error(`Unknown part ${name}. Use one of ${Object.keys(parts).join(', ')}.`);
}
let [all, found, endless, unexplained] = [0, 0, 0, 0];
const tried = new Set<string>();
for (const [name, mutated] of Object.entries(parts)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const { files } = await mutated();
  if (Object.values(files).every(({ mutants }) => mutants.length === 0))
    throw new Error(`The part ${name} has no files to mutate.`);
  for (const [file, { source, mutants }] of Object.entries(files)) {
    tried.add(file);
    const killed = mutants.filter(({ status }) => noticed.has(status)).length;
    endless += mutants.filter(({ status }) => status === 'Timeout').length;
    const survivors = mutants.filter(({ status }) => missed.has(status));
    all += killed + survivors.length;
    found += killed;
    console.log(`${file}: ${killed} of ${killed + survivors.length}`);
    for (const survivor of survivors) {
      const { location, mutatorName, replacement = '' } = survivor;
      const reason = explanations.take(file, source, survivor);
      if (reason === undefined) unexplained += 1;
      console.log(
        `  line ${location.start.line}, ${mutatorName}: ${short(codeAt(source, location))} -> ${short(replacement)}: ${reason ?? 'NOT EXPLAINED'}`,
      );
    }
  }
}
const idle = explanations.idle(chosen.length > 0 ? tried : undefined);
for (const { file, code, becomes } of idle) {
  console.log(`${file}: ${short(code)} -> ${short(becomes)} has an explanation but did not survive`);
}
const share = (100 * found) / all;
console.log(
  `\n${found} of ${all} mutants killed: ${share.toFixed(1)} % (minimum ${LEAST} %), ${endless} of them by a time-out; ${all - found} survived, ${unexplained} of them without an explanation.`,
);
process.exitCode = !(share >= LEAST) || unexplained > 0 || idle.length > 0 ? 1 : 0;

function short(code: string): string {
  return oneLine(code).slice(0, 90);
}
