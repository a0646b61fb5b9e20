/**
 * `node scripts/check-sources.ts <file>...`: says of each TypeScript file that Node cannot read where and why, as the JSON
 * `{ file: fault }`. A file that is gone has no fault.
 */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

const faults: Record<string, string> = {};
for (const file of process.argv.slice(2)) {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    continue;
  }
  try {
    stripTypeScriptTypes(text, { sourceUrl: file });
  } catch (error) {
    const stack = error instanceof Error ? error.stack : undefined;
    faults[file] = stack?.replace(/\n {4}at [\s\S]*$/, '') ?? String(error);
  }
}
console.log(JSON.stringify(faults));
