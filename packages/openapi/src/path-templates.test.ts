import { expect, test } from 'vitest';
import { parameterOf, pathShape, resourceOf, segmentsOf, templateNames } from './path-templates.ts';

test('a template has segments, parameters and a shape', () => {
  const path = '/v1/{a}/b/{c}.json';
  expect(segmentsOf(path)).toEqual(['v1', '{a}', 'b', '{c}.json']);
  expect(segmentsOf(path).map(parameterOf)).toEqual([undefined, 'a', undefined, undefined]);
  expect(templateNames(path)).toEqual(['a', 'c']);
  expect(pathShape(path)).toBe('/v1/{}/b/{}.json');
});

test.each([
  ['/v1/things/{id}', 'things'],
  ['/api/v2/things', 'things'],
  ['/token', 'token'],
  ['/v1', 'v1'],
  ['/', ''],
])('%s is about %j', (path, resource) => {
  expect(resourceOf(segmentsOf(path))).toBe(resource);
});
