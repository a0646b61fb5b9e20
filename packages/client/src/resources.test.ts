import { operationTable } from '@finops/contract';
import { describe, expect, it } from 'vitest';
import { failure, json, recorder, success } from '../test/answers.ts';
import { apiErrors, oauthErrors } from './generated/errors.ts';
import { routes } from './generated/routes.ts';
import {
  ApiError,
  BadRequestError,
  createClient,
  ForbiddenError,
  InvalidGrantError,
  NotFoundError,
  OAuthError,
  Page,
  QuoteExpiredError,
  UnexpectedAnswer,
} from './index.ts';

const baseUrl = 'http://127.0.0.1:1';
const authUrl = 'http://127.0.0.1:2';

describe('the methods by resource', () => {
  it('are one for each operation of the contract', () => {
    const called = Object.values<object>(routes).flatMap((methods) =>
      Object.values(methods).map(({ id, method, path }) => `${id} ${method} ${path}`),
    );
    const contract = Object.values(operationTable).map(({ id, method, path }) => `${id} ${method} ${path}`);
    expect(called.sort()).toEqual(contract.sort());
  });

  it('take the values of the path, the query or the body, and the options, in this order', async () => {
    const { requests, fetch } = recorder(success({ id: 'x' }));
    const client = createClient({ baseUrl, fetch, profileId: 'CUS_a', strict: false });
    const options = { profileId: 'CUS_b', headers: { Prefer: 'code=200' } };
    await client.balances.get('NGN', options);
    await client.addresses.get('USDT', { network: 'TRX' }, options);
    await client.customers.verify('CUS_1', options);
    await createClient({ baseUrl, authUrl, fetch }).oauth.getJwks({ headers: { Prefer: 'code=200' } });
    await client.paymentLinks.createRequest(
      'PAY_1',
      { source_currency: 'USDT', pay_in: { type: 'address', network: 'TRX' } } as never,
      { ...options, idempotencyKey: 'k' },
    );
    expect(
      requests.map(({ method, url, headers }) => [
        `${method} ${url.slice(baseUrl.length)}`,
        headers.get('X-BU-PROFILE-ID'),
        headers.get('Prefer'),
      ]),
    ).toEqual([
      ['GET /v1/balances/NGN', 'CUS_b', 'code=200'],
      ['GET /v1/addresses/USDT?network=TRX', 'CUS_b', 'code=200'],
      ['POST /v1/customers/CUS_1/verify', 'CUS_b', 'code=200'],
      ['GET /.well-known/jwks.json', null, 'code=200'],
      ['POST /v1/payments/links/PAY_1/requests', 'CUS_b', 'code=200'],
    ]);
    const last = requests.at(-1);
    expect(last?.headers.get('Content-Type')).toBe('application/json');
    expect(last?.headers.get('Idempotency-Key')).toBe('k');
    expect(await last?.json()).toEqual({
      source_currency: 'USDT',
      pay_in: { type: 'address', network: 'TRX' },
    });
  });

  it('write a filter of several values as often as it has values', async () => {
    const { requests, fetch } = recorder(success([], { current_entries_size: 0 }));
    await createClient({ baseUrl, fetch }).transfers.list({ status: ['pending', 'processing'], limit: 5 });
    expect(requests[0]?.url).toBe(`${baseUrl}/v1/transfers?status=pending&status=processing&limit=5`);
  });

  it('refuse a call without the value of its path', async () => {
    const { requests, fetch } = recorder(success({}));
    const client = createClient({ baseUrl, fetch });
    // @ts-expect-error: the value is missing
    await expect(client.balances.get()).rejects.toThrow('The path parameter id_or_code is');
    expect(requests).toEqual([]);
  });

  it('resolve to nothing when there is no data', async () => {
    const { fetch } = recorder(() => json(200, { status: 'success', message: 'shared' }));
    const call = createClient({ baseUrl, fetch }).customers.shareToken('CUS_1', {} as never);
    expect(await call).toBeUndefined();
  });

  it.each([
    ['data that is no object', { status: 'success', message: '', data: 'x' }],
    ['no envelope', { currency: 'NGN' }],
    ['a null', null],
  ])('throw UnexpectedAnswer for %s', async (_, body) => {
    const { fetch } = recorder(() => json(200, body));
    const error = await createClient({ baseUrl, fetch })
      .balances.get('NGN')
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UnexpectedAnswer);
    expect(error).toMatchObject({ status: 200, requestId: 'req_8fK2mQ9xVt4LpZ7r' });
  });

  it.each([
    ['no list', { data: {}, pagination: {} }],
    ['no pagination', { data: [] }],
  ])('throw UnexpectedAnswer for a page with %s', async (_, body) => {
    const { fetch } = recorder(() => json(200, { status: 'success', message: '', ...body }));
    await expect(createClient({ baseUrl, fetch }).balances.list()).rejects.toThrow(UnexpectedAnswer);
  });

  it('follow no redirect, which could lead the credential elsewhere', async () => {
    const { requests, fetch } = recorder(
      () => new Response(null, { status: 302, headers: { Location: 'http://elsewhere.example/' } }),
    );
    const client = createClient({ baseUrl, fetch, credential: { apiKey: 'k' } });
    await expect(client.balances.get('NGN')).rejects.toThrow(UnexpectedAnswer);
    expect(requests.map(({ redirect }) => redirect)).toEqual(['manual']);
  });
});

describe('errors', () => {
  it.each(Object.entries(apiErrors))('%s has a class', async (name, Class) => {
    const { fetch } = recorder(failure(418, name as keyof typeof apiErrors));
    const error = await createClient({ baseUrl, fetch })
      .balances.get('NGN')
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Class);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ name, message: 'no', requestId: 'req_8fK2mQ9xVt4LpZ7r' });
  });

  it.each(Object.entries(oauthErrors))('%s of the issuer has a class', async (name, Class) => {
    const { fetch } = recorder(() => json(400, { error: name, error_description: 'no' }));
    const error = await createClient({ baseUrl, authUrl, fetch })
      .oauth.getJwks()
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Class);
    expect(error).toBeInstanceOf(OAuthError);
    expect(error).toMatchObject({ name, message: 'no' });
  });

  it('of a name that a later version may have is an ApiError', async () => {
    const { fetch } = recorder(failure(422, 'moon_in_the_wrong_phase' as never));
    const error = await createClient({ baseUrl, fetch })
      .balances.get('NGN')
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ name: 'moon_in_the_wrong_phase', status: 422 });
  });

  it.each([
    ['request_validation', 400, BadRequestError],
    ['schema_validation', 400, BadRequestError],
    ['insufficient_scope', 403, ForbiddenError],
    ['reusable_kyc_not_enabled', 403, ForbiddenError],
    ['resource_not_found', 404, NotFoundError],
  ] as const)('of %s is also one of the class that is named after %i', async (name, status, Parent) => {
    const { fetch } = recorder(failure(status, name));
    const error = await createClient({ baseUrl, fetch })
      .balances.get('NGN')
      .catch((thrown) => thrown);
    expect(error).toBeInstanceOf(Parent);
    expect(error).toBeInstanceOf(apiErrors[name]);
    expect(error.name).toBe(name);
  });

  it('of a 422 has no parent but ApiError', () => {
    expect(Object.getPrototypeOf(QuoteExpiredError)).toBe(ApiError);
  });
});

describe('withResponse', () => {
  it('resolves to a success with its status and response', async () => {
    const { fetch } = recorder(() =>
      json(201, { status: 'success', message: '', data: { currency: 'GBP' } }),
    );
    const result = await createClient({ baseUrl, fetch }).withResponse.balances.create({ currency: 'GBP' });
    expect(result).toMatchObject({ status: 201, data: { currency: 'GBP' } });
    expect(result.error).toBeUndefined();
    expect(result.response.headers.get('X-Request-Id')).toBe('req_8fK2mQ9xVt4LpZ7r');
  });

  it('resolves to a failure with its error', async () => {
    const { fetch } = recorder(failure(404, 'not_found'));
    const result = await createClient({ baseUrl, fetch }).withResponse.balances.get('NGN');
    expect(result.status).toBe(404);
    expect(result.error).toBeInstanceOf(NotFoundError);
    expect(result.data).toBeUndefined();
  });

  it('resolves to the page of a list', async () => {
    const { fetch } = recorder(success([{ id: 1 }], { current_entries_size: 1 }));
    const { data } = await createClient({ baseUrl, fetch }).withResponse.transfers.list();
    expect(data).toBeInstanceOf(Page);
    expect(data?.items).toEqual([{ id: 1 }]);
  });

  it('rejects when what came is not of the contract', async () => {
    const { fetch } = recorder(() => new Response('<h1>Bad gateway</h1>', { status: 500 }));
    await expect(createClient({ baseUrl, fetch }).withResponse.balances.get('NGN')).rejects.toThrow(
      UnexpectedAnswer,
    );
  });
});

describe('client.oauth', () => {
  const app = { clientId: 'a:b', clientSecret: 'ü %' };

  it('sends forms to the issuer as the app, and neither credential nor profile', async () => {
    const { requests, fetch } = recorder(() =>
      json(200, { access_token: 'a', token_type: 'Bearer', expires_in: 1, scope: '' }),
    );
    const credential = { apiKey: 'k' };
    const client = createClient({ baseUrl, authUrl, fetch, app, credential, profileId: 'CUS_a' });
    const tokens = await client.oauth.createToken({ grant_type: 'refresh_token', refresh_token: 'r&1' });
    expect(tokens.access_token).toBe('a');
    const [request] = requests;
    expect(request?.url).toBe(`${authUrl}/oauth2/token`);
    expect(request?.headers.get('Content-Type')).toBe('application/x-www-form-urlencoded');
    expect(await request?.text()).toBe('grant_type=refresh_token&refresh_token=r%261');
    expect(request?.headers.get('Authorization')).toBe(`Basic ${btoa('a%3Ab:%C3%BC+%25')}`);
    expect(request?.headers.has('X-BU-PROFILE-ID')).toBe(false);
  });

  it('never sends a grant again after a lost connection: a replay revokes the tokens', async () => {
    const { requests, fetch } = recorder(() => Promise.reject(new TypeError('fetch failed')));
    const client = createClient({ baseUrl, authUrl, fetch, app });
    const call = client.oauth.createToken({ grant_type: 'refresh_token', refresh_token: 'r' });
    await expect(call).rejects.toMatchObject({ name: 'ConnectionError' });
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['with its length', () => new Response(null, { headers: { 'Content-Length': '0' } })],
    ['without one', () => new Response('')],
    ['of 204', () => new Response(null, { status: 204 })],
  ])('resolves to nothing for an empty success %s', async (_, answer) => {
    const { fetch } = recorder(answer);
    const client = createClient({ baseUrl, authUrl, fetch, app });
    expect(await client.oauth.revokeToken({ token: 'r' })).toBeUndefined();
  });

  it('throws the error of RFC 6749 by its name', async () => {
    const { fetch } = recorder(() => json(400, { error: 'invalid_grant', error_description: 'used' }));
    const client = createClient({ baseUrl, authUrl, fetch, app });
    const call = client.oauth.createToken({ grant_type: 'refresh_token', refresh_token: 'r' });
    await expect(call).rejects.toThrow(InvalidGrantError);
  });

  it('gives the address that a browser is sent to, and calls nothing', () => {
    const { requests, fetch } = recorder(success({}));
    const client = createClient({ baseUrl, authUrl: `${authUrl}/`, fetch });
    const address = client.oauth.authorizeApp({
      response_type: 'code',
      client_id: 'app',
      redirect_uri: 'https://shop.example/callback?a=1',
      scope: 'openid balances:read',
      state: 's',
      code_challenge: 'c',
      code_challenge_method: 'S256',
    });
    expect(address).toBe(
      `${authUrl}/oauth2/auth?response_type=code&client_id=app&redirect_uri=https%3A%2F%2Fshop.example%2Fcallback%3Fa%3D1&scope=openid%20balances%3Aread&state=s&code_challenge=c&code_challenge_method=S256`,
    );
    expect(requests).toEqual([]);
  });

  it('names the address that is missing', async () => {
    const client = createClient({ baseUrl, fetch: async () => json(200, {}) });
    await expect(client.oauth.getJwks()).rejects.toThrow('pass `authUrl` to createClient');
  });
});
