import {
  type AccessTokenClaims,
  InsufficientScope,
  InvalidAccessToken,
  validateAccessTokens,
} from '@finops/client/access-tokens';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { expect, expectTypeOf, it } from 'vitest';

const ISSUER = 'https://auth.finops.example';

it('validates tokens by the published keys, through the package', async () => {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'first', use: 'sig', alg: 'RS256' };
  const accessTokens = validateAccessTokens({
    issuer: ISSUER,
    client: 'client-1',
    keys: async () => ({ keys: [jwk] }),
  });
  const claims = { client_id: 'client-1', scp: 'balances:read', business_id: 'BUS_1', jti: 'token-1' };
  const sign = (key: typeof privateKey) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: 'first' })
      .setIssuer(ISSUER)
      .setSubject('USR_1')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(key);
  const token = await sign(privateKey);

  const verified = await accessTokens.verify(token, 'balances:read');
  expectTypeOf(verified).toEqualTypeOf<AccessTokenClaims>();
  expect(verified).toMatchObject({ ...claims, sub: 'USR_1' });
  await expect(accessTokens.verify(token, 'transfers:write')).rejects.toThrow(InsufficientScope);
  const forged = await sign((await generateKeyPair('RS256')).privateKey);
  await expect(accessTokens.verify(forged)).rejects.toThrow(InvalidAccessToken);
});
