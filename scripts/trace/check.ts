/**
 * Holds spec/trace.yaml against spec/source-outline.yaml and the bundle.
 *
 * Usage: `node scripts/trace/check.ts [bundle.json]`. Exits with 1 when anything is to be mended.
 */
import { checkTrace } from './core.ts';
import { loadTrace } from './load.ts';

const report = checkTrace(loadTrace(process.argv[2]));
for (const { where, what } of report.problems) console.error(`${where}: ${what}`);
console.log(
  [
    `${report.rows} rows for ${report.positions} positions`,
    `${report.elements} elements (${report.stated} stated, ${report.decided} decided)`,
    `${report.pending} rows pending`,
    `${report.problems.length} problems`,
  ].join(', '),
);
process.exitCode = report.problems.length > 0 ? 1 : 0;
