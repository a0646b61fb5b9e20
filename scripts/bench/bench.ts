/**
 * `npm run bench`: measures the performance targets of the project, prints each figure beside its target, writes
 * `.run/bench/*.json`, and draws the charts of the docs. Exits with 1 if a target is missed. Nothing else should run at
 * the same time.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { charts } from './charts.ts';
import {
  type ContractExpressResult,
  median,
  readResult,
  resultsDirectory,
  type ServerResult,
  type TransfersResult,
} from './results.ts';
import { saveToTypes } from './save-to-types.ts';
import { startToAnswer } from './start-to-answer.ts';

const CHARTS = join(root, 'apps/docs/src/assets');

/** Programs that measure and judge their own figures, by section title, in order. */
const MEASURED = {
  'Checking a contract': 'packages/contract-express/bench/main.ts',
  'The client': 'packages/client/bench/main.ts',
  'Whole requests': 'apps/server/bench/main.ts',
  'Request logs': 'apps/server/bench/request-logs/main.ts',
  Transfers: 'apps/server/bench/transfers/main.ts',
  'Refreshes of tokens': 'apps/server/bench/refreshes/main.ts',
  'Deliveries of webhooks': 'apps/server/bench/deliveries/main.ts',
};

/** Prints times in milliseconds beside their target. Returns whether the worst meets it. */
function judge(what: string, taken: readonly number[], target: number): boolean {
  const worst = Math.round(taken.at(-1) ?? Number.NaN);
  const isKept = worst <= target;
  const middle = Math.round(median(taken));
  console.log(
    `  ${isKept ? 'kept  ' : 'MISSED'} ${what}: median ${middle} ms, worst ${worst} ms (at most ${target})`,
  );
  return isKept;
}

/** Runs a measuring program, which prints its own figures. Returns whether it meets all its targets. */
function measure(file: string): boolean {
  return spawnSync(process.execPath, [join(root, file)], { cwd: root, stdio: 'inherit' }).status === 0;
}

mkdirSync(resultsDirectory, { recursive: true });
console.log('Waiting');
const saving = await saveToTypes(10);
const starting = await startToAnswer(3);
const kept = [
  judge('from saving a YAML file to regenerated types', saving, 2000),
  judge('from npm start to the first 200, with an existing database', starting, 3000),
];
writeFileSync(join(resultsDirectory, 'waiting.json'), `${JSON.stringify({ saving, starting }, null, 2)}\n`);

for (const [title, file] of Object.entries(MEASURED)) {
  console.log(`\n${title}`);
  kept.push(measure(file));
}

const drawn = charts(
  readResult<ContractExpressResult>('contract-express'),
  readResult<ServerResult>('server'),
  readResult<TransfersResult>('transfers'),
);
for (const [file, svg] of Object.entries(drawn)) writeFileSync(join(CHARTS, file), svg);
console.log(`\nDrawn into apps/docs/src/assets: ${Object.keys(drawn).join(', ')}.`);
process.exitCode = kept.every(Boolean) ? 0 : 1;
