import { describe, expect, it } from 'vitest';
import {
  AccessDeniedError,
  InvalidCallbackError,
  OAuthError,
  readCallback,
  UnauthorizedClientError,
} from '../index.ts';

describe('readCallback', () => {
  const expected = { state: 'the state', issuer: 'https://auth.example.com' };
  const callback = { code: 'the-code', state: 'the state', iss: 'https://auth.example.com' };
  const parameters = (changes: Record<string, string | undefined>) => {
    const all = Object.entries({ ...callback, ...changes });
    return new URLSearchParams(all.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
  };

  it.each([
    ['parameters', parameters({})],
    ['a URL', new URL(`https://example.com/callback?${parameters({})}`)],
    ['an address', `https://example.com/callback?${parameters({})}`],
    ['a path', `/callback?${parameters({})}`],
  ])('reads the code of %s', (_, given) => {
    expect(readCallback(given, expected)).toBe('the-code');
  });

  it.each([
    ['state', { state: 'the-state' }],
    ['state', { state: 'the state and more' }],
    ['state', { state: 'the' }],
    ['state', { state: '' }],
    ['state', { state: undefined }],
    ['iss', { iss: 'https://auth.example.com/' }],
    ['iss', { iss: undefined }],
    ['code', { code: '' }],
    ['code', { code: undefined }],
    ['state', { state: 'forged', error: 'access_denied' }],
    ['iss', { iss: 'https://elsewhere.example.com', error: 'access_denied' }],
  ])('refuses a callback with another %s: %o', (parameter, changes) => {
    const read = () => readCallback(parameters(changes), expected);
    expect(read).toThrow(InvalidCallbackError);
    expect(read).toThrow(expect.objectContaining({ parameter }));
    expect(read).not.toThrow(/the-code|the state/);
  });

  it('refuses any callback of a session that lost its state', () => {
    expect(() => readCallback(parameters({ state: '' }), { state: '' })).toThrow(InvalidCallbackError);
    const lost = { state: undefined as unknown as string };
    expect(() => readCallback(parameters({ state: undefined }), lost)).toThrow(InvalidCallbackError);
  });

  it('compares the issuer only if it is given', () => {
    expect(readCallback(parameters({ iss: undefined }), { state: 'the state' })).toBe('the-code');
  });

  it.each([
    ['access_denied', AccessDeniedError],
    ['unauthorized_client', UnauthorizedClientError],
    ['toString', OAuthError],
  ])('throws the class of %s', (error, Class) => {
    const read = () => readCallback(parameters({ error, error_description: 'Declined.' }), expected);
    expect(read).toThrow(Class);
    expect(read).toThrow(expect.objectContaining({ name: error, message: 'Declined.', status: null }));
  });
});
