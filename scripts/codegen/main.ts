/**
 * `npm run codegen` writes what follows from the spec into packages/contract/src/generated.
 * With `--check` it writes nothing and fails when a file there is stale.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../root.ts';
import { SpecError } from './bundle.ts';
import { writeEditorSchema } from './editor-schema.ts';
import { generate } from './generate.ts';

/** What is generated from where to where; with `check` nothing is written. */
export interface CodegenOptions {
  spec?: string;
  target?: string;
  check: boolean;
}

/** Writes the generated files that differ and removes those that nothing generates; returns their names. */
export async function codegen({
  spec = join(root, 'spec'),
  target = join(root, 'packages/contract/src/generated'),
  check,
}: CodegenOptions): Promise<string[]> {
  const files = await generate(spec);
  for (const name of files.keys()) mkdirSync(dirname(join(target, name)), { recursive: true });
  const present = readdirSync(target, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(target, join(entry.parentPath, entry.name)));
  const read = (name: string): string => readFileSync(join(target, name), 'utf8');
  const stale = [...files].filter(([name, content]) => !present.includes(name) || read(name) !== content);
  const orphans = present.filter((name) => !files.has(name));
  if (!check) {
    for (const [name, content] of stale) writeFileSync(join(target, name), content);
    for (const name of orphans) rmSync(join(target, name));
  }
  return [...stale.map(([name]) => name), ...orphans];
}

if (import.meta.main) {
  const check = process.argv.includes('--check');
  if (!check) writeEditorSchema();
  try {
    const changed = await codegen({ check });
    if (check && changed.length > 0) {
      console.error(
        `Stale in packages/contract/src/generated: ${changed.join(', ')}. Run \`npm run codegen\`.`,
      );
      process.exit(1);
    }
    console.log(changed.length === 0 ? 'Generated code is up to date.' : `Wrote ${changed.join(', ')}.`);
  } catch (error) {
    if (!(error instanceof SpecError)) throw error;
    console.error(`Nothing can be generated from the spec.\n${error.message}`);
    process.exit(1);
  }
}
