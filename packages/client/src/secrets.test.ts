import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import { failure, recorder } from '../test/answers.ts';
import { createClient } from './index.ts';

const SECRET = 'c2VjcmV0LXNlY3JldA';

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
