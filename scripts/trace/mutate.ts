/**
 * Tests the trace check: removes, changes, weakens and extends each traced element in turn, in memory, and expects a
 * failure. `npm run trace:mutate` takes half a minute; `npm run test:soak` runs it too.
 *
 * Usage: `node scripts/trace/mutate.ts [bundle.json]`. Exits with 1 if a mutation survives.
 */
import { checkTrace } from './core.ts';
import { loadTrace } from './load.ts';
import { type MutationReport, runMutations } from './mutations.ts';

/** Prints the surviving mutations and the totals. Returns the exit code. */
export function mutate(bundle?: string): number {
  const input = loadTrace(bundle);
  const before = checkTrace(input).problems.length;
  if (before > 0) {
    console.error(
      `The trace check already fails (${before} problems): fix these first (scripts/trace/check.ts).`,
    );
    return 1;
  }
  return tell(runMutations(input));
}

/** Prints the mutations and survivors. Returns the exit code. */
export function tell({ tried, elements, excluded, survivors }: MutationReport): number {
  for (const { sort, place } of survivors) {
    console.error(`${sort} ${place} went unnoticed: make a row more exact`);
  }
  const total = Object.values(tried).reduce((sum, count) => sum + count, 0);
  const sorts = Object.entries(tried).map(([sort, count]) => `${sort} ${count}`);
  console.log(
    `${total} mutations (${sorts.join(', ')}; ${elements} removals of whole elements; ${excluded} left out under ` +
      `an x-decision): ${total - survivors.length} caught, ${survivors.length} survived`,
  );
  return survivors.length > 0 ? 1 : 0;
}

if (import.meta.main) process.exitCode = mutate(process.argv[2]);
