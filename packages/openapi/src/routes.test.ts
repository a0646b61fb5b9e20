import { describe, expect, test } from 'vitest';
import { makeRoutes } from './routes.ts';

describe('routes', () => {
  const routes = makeRoutes([
    ['/v1/things', 'GET', 'listThings'],
    ['/v1/things', 'POST', 'createThing'],
    ['/v1/things/search', 'POST', 'searchThings'],
    ['/v1/things/{id}', 'GET', 'getThing'],
  ]);

  test.each([
    [['v1', 'things'], '/v1/things', {}],
    [['v1', 'things', 'THG_1'], '/v1/things/{id}', { id: 'THG_1' }],
    [['v1', 'things', 'a/b'], '/v1/things/{id}', { id: 'a/b' }],
    [['v1', 'things', 'search'], '/v1/things/search', {}],
  ])('%j is %s', (segments, path, values) => {
    const match = routes.find(segments);
    expect([match?.route.path, match?.path]).toEqual([path, values]);
  });

  test.each([[[]], [['']], [['v1']], [['v1', 'things', '']], [['v1', 'things', 'a', 'b']]])(
    '%j is no path',
    (segments) => {
      expect(routes.find(segments)).toBeUndefined();
    },
  );

  test.each([
    [['v1', 'things'], 'GET, POST, HEAD, OPTIONS'],
    [['v1', 'things', 'search'], 'POST, OPTIONS'],
  ])('%j allows %s', (segments, allow) => {
    const route = routes.find(segments)?.route;
    expect([route?.allow, route?.operations.has('PATCH')]).toEqual([allow, false]);
  });
});
