/**
 * Compares spec/provenance/trace.yaml with spec/provenance/source-outline.yaml and the bundle.
 *
 * Usage: `node scripts/trace/check.ts [bundle.json]`. Exits with 1 if there are problems.
 */
import { checkTrace } from './core.ts';
import { loadTrace } from './load.ts';
import { countPending } from './rows.ts';

/** Prints the problems and the totals. Returns the exit code. */
export function check(bundle?: string): number {
  const input = loadTrace(bundle);
  const report = checkTrace(input);
  for (const { where, what } of report.problems) console.error(`${where}: ${what}`);
  const areas = Object.entries(report.pending).map(([area, count]) => `${area} ${count}`);
  console.log(
    [
      `${report.rows} rows for ${report.positions} positions`,
      `${report.elements} elements (${report.stated} stated, ${report.decided} decided)`,
      `${countPending(input.rows)} rows pending (${areas.join(', ')})`,
      `${report.problems.length} problems`,
    ].join(', '),
  );
  return report.problems.length > 0 ? 1 : 0;
}

if (import.meta.main) process.exitCode = check(process.argv[2]);
