/**
 * Measures how many transfers a second are taken in, on one PostgreSQL that commits to the disk, in rounds that take
 * turns: TPC-B by pgbench, the function `commit_batch` by pgbench, the ledger in Node, and whole requests; each with many
 * balances and with a single one. Prints a table and the promises, and writes `.run/bench/transfers.json`. Ends with 1
 * when a promise is not kept. BENCH_ROUNDS and BENCH_TRANSACTIONS, those of each of the 32 clients in a round, make it
 * shorter or longer.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../../test/harness/processes/postgres.ts';
import { type Figures, figuresOf, isKept, promisesOf, SUBJECTS, type Subject, spread } from './figures.ts';
import { initialise } from './pgbench.ts';
import { CLIENTS, startSubjects } from './subjects.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const TRANSACTIONS = Number(process.env.BENCH_TRANSACTIONS ?? 150);
const RESULT = fileURLToPath(new URL('../../../../.run/bench/transfers.json', import.meta.url));

const postgres = await startPostgres(undefined, 'durable');
const figures = await measure(postgres.url('postgres')).finally(() => postgres.stop());
const promises = promisesOf(figures);
const busyMachine = spread(figures);

console.table(
  Object.fromEntries(
    SUBJECTS.map((subject) => [
      subject,
      {
        'per second, median': Math.round(figures.median(subject)),
        '÷ TPC-B': figures.ratio(subject, 'TPC-B'),
      },
    ]),
  ),
);
for (const promise of promises) {
  const { what, measured, target } = promise;
  console.log(`  ${isKept(promise) ? 'kept  ' : 'MISSED'} ${what}: ${measured} (at least ${target})`);
}
if (busyMachine.length > 0) console.log(`  measured on a busy machine: ${busyMachine.join('; ')}`);
mkdirSync(dirname(RESULT), { recursive: true });
writeFileSync(
  RESULT,
  `${JSON.stringify(
    {
      node: process.version,
      cores: availableParallelism(),
      measuredAt: new Date().toISOString(),
      clients: CLIENTS,
      cells: SUBJECTS.map((subject) => ({ subject, rounds: figures.rounds(subject) })),
      promises,
      busyMachine,
    },
    null,
    2,
  )}\n`,
);
process.exitCode = promises.every(isKept) ? 0 : 1;

async function measure(url: string): Promise<Figures> {
  await initialise(url, CLIENTS);
  const subjects = await startSubjects(url, TRANSACTIONS, ROUNDS);
  try {
    const measured = new Map<Subject, number[]>(SUBJECTS.map((subject) => [subject, []]));
    // The first round warms up and does not count.
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const subject of SUBJECTS) {
        const perSecond = await subjects.run(subject);
        if (round > 0) measured.get(subject)?.push(perSecond);
      }
    }
    await subjects.expectAllTaken();
    return figuresOf(measured);
  } finally {
    await subjects.stop();
  }
}
