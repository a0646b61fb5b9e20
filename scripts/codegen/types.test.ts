import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { typesSource } from './types.ts';

describe.each(['types.ts', 'console/types.ts'])('the generated %s', (file) => {
  const source = withoutComments(readFileSync(join(root, 'packages/contract/src/generated', file), 'utf8'));

  it('has no member that says nothing', () => {
    expect(emptyMembers(source)).toEqual([]);
  });

  it('keeps every field of a union that another schema refines', () => {
    expect(omissions(source)).toEqual([]);
  });
});

it('an `allOf` that refines a union with a discriminator loses the discriminator, and is found', async () => {
  const pet = (type: string) => ({
    type: 'object',
    required: ['type', type],
    properties: { type: { type: 'string', const: type }, [type]: { type: 'string' } },
  });
  const source = await typesSource({
    openapi: '3.1.0',
    info: { title: 'Pets', version: '1' },
    paths: {},
    components: {
      schemas: {
        Cat: pet('cat'),
        Dog: pet('dog'),
        Pet: {
          oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
          discriminator: {
            propertyName: 'type',
            mapping: { cat: '#/components/schemas/Cat', dog: '#/components/schemas/Dog' },
          },
        },
        Named: {
          allOf: [{ $ref: '#/components/schemas/Pet' }, { properties: { name: { type: 'string' } } }],
        },
      },
    },
  });
  expect(omissions(source)).toEqual(['} & (Omit<components["schemas"]["Pet"], "type"> & {']);
});

it.each([
  ['export type A = { a: string } & unknown;', 1],
  ['export type A = unknown | string;', 1],
  ['export type A = (string & unknown) | number;', 1],
  ['export interface components { schemas: { A: Record<string, never>; } }', 1],
  ['export type $defs = Record<string, never>;\nexport type webhooks = Record<string, never>;', 2],
  ['export type A = { [name: string]: unknown };', 0],
])('%s: %i of them', (source, count) => {
  expect(emptyMembers(source)).toHaveLength(count);
});

/** `unknown` in an intersection or union, and objects without fields. */
function emptyMembers(source: string): string[] {
  return source
    .split('\n')
    .filter((line) => /[&|]\s*unknown\b|\bunknown\s*[&|]|Record<string, never>/.test(line));
}

/**
 * Lines with `Omit`, which openapi-typescript writes where an `allOf` refers to a union with a discriminator: it takes the
 * discriminator away, and with it every field that only one variant has.
 */
function omissions(source: string): string[] {
  return source
    .split('\n')
    .filter((line) => line.includes('Omit<'))
    .map((line) => line.trim());
}

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\//g, '');
}
