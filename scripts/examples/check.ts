/**
 * Holds every example of the contracts against its schema, and those of failures and headers against their operation.
 *
 * Usage: `node scripts/examples/check.ts [bundle.json]`; without a bundle both contracts are bundled as they stand. Exits
 * with 1 when an example is wrong.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleSpec } from '../codegen/bundle.ts';
import { root } from '../root.ts';
import { checkFit } from './fit.ts';
import { validateExamples } from './validate.ts';

const path = process.argv[2];
const documents = path
  ? [JSON.parse(readFileSync(path, 'utf8'))]
  : await Promise.all(
      ['spec/openapi.yaml', 'spec/console/openapi.yaml'].map((file) => bundleSpec(join(root, file))),
    );
const reports = documents.map(validateExamples);
const faults = reports.flatMap((report) => report.faults);
const fits = documents.map(checkFit);
const findings = fits.flatMap((fit) => fit.findings);
for (const fault of faults) console.error(fault);
for (const { example, pointer, what } of findings) console.error(`${example}${pointer}: ${what}`);
console.log(`${reports.reduce((sum, { checked }) => sum + checked, 0)} examples, ${faults.length} faults`);
for (const rule of Object.keys(fits[0]?.checked ?? {})) {
  const checked = fits.reduce((sum, fit) => sum + (fit.checked[rule] ?? 0), 0);
  console.log(
    `${rule}: ${checked} checked, ${findings.filter((finding) => finding.rule === rule).length} findings`,
  );
}
process.exitCode = faults.length + findings.length > 0 ? 1 : 0;
