import { generateKeyPairSync } from 'node:crypto';
import { exportJWK, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { movedClock } from '../../test/harness/worlds/moved-clock.ts';
import { accessTokensOf } from './access-tokens.ts';

const clock = movedClock();
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const keys = async () => ({
  keys: [{ ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256', use: 'sig' }],
});
const uuid = '6f9619ff-8b86-4011-b42d-00c04fc964ff';
const now = Math.floor(clock.now().getTime() / 1000);

/** Environments, each with its own issuer; both have the same key here, so that only names distinguish their tokens. */
const environments = {
  sandbox: { environment: 'sandbox', issuerUrl: 'http://127.0.0.1:4011' },
  production: { environment: 'production', issuerUrl: 'https://auth.example.com' },
} as const;

function token(iss: string, clientId: string): Promise<string> {
  return new SignJWT({
    iss,
    sub: 'USR_1',
    iat: now,
    exp: now + 60,
    jti: 'one',
    client_id: clientId,
    scp: '',
    business_id: 'BUS_1',
  })
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: 'k' })
    .sign(privateKey);
}

test.each([
  ['sandbox', 'live'],
  ['production', 'test'],
] as const)('%s takes neither tokens of the other issuer nor those of a %s client', async (name, foreign) => {
  const own = environments[name];
  const other = environments[name === 'sandbox' ? 'production' : 'sandbox'];
  const tokens = accessTokensOf(own, keys, clock);
  const ownClient = `service-oauth2-${uuid}-${foreign === 'live' ? 'test' : 'live'}`;
  expect(await tokens.read(await token(own.issuerUrl, ownClient))).toMatchObject({ clientId: ownClient });
  expect(await tokens.read(await token(other.issuerUrl, ownClient))).toBeUndefined();
  const client = `service-oauth2-${uuid}-${foreign}`;
  expect(await tokens.read(await token(own.issuerUrl, client))).toBeUndefined();
});

test('keys that cannot be read are no fault of the caller: the error passes on', async () => {
  const outage = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  const tokens = accessTokensOf(environments.sandbox, () => Promise.reject(outage), clock);
  await expect(tokens.read(await token('http://127.0.0.1:4011', `${uuid}-test`))).rejects.toMatchObject({
    cause: outage,
  });
});
