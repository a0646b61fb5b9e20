import { describe, expect, it } from 'vitest';
import { alsoFits, overlaps, readPath, templateOf, thingPaths } from './path-template.ts';

describe('path templates', () => {
  it('find the things on the way', () => {
    expect(thingPaths('/a/{b}/c/{d}/e')).toEqual(['/a/{b}', '/a/{b}/c/{d}']);
    expect(thingPaths('/a')).toEqual([]);
  });

  it('read the values of a path, whatever stands before it', () => {
    expect(readPath(templateOf('/a/{b}'), '/api/v1/a/x%20y')).toEqual({ b: 'x y' });
    expect(readPath(templateOf('/a/{b}'), '/c/x')).toBeUndefined();
    expect(readPath(templateOf('/a/{b}'), '/x')).toBeUndefined();
    expect(readPath(templateOf('/a/{b}'), '/a/%E0')).toBeUndefined();
  });

  it('tell which others a path could be taken for', () => {
    expect(overlaps(templateOf('/a/{b}'), templateOf('/a/c'))).toBe(true);
    expect(overlaps(templateOf('/a/{b}'), templateOf('/c/{b}'))).toBe(false);
    expect(alsoFits(templateOf('/a/{b}'), { b: 'c' }, templateOf('/a/c'))).toBe(true);
    expect(alsoFits(templateOf('/a/{b}'), { b: 'd' }, templateOf('/a/c'))).toBe(false);
  });
});
