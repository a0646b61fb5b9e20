import { stateMachines } from '@finops/contract';
import type { OAuthAppStatus } from '@finops/contract/console';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { postgres, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import { APP, appIn, verifiedBusiness } from '../../../../test/harness/worlds/app-desk.ts';
import {
  type ConsoleServer,
  type Person,
  SYSTEM,
  startConsole,
} from '../../../../test/harness/worlds/console-server.ts';
import type { Business } from '../../../domain/accounts/business.ts';

const APPS = '/console/v1/oauth_apps';
const DAY_MS = 24 * 3_600_000;
const states = Object.keys(stateMachines['oauth-app'].states) as OAuthAppStatus[];

describe.each([postgres])('OAuth apps on $name', ({ open }) => {
  let database: TestDatabase;
  let console: ConsoleServer;
  let business: Business;
  let owner: Person;

  beforeAll(async () => {
    database = await open();
    console = await startConsole(database);
  });
  afterAll(async () => {
    await console.stop();
    await database.close();
  });
  beforeEach(async () => {
    business = await verifiedBusiness(console);
    owner = await console.person({ business });
  });

  const update = (id: string, body: object, as = owner) => console.call(`PATCH ${APPS}/${id}`, { as, body });
  const rotate = (id: string, as = owner) => console.call(`POST ${APPS}/${id}/rotate`, { as });
  const submit = (id: string, as = owner) => console.call(`POST ${APPS}/${id}/submit`, { as });
  const read = (id: string, as = owner) => console.call(`GET ${APPS}/${id}`, { as });
  const isSecret = async (clientId: string, secret: string) =>
    (await console.services.oauthClients.authenticate(clientId, secret)) !== undefined;
  const entries = async () => {
    const request = { sort: 'asc', limit: 100, from: undefined } as const;
    const page = await console.accounts.auditLog.list(business.id, request, {});
    return page.entries.filter(({ action }) => action.startsWith('oauth_app.'));
  };
  const entry = async (of: string) => (await entries()).find(({ action }) => action === `oauth_app.${of}`);
  /** Refusals of foreign callers, and of those without the role, that every operation on one app shares. */
  const onOne: readonly [string, (id: string, as: Person) => ReturnType<ConsoleServer['call']>][] = [
    ['getOauthApp', read],
    ['updateOauthApp', (id, as) => update(id, { name: 'Another' }, as)],
    ['rotateOauthApp', rotate],
    ['submitOauthApp', submit],
  ];

  describe('getOauthApp', () => {
    test('200: the app with its state, to a viewer too', async () => {
      const { id, clientId } = await appIn(console, business.id, 'rejected');
      const answer = await read(id, await console.person({ business, role: 'viewer' }));
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({
        message: 'OAuth app retrieved.',
        data: {
          id,
          client_id: clientId,
          status: 'rejected',
          review_reason: 'It does not say who runs it.',
          approved_scopes: [],
        },
      });
    });
  });

  test.each(onOne)('%s 404: the app of another business, and one that there is not', async (_, call) => {
    const { id } = await appIn(console, (await verifiedBusiness(console)).id, 'rejected');
    for (const unknown of [id, 'OAP_0000000000000000']) {
      const answer = await call(unknown, owner);
      expect([answer.status, answer.text('error.name')]).toEqual([404, 'not_found']);
      expect(answer.text('message')).toBe(`There is no OAuth app ${unknown}.`);
    }
    expect(await console.services.appReviews.get(id)).toMatchObject({ status: 'rejected', name: APP.name });
  });

  test.each(onOne.slice(1))('%s 403: a viewer', async (_, call) => {
    const { id } = await appIn(console, business.id, 'rejected');
    expect((await call(id, await console.person({ business, role: 'viewer' }))).status).toBe(403);
  });

  describe('listOauthApps', () => {
    test('200: those of the business, page by page, the newest first', async () => {
      const ids: string[] = [];
      for (let count = 0; count < 3; count += 1) {
        console.clock.advance(1000);
        ids.unshift((await appIn(console, business.id)).id);
      }
      await appIn(console, (await verifiedBusiness(console)).id);
      const list = (query: string) => console.call(`GET ${APPS}${query}`, { as: owner });
      const idsOf = (answer: Awaited<ReturnType<typeof list>>) =>
        Object(answer.body).data.map(({ id }: { id: string }) => id);
      expect(idsOf(await list(''))).toEqual(ids);
      expect(idsOf(await list('?sort=asc'))).toEqual(ids.toReversed());
      const first = await list('?limit=2');
      expect(idsOf(first)).toEqual(ids.slice(0, 2));
      const cursor = first.text('pagination.next_cursor');
      expect(idsOf(await list(`?limit=2&cursor=${cursor}`))).toEqual(ids.slice(2));
    });

    test('400: a cursor that was not given out', async () => {
      expect((await console.call(`GET ${APPS}?cursor=AAAA`, { as: owner })).status).toBe(400);
    });
  });

  describe('updateOauthApp', () => {
    test.each([
      ['redirect_uris', ['https://lender.example.com/new'], 'redirectUris'],
      ['scopes', ['openid', 'balances:read', 'transfers:read'], 'requestedScopes'],
    ] as const)(
      '200: new %s send an approved app back to review, and no scope is approved',
      async (name, value, fact) => {
        const { id, clientId, clientSecret } = await appIn(console, business.id, 'approved');
        console.clock.advance(1000);
        const answer = await update(id, { [name]: value });
        expect(answer.status).toBe(200);
        expect(answer.body).toMatchObject({
          message: 'OAuth app updated. It is reviewed again.',
          data: {
            status: 'pending',
            approved_scopes: [],
            [name === 'scopes' ? 'requested_scopes' : name]: value,
          },
        });
        expect(answer.text('data.updated_at')).toBe(console.clock.now().toISOString().replace('Z', '000Z'));
        expect(await console.services.oauthClients.find(clientId)).toMatchObject({
          status: 'pending',
          approvedScopes: [],
          // Earlier grants keep working.
          familiesEndedAt: undefined,
        });
        expect(await console.services.oauthApps.get(business.id, id)).toMatchObject({ [fact]: value });
        expect(await isSecret(clientId, clientSecret)).toBe(true);
        expect(await entry('updated')).toMatchObject({
          target: id,
          actor: { kind: 'user', id: owner.id },
          facts: { [name]: value, from: 'approved', to: 'pending' },
        });
      },
    );

    test('200: new redirect URIs resubmit a rejected app, and its reason is gone', async () => {
      const { id } = await appIn(console, business.id, 'rejected');
      const answer = await update(id, { redirect_uris: ['https://lender.example.com/new'] });
      expect(answer.body).toMatchObject({ data: { status: 'pending' } });
      expect(answer.body).not.toHaveProperty('data.review_reason');
    });

    test('200: a pending app stays pending', async () => {
      const { id } = await appIn(console, business.id);
      const answer = await update(id, { scopes: ['balances:read'] });
      expect(answer.body).toMatchObject({ data: { status: 'pending', requested_scopes: ['balances:read'] } });
      expect((await entry('updated'))?.facts).toEqual({ scopes: ['balances:read'] });
    });

    test.each(['pending', 'rejected'] as const)(
      '200: a new name and homepage apply at once to an app that stays %s',
      async (status) => {
        const { id, clientId } = await appIn(console, business.id, status);
        const before = await console.services.oauthApps.get(business.id, id);
        const change = { name: 'Loan Desk', homepage_url: 'https://loans.example.com' };
        const answer = await update(id, change);
        expect(answer.body).toMatchObject({
          message: 'OAuth app updated.',
          data: { ...change, status, redirect_uris: before.redirectUris },
        });
        expect(answer.body).not.toHaveProperty('data.proposed_change');
        expect(await console.services.oauthApps.get(business.id, id)).toMatchObject({
          reviewReason: before.reviewReason,
        });
        expect(await console.services.oauthClients.find(clientId)).toMatchObject({
          name: 'Loan Desk',
          homepageUrl: 'https://loans.example.com',
          status,
        });
      },
    );

    describe('200: a new name or homepage of an approved app', () => {
      const inForce = async (clientId: string) => {
        const { name, homepageUrl, status } = Object(await console.services.oauthClients.find(clientId));
        return [name, homepageUrl, status];
      };
      const approved = [APP.name, APP.homepage_url, 'approved'];

      test('waits for review, and users go on seeing the approved ones', async () => {
        const { id, clientId } = await appIn(console, business.id, 'approved');
        const change = { name: 'Loan Desk', homepage_url: 'https://loans.example.com' };
        const answer = await update(id, change);
        expect(answer.body).toMatchObject({
          message: 'OAuth app updated. The proposed change is reviewed.',
          data: {
            name: APP.name,
            homepage_url: APP.homepage_url,
            status: 'approved',
            approved_scopes: ['openid', 'balances:read'],
            proposed_change: { ...change, status: 'pending' },
          },
        });
        expect(await inForce(clientId)).toEqual(approved);
        expect((await entry('updated'))?.facts).toEqual(change);
      });

      test('joins the change that waits, and one back to what is in force withdraws it', async () => {
        const { id } = await appIn(console, business.id, 'approved');
        await update(id, { name: 'Loan Desk' });
        const joined = await update(id, { homepage_url: 'https://loans.example.com' });
        expect(Object(joined.body).data.proposed_change).toEqual({
          name: 'Loan Desk',
          homepage_url: 'https://loans.example.com',
          status: 'pending',
        });
        const left = await update(id, { name: APP.name });
        expect(Object(left.body).data.proposed_change).toEqual({
          homepage_url: 'https://loans.example.com',
          status: 'pending',
        });
        const withdrawn = await update(id, { homepage_url: APP.homepage_url });
        expect([withdrawn.text('message'), Object(withdrawn.body).data.proposed_change]).toEqual([
          'OAuth app updated.',
          undefined,
        ]);
      });

      test('is a change again after it was rejected, and its reason is gone', async () => {
        const { id } = await appIn(console, business.id, 'approved');
        await update(id, { name: 'Loan Desk' });
        const { appReviews } = console.services;
        const { updatedAt } = await appReviews.get(id);
        await appReviews.decide(SYSTEM, id, 'oauth_app.rejected', 'It is that of a bank.', updatedAt);
        const answer = await update(id, { name: 'Loan Desk' });
        expect(Object(answer.body).data.proposed_change).toEqual({ name: 'Loan Desk', status: 'pending' });
      });

      test('is part of the review when redirect URIs or scopes change as well', async () => {
        const { id, clientId } = await appIn(console, business.id, 'approved');
        await update(id, { name: 'Loan Desk' });
        const answer = await update(id, {
          homepage_url: 'https://loans.example.com',
          scopes: ['balances:read'],
        });
        expect(answer.body).toMatchObject({
          message: 'OAuth app updated. It is reviewed again.',
          data: { name: 'Loan Desk', homepage_url: 'https://loans.example.com', status: 'pending' },
        });
        expect(answer.body).not.toHaveProperty('data.proposed_change');
        await console.services.appReviews.decide(SYSTEM, id, 'oauth_app.approved');
        expect(await inForce(clientId)).toEqual(['Loan Desk', 'https://loans.example.com', 'approved']);
      });
    });

    test('200: what is as it was is no change, in whatever order, and is not entered', async () => {
      const { id } = await appIn(console, business.id, 'approved');
      const before = (await read(id)).body;
      console.clock.advance(1000);
      const answer = await update(id, {
        name: APP.name,
        homepage_url: APP.homepage_url,
        redirect_uris: APP.redirect_uris.toReversed(),
        scopes: ['balances:read', 'openid'],
      });
      expect(answer.status).toBe(200);
      expect((await read(id)).body).toEqual(before);
      expect(await entries()).toHaveLength(2);
    });

    test.each([
      ['a redirect URI that differs in a slash', APP.redirect_uris.map((uri) => `${uri}/`)],
      ['one in its case', APP.redirect_uris.map((uri) => uri.replace('callback', 'Callback'))],
      ['one less', APP.redirect_uris.slice(1)],
      ['one more', [...APP.redirect_uris, 'http://localhost/']],
    ])('200: %s is another one', async (_, redirect_uris) => {
      const { id } = await appIn(console, business.id, 'approved');
      expect((await update(id, { redirect_uris })).text('data.status')).toBe('pending');
    });

    test.each([{ name: 'Another' }, { redirect_uris: ['https://lender.example.com/new'] }])(
      '422: a suspended app, whatever changes: %j',
      async (body) => {
        const { id } = await appIn(console, business.id, 'suspended');
        const before = (await read(id)).body;
        const answer = await update(id, body);
        expect([answer.status, answer.text('error.name')]).toEqual([422, 'invalid_state']);
        expect(answer.text('message')).toBe(
          'This app is suspended and cannot be changed until the suspension is lifted.',
        );
        expect((await read(id)).body).toEqual(before);
      },
    );

    test.each([
      ['nothing', {}, 'schema_validation'],
      ['no redirect URI', { redirect_uris: [] }, 'schema_validation'],
      ['a redirect URI with a fragment', { redirect_uris: ['https://a.example.com/#'] }, 'schema_validation'],
      ['a scope of the console', { scopes: ['events:read'] }, 'schema_validation'],
      ['a redirect URI without a host', { redirect_uris: ['https://:'] }, 'request_validation'],
    ])('400: %s', async (_, body, name) => {
      const { id } = await appIn(console, business.id);
      const answer = await update(id, body);
      expect([answer.status, answer.text('error.name')]).toEqual([400, name]);
    });
  });

  describe('rotateOauthApp', () => {
    test('200: the new secret at once, the one before for another 24 hours, which the app shows', async () => {
      const { id, clientId, clientSecret } = await appIn(console, business.id, 'approved');
      const answer = await rotate(id);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.text('message')).toBe('OAuth app rotated. Its client_secret is not shown again.');
      const secret = answer.text('data.client_secret');
      expect(answer.body).toMatchObject({ data: { status: 'approved', client_id: clientId } });
      const end = new Date(console.clock.now().getTime() + DAY_MS).toISOString().replace('Z', '000Z');
      expect(answer.text('data.previous_secret_expires_at')).toBe(end);
      console.clock.advance(DAY_MS - 1);
      const viewer = await console.person({ business });
      expect((await read(id, viewer)).text('data.previous_secret_expires_at')).toBe(end);
      expect([await isSecret(clientId, clientSecret), await isSecret(clientId, secret)]).toEqual([
        true,
        true,
      ]);
      console.clock.advance(1);
      expect((await read(id, viewer)).body).not.toHaveProperty('data.previous_secret_expires_at');
      expect([await isSecret(clientId, clientSecret), await isSecret(clientId, secret)]).toEqual([
        false,
        true,
      ]);
      expect(await entry('rotated')).toMatchObject({ target: id, actor: { kind: 'user', id: owner.id } });
    });

    test('200 again: the secret before the last one is dead at once', async () => {
      const { id, clientId, clientSecret } = await appIn(console, business.id);
      const second = (await rotate(id)).text('data.client_secret');
      const third = (await rotate(id)).text('data.client_secret');
      const working = [clientSecret, second, third].map((secret) => isSecret(clientId, secret));
      expect(await Promise.all(working)).toEqual([false, true, true]);
    });

    test('200: of two rotations at once one comes after the other, and both secrets work', async () => {
      const { id, clientId, clientSecret } = await appIn(console, business.id, 'approved');
      const answers = await Promise.all([rotate(id), rotate(id)]);
      const secrets = answers.map((answer) => answer.text('data.client_secret'));
      expect(new Set(secrets).size).toBe(2);
      const working = [clientSecret, ...secrets].map((secret) => isSecret(clientId, secret));
      expect(await Promise.all(working)).toEqual([false, true, true]);
      const rotations = (await entries()).filter(({ action }) => action === 'oauth_app.rotated');
      expect(rotations).toHaveLength(2);
    });

    test.each(['pending', 'rejected'] as const)('200: an app that is %s', async (status) => {
      const { id } = await appIn(console, business.id, status);
      expect((await rotate(id)).text('data.status')).toBe(status);
    });

    test('422: a suspended app, whose secret stays', async () => {
      const { id, clientId, clientSecret } = await appIn(console, business.id, 'suspended');
      const answer = await rotate(id);
      expect([answer.status, answer.text('error.name')]).toEqual([422, 'invalid_state']);
      expect(await isSecret(clientId, clientSecret)).toBe(true);
    });
  });

  describe('submitOauthApp', () => {
    test('200: a rejected app is pending again, unchanged', async () => {
      const { id } = await appIn(console, business.id, 'rejected');
      const before = Object((await read(id)).body).data;
      console.clock.advance(1000);
      const answer = await submit(id);
      expect([answer.status, answer.text('message')]).toEqual([200, 'OAuth app submitted.']);
      const { review_reason: _, ...rest } = before;
      const updated_at = console.clock.now().toISOString().replace('Z', '000Z');
      expect(Object(answer.body).data).toEqual({ ...rest, status: 'pending', updated_at });
      expect(await entry('submitted')).toMatchObject({
        facts: { from: 'rejected', to: 'pending' },
      });
    });

    test.each(states.filter((status) => status !== 'rejected'))('422: an app that is %s', async (status) => {
      const { id } = await appIn(console, business.id, status);
      const answer = await submit(id);
      expect([answer.status, answer.text('error.name')]).toEqual([422, 'invalid_state']);
      expect(answer.text('message')).toBe(
        `This app is ${status}; only a rejected app can be submitted again.`,
      );
      expect((await read(id)).text('data.status')).toBe(status);
    });
  });
});
