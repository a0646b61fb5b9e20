import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import {
  type AccessTokenSettings,
  InsufficientScope,
  InvalidAccessToken,
  type InvalidTokenReason,
  type PublishedKeys,
  SigningKeysUnavailable,
  validateAccessTokens,
} from './access-tokens.ts';

const ISSUER = 'https://auth.finops.example';
const CLIENT = 'service-oauth2-6f9619ff-8b86-4011-b42d-00c04fc964ff-live';
const NOW = Date.parse('2026-05-04T09:30:00Z');

interface SigningKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
}

async function newKey(kid: string): Promise<SigningKey> {
  return { kid, ...(await generateKeyPair('RS256', { extractable: true })) };
}

async function published(...keys: readonly SigningKey[]): Promise<PublishedKeys> {
  const jwks = keys.map(async ({ kid, publicKey }) => ({
    ...(await exportJWK(publicKey)),
    ...{ kid, use: 'sig', alg: 'RS256' },
  }));
  return { keys: await Promise.all(jwks) };
}

let first: SigningKey;
let second: SigningKey;
/** What the issuer publishes at the moment. */
let shown: PublishedKeys;
let reads: number;
let time: number;

beforeAll(async () => {
  [first, second] = await Promise.all([newKey('first'), newKey('second')]);
});
beforeEach(async () => {
  shown = await published(first);
  reads = 0;
  time = NOW;
});

const seconds = (offset = 0) => Math.floor(NOW / 1000) + offset;

function claimsWith(changes: object = {}) {
  return {
    ...{ iss: ISSUER, sub: 'USR_4kTz9WqLmN2xPv7B', aud: CLIENT, exp: seconds(3600), iat: seconds() },
    ...{ jti: 'token-1', client_id: CLIENT, scp: 'balances:read offline_access' },
    business_id: 'BUS_2mXc8VbRtY5nQw1K',
    ...changes,
  };
}

interface Header {
  readonly key?: SigningKey;
  readonly typ?: string;
  readonly kid?: string | undefined;
}

function signed(changes: object = {}, { key = first, typ = 'at+jwt', ...header }: Header = {}) {
  const { kid = key.kid } = header;
  return new SignJWT(claimsWith(changes))
    .setProtectedHeader({
      alg: 'RS256',
      typ,
      ...('kid' in header && header.kid === undefined ? {} : { kid }),
    })
    .sign(key.privateKey);
}

function validation(settings: Partial<AccessTokenSettings> = {}) {
  return validateAccessTokens({
    issuer: ISSUER,
    client: CLIENT,
    now: () => new Date(time),
    keys: async () => {
      reads += 1;
      return shown;
    },
    ...settings,
  });
}

/** Why a token is refused. */
async function reasonFor(token: string, accessTokens = validation()): Promise<InvalidTokenReason> {
  const error: unknown = await accessTokens.verify(token, 'balances:read').then(
    () => new Error('The token is valid.'),
    (refusal: unknown) => refusal,
  );
  if (!(error instanceof InvalidAccessToken)) throw error;
  return error.reason;
}

describe('a valid token', () => {
  test('gives its claims', async () => {
    const claims = await validation().verify(await signed({ beneficiary_id: 'BNF_1' }));
    expect(claims).toEqual(claimsWith({ beneficiary_id: 'BNF_1' }));
  });

  test.each([
    ['no audience', { aud: undefined }],
    ['a list as its audience', { aud: ['https://api.finops.example', CLIENT] }],
    ['a list of scopes', { scp: ['quotes:read', 'balances:read'] }],
  ])('may have %s', async (_what, changes) => {
    const { sub } = await validation().verify(await signed(changes), 'balances:read');
    expect(sub).toBe('USR_4kTz9WqLmN2xPv7B');
  });

  test('is of a client that a function knows', async () => {
    const accessTokens = validation({ client: (id) => id.endsWith('-live') });
    await expect(accessTokens.verify(await signed())).resolves.toMatchObject({ client_id: CLIENT });
    const other = CLIENT.replace('-live', '-test');
    expect(await reasonFor(await signed({ client_id: other, aud: other }), accessTokens)).toBe('client');
  });

  test('is accepted 29 seconds after exp and refused 31 seconds after it', async () => {
    const token = await signed({ exp: seconds(-29) });
    await expect(validation().verify(token)).resolves.toBeDefined();
    expect(await reasonFor(await signed({ exp: seconds(-31) }))).toBe('expired');
    time += 2000;
    expect(await reasonFor(token)).toBe('expired');
  });
});

describe('a token is refused that', () => {
  test('is of the other environment: another issuer signed with its own key', async () => {
    const token = await signed({ iss: 'https://auth.sandbox.finops.example' }, { key: second });
    expect(await reasonFor(token)).toBe('key');
  });

  test('names another issuer, although its key is known', async () => {
    expect(await reasonFor(await signed({ iss: 'https://auth.sandbox.finops.example' }))).toBe('issuer');
    expect(await reasonFor(await signed({ iss: `${ISSUER}/` }))).toBe('issuer');
    expect(await reasonFor(await signed({ iss: undefined }))).toBe('issuer');
  });

  test('has alg none', async () => {
    const token = new UnsecuredJWT(claimsWith()).encode();
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt', kid: 'first' }));
    expect(await reasonFor(token)).toBe('algorithm');
    expect(await reasonFor(`${none.toString('base64url')}.${token.split('.')[1]}.`)).toBe('algorithm');
    expect(reads).toBe(0);
  });

  test('is signed with HS256 and the public key as its secret', async () => {
    const secret = new TextEncoder().encode(await exportSPKI(first.publicKey));
    const token = await new SignJWT(claimsWith())
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: 'first' })
      .sign(secret);
    expect(await reasonFor(token)).toBe('algorithm');
  });

  test('names an unknown kid, or none', async () => {
    expect(await reasonFor(await signed({}, { kid: 'third' }))).toBe('key');
    expect(await reasonFor(await signed({}, { kid: undefined }))).toBe('key');
  });

  test('names a known kid and is signed by another key', async () => {
    expect(await reasonFor(await signed({}, { key: second, kid: 'first' }))).toBe('signature');
  });

  test('was changed after it was signed', async () => {
    const [header, , signature] = (await signed()).split('.');
    const payload = Buffer.from(JSON.stringify(claimsWith({ sub: 'USR_else' }))).toString('base64url');
    expect(await reasonFor(`${header}.${payload}.${signature}`)).toBe('signature');
  });

  test('has an audience without its client', async () => {
    expect(await reasonFor(await signed({ aud: 'https://api.finops.example' }))).toBe('audience');
    expect(await reasonFor(await signed({ aud: ['a', 'b'] }))).toBe('audience');
    expect(await reasonFor(await signed({ aud: [] }))).toBe('audience');
  });

  test('was issued to another client', async () => {
    const other = CLIENT.replace('6f96', '7f96');
    expect(await reasonFor(await signed({ client_id: other, aud: other }))).toBe('client');
  });

  test.each(['JWT', 'jwt', 'id+jwt'])('is an id token, of the type %s', async (typ) => {
    expect(await reasonFor(await signed({ nonce: 'n' }, { typ }))).toBe('type');
  });

  test('has no type', async () => {
    const token = new SignJWT(claimsWith()).setProtectedHeader({ alg: 'RS256', kid: 'first' });
    expect(await reasonFor(await token.sign(first.privateKey))).toBe('type');
  });

  test.each(['sub', 'exp', 'iat', 'jti', 'client_id', 'scp', 'business_id'])('lacks %s', async (claim) => {
    expect(await reasonFor(await signed({ [claim]: undefined }))).toBe('claims');
  });

  test.each([{ exp: '2030' }, { sub: 7 }, { scp: [7] }, { scp: null }, { aud: 7 }, { beneficiary_id: 7 }])(
    'has a claim of another type: %j',
    async (changes) => {
      expect(await reasonFor(await signed(changes))).toBe('claims');
    },
  );

  test('is not valid yet', async () => {
    expect(await reasonFor(await signed({ nbf: seconds(31) }))).toBe('claims');
  });

  test.each(['', 'noise', 'a.b', 'a.b.c', 'e30.e30.e30', 'a.b.c.d.e'])('is none: %j', async (token) => {
    expect(await reasonFor(token)).toBe('malformed');
  });
});

test('a missing scope is named, and every demanded one is required', async () => {
  const accessTokens = validation();
  const token = await signed({ scp: 'balances:read stocks:read' });
  await expect(accessTokens.verify(token, 'transfers:read')).rejects.toThrow(InsufficientScope);
  const both = accessTokens.verify(token, 'stocks:read', 'api:read', 'transfers:read');
  await expect(both).rejects.toMatchObject({
    code: 'insufficient_scope',
    missing: ['api:read', 'transfers:read'],
    message: 'The access token lacks the scope api:read and transfers:read.',
  });
  const similar = await signed({ scp: 'xbalances:read balances:readx' });
  await expect(accessTokens.verify(similar, 'balances:read')).rejects.toThrow(InsufficientScope);
});

describe('keys', () => {
  test('are kept for five minutes, and read once for calls at the same time', async () => {
    const accessTokens = validation();
    const token = await signed();
    await Promise.all([1, 2, 3].map(() => accessTokens.verify(token)));
    time += 299_999;
    await accessTokens.verify(token);
    expect(reads).toBe(1);
    time += 1;
    await accessTokens.verify(token);
    expect(reads).toBe(2);
  });

  test('a key that is gone is refused once the kept ones are five minutes old', async () => {
    const accessTokens = validation();
    const token = await signed();
    await accessTokens.verify(token);
    shown = await published(second);
    await accessTokens.verify(token);
    time += 300_000;
    expect(await reasonFor(token, accessTokens)).toBe('key');
  });

  test('a rotated key is found: an unknown kid has them read again', async () => {
    const accessTokens = validation();
    await accessTokens.verify(await signed());
    shown = await published(first, second);
    time += 30_000;
    await accessTokens.verify(await signed({}, { key: second }));
    await accessTokens.verify(await signed());
    expect(reads).toBe(2);
  });

  test('made-up kids have them read every 30 seconds at most, and disturb no valid token', async () => {
    const accessTokens = validation();
    const valid = await signed();
    const madeUp = await Promise.all(['a', 'b', 'c'].map((kid) => signed({}, { kid })));
    for (let second = 0; second < 60; second += 1) {
      for (const token of madeUp) expect(await reasonFor(token, accessTokens)).toBe('key');
      await accessTokens.verify(valid);
      time += 1000;
    }
    expect(reads).toBe(2);
  });

  test('that cannot be read are no fault of the token, and the next call tries again', async () => {
    let isDown = true;
    const accessTokens = validation({
      keys: async () => {
        if (isDown) throw new Error('The issuer is down.');
        return shown;
      },
    });
    const token = await signed();
    await expect(accessTokens.verify(token)).rejects.toThrow(SigningKeysUnavailable);
    isDown = false;
    await accessTokens.verify(token);
    isDown = true;
    time += 60_000;
    const unknown = accessTokens.verify(await signed({}, { key: second }));
    await expect(unknown).rejects.toThrow(SigningKeysUnavailable);
    await accessTokens.verify(token);
    time += 300_000;
    await expect(accessTokens.verify(token)).rejects.toThrow(SigningKeysUnavailable);
  });

  test('are fetched from the issuer unless they are given', async () => {
    let status = 200;
    const asked: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url);
      response.writeHead(status).end(JSON.stringify(shown));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const settings = { issuer, client: CLIENT, now: () => new Date(time) };
    const token = await signed({ iss: issuer });
    await validateAccessTokens(settings).verify(token, 'balances:read');
    expect(asked).toEqual(['/.well-known/jwks.json']);
    status = 500;
    await expect(validateAccessTokens(settings).verify(token)).rejects.toMatchObject({
      name: 'SigningKeysUnavailable',
      cause: { message: expect.stringContaining('answers 500') },
    });
  });
});
