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

describe('routes of any document', () => {
  const routes = makeRoutes([
    ['/files/{id}', 'GET', 'getFile'],
    ['/files/{name}', 'DELETE', 'deleteFile'],
    ['/files/{id}.{format}', 'GET', 'getFormat'],
    ['/files/{id}.{format}', 'PUT', 'putFormat'],
    ['/files/a%20b', 'GET', 'getBlank'],
    ['/files/', 'GET', 'listFiles'],
    ['/{kind}/latest', 'POST', 'createLatest'],
  ]);
  const operation = (path: string, method: string) => {
    const match = routes.find(path.split('/').slice(1), method);
    return [match?.route.operations.get(method), match?.path];
  };

  test.each([
    ['GET', '/files/1', 'getFile', { id: '1' }],
    ['DELETE', '/files/1', 'deleteFile', { name: '1' }],
    ['GET', '/files/1.tar.gz', 'getFormat', { id: '1', format: 'tar.gz' }],
    ['DELETE', '/files/1.gz', 'deleteFile', { name: '1.gz' }],
    ['GET', '/files/a b', 'getBlank', {}],
    ['GET', '/files/', 'listFiles', {}],
    ['POST', '/files/latest', 'createLatest', { kind: 'files' }],
    ['PATCH', '/files/1', undefined, undefined],
  ])('%s %s is %s', (method, path, id, values) => {
    expect(operation(path, method)).toEqual([id, values]);
  });
});
