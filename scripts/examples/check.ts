/**
 * Holds every example of the contract against its schema.
 *
 * Usage: `node scripts/examples/check.ts [bundle.json]`; without a bundle the spec is bundled as it stands. Exits
 * with 1 when an example is wrong.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleSpec } from '../codegen/bundle.ts';
import { root } from '../root.ts';
import { validateExamples } from './validate.ts';

const path = process.argv[2];
const document = path
  ? JSON.parse(readFileSync(path, 'utf8'))
  : await bundleSpec(join(root, 'spec/openapi.yaml'));
const { checked, faults } = validateExamples(document);
for (const fault of faults) console.error(fault);
console.log(`${checked} examples, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
