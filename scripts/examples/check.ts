/**
 * Holds every example of the contracts against its schema.
 *
 * Usage: `node scripts/examples/check.ts [bundle.json]`; without a bundle both contracts are bundled as they stand. Exits
 * with 1 when an example is wrong.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleSpec } from '../codegen/bundle.ts';
import { root } from '../root.ts';
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
process.exitCode = faults.length > 0 ? 1 : 0;
