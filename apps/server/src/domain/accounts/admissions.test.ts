import { randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { type Admission, admissionsBy } from './admissions.ts';
import { bearerOf, digestOf, newKey, newSecret } from './keys/api-key-credential.ts';

const randomness = { bytes: (count: number) => randomBytes(count) };
const credential = { key: newKey(randomness), secret: newSecret(randomness) };
const admission: Admission = {
  caller: {
    kind: 'api_key',
    businessId: 'BUS_one',
    apiKeyId: 'APK_one',
    scopes: new Set(['balances:read']),
    rateLimit: 7,
  },
  businessStatus: 'verified',
  profile: undefined,
  verdict: undefined,
};
const token = {
  id: 'token-1',
  clientId: 'service-oauth2-1',
  userId: 'USR_one',
  businessId: 'BUS_one',
  scopes: new Set(['balances:read']),
  beneficiaryId: undefined,
};

let lookups: string[];
let noted: string[];
const admissions = admissionsBy(
  {
    byApiKey: async (keyHash, secretHash) => {
      lookups.push(Buffer.from(keyHash).toString('hex'));
      const isKnown = Buffer.from(digestOf(credential.key)).equals(keyHash);
      return isKnown && Buffer.from(digestOf(credential.secret)).equals(secretHash) ? admission : undefined;
    },
    byAccessToken: async (read) => {
      lookups.push(read.clientId);
      return { ...admission, caller: { kind: 'access_token', appId: 'OAP_1', ...read } };
    },
    byPublicKey: async () => undefined,
  },
  { note: async (businessId, apiKeyId) => void noted.push(`${businessId} ${apiKeyId}`) },
  { read: async (value) => (value === 'valid.access.token' ? token : undefined) },
);
const callerBy = async (value: string) => (await admissions.admit({ scheme: 'api_key', value }))?.caller;

beforeEach(() => {
  lookups = [];
  noted = [];
});

test('a key is looked up once, by its hash, each time anew', async () => {
  const caller = {
    kind: 'api_key',
    businessId: 'BUS_one',
    apiKeyId: 'APK_one',
    scopes: new Set(['balances:read']),
    rateLimit: 7,
  };
  expect(await callerBy(bearerOf(credential))).toEqual(caller);
  expect(lookups).toEqual([Buffer.from(digestOf(credential.key)).toString('hex')]);
  expect(await callerBy(bearerOf(credential))).toEqual(caller);
  expect(lookups).toHaveLength(2);
  expect(noted).toEqual(['BUS_one APK_one', 'BUS_one APK_one']);
});

test('the key with another secret is nobody, and is not noted as used', async () => {
  const bearer = bearerOf({ ...credential, secret: newSecret(randomness) });
  expect(await callerBy(bearer)).toBeUndefined();
  expect(noted).toEqual([]);
});

test('an unknown key is nobody', async () => {
  const bearer = bearerOf({ ...credential, key: newKey(randomness) });
  expect(await callerBy(bearer)).toBeUndefined();
});

test('what is no credential is not even looked up', async () => {
  for (const bearer of ['', 'x', credential.key, `${bearerOf(credential)}=`]) {
    expect(await callerBy(bearer)).toBeUndefined();
  }
  expect(lookups).toEqual([]);
});

test('a valid access token is looked up by its client, and one that is not valid is nobody', async () => {
  const callerOf = async (value: string) =>
    (await admissions.admit({ scheme: 'access_token', value }))?.caller;
  expect(await callerOf('valid.access.token')).toEqual({ kind: 'access_token', appId: 'OAP_1', ...token });
  expect(lookups).toEqual(['service-oauth2-1']);
  expect(await callerOf('another.access.token')).toBeUndefined();
  expect(lookups).toHaveLength(1);
  expect(noted).toEqual([]);
});
