import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../root.ts';
import type { Decision, TraceInput } from './core.ts';
import type { Row, Section } from './rows.ts';

const BUNDLE = 'packages/contract/src/generated/openapi.json';

const read = (path: string): string | undefined =>
  existsSync(path) ? readFileSync(path, 'utf8') : undefined;

const readYaml = (path: string): unknown => {
  const text = read(join(root, 'spec', path));
  return text === undefined ? undefined : parse(text);
};

/** Reads the outline and the rows only. */
export function loadRows(): { outline: Section[]; rows: Row[]; recordedPending: number } {
  const { sections } = readYaml('provenance/source-outline.yaml') as { sections: Section[] };
  const { pending, rows } = readYaml('provenance/trace.yaml') as { pending: number; rows: Row[] };
  return { outline: sections, rows, recordedPending: pending };
}

/**
 * Reads the inputs of the trace check; the bundle is the generated one by default.
 * @throws Error if there is no bundle.
 */
export function loadTrace(bundlePath: string = join(root, BUNDLE)): TraceInput {
  const bundle = read(bundlePath);
  if (bundle === undefined) throw new Error(`${bundlePath} does not exist: run npm run codegen first.`);
  const loaded = loadRows();
  const named = loaded.rows.flatMap((row) => (row.expect ?? []).flatMap(({ file }) => file ?? []));
  const states = globSync('states/*.yaml', { cwd: join(root, 'spec') });
  return {
    ...loaded,
    bundle: JSON.parse(bundle),
    files: Object.fromEntries([...new Set([...named, ...states])].map((file) => [file, readYaml(file)])),
    decisions: (readYaml('decisions.yaml') as Decision[] | undefined) ?? [],
    readTest: (path) => read(join(root, path)),
  };
}
