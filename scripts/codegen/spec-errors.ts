import { globSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import {
  type Config,
  createConfig,
  getLineColLocation,
  lint,
  type NormalizedProblem,
} from '@redocly/openapi-core';

/** Requirements for a usable document; everything else is left to `npm run lint`. */
const RULES = [
  'struct',
  'no-unresolved-refs',
  'operation-operationId',
  'operation-operationId-unique',
  'no-identical-paths',
  'path-parameters-defined',
];

let config: Promise<Config> | undefined;

/** The errors that make a split contract unusable: one line each, with file, line, column and how to fix it. */
export async function contractErrors(ref: string): Promise<string[]> {
  config ??= createConfig({ rules: Object.fromEntries(RULES.map((rule) => [rule, 'error' as const])) });
  const problems = await lint({ ref, config: await config });
  return [...new Set(problems.filter(({ severity }) => severity === 'error').flatMap(errorIn))];
}

function errorIn({ message, suggest, location }: NormalizedProblem): string[] {
  const [first] = location;
  if (first === undefined) return [message];
  const { source, start } = getLineColLocation(first);
  const file = source.absoluteRef;
  const at = `${shown(file)}:${start.line}:${start.col}`;
  const [, missing] = /ENOENT.*'(.*)'/.exec(message) ?? [];
  if (missing !== undefined) return [`${at}: ${shown(missing)} does not exist. ${fileAdvice(file, missing)}`];
  const [, reason] = /^Failed to parse: (.*) in ".*" \(\d+:\d+\)$/.exec(message) ?? [];
  if (reason !== undefined) return [`${at}: invalid YAML: ${reason}. Check this line and the lines above.`];
  // A reference to a file with invalid YAML; that file is reported separately.
  if (/^Can't resolve \$ref: .* in ".*" \(\d+:\d+\)$/.test(message)) return [];
  if (message.startsWith("Can't resolve $ref")) {
    return [`${at}: cannot resolve this $ref. Correct it, or create its target.`];
  }
  const [likely] = suggest;
  return [`${at}: ${message}${likely === undefined ? '' : ` Did you mean \`${likely}\`?`}`];
}

/** Suggests the intended file: one with the same name elsewhere, or a similar name in the same folder. */
function fileAdvice(from: string, missing: string): string {
  const spec = `${from.slice(0, from.lastIndexOf('/spec/'))}/spec`;
  const path = (file: string) => relative(dirname(from), file).replace(/^(?!\.)/, './');
  const [elsewhere] = globSync(`**/${basename(missing)}`, { cwd: spec });
  if (elsewhere !== undefined) return `Did you mean \`${path(join(spec, elsewhere))}\`?`;
  const similar = globSync('*.yaml', { cwd: dirname(missing) })
    .map((name) => ({ name, alike: commonStart(name, basename(missing)) }))
    .filter(({ alike }) => alike >= 3)
    .sort((one, other) => other.alike - one.alike || one.name.length - other.name.length);
  const nearest = similar[0]?.name;
  return nearest === undefined
    ? 'Correct the $ref, or write that file.'
    : `Did you mean \`${path(join(dirname(missing), nearest))}\`?`;
}

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** A path as people of this repository write it. */
function shown(file: string): string {
  return file.slice(file.lastIndexOf('/spec/') + 1);
}
