/**
 * `npm run test:soak`: the tests that take minutes. 50,000 faulty requests to a server, each refused in form, without
 * its memory growing; every fault of the tester's labs with every seed; slow checking commands, each with a fault; a
 * server that is killed at twenty random moments under load; 2,000 random sequences of commands against the model of
 * money; a million postings; three servers that are replaced one after the other five times under load; the reset of a
 * sandbox with 100,000 transfers; 2,000 flows through 200 slow connections and beside them; every filter of every list
 * over 2,000,000 rows, with another business active beside them; lists of a million customers, and searches in them;
 * every case of what `npm test` samples; the steps of the `Dockerfile`; 100,000 executed transfers without its memory
 * growing; `npm test`, whose tests must keep within the processor time budget of their folder.
 */
import { spawnSync } from 'node:child_process';
import { root } from '../root.ts';
import { overBudget, readProcessorTimes } from './test-times.ts';

const run = (command: string, args: string[], env: NodeJS.ProcessEnv = { SOAK: 'true' }): boolean =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

/** Tests that `npm test` runs only in part. */
const sampled = [
  'apps/docs/src/browser.test.ts',
  'apps/mock/src/malformed.test.ts',
  'apps/mock/src/statuses.test.ts',
  // On both kinds of database.
  'apps/server/src/',
  'apps/server/test/faults/concurrent-fills.test.ts',
  'apps/server/test/faults/concurrent-refreshes.test.ts',
  'apps/server/test/faults/concurrent-transfers.test.ts',
  'apps/server/test/faults/cursors.test.ts',
  'apps/server/test/faults/faults.test.ts',
  'apps/server/test/faults/isolation.test.ts',
  'apps/server/test/faults/large-customers.test.ts',
  'apps/server/test/faults/logged-secrets.test.ts',
  'apps/server/test/faults/lost-answer.test.ts',
  'apps/server/test/faults/payment-requests.test.ts',
  'apps/server/test/faults/personal-data.test.ts',
  'apps/server/test/faults/virtual-accounts.test.ts',
  'apps/server/test/harness/processes/postgres.test.ts',
  'packages/contract-express/test/conformance/conformance.test.ts',
  'packages/contract-test/lab/archive/archive.test.ts',
  'packages/contract-test/lab/declared/declared.test.ts',
  'packages/contract-test/lab/diff/random-pairs.test.ts',
  'packages/contract-test/lab/diff/random-patterns.test.ts',
  'packages/contract-test/lab/hooks.test.ts',
  'packages/contract-test/lab/peers/peers.test.ts',
  'packages/contract-test/src/command/program.test.ts',
  'scripts/packaging/installed-packages.test.ts',
  'scripts/packaging/packages.test.ts',
  'scripts/start/start.test.ts',
  'spec/rules/ruleset.test.js',
];

/** Runs `npm test`, and holds its tests to the budgets. */
function keepsBudgets(): boolean {
  const passes = run(process.execPath, ['scripts/checks/test.ts'], {});
  const over = overBudget(readProcessorTimes());
  for (const sentence of over) console.error(sentence);
  return passes && over.length === 0;
}

const passed = [
  keepsBudgets(),
  run(process.execPath, ['apps/server/test/faults/soak.ts']),
  run('vitest', ['run', 'packages/contract-test/lab/lab.test.ts', '--testTimeout=600000']),
  run('vitest', ['run', 'scripts/checks/commands.test.ts', '--testTimeout=120000']),
  run('vitest', ['run', 'apps/server/test/faults/crash.test.ts', '--testTimeout=600000']),
  run('vitest', ['run', 'apps/server/test/reference-model/model.test.ts', '--testTimeout=7200000']),
  run('vitest', ['run', 'apps/server/src/storage/ledger/ledger-batches.test.ts', '--testTimeout=600000']),
  run('vitest', ['run', 'apps/server/test/faults/sandbox-reset.test.ts', '--testTimeout=600000']),
  run('vitest', ['run', 'apps/server/test/faults/rolling-restart.test.ts']),
  run('vitest', ['run', 'apps/server/test/faults/slow-connections.test.ts']),
  run('vitest', ['run', 'apps/server/test/faults/neighbour.test.ts']),
  run('vitest', ['run', 'apps/server/test/faults/many-customers.test.ts']),
  run('vitest', ['run', 'apps/server/test/faults/killed-sender.test.ts']),
  run(process.execPath, ['scripts/trace/mutate.ts']),
  run('vitest', ['run', ...sampled, '--testTimeout=600000']),
  run('vitest', ['run', 'scripts/image/image.test.ts']),
  run(process.execPath, ['apps/server/bench/transfers/memory.ts']),
];
process.exitCode = passed.every(Boolean) ? 0 : 1;
