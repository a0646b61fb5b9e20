/**
 * `npm run codegen` generates code from the spec into `src/generated` of the contract and the client. With `--check` it
 * writes nothing and fails if a file there is stale.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../root.ts';
import { SpecError } from './bundle.ts';
import { writeEditorSchema } from './editor-schema.ts';
import { generate } from './generate.ts';

const GENERATED = 'src/generated';

/** Input and output of the generation; with `check` nothing is written. */
export interface CodegenOptions {
  spec?: string;
  /** Directory of the packages. */
  packages?: string;
  check: boolean;
}

/**
 * Writes the generated files that differ and removes those no longer generated. Returns their names, such as
 * `contract/types.ts`.
 */
export async function codegen({
  spec = join(root, 'spec'),
  packages = join(root, 'packages'),
  check,
}: CodegenOptions): Promise<string[]> {
  return writeGenerated(await generate(spec), packages, check);
}

/** The same, for given files by path under `packages`; with `check` nothing is written. */
export function writeGenerated(
  files: ReadonlyMap<string, string>,
  packages: string,
  check: boolean,
): string[] {
  const folders = new Set(
    [...files.keys()].map((name) => name.slice(0, name.indexOf(GENERATED) + GENERATED.length)),
  );
  for (const name of files.keys()) mkdirSync(dirname(join(packages, name)), { recursive: true });
  const present = [...folders].flatMap((folder) =>
    readdirSync(join(packages, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(packages, join(entry.parentPath, entry.name))),
  );
  const read = (name: string): string => readFileSync(join(packages, name), 'utf8');
  const stale = [...files].filter(([name, content]) => !present.includes(name) || read(name) !== content);
  const orphans = present.filter((name) => !files.has(name));
  if (!check) {
    for (const [name, content] of stale) writeFileSync(join(packages, name), content);
    for (const name of orphans) rmSync(join(packages, name));
  }
  return [...stale.map(([name]) => name), ...orphans].map((name) => name.replace(`/${GENERATED}/`, '/'));
}

if (import.meta.main) {
  const check = process.argv.includes('--check');
  if (!check) writeEditorSchema();
  try {
    const changed = await codegen({ check });
    if (check && changed.length > 0) {
      console.error(`Stale in packages: ${changed.join(', ')}. Run \`npm run codegen\`.`);
      process.exit(1);
    }
    console.log(changed.length === 0 ? 'Generated code is up to date.' : `Wrote ${changed.join(', ')}.`);
  } catch (error) {
    if (!(error instanceof SpecError)) throw error;
    console.error(`Cannot generate code from the spec.\n${error.message}`);
    process.exit(1);
  }
}
