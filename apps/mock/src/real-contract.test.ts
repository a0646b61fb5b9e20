import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningMock, startMock, testDocument } from '../test/harness.ts';
import { ReplyCheck } from '../test/reply-check.ts';

const json = { Authorization: 'Bearer x', 'Content-Type': 'application/json' };
const form = { Authorization: `Basic ${btoa('a:b')}`, 'Content-Type': 'application/x-www-form-urlencoded' };
let mock: RunningMock;

beforeAll(async () => {
  mock = await startMock(await testDocument());
});
afterAll(() => mock.mock.close());

describe('sizes of bodies (G12)', () => {
  test.each([
    ['POST', '/oauth2/token', form, 16_384],
    ['POST', '/v1/quotes', json, 262_144],
    ['POST', '/v1/customers', json, 25_165_824],
    ['PUT', '/v1/customers/CUS_1', json, 25_165_824],
  ])('%s %s takes a body up to its limit', async (method, target, headers, limit) => {
    const send = (length: number) => mock.send({ method, target, headers, body: Buffer.alloc(length, 0x20) });
    expect((await send(limit)).status).toBe(400);
    const { status, headers: returned } = await send(limit + 1);
    expect([status, returned.get('connection')]).toEqual([413, 'close']);
  });
});

test('a body that may be left out', async () => {
  const headers = { Authorization: 'Bearer x' };
  expect((await mock.send({ method: 'POST', target: '/v1/customers/CUS_1/verify', headers })).status).toBe(
    200,
  );
});

test('only 405 has Allow', async () => {
  const unknown = await mock.send({ method: 'GET', target: '/v1/nothing' });
  const other = await mock.send({ method: 'PATCH', target: '/v1/balances' });
  expect([unknown.headers.has('allow'), other.headers.get('allow')]).toEqual([
    false,
    'GET, POST, HEAD, OPTIONS',
  ]);
});

test.each([
  [
    'POST',
    '/v1/recipients',
    json,
    { type: 'till', account_name: 'a b', account_number: '123456', iban: 'x' },
    'iban',
  ],
])('%s %s names the fields of other branches', async (method, target, headers, body, name) => {
  const send = (Prefer: string) =>
    mock.send({ method, target, headers: { ...headers, Prefer }, body: JSON.stringify(body) });
  const [lenient, strict] = [await send(''), await send('handling=strict')];
  expect([lenient.status, lenient.headers.get('ignored-fields')]).toEqual([201, name]);
  expect([strict.status, Object.keys(JSON.parse(strict.text).fields)]).toEqual([400, [name]]);
});

test.each([
  ['GET', '/v1/pairs?base=%20usdt', undefined],
  ['GET', '/v1/addresses/usdt?network=trx', undefined],
  ['POST', '/v1/balances', { currency: ' ngn ' }],
])('%s %s with a code in small letters is taken (G52)', async (method, target, body) => {
  const { status } = await mock.send({
    method,
    target,
    headers: json,
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(status).toBeLessThan(300);
});

test.each([
  [{ memo: '' }, 201],
  [{ memo: null, currency_id: null }, 201],
  [{ account_name: null }, 400],
  [{ account_name: '' }, 400],
])('a recipient with %j: null and empty optional fields count as absent (G320)', async (fields, expected) => {
  const wallet = {
    type: 'crypto',
    account_name: 'Vault',
    network: 'TRX',
    crypto_address: 'TPL66VK2gCXNCD7EJg9pgJRfqcRazjhUZY',
  };
  const body = JSON.stringify({ ...wallet, ...fields });
  const { status } = await mock.send({ method: 'POST', target: '/v1/recipients', headers: json, body });
  expect(status).toBe(expected);
});

test('a code that is blank is refused', async () => {
  const reply = await mock.send({ method: 'GET', target: '/v1/pairs?base=%20', headers: json });
  expect([reply.status, Object.keys(JSON.parse(reply.text).fields)]).toEqual([400, ['base']]);
});

test('a token grant takes no fields of the other grant', async () => {
  const body = 'grant_type=refresh_token&refresh_token=abc&code_verifier=y';
  const headers = { ...form, Prefer: 'handling=strict' };
  const { status, text } = await mock.send({ method: 'POST', target: '/oauth2/token', headers, body });
  expect([status, JSON.parse(text).error_description]).toEqual([
    400,
    '1 value is invalid: code_verifier is not recognized.',
  ]);
});

const refresh = 'grant_type=refresh_token&refresh_token=abc';
const code =
  'grant_type=authorization_code&code=a&redirect_uri=https%3A%2F%2Fa.example&code_verifier=dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';

test.each([
  ['a refresh', refresh, '', []],
  ['a code with offline_access', code, 'example=issued', []],
  [
    'a code without it',
    code,
    'example=issued-without-refresh',
    ["the body must have required property 'refresh_token'"],
  ],
])('the tokens for %s, as a pair (G159)', async (_case, body, Prefer, expected) => {
  const reply = await mock.send({
    method: 'POST',
    target: '/oauth2/token',
    headers: { ...form, Prefer },
    body,
  });
  expect(reply.status).toBe(200);
  const check = new ReplyCheck(await testDocument());
  expect(check.component('TokenResponse', reply)).toEqual([]);
  expect(check.component('TokenPair', reply)).toEqual(expected);
});

test('who is over the limit has nothing left of it, and an ignored name is never empty', async () => {
  const send = (target: string, Prefer: string) =>
    mock.send({ method: 'GET', target, headers: { ...json, Prefer } });
  expect((await send('/v1/balances', 'code=429')).headers.get('ratelimit')).toMatch(/^"balances";r=0;/);
  expect((await send('/v1/balances?=1', '')).headers.get('ignored-fields')).toBe('%22%22');
});
