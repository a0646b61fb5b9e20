import { expect, it } from 'vitest';
import { decidedNodes } from './decisions.ts';

const refer = (name: string): object => ({ schema: { $ref: `#/components/schemas/${name}` } });
const mark = { 'x-decision': 'G01' };

/** The schemas that are decided, of a document with operations and schemas. */
function decided(paths: Record<string, object>, schemas: Record<string, object>): string[] {
  const isDecided = decidedNodes({ paths, components: { schemas } }, new Set(['G01']));
  return Object.entries({ ...paths, ...schemas }).flatMap(([name, node]) => (isDecided(node) ? name : []));
}

it('a decision reaches the schemas that nothing else uses', () => {
  const paths = { '/a': { parameters: [], get: { ...mark, ...refer('A') } }, '/b': { get: refer('B') } };
  const schemas = { A: refer('Inner'), B: refer('Shared'), Inner: refer('Shared'), Shared: {}, Unused: {} };
  expect(decided(paths, schemas)).toEqual(['/a', 'A', 'Inner']);
});

it('a path is decided when each of its operations is', () => {
  expect(decided({ '/a': { get: mark, put: mark } }, {})).toEqual(['/a']);
  expect(decided({ '/a': { get: mark, put: {} }, '/b': {} }, {})).toEqual([]);
});

it('a schema that refers to itself is decided by what else uses it', () => {
  expect(decided({ '/a': { get: { ...mark, ...refer('A') } } }, { A: refer('A') })).toEqual(['/a', 'A']);
  expect(decided({ '/a': { get: refer('A') } }, { A: refer('A') })).toEqual([]);
});

it('a mark inside of a schema reaches what it refers to there', () => {
  const schemas = { A: { properties: { inner: { ...mark, ...refer('Inner') } } }, Inner: {} };
  expect(decided({ '/a': { get: refer('A') } }, schemas)).toEqual(['Inner']);
});
