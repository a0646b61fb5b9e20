import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { bundleSpec } from './bundle.ts';
import { typesSource } from './types.ts';

describe.each(['spec/openapi.yaml', 'spec/console/openapi.yaml'])('the types of %s', (file) => {
  it('have no member that says nothing', async () => {
    const source = withoutComments(await typesSource(await bundleSpec(join(root, file))));
    expect(emptyMembers(source)).toEqual([]);
  });
});

it.each([
  ['export type A = { a: string } & unknown;', 1],
  ['export type A = unknown | string;', 1],
  ['export type A = (string & unknown) | number;', 1],
  ['export interface components { schemas: { A: Record<string, never>; } }', 1],
  ['export type $defs = Record<string, never>;\nexport type webhooks = Record<string, never>;', 0],
  ['export type A = { [name: string]: unknown };', 0],
])('%s: %i of them', (source, count) => {
  expect(emptyMembers(source)).toHaveLength(count);
});

/** `unknown` in an intersection or union, and objects without fields other than the groups that a document lacks. */
function emptyMembers(source: string): string[] {
  const lines = source.split('\n').filter((line) => !/^export type (\$defs|webhooks) = /.test(line));
  return lines.filter((line) => /[&|]\s*unknown\b|\bunknown\s*[&|]|Record<string, never>/.test(line));
}

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\//g, '');
}
