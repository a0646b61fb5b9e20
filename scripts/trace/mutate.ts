/**
 * Checks the trace check: removes, changes, weakens and extends each traced element in turn, in memory, and demands a
 * failure. `npm run trace:mutate` takes half a minute; `npm run test:soak` runs it too.
 *
 * Usage: `node scripts/trace/mutate.ts [bundle.json]`. Exits with 1 when a mutation survives.
 */
import { checkTrace } from './core.ts';
import { loadTrace } from './load.ts';
import { runMutations } from './mutations.ts';

const input = loadTrace(process.argv[2]);
const before = checkTrace(input).problems.length;
if (before > 0) {
  console.error(
    `The trace check already fails (${before} problems): mend it first (scripts/trace/check.ts).`,
  );
  process.exit(1);
}
const { tried, elements, excluded, survivors } = runMutations(input);
for (const { sort, place } of survivors) {
  console.error(`${sort} ${place} went unnoticed: make a row more exact`);
}
const total = Object.values(tried).reduce((sum, count) => sum + count, 0);
const sorts = Object.entries(tried).map(([sort, count]) => `${sort} ${count}`);
console.log(
  `${total} mutations (${sorts.join(', ')}; ${elements} removals of whole elements; ${excluded} left out under ` +
    `an x-decision): ${total - survivors.length} caught, ${survivors.length} survived`,
);
process.exitCode = survivors.length > 0 ? 1 : 0;
