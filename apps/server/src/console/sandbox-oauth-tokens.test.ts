import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SYSTEM } from '../../test/harness/console-server.ts';
import { databases, type TestDatabase } from '../../test/harness/databases.ts';
import { consentingUser, type OAuthDesk, openOAuthDesk } from '../../test/harness/oauth-desk.ts';
import { seedBusiness } from '../../test/harness/seed-business.ts';
import { startServer, type TestServer } from '../../test/harness/server.ts';
import { accountStore } from '../storage/account-store.ts';

describe.each(databases)('createSandboxOauthTokens on $name', ({ open }) => {
  let database: TestDatabase;
  let server: TestServer;
  let desk: OAuthDesk;

  beforeAll(async () => {
    database = await open();
    server = await startServer({ database, environment: { RATE_LIMIT_PER_MINUTE: '10000' } });
    desk = await openOAuthDesk(server, database);
  });
  afterAll(async () => {
    await server.stop();
    await database.close();
  });

  async function own() {
    const business = await seedBusiness(database);
    await consentingUser(database, business.businessId);
    await accountStore(database).of(business.businessId).business.noteOwner();
    return business;
  }
  async function create(body: object, authorization: string) {
    const answer = await fetch(`${server.console}/console/v1/sandbox/oauth_tokens`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, headers: answer.headers, json: await answer.json() };
  }
  const nameOf = ({ status, json }: Awaited<ReturnType<typeof create>>) => [status, json.error?.name];

  test('201: tokens for the business of the key, by its owner, that the API takes', async () => {
    const { businessId, authorization } = await own();
    const { status, headers, json } = await create({ client_id: desk.app.clientId }, authorization);
    expect([status, headers.get('cache-control')]).toEqual([201, 'no-store']);
    expect(json.data).toMatchObject({
      token_type: 'Bearer',
      expires_in: 3600,
      scope: desk.app.requestedScopes.join(' '),
    });
    const claims = decodeJwt(json.data.access_token);
    expect(claims).toMatchObject({ business_id: businessId, client_id: desk.app.clientId });
    const answer = await server.call('/v1/balances', {
      headers: { authorization: `Bearer ${json.data.access_token}` },
    });
    expect(answer.status).toBe(200);
    const { entries } = await accountStore(database)
      .of(businessId)
      .audit.page({ sort: 'desc', limit: 2 }, {});
    expect(entries.map(({ action }) => action)).toEqual([
      'sandbox.oauth_tokens_created',
      'oauth_grant.created',
    ]);
  });

  test('its refresh token is one like any other', async () => {
    const { authorization } = await own();
    const { json } = await create({ client_id: desk.app.clientId }, authorization);
    const refreshed = await desk.refresh(json.data.refresh_token);
    expect(refreshed.status).toBe(200);
    expect((await desk.refresh(json.data.refresh_token)).status).toBe(400);
    expect((await desk.refresh(JSON.parse(refreshed.text).refresh_token)).status).toBe(400);
  });

  test('201 with the scopes asked for, and only the tokens that they bring', async () => {
    const { authorization } = await own();
    const wanted = { client_id: desk.app.clientId, scopes: ['balances:read'] };
    const { json } = await create(wanted, authorization);
    expect(Object.keys(json.data).toSorted()).toEqual(['access_token', 'expires_in', 'scope', 'token_type']);
  });

  test('400 for a scope that is not approved', async () => {
    const { authorization } = await own();
    const wanted = { client_id: desk.app.clientId, scopes: ['balances:read', 'stocks:read'] };
    const answer = await create(wanted, authorization);
    expect(nameOf(answer)).toEqual([400, 'request_validation']);
    expect(answer.json.fields).toEqual({
      scopes: [{ reason: 'The scope stocks:read is not approved for the app.' }],
    });
  });

  test('403 without the scope sandbox:control, and without an owner', async () => {
    const { authorization } = await seedBusiness(database, { scopes: ['balances:read'] });
    expect(nameOf(await create({ client_id: desk.app.clientId }, authorization))[0]).toBe(403);
    const left = await own();
    await database.kysely.deleteFrom('membership').where('business_id', '=', left.businessId).execute();
    expect(nameOf(await create({ client_id: desk.app.clientId }, left.authorization))).toEqual([
      403,
      'forbidden',
    ]);
  });

  test('404 for an app that does not exist', async () => {
    const { authorization } = await own();
    const clientId = desk.app.clientId.replace(/[0-9a-f]{12}-/, '000000000000-');
    expect(nameOf(await create({ client_id: clientId }, authorization))).toEqual([404, 'resource_not_found']);
  });

  test('422 for an app that is not approved', async () => {
    const { authorization } = await own();
    const { app } = await openOAuthDesk(server, database, { approved: false });
    await server.services.appReviews.decide(SYSTEM, app.id, 'oauth_app.rejected', 'A reason.');
    expect(nameOf(await create({ client_id: app.clientId }, authorization))).toEqual([422, 'invalid_state']);
  });
});
