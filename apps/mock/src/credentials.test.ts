import { afterAll, describe, expect, test } from 'vitest';
import { startMock } from '../test/harness.ts';
import { smallDocument } from '../test/small-document.ts';
import { loadContract } from './contract.ts';
import { authenticate } from './credentials.ts';

describe('credentials', async () => {
  const { operations } = await loadContract(smallDocument);
  const mock = await startMock(smallDocument);
  afterAll(() => mock.mock.close());
  const check = (id: string, headers: Record<string, string>) => () => {
    const operation = operations.find((one) => one.id === id);
    if (operation === undefined) throw new Error(`no ${id}`);
    authenticate(operation, headers);
  };

  test.each([
    ['getThing', {}],
    ['createThing', { authorization: 'Bearer x' }],
    ['createThing', { authorization: 'bearer  x' }],
    ['createThing', { 'x-key': 'pub_1' }],
    ['createToken', { authorization: `Basic ${btoa('client:')}` }],
    ['getSession', { cookie: 'theme=dark; session=abc' }],
  ])('%s takes %j', (id, headers) => {
    expect(check(id, headers)).not.toThrow();
  });

  test.each([
    ['getSession', { cookie: 'sessions=abc; session=' }, 'Session'],
    ['createThing', {}, 'Bearer'],
    ['createThing', { authorization: 'Bearer ' }, 'Bearer'],
    ['createThing', { authorization: 'Basic eDp5' }, 'Bearer'],
    ['createThing', { 'x-key': ' ' }, 'Bearer'],
    ['createToken', { authorization: 'Bearer x' }, 'Basic'],
    ['createToken', { authorization: `Basic ${btoa(':secret')}` }, 'Basic'],
    ['createToken', { authorization: 'Basic ???' }, 'Basic'],
    ['getSession', { cookie: 'session=', session: 'x' }, 'Session'],
  ])('%s refuses %j and asks for %s', async (id, headers, scheme) => {
    const { method = '', path = '' } = operations.find((one) => one.id === id) ?? {};
    const reply = await mock.send({ method: method.toUpperCase(), target: path, headers });
    expect([reply.status, reply.headers.get('www-authenticate')]).toEqual([
      401,
      expect.stringMatching(`^${scheme} realm="`),
    ]);
    expect(check(id, headers)).toThrow(expect.objectContaining({ name: 'unauthorized' }));
  });
});
