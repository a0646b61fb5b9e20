import { describe, expect, test } from 'vitest';
import { smallDocument } from '../test/small-document.ts';
import { loadContract, type MockOperation } from './contract.ts';
import { authenticate } from './credentials.ts';

describe('credentials', async () => {
  const { operations } = await loadContract(smallDocument);
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
    ['getUser', { cookie: 'theme=dark; session=abc' }],
  ])('%s takes %j', (id, headers) => {
    expect(check(id, headers)).not.toThrow();
  });

  test.each([
    ['getUser', { cookie: 'sessions=abc; session=' }, 'Session'],
    ['createThing', {}, 'Bearer'],
    ['createThing', { authorization: 'Bearer ' }, 'Bearer'],
    ['createThing', { authorization: 'Basic eDp5' }, 'Bearer'],
    ['createThing', { 'x-key': ' ' }, 'Bearer'],
    ['createToken', { authorization: 'Bearer x' }, 'Basic'],
    ['createToken', { authorization: `Basic ${btoa(':secret')}` }, 'Basic'],
    ['createToken', { authorization: 'Basic ???' }, 'Basic'],
  ])('%s refuses %j and asks for %s', (id, headers, scheme) => {
    expect(check(id, headers)).toThrow(
      expect.objectContaining({
        name: 'unauthorized',
        facts: { headers: { 'WWW-Authenticate': expect.stringMatching(`^${scheme} realm="`) } },
      }),
    );
  });

  test('a session in a cookie is taken, and asked for', () => {
    const session = { type: 'apiKey', in: 'cookie', name: 'session' } as const;
    const operation = { ...operations[0], credentials: [[session]] } as unknown as MockOperation;
    expect(() => authenticate(operation, { cookie: 'theme=dark; session=x' })).not.toThrow();
    expect(() => authenticate(operation, { cookie: 'session=', session: 'x' })).toThrow(
      expect.objectContaining({ facts: { headers: { 'WWW-Authenticate': 'Session realm="console"' } } }),
    );
  });
});
