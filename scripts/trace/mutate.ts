/**
 * Checks the trace check: removes or changes each traced element in turn, in memory, and demands a failure.
 *
 * Usage: `node scripts/trace/mutate.ts [bundle.json]`. Exits with 1 when a mutation survives.
 */
import { checkTrace } from './core.ts';
import { loadTrace } from './load.ts';
import { runMutations } from './mutations.ts';
import { formatPointer } from './pointer.ts';

const input = loadTrace(process.argv[2]);
const before = checkTrace(input).problems.length;
if (before > 0) {
  console.error(
    `The trace check already fails (${before} problems): mend it first (scripts/trace/check.ts).`,
  );
  process.exit(1);
}
const { tried, elements, survivors } = runMutations(input);
for (const { sort, row, expectation, steps } of survivors) {
  const place = `${expectation.file ?? 'bundle'}#${formatPointer(steps)}`;
  console.error(`${row.at}: ${sort} ${place} went unnoticed; make the fragment more exact`);
}
const total = tried.remove + tried.change + tried.add;
console.log(
  `${total} mutations (${tried.remove} removals, ${elements} of them whole elements; ${tried.change} changes; ` +
    `${tried.add} additions): ${total - survivors.length} caught, ${survivors.length} survived`,
);
process.exitCode = survivors.length > 0 ? 1 : 0;
