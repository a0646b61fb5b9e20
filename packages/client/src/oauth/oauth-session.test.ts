import { inspect } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer } from '../../test/local-issuer.ts';
import {
  caught,
  exchange,
  expired,
  failingStore,
  issuer,
  issuerForEach,
  NOW,
  open,
  tokens,
  watchedStore,
} from '../../test/oauth-sessions.ts';
import {
  DisconnectedError,
  InternalServerError,
  InvalidClientError,
  InvalidGrantError,
  IssuerConnectionError,
  memoryTokenStore,
  TokenSaveError,
  TooManyRequestsError,
  UnexpectedAnswer,
} from '../index.ts';

issuerForEach();

describe('authorizationUrl', () => {
  it('asks with the app of the session', () => {
    const session = open(memoryTokenStore());
    const request = {
      redirectUri: exchange.redirectUri,
      scope: 'openid',
      state: 's',
      pkce: { challenge: 'c' },
    };
    const url = new URL(session.authorizationUrl({ ...request, nonce: 'n' }));
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: 'code',
      client_id: 'the client',
      redirect_uri: 'https://example.com/callback',
      scope: 'openid',
      state: 's',
      code_challenge: 'c',
      code_challenge_method: 'S256',
      nonce: 'n',
    });
    expect(new URL(session.authorizationUrl(request)).searchParams.has('nonce')).toBe(false);
  });
});

describe('exchange', () => {
  it('sends the code with form-encoded credentials as Basic, and saves the tokens', async () => {
    const store = memoryTokenStore();
    const session = open(store);
    expect(await session.exchange(exchange)).toEqual({ scope: 'offline_access balances:read' });
    expect(issuer.requests).toEqual([
      {
        path: '/oauth2/token',
        authorization: `Basic ${btoa('the+client:the%3Asecret%2B%25')}`,
        form: {
          grant_type: 'authorization_code',
          code: 'code',
          code_verifier: 'the-verifier',
          redirect_uri: 'https://example.com/callback',
        },
      },
    ]);
    expect(await store.load()).toEqual(tokens('1'));
    expect(await session.accessToken()).toBe('access-1');
  });

  it('gives the ID token', async () => {
    issuer.override = (_, response) =>
      answer(response, 200, {
        access_token: 'a',
        id_token: 'i',
        token_type: 'Bearer',
        expires_in: 60,
        scope: 'openid',
      });
    const store = memoryTokenStore();
    expect(await open(store).exchange(exchange)).toEqual({ scope: 'openid', idToken: 'i' });
    expect(await store.load()).not.toHaveProperty('refreshToken');
  });

  it('ends nothing if the code is refused', async () => {
    const store = memoryTokenStore(tokens('0'));
    const session = open(store);
    await expect(session.exchange({ ...exchange, code: 'spent' })).rejects.toBeInstanceOf(InvalidGrantError);
    expect(await session.accessToken()).toBe('access-0');
  });

  it('does not spend the code if the store is down', async () => {
    const failure = new Error('down');
    const { store } = watchedStore(undefined, { load: () => Promise.reject(failure) });
    expect(await caught(open(store).exchange(exchange))).toBe(failure);
    expect(issuer.requests).toEqual([]);
  });

  it('loses no tokens if they cannot be saved', async () => {
    const { memory, store } = failingStore(undefined, 1);
    const session = open(store);
    const error = await caught(session.exchange(exchange));
    expect(error).toBeInstanceOf(TokenSaveError);
    expect((error as TokenSaveError).tokens).toEqual(tokens('1'));
    expect(await session.accessToken()).toBe('access-1');
    expect(await memory.load()).toEqual(tokens('1'));
  });
});

describe('accessToken', () => {
  it('loads the store once', async () => {
    const { store, calls } = watchedStore(tokens('0'));
    const session = open(store);
    expect(await Promise.all([session.accessToken(), session.accessToken()])).toEqual([
      'access-0',
      'access-0',
    ]);
    expect(await session.accessToken()).toBe('access-0');
    expect(calls).toEqual(['load']);
    expect(issuer.requests).toEqual([]);
  });

  it.each([
    [61, 'access-0'],
    [60, 'access-1'],
    [-1, 'access-1'],
  ])('with %i seconds left gives %s', async (seconds, token) => {
    const initial = tokens('0', seconds / 60);
    expect(await open(memoryTokenStore(initial)).accessToken()).toBe(token);
  });

  it('refreshes if the store does not know when the token expires', async () => {
    const initial = { ...tokens('0'), expiresAt: 'never' };
    expect(await open(memoryTokenStore(initial)).accessToken()).toBe('access-1');
  });

  it('refreshes once for 100 parallel calls', async () => {
    const { store, calls } = watchedStore(expired);
    const session = open(store);
    const given = await Promise.all(Array.from({ length: 100 }, () => session.accessToken()));
    expect(new Set(given)).toEqual(new Set(['access-1']));
    expect(issuer.requests.map(({ form }) => form)).toEqual([
      { grant_type: 'refresh_token', refresh_token: 'refresh-0' },
    ]);
    expect(calls.filter((call) => call.startsWith('save'))).toEqual(['save access-1']);
  });

  it.each([
    ['a while', {}, 5],
    ['as long as the issuer says', { 'Retry-After': '9' }, 9],
  ])(
    'gives the current token while it is valid if an early refresh fails, and tries again after %s',
    async (_, headers, seconds) => {
      const clock = { now: NOW };
      const session = open(memoryTokenStore(tokens('0', 0.5)), { now: () => clock.now });
      const body = { status: 'error', message: '', error: { name: 'service_unavailable', message: '' } };
      issuer.override = (_, response) => answer(response, 503, body, headers);
      for (let call = 0; call < 20; call++) expect(await session.accessToken()).toBe('access-0');
      expect(issuer.requests).toHaveLength(1);
      issuer.override = undefined;
      clock.now = NOW + seconds * 1000 - 1;
      expect(await session.accessToken()).toBe('access-0');
      clock.now = NOW + seconds * 1000;
      expect(await session.accessToken()).toBe('access-1');
      expect(issuer.requests).toHaveLength(2);
    },
  );

  it('does not refresh tokens that live for less than a minute at every call', async () => {
    const clock = { now: NOW };
    const session = open(memoryTokenStore(expired), { now: () => clock.now });
    issuer.override = (request, response) =>
      answer(response, 200, {
        ...{
          access_token: `short-${issuer.requests.length}`,
          refresh_token: `refresh-${issuer.requests.length}`,
        },
        ...{ token_type: 'Bearer', expires_in: 40, scope: request.form.scope ?? '' },
      });
    expect(await session.accessToken()).toBe('short-1');
    clock.now = NOW + 19_000;
    expect(await session.accessToken()).toBe('short-1');
    clock.now = NOW + 20_000;
    expect(await session.accessToken()).toBe('short-2');
  });
});

describe('refresh', () => {
  it('refreshes once for 100 parallel calls that were refused', async () => {
    const session = open(memoryTokenStore(tokens('0')));
    const stale = await session.accessToken();
    const given = await Promise.all(Array.from({ length: 100 }, () => session.refresh(stale)));
    expect(new Set(given)).toEqual(new Set(['access-1']));
    expect(issuer.requests).toHaveLength(1);
  });

  it('gives the current token to a call that was refused with an earlier one', async () => {
    const session = open(memoryTokenStore(tokens('0')));
    await session.refresh('access-0');
    expect(await session.refresh('access-0')).toBe('access-1');
    expect(issuer.requests).toHaveLength(1);
  });

  it('does not take the stale token that a parallel call has just loaded', async () => {
    const session = open(memoryTokenStore(tokens('0')));
    const [loaded, refreshed] = await Promise.all([session.accessToken(), session.refresh('access-0')]);
    expect([loaded, refreshed]).toEqual(['access-0', 'access-1']);
  });

  it('takes the tokens that another process has saved', async () => {
    const store = memoryTokenStore(tokens('0'));
    const session = open(store);
    await session.accessToken();
    await store.save(tokens('other'));
    expect(await session.refresh('access-0')).toBe('access-other');
    expect(issuer.requests).toEqual([]);
  });

  it('of two sessions of one connection, one refreshes and the other takes its tokens', async () => {
    const store = memoryTokenStore(expired);
    const given = await Promise.all([open(store).accessToken(), open(store).accessToken()]);
    expect(given).toEqual(['access-1', 'access-1']);
    expect(issuer.requests).toHaveLength(1);
  });

  it('loads, refreshes and saves inside exclusive', async () => {
    const { store, calls } = watchedStore(expired);
    const exclusive = async <Result>(work: () => Promise<Result>): Promise<Result> => {
      calls.push('lock');
      const result = await work();
      calls.push('unlock');
      return result;
    };
    await open({ ...store, exclusive }).accessToken();
    expect(calls).toEqual(['load', 'lock', 'load', 'save access-1', 'unlock']);
  });

  it.each([
    [
      429,
      { status: 'error', message: '', error: { name: 'too_many_requests', message: '' } },
      TooManyRequestsError,
    ],
    [
      500,
      { status: 'error', message: '', error: { name: 'internal_server_error', message: '' } },
      InternalServerError,
    ],
    [401, { error: 'invalid_client' }, InvalidClientError],
    [502, 'a page', UnexpectedAnswer],
    [200, { access_token: 'a', token_type: 'Bearer', expires_in: 3600, scope: '' }, UnexpectedAnswer],
    [200, { refresh_token: 'r', token_type: 'Bearer', expires_in: 3600, scope: '' }, UnexpectedAnswer],
    [302, '', UnexpectedAnswer],
  ])('after a %i the next call tries again with the same token', async (status, body, Class) => {
    const store = memoryTokenStore(expired);
    const session = open(store);
    issuer.override = (_, response) =>
      answer(response, status, body, { 'Retry-After': '7', Location: `${issuer.authUrl}/elsewhere` });
    const error = await caught(session.accessToken());
    expect(error).toBeInstanceOf(Class);
    expect(error).toMatchObject({ status, requestId: 'req_1' });
    if (status === 429) expect(error).toMatchObject({ retryAfter: 7 });
    expect(await store.load()).toEqual(expired);
    expect(issuer.requests).toHaveLength(1);
    issuer.override = undefined;
    expect(await session.accessToken()).toBe('access-1');
  });

  it.each(['never arrived', 'was handled'])('after no answer to a request that %s', async (fate) => {
    const store = memoryTokenStore(expired);
    const session = open(store);
    issuer.override = (_, response) => {
      if (fate === 'was handled') issuer.valid = 'refresh-lost';
      response.destroy();
      return true;
    };
    expect(await caught(session.accessToken())).toBeInstanceOf(IssuerConnectionError);
    expect(issuer.requests).toHaveLength(1);
    expect(await store.load()).toEqual(expired);
    issuer.override = undefined;
    if (fate === 'never arrived') expect(await session.accessToken()).toBe('access-1');
    else expect(await caught(session.accessToken())).toBeInstanceOf(DisconnectedError);
    expect(issuer.requests).toHaveLength(2);
  });

  it('gives up when the time-out passes, before or within the answer, and does not send it again', async () => {
    const session = open(memoryTokenStore(expired), { timeoutMs: 50 });
    issuer.override = () => true;
    const error = await caught(session.accessToken());
    expect(error).toBeInstanceOf(IssuerConnectionError);
    expect(error).toMatchObject({ cause: { name: 'TimeoutError' } });
    issuer.override = (_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.write('{');
      return true;
    };
    expect(await caught(session.accessToken())).toBeInstanceOf(IssuerConnectionError);
    expect(issuer.requests).toHaveLength(2);
  });

  it('is sent by the given fetch', async () => {
    const sent: Request[] = [];
    const fetch = (request: Request) => {
      sent.push(request);
      return globalThis.fetch(request);
    };
    await open(memoryTokenStore(expired), { fetch }).accessToken();
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `POST ${issuer.authUrl}/oauth2/token`,
    ]);
  });
});

describe('where tokens are kept', () => {
  const places = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore', 'document'];
  afterEach(() => void vi.unstubAllGlobals());

  it('is memory and the store of the user, never the storage or the cookies of a browser', async () => {
    const touched: string[] = [];
    for (const place of places) {
      const note = (member: string | symbol) => void touched.push(`${place}.${String(member)}`);
      const get = (_: object, member: string | symbol) => note(member);
      const set = (_: object, member: string | symbol) => {
        note(member);
        return true;
      };
      vi.stubGlobal(place, new Proxy({}, { get, set }));
    }
    const { store, calls } = watchedStore(expired);
    const session = open(store);
    await session.exchange(exchange);
    await session.refresh(await session.accessToken());
    await session.revoke();
    expect(calls.filter((call) => call !== 'load')).toEqual(['save access-1', 'save access-2', 'clear']);
    expect(touched).toEqual([]);
  });
});

describe('what is printed', () => {
  const shown = (value: unknown) =>
    [inspect(value, { depth: null, showHidden: true }), JSON.stringify(value), String(value)].join('\n');

  it('of a session and its store shows no token and no secret', async () => {
    const store = memoryTokenStore(expired);
    const session = open(store);
    await session.accessToken();
    expect(shown({ session, store })).not.toMatch(/access-|refresh-|the:secret/);
  });

  it('of an error shows none either', async () => {
    const { store } = failingStore(expired, 1);
    const errors = [await caught(open(store).accessToken())];
    issuer.override = (_, response) => {
      response.destroy();
      return true;
    };
    errors.push(await caught(open(memoryTokenStore(expired)).accessToken()));
    errors.push(await caught(open(memoryTokenStore()).exchange(exchange)));
    issuer.override = undefined;
    errors.push(await caught(open(memoryTokenStore(expired)).accessToken()));
    expect(errors.map((error) => (error as Error).name)).toEqual([
      'TokenSaveError',
      'IssuerConnectionError',
      'IssuerConnectionError',
      'DisconnectedError',
    ]);
    for (const error of errors) {
      expect(shown(error)).not.toMatch(/access-|refresh-|the:secret|the-verifier|Basic/);
    }
  });
});
