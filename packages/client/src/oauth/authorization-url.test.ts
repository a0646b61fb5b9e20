import { describe, expect, expectTypeOf, it } from 'vitest';
import { type AuthorizationQuery, authorizationUrl } from '../index.ts';

const query: AuthorizationQuery = {
  response_type: 'code',
  client_id: 'service-oauth2-3b1f8c52-7d4e-4a96-9c0b-2e5d7f81a640-test',
  redirect_uri: 'https://example.com/callback?a=1&b=2',
  scope: 'openid offline_access balances:read',
  state: 'a+b/c= d',
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
};

describe('authorizationUrl', () => {
  it.each(['https://auth.example.com', 'https://auth.example.com/'])(
    'opens the endpoint at %s',
    (authUrl) => {
      const url = new URL(authorizationUrl(authUrl, query));
      expect(url.origin + url.pathname).toBe('https://auth.example.com/oauth2/auth');
      expect(Object.fromEntries(url.searchParams)).toEqual(query);
    },
  );

  it('is typed by the contract', () => {
    expectTypeOf<AuthorizationQuery['code_challenge_method']>().toEqualTypeOf<'S256'>();
    // @ts-expect-error the challenge is required
    authorizationUrl('https://auth.example.com', { ...query, code_challenge: undefined });
  });
});
