import { describe, expect, it } from 'vitest';
import { clientLogin, scopedLine } from './caller-options.ts';

describe('scopedLine', () => {
  it.each([
    ['read write=Authorization: Bearer a=b:c', ['read', 'write'], 'Bearer a=b:c'],
    ['things:read=Authorization:k', ['things:read'], 'k'],
    ['https://a.test/read,b=Authorization: k', ['https://a.test/read', 'b'], 'k'],
  ])('reads %s', (text, scopes, value) => {
    expect(scopedLine(text)).toEqual({ scopes, line: ['Authorization', value] });
  });

  it.each(['Authorization: Bearer secret', '=Authorization: Bearer secret', 'read=Bearer secret'])(
    'refuses %s without repeating it',
    (text) => {
      expect(() => scopedLine(text)).toThrow('--scoped names no scopes');
    },
  );
});

describe('clientLogin', () => {
  const environment = { CLIENT_ID: 'a', CLIENT_SECRET: 'b', MY_ID: 'c', MY_SECRET: 'd', EMPTY: '' };

  it('reads the environment variables that it names, or the usual ones', () => {
    expect(clientLogin('OAuth', environment)).toEqual(['OAuth', { id: 'a', secret: 'b' }]);
    expect(clientLogin('OAuth=MY_ID:MY_SECRET', environment)).toEqual(['OAuth', { id: 'c', secret: 'd' }]);
  });

  it('refuses one that is not set, and what names none', () => {
    expect(() => clientLogin('OAuth=MY_ID:EMPTY', environment)).toThrow('variable EMPTY is not set');
    expect(() => clientLogin('OAuth=MY_ID', environment)).toThrow('takes a security scheme');
  });
});
