/**
 * Runs the tester, Prism's proxy and Redocly's Respect on every fault of the lab, prints which tool finds what, and
 * writes `lab/RESULTS.md`.
 *
 * Usage: `node packages/contract-test/lab/peers/main.ts`
 */
import { writeFile } from 'node:fs/promises';
import { compare } from './compare.ts';
import { resultsDocument } from './results.ts';
import { asText, faultRows, totalRows } from './table.ts';

const started = performance.now();
let told = 0;
const comparison = await compare(({ done, of }) => {
  const tenths = Math.floor((10 * done) / of);
  if (tenths === told) return;
  told = tenths;
  console.error(`${done} of ${of} runs after ${seconds()} s`);
});
await writeFile(new URL('../RESULTS.md', import.meta.url), resultsDocument(comparison));
console.log(`${asText(faultRows(comparison))}\n${asText(totalRows(comparison))}`);
console.error(`Written to packages/contract-test/lab/RESULTS.md after ${seconds()} s.`);

function seconds(): number {
  return Math.round((performance.now() - started) / 1000);
}
