import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import { failure, recorder } from '../test/answers.ts';
import { createClient, memoryTokenStore, oauthSession } from './index.ts';

const SECRET = 'c2VjcmV0LXNlY3JldA';

it.each([
  ['a line break', `${SECRET}\nx`, /contains an invalid character/],
  ['nothing', '', /is empty/],
])('a secret with %s is refused without being repeated', async (_, secret, message) => {
  const baseUrl = 'http://127.0.0.1:1';
  const given = [{ apiKey: secret }, { publicKey: secret }, { accessToken: secret }];
  for (const credential of given) {
    const refused = () => createClient({ baseUrl, credential });
    expect(refused).toThrow(message);
    expect(refused).toThrow(`\`credential.${Object.keys(credential)}\``);
    expect(refused).not.toThrow(SECRET);
  }
  const { requests, fetch } = recorder(failure(401, 'unauthorized'));
  const client = createClient({ baseUrl, fetch, credential: { accessToken: () => secret } });
  const error = await client.balances.get('NGN').catch((thrown: unknown) => thrown);
  expect(String(error)).toMatch(message);
  expect(String(error)).toContain('`credential.accessToken`');
  expect(inspect(error)).not.toContain(SECRET);
  expect(requests).toEqual([]);
});

it.each(['', 'api.example.com', 'ftp://api.example.com', `https://user:${SECRET}@api.example.com`])(
  'the address "%s" is refused by the name of its option, without being repeated',
  (address) => {
    const baseUrl = 'http://127.0.0.1:1';
    const session = { clientId: 'app', clientSecret: SECRET, store: memoryTokenStore() };
    const refusals = [
      ['`baseUrl`', () => createClient({ baseUrl: address })],
      ['`authUrl`', () => createClient({ baseUrl, authUrl: address })],
      ['`authUrl`', () => oauthSession({ authUrl: address, ...session })],
    ] as const;
    for (const [option, refused] of refusals) {
      expect(refused).toThrow(option);
      expect(refused).not.toThrow(SECRET);
    }
    expect(() => createClient({} as never)).toThrow('`baseUrl`');
  },
);

it.each([
  [{ apiKey: SECRET }],
  [{ accessToken: SECRET }],
  [{ accessToken: () => SECRET, refresh: async () => SECRET }],
  [{ publicKey: SECRET }],
])('%o is in nothing that a program may log', async (credential) => {
  const told: unknown[] = [];
  const hooks = {
    onRequest: (attempt: unknown) => told.push(attempt),
    onResponse: (end: unknown) => told.push(end),
  };
  const app = { clientId: 'app', clientSecret: SECRET };
  for (const answer of [failure(401, 'unauthorized'), () => Promise.reject(new TypeError('fetch failed'))]) {
    const { requests, fetch } = recorder(answer);
    const options = { authUrl: 'http://127.0.0.1:2', credential, app, hooks, fetch, maxRetries: 0 };
    const client = createClient({ baseUrl: 'http://127.0.0.1:1', ...options });
    const body = { grant_type: 'refresh_token', refresh_token: SECRET } as const;
    const errors = await Promise.all([
      client.balances.get('NGN').catch((error: unknown) => error),
      client.oauth.createToken(body).catch((error: unknown) => error),
    ]);
    expect(JSON.stringify(requests.map(({ headers }) => [...headers]))).toContain(SECRET);
    const shown = inspect([client, client.withResponse, errors, told], {
      depth: 20,
      showHidden: true,
      getters: true,
    });
    expect(shown).not.toContain(SECRET);
    expect(JSON.stringify([client, errors, told])).not.toContain(SECRET);
  }
  expect(told.length).toBeGreaterThan(0);
});
