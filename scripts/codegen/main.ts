/**
 * `npm run codegen` writes what follows from the spec into packages/contract/src/generated.
 * With `--check` it writes nothing and fails when a file there is stale.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { BundleError } from './bundle.ts';
import { generate } from './generate.ts';

const spec = join(root, 'spec');
const target = join(root, 'packages/contract/src/generated');

/** Writes the generated files that differ and removes those that nothing generates; returns their names. */
export async function codegen({ check }: { check: boolean }): Promise<string[]> {
  const files = await generate(spec);
  mkdirSync(target, { recursive: true });
  const present = readdirSync(target);
  const stale = [...files].filter(([name, content]) => !present.includes(name) || read(name) !== content);
  const orphans = present.filter((name) => !files.has(name));
  if (!check) {
    for (const [name, content] of stale) writeFileSync(join(target, name), content);
    for (const name of orphans) rmSync(join(target, name));
  }
  return [...stale.map(([name]) => name), ...orphans];
}

function read(name: string): string {
  return readFileSync(join(target, name), 'utf8');
}

if (import.meta.main) {
  const check = process.argv.includes('--check');
  try {
    const changed = await codegen({ check });
    if (check && changed.length > 0) {
      console.error(`Stale in packages/contract/src/generated: ${changed.join(', ')}. Run \`npm run codegen\`.`);
      process.exit(1);
    }
    console.log(changed.length === 0 ? 'Generated code is up to date.' : `Wrote ${changed.join(', ')}.`);
  } catch (error) {
    if (!(error instanceof BundleError)) throw error;
    console.error(`The spec cannot be bundled.\n${error.message}`);
    process.exit(1);
  }
}
