import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningMock, startMock, testDocument } from '../test/harness.ts';

const uri = 'https://example.com/Back/../%7e?a=b';
const valid = {
  response_type: 'code',
  client_id: 'service-oauth2-3b1f8c52-7d4e-4a96-9c0b-2e5d7f81a640-test',
  redirect_uri: uri,
  scope: 'openid',
  state: 'a b&c',
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
};
let mock: RunningMock;

beforeAll(async () => {
  mock = await startMock(await testDocument());
});
afterAll(() => mock.mock.close());

const ask = (query: Readonly<Record<string, string>>, headers = {}) =>
  mock.send({
    method: 'GET',
    target: `/oauth2/auth?${new URLSearchParams({ ...valid, ...query })}`,
    headers,
  });

test('a valid request comes back with a code, its URI byte for byte', async () => {
  const { status, headers } = await ask({});
  expect([status, headers.get('location')?.startsWith(`${uri}&code=`)]).toEqual([303, true]);
});

test.each([
  [{ response_type: 'token' }, 'unsupported_response_type', 'response_type'],
  [{ response_type: '' }, 'invalid_request', 'response_type'],
  [{ code_challenge_method: 'plain' }, 'invalid_request', 'code_challenge_method'],
  [{ code_challenge: 'short' }, 'invalid_request', 'code_challenge'],
  [{ scope: '' }, 'invalid_request', 'scope'],
  [{ colour: '1' }, 'invalid_request', 'colour'],
])('%j goes back as %s', async (query, error, word) => {
  const { status, headers, text } = await ask(query, { Prefer: 'handling=strict' });
  const location = headers.get('location') ?? '';
  expect([status, text, location.startsWith(`${uri}&error=${error}&`)]).toEqual([303, '', true]);
  const back = new URL(location).searchParams;
  expect(back.get('error_description')).toContain(word);
  expect([back.get('state'), back.get('iss')]).toEqual(['a b&c', 'http://127.0.0.1:4011']);
});

test.each([
  { client_id: 'nobody' },
  { client_id: '' },
  { redirect_uri: '' },
  { redirect_uri: 'javascript:alert(1)' },
  { redirect_uri: 'javascript://example.com/%0Aalert(1)' },
  { redirect_uri: 'ftp://example.com/' },
  { redirect_uri: 'data:text/html,x' },
  { redirect_uri: 'https://example.com/#there' },
  { redirect_uri: 'https://example.com/\r\nX: y' },
  { redirect_uri: '//example.com/' },
])('%j stays as 400, whatever else is wrong', async (query) => {
  for (const others of [{}, { response_type: 'token' }]) {
    const { status, headers, text } = await ask({ ...query, ...others });
    expect([status, headers.has('location')]).toEqual([400, false]);
    expect(JSON.parse(text).error).toBe('invalid_request');
  }
});
