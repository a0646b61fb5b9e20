import { describe, expect, test } from 'vitest';
import { smallDocument } from '../test/small-document.ts';
import { loadContract } from './contract.ts';
import { allowedMethods, findOperation, findRoute } from './routes.ts';

describe('routes', async () => {
  const contract = await loadContract(smallDocument);

  test.each([
    [['v1', 'things'], '/v1/things', {}],
    [['v1', 'things', 'THG_1'], '/v1/things/{id}', { id: 'THG_1' }],
    [['v1', 'things', 'a/b'], '/v1/things/{id}', { id: 'a/b' }],
    [['v1', 'things', 'search'], '/v1/things/search', {}],
  ])('%j is %s', (segments, path, values) => {
    const route = findRoute(contract, segments);
    expect(route?.operations[0]?.path).toBe(path);
    expect(Object.fromEntries(route?.pathValues ?? [])).toEqual(values);
  });

  test.each([
    [[]],
    [['']],
    [['v1']],
    [['v1', 'things', '']],
    [['v1', 'things', 'a\0']],
    [['v1', 'things', 'a', 'b']],
  ])('%j is no path', (segments) => {
    expect(findRoute(contract, segments)).toBeUndefined();
  });

  test.each([
    [['v1', 'things'], 'GET, POST, HEAD, OPTIONS'],
    [['v1', 'things', 'search'], 'POST, OPTIONS'],
  ])('%j allows %s', (segments, allow) => {
    const route = findRoute(contract, segments);
    if (route === undefined) throw new Error('no route');
    expect(allowedMethods(route)).toBe(allow);
    expect(() => findOperation(route, 'PATCH')).toThrow(
      expect.objectContaining({ name: 'method_not_allowed', facts: { headers: { Allow: allow } } }),
    );
  });

  test('HEAD is answered as GET', () => {
    const route = findRoute(contract, ['v1', 'things']);
    expect(route && findOperation(route, 'HEAD').id).toBe('listThings');
  });
});
