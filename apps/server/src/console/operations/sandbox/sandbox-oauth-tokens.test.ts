import type { GrantableScope, Role } from '@finops/contract/console';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampledDatabases, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import { SYSTEM } from '../../../../test/harness/worlds/console-server.ts';
import {
  type ConsentingUser,
  consentingUser,
  type OAuthDesk,
  openOAuthDesk,
} from '../../../../test/harness/worlds/oauth-desk.ts';
import { startServer, type TestServer } from '../../../../test/harness/worlds/server.ts';
import { grantableScopes } from '../../../domain/accounts/keys/scopes.ts';
import { DEMO_CLIENT_ID } from '../../../domain/sandbox/mint-tokens.ts';
import { accountStore } from '../../../storage/accounts/postgres-account-store.ts';

describe.each(sampledDatabases)('createSandboxOauthTokens on $name', ({ open }) => {
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

  /** The value of `Authorization` with a key created by a member of the business. */
  async function keyOf(
    member: Pick<ConsentingUser, 'id'>,
    scopes: readonly GrantableScope[] = grantableScopes,
  ) {
    const act = { actor: { kind: 'user', id: member.id }, requestId: 'req_0000000000000000' } as const;
    const { apiKeys } = server.services.accounts;
    const { id, credential } = await apiKeys.create(act, desk.app.businessId, { name: 'A key', scopes });
    return { id, authorization: `Bearer ${credential}` };
  }
  const member = (role?: Role) => consentingUser(database, desk.app.businessId, role);
  const own = async () => keyOf(await member('developer'));
  async function create(body: object, authorization: string) {
    const answer = await fetch(`${server.console}/console/v1/sandbox/oauth_tokens`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, headers: answer.headers, json: await answer.json() };
  }
  const nameOf = ({ status, json }: Awaited<ReturnType<typeof create>>) => [status, json.error?.name];

  test('201: tokens for the business of the key, by the member who made it, that the API takes', async () => {
    await member('owner');
    const maker = await member('developer');
    const { authorization } = await keyOf(maker);
    const { status, headers, json } = await create({ client_id: desk.app.clientId }, authorization);
    expect([status, headers.get('cache-control')]).toEqual([201, 'no-store']);
    expect(json.data).toMatchObject({
      token_type: 'Bearer',
      expires_in: 3600,
      scope: desk.app.requestedScopes.join(' '),
    });
    const { businessId } = desk.app;
    const claims = decodeJwt(json.data.access_token);
    expect(claims).toMatchObject({
      sub: maker.id,
      business_id: businessId,
      client_id: desk.app.clientId,
    });
    expect(decodeJwt(json.data.id_token).sub).toBe(maker.id);
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

  test('201 by the member who has rotated the key since', async () => {
    const [maker, rotator] = [await member('owner'), await member('developer')];
    const { id } = await keyOf(maker);
    const act = { actor: { kind: 'user', id: rotator.id }, requestId: 'req_0000000000000000' } as const;
    const rotated = await server.services.accounts.apiKeys.rotate(act, desk.app.businessId, id);
    const { json } = await create({ client_id: desk.app.clientId }, `Bearer ${rotated.credential}`);
    expect(decodeJwt(json.data.access_token).sub).toBe(rotator.id);
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

  test('400 for a scope that the key lacks, asked for or by default', async () => {
    const maker = await member();
    const { authorization } = await keyOf(maker, ['sandbox:control', 'balances:read']);
    const reason =
      'This API key cannot give the scope balances:write. Use a key with the scope balances:write.';
    for (const scopes of [['balances:write'], undefined]) {
      const answer = await create({ client_id: desk.app.clientId, scopes }, authorization);
      expect(nameOf(answer)).toEqual([400, 'request_validation']);
      expect(answer.json.fields).toEqual({ scopes: [{ reason }] });
    }
    const scopes = ['openid', 'offline_access', 'balances:read'];
    const given = await create({ client_id: desk.app.clientId, scopes }, authorization);
    expect([given.status, given.json.data.scope]).toEqual([201, scopes.join(' ')]);
  });

  test('400 for pledges:write with a key that cannot read balances', async () => {
    const maker = await member();
    const { oauthApps, appReviews } = server.services;
    const { id, clientId } = await oauthApps.create(SYSTEM, desk.app.businessId, {
      name: 'Lovelace Lending',
      homepageUrl: 'https://lending.example.com',
      redirectUris: [desk.redirectUri],
      scopes: ['pledges:write'],
    });
    await appReviews.registerBeneficiary(SYSTEM, id, 'Lovelace Lending Ltd');
    await appReviews.decide(SYSTEM, id, 'oauth_app.approved');
    const statusWith = async (...scopes: readonly GrantableScope[]) =>
      (await create({ client_id: clientId }, (await keyOf(maker, scopes)).authorization)).status;
    expect(await statusWith('sandbox:control')).toBe(400);
    expect(await statusWith('sandbox:control', 'balances:read')).toBe(201);
  });

  test('403 without the scope sandbox:control', async () => {
    const { authorization } = await keyOf(await member(), ['balances:read']);
    expect((await create({ client_id: desk.app.clientId }, authorization)).status).toBe(403);
  });

  test('403 once the member who made the key has left, or may only read', async () => {
    const [left, demoted] = [await member(), await member()];
    const keys = [await keyOf(left), await keyOf(demoted)];
    const { kysely } = database;
    await kysely.deleteFrom('membership').where('user_id', '=', left.id).execute();
    await kysely
      .updateTable('membership')
      .set({ role: 'viewer' })
      .where('user_id', '=', demoted.id)
      .execute();
    for (const { authorization } of keys) {
      const answer = await create({ client_id: desk.app.clientId }, authorization);
      expect(nameOf(answer)).toEqual([403, 'forbidden']);
    }
  });

  test('404 for an app that does not exist, and for that of another business', async () => {
    const { authorization } = await own();
    const clientId = desk.app.clientId.replace(/[0-9a-f]{12}-/, '000000000000-');
    expect(nameOf(await create({ client_id: clientId }, authorization))).toEqual([404, 'resource_not_found']);
    const { app } = await openOAuthDesk(server, database);
    const answer = await create({ client_id: app.clientId }, authorization);
    expect(nameOf(answer)).toEqual([404, 'resource_not_found']);
    expect(answer.json.message).toBe(`There is no app ${app.clientId}. Check client_id.`);
  });

  test('201 for the app of the demo, whatever business calls', async () => {
    const other = await openOAuthDesk(server, database, { clientId: DEMO_CLIENT_ID });
    const { authorization } = await own();
    const answer = await create({ client_id: other.app.clientId }, authorization);
    expect(answer.status).toBe(201);
    expect(decodeJwt(answer.json.data.access_token).business_id).toBe(desk.app.businessId);
  });

  test('422 for an app that is not approved', async () => {
    const { authorization } = await own();
    const { id, clientId } = await server.services.oauthApps.create(SYSTEM, desk.app.businessId, {
      name: 'Lovelace Lending',
      homepageUrl: 'https://lending.example.com',
      redirectUris: [desk.redirectUri],
      scopes: ['balances:read'],
    });
    await server.services.appReviews.decide(SYSTEM, id, 'oauth_app.rejected', 'A reason.');
    expect(nameOf(await create({ client_id: clientId }, authorization))).toEqual([422, 'invalid_state']);
  });
});
