/**
 * Checks every example of the contracts against its schema, those of errors and headers against their operation, and
 * all examples of a contract against each other.
 *
 * Usage: `node scripts/examples/check.ts [bundle.json]`; without a bundle both contracts are bundled from the spec.
 * Exits with 1 if an example is wrong.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleSpec } from '../codegen/bundle.ts';
import { root } from '../root.ts';
import { checkAgreement } from './agreement.ts';
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
for (const fault of faults) console.error(fault);
console.log(`${reports.reduce((sum, { checked }) => sum + checked, 0)} examples, ${faults.length} faults`);

const checked = documents.flatMap((document, index) => [
  ...Object.entries(checkFit(document)),
  ...Object.entries(checkAgreement(document, index === 0)),
]);
let findings = 0;
for (const [rule, group] of Map.groupBy(checked, ([name]) => name)) {
  const facts = group.flatMap(([, found]) => found);
  const wrong = facts.filter(({ holds }) => !holds);
  findings += wrong.length;
  for (const { example, pointer, what } of wrong) console.error(`${example}${pointer}: ${what}`);
  console.log(`${rule}: ${facts.length} checked, ${wrong.length} findings`);
}
process.exitCode = faults.length + findings > 0 ? 1 : 0;
