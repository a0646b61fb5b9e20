import { describe, expect, test } from 'vitest';
import { smallDocument } from '../test/small-document.ts';
import { loadContract } from './contract.ts';
import { createdLocation, redirectLocation, withParameters } from './location.ts';

describe('Location of what was created', async () => {
  const contract = await loadContract(smallDocument);

  test.each([
    [['v1', 'things'], { data: { id: 'THG_1' } }, '/v1/things/THG_1'],
    [['v1', 'boxes', 'BOX_1', 'things'], { data: { id: 'THG_1' } }, '/v1/things/THG_1'],
    [['v1', 'others'], { data: { id: 'OTH_1' } }, undefined],
    [['v1', 'things'], { data: [] }, undefined],
    [['v1', 'things'], undefined, undefined],
  ])('under %j with %j is %s', (segments, body, location) => {
    expect(createdLocation(contract, segments, body)).toBe(location);
  });
});

describe('Location of an authorization', () => {
  const locations = new Map([
    ['consent', 'http://127.0.0.1:4011/consent/1'],
    ['code', 'https://example.com/callback?code=1&state=example&iss=i'],
    ['refused', 'https://example.com/callback?error=access_denied&state=example'],
  ]);
  const response = {
    headers: new Map(),
    examples: new Map(),
    locations,
    statuses: new Map<string, number>(),
  };
  const query = new Map([
    ['redirect_uri', ['http://localhost:3000/back?a=b']],
    ['state', ['mine']],
  ]);

  test.each([
    [undefined, 'http://localhost:3000/back?a=b&code=1&iss=i&state=mine'],
    ['refused', 'http://localhost:3000/back?a=b&error=access_denied&state=mine'],
    ['consent', 'http://127.0.0.1:4011/consent/1'],
  ])('with the example %s is %s', (example, location) => {
    expect(redirectLocation({ status: 303, lookup: 303, response, ...(example && { example }) }, query)).toBe(
      location,
    );
  });

  test.each([
    ['HTTP://Example.COM:80/a/../b', 'HTTP://Example.COM:80/a/../b?x=1'],
    ['http://a?', 'http://a?x=1'],
    ['http://a?b=%7e&', 'http://a?b=%7e&x=1'],
    ['http://a?b', 'http://a?b&x=1'],
  ])('%s stays byte for byte', (uri, location) => {
    expect(withParameters(uri, [['x', '1']])).toBe(location);
  });
});
