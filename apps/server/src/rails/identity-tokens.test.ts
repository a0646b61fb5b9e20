import fc from 'fast-check';
import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { IdentityTokenInvalid } from '../domain/customers/token-refusals.ts';
import { type PublishedProvider, readIdentityToken } from './identity-tokens.ts';

const now = new Date('2026-05-04T09:30:00Z');
const seconds = now.getTime() / 1000;
const claims = {
  iss: 'https://provider.example',
  aud: 'this-service',
  exp: seconds + 600,
  jti: 'token-1',
  client_id: 'BUS_1',
  given_name: 'Ada',
  family_name: 'Lovelace',
  verification: 'approved',
};
const ALGORITHMS = ['RS256', 'ES256', 'EdDSA'] as const;

const keys = new Map<string, CryptoKey>();
let provider: PublishedProvider;

beforeAll(async () => {
  const published = [];
  for (const kid of [...ALGORITHMS, 'RS512']) {
    const { publicKey, privateKey } = await generateKeyPair(kid);
    keys.set(kid, privateKey);
    published.push({ ...(await exportJWK(publicKey)), kid });
  }
  provider = { issuer: claims.iss, audience: claims.aud, keys: createLocalJWKSet({ keys: published }) };
});

function signed(changed: JWTPayload = {}, alg = 'ES256', key = keys.get(alg) ?? new Uint8Array(32)) {
  return new SignJWT({ ...claims, ...changed }).setProtectedHeader({ alg, kid: alg }).sign(key);
}

const read = (token: string, at = now) => readIdentityToken(token, provider, at);

describe('a token of an identity provider', () => {
  it.each(ALGORITHMS)('is read when it is signed with %s', async (algorithm) => {
    expect(await read(await signed({}, algorithm))).toEqual({
      tokenId: '["https://provider.example","token-1"]',
      businessId: 'BUS_1',
      firstName: 'Ada',
      lastName: 'Lovelace',
      outcome: 'approved',
    });
  });

  it('is read up to 30 seconds after its expiry', async () => {
    const token = await signed();
    await read(token, new Date(now.getTime() + 629_000));
    await expect(read(token, new Date(now.getTime() + 630_000))).rejects.toThrow(
      'The identity token expired at 2026-05-04T09:40:00Z. Have the provider share a new one.',
    );
  });

  it.each([
    ['iss', 'https://other.example'],
    ['aud', 'another-service'],
    ['nbf', seconds + 3600],
    ['exp', undefined],
    ['exp', 'tomorrow'],
    ['jti', undefined],
    ['jti', ''],
    ['client_id', undefined],
    ['given_name', undefined],
    ['family_name', 7],
    ['verification', 'pending'],
  ])('is refused when its claim %s is %o', async (claim, value) => {
    const reading = read(await signed({ [claim]: value }));
    await expect(reading).rejects.toThrow(IdentityTokenInvalid);
    await expect(reading).rejects.toThrow(`claim: ${claim}.`);
  });

  it('is refused when it is signed with the published key as a secret', async () => {
    const { publicKey } = await generateKeyPair('RS256', { extractable: true });
    const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(publicKey)));
    await expect(read(await signed({}, 'HS256', secret as never))).rejects.toThrow('is not signed');
  });

  it('is refused when its algorithm is not one of the list, though the key is published', async () => {
    await expect(read(await signed({}, 'RS512'))).rejects.toThrow('is not signed');
  });

  it('is refused when it is signed by another key of the same name, or by one that is not published', async () => {
    const { privateKey } = await generateKeyPair('ES256');
    await expect(read(await signed({}, 'ES256', privateKey))).rejects.toThrow('is not signed');
    const unknown = new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'unknown' });
    await expect(read(await unknown.sign(privateKey))).rejects.toThrow('is not signed');
  });

  it('is refused without a signature, and with any other text in the place of one of its parts', async () => {
    const parts = (await signed()).split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    for (const unsigned of [`${none}.${parts[1]}.`, `${none}.${parts[1]}.${parts[2]}`]) {
      await expect(read(unsigned)).rejects.toThrow('is not signed');
    }
    const part = fc.oneof(
      fc.stringMatching(/^[0-9A-Za-z_-]{0,80}$/),
      fc.json().map((text) => Buffer.from(text).toString('base64url')),
    );
    await fc.assert(
      fc.asyncProperty(part, fc.nat(2), async (text, index) => {
        const changed = parts.with(index, text).join('.');
        await expect(read(changed)).rejects.toThrow(IdentityTokenInvalid);
      }),
    );
  });
});
