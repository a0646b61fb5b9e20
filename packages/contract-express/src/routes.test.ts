import { expect, test } from 'vitest';
import { routesOf } from './routes.ts';

test('a slash at the end of a path makes no difference', () => {
  const routes = routesOf([
    ['/v1/things/', 'GET', 'listThings'],
    ['/', 'GET', 'getRoot'],
  ]);
  expect(routes.find(['v1', 'things'])?.route.operations.get('GET')).toBe('listThings');
  expect(routes.find([''])?.route.operations.get('GET')).toBe('getRoot');
});

test.each([
  [['/{id}', '/{name}'], '/{id} and /{name} are the same path. Use the same parameter names.'],
  [['/things/', '/things'], '/things/ and /things are the same path. Use the same parameter names.'],
  [['/{id}.json'], '/{id}.json has the segment {id}.json. A parameter must fill its whole segment.'],
])('%j is refused', (paths, message) => {
  expect(() => routesOf(paths.map((path) => [path, 'GET', path] as const))).toThrow(message);
});
