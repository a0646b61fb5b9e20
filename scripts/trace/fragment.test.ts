import { describe, expect, it } from 'vitest';
import { findPresent, type Match, matchExactly, matchFragment, matchMembers, matchOnly } from './fragment.ts';
import { expandSteps, formatPointer, parsePointer } from './pointer.ts';

const paths = (match: Match): string[] => [...match.differs, ...match.seen.map(formatPointer)];

const differences = (fragment: unknown, document: unknown, at: string[] = []): string[] =>
  matchFragment(fragment, document, at).differs;

describe('pointers', () => {
  it('escapes and reads back slashes and tildes', () => {
    const steps = ['paths', '/v1/a~b', '0'];
    expect(formatPointer(steps)).toBe('/paths/~1v1~1a~0b/0');
    expect(parsePointer('/paths/~1v1~1a~0b/0')).toEqual(steps);
  });

  it('refuses text that is no pointer', () => {
    expect(() => parsePointer('paths')).toThrow('"paths" is not a JSON pointer');
  });

  it('follows a star to every key and drops ways that end early', () => {
    const document = { a: { x: 1 }, b: { y: 2 }, c: { x: 3 } };
    expect(expandSteps(document, ['*', 'x'])).toEqual([
      ['a', 'x'],
      ['c', 'x'],
    ]);
  });
});

describe('matching a fragment', () => {
  it('takes an object that has more keys than the fragment', () => {
    const match = matchFragment({ type: 'string' }, { a: { type: 'string', minLength: 1 } }, ['a']);
    expect(paths(match)).toEqual(['/a', '/a/type']);
  });

  it('names every difference', () => {
    expect(differences({ max: 20, min: 1 }, { max: 30 })).toEqual([
      '/max is 30, not 20',
      '/min does not exist',
    ]);
    expect(differences({}, {}, ['gone'])).toEqual(['/gone does not exist']);
  });

  it('compares arrays of scalars as sets of the same size', () => {
    expect(paths(matchFragment(['b', 'a'], ['a', 'b'], []))).toEqual(['', '/1', '/0']);
    expect(differences(['a'], ['a', 'b'])).toHaveLength(1);
    expect(differences(['a', 'c'], ['a', 'b'])).toHaveLength(1);
  });

  it('finds each object of an array wherever it stands', () => {
    const node = [{ name: 'x' }, { name: 'y', in: 'query' }];
    expect(paths(matchFragment([{ name: 'y' }], node, []))).toEqual(['', '/1', '/1/name']);
    expect(differences([{ name: 'z' }], node)).toHaveLength(1);
  });

  it('tells apart an object, an array and a scalar', () => {
    expect(differences({}, ['a'])).toHaveLength(1);
    expect(differences(['a'], { 0: 'a' })).toHaveLength(1);
    expect(differences('1', 1)).toHaveLength(1);
  });
});

describe('members', () => {
  it('finds values of an array and keys of an object', () => {
    expect(paths(matchMembers(['b'], { list: ['a', 'b'] }, ['list']))).toEqual(['/list/1']);
    expect(paths(matchMembers(['b'], { map: { b: 1 } }, ['map']))).toEqual(['/map/b']);
    expect(paths(matchMembers([{ name: 'y' }], { a: { name: 'x' }, b: { name: 'y' } }, []))).toEqual([
      '/b',
      '/b/name',
    ]);
    expect(matchMembers(['c'], ['a'], []).differs).toHaveLength(1);
    expect(matchMembers(['c'], undefined, []).differs).toHaveLength(1);
  });

  it('finds what should be absent', () => {
    expect(findPresent(['x', 'a'], ['a'])).toBe('a');
    expect(findPresent(['x'], { a: 1 })).toBeUndefined();
    expect(findPresent(['x'], undefined)).toBeUndefined();
  });
});

describe('matching exactly', () => {
  const differs = (fragment: unknown, node: unknown): number =>
    matchExactly(fragment, node, []).differs.length;

  it('takes any order of an array and no other difference', () => {
    const node = [{ a: ['x', 'y'] }, { b: [] }];
    expect(paths(matchExactly([{ b: [] }, { a: ['y', 'x'] }], node, []))).toHaveLength(7);
    expect(differs([], [])).toBe(0);
    for (const other of [
      [{ b: [] }],
      [...node, {}],
      [{ a: ['x'] }, { b: [] }],
      [{ a: ['x', 'y'], c: 1 }, { b: [] }],
    ]) {
      expect(differs(node, other), JSON.stringify(other)).toBeGreaterThan(0);
    }
    expect(differs(['a', 'a'], ['a', 'b'])).toBeGreaterThan(0);
    expect(differs([], undefined)).toBe(1);
    expect(differs({}, ['a'])).toBe(1);
    expect(differs({ a: 1 }, {})).toBe(1);
    expect(differs('*', 'a')).toBe(1);
  });
});

describe('only', () => {
  const differs = (values: unknown[], node: unknown): string[] => matchOnly(values, node, []).differs;

  it('names every element, each like one listed', () => {
    expect(differs([{ name: 'y' }, { name: 'x' }], [{ name: 'x', in: 'query' }, { name: 'y' }])).toEqual([]);
    expect(differs([{ name: 'x' }], [{ name: 'x' }, { name: 'y' }])).toHaveLength(1);
    expect(differs([{ name: 'x' }, { name: 'x' }], [{ name: 'x' }])).toHaveLength(1);
  });

  it('names every key, or how keys begin', () => {
    expect(differs(['a', '/v1/*'], { a: 1, '/v1/b': 2, '/v1/c': 3 })).toEqual([]);
    expect(differs(['a', '/v1/*'], { a: 1, '/v2/b': 2 })).toEqual(['the document also has /v2/b']);
    expect(differs(['a'], {})).toHaveLength(1);
    expect(differs(['a'], 'a')).toHaveLength(1);
  });
});
