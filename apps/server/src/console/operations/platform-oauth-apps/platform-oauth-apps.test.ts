import { stateMachines } from '@finops/contract';
import type { OAuthAppStatus } from '@finops/contract/console';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { postgres, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import { APP, appIn, verifiedBusiness } from '../../../../test/harness/worlds/app-desk.ts';
import {
  type ConsoleServer,
  type Person,
  startConsole,
} from '../../../../test/harness/worlds/console-server.ts';
import type { Business } from '../../../domain/accounts/business.ts';

const APPS = '/console/v1/platform/oauth_apps';
const REASON = 'Users report logins that they did not make.';
const states = Object.keys(stateMachines['oauth-app'].states) as OAuthAppStatus[];

/** The path segment of each decision, its required state, and the rest of the refusal in any other state. */
const decisions = [
  ['approveOauthApp', 'approve', 'pending', 'approved', 'only a pending app can be reviewed.'],
  ['rejectOauthApp', 'reject', 'pending', 'rejected', 'only a pending app can be reviewed.'],
  ['suspendOauthApp', 'suspend', 'approved', 'suspended', 'only an approved app can be suspended.'],
  ['reinstateOauthApp', 'reinstate', 'suspended', 'approved', 'only a suspended app can be reinstated.'],
] as const;

describe.each([postgres])('the review of OAuth apps on $name', ({ open }) => {
  let database: TestDatabase;
  let console: ConsoleServer;
  let business: Business;
  let administrator: Person;

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
    administrator = await console.person({ administrator: true });
  });

  const decide = (id: string, action: string, as = administrator, read?: { readonly updated_at: string }) => {
    const body = { ...read, ...((action === 'reject' || action === 'suspend') && { reason: REASON }) };
    return console.call(`POST ${APPS}/${id}/${action}`, {
      as,
      ...(Object.keys(body).length > 0 && { body }),
    });
  };
  const register = (id: string, body: object = { name: 'Lending Desk Ltd' }, as = administrator) =>
    console.call(`POST ${APPS}/${id}/beneficiary`, { as, body });
  const read = (id: string, as = administrator) => console.call(`GET ${APPS}/${id}`, { as });
  /** The current version of the app. */
  const version = async (id: string) => ({ updated_at: (await read(id)).text('data.updated_at') });
  const decideAsRead = async (id: string, action: string) =>
    decide(id, action, administrator, await version(id));
  const entry = async (of: string) => {
    const request = { sort: 'asc', limit: 100, from: undefined } as const;
    const page = await console.accounts.auditLog.list(business.id, request, {});
    return page.entries.find(({ action }) => action === `oauth_app.${of}`);
  };
  const lender = async () => {
    const act = { actor: { kind: 'user', id: administrator.id }, requestId: 'req_0000000000000000' } as const;
    return console.services.oauthApps.create(act, business.id, {
      name: APP.name,
      homepageUrl: APP.homepage_url,
      redirectUris: APP.redirect_uris,
      scopes: ['openid', 'pledges:write'],
    });
  };

  test.each(decisions)(
    '%s 200 for members, the issuer and the audit log alike',
    async (_, action, from, to) => {
      const { id, clientId } = await appIn(console, business.id, from);
      const answer = await decide(id, action);
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({
        message: `OAuth app ${action === 'reinstate' ? 'reinstated' : to}.`,
        data: { id, status: to, approved_scopes: to === 'approved' ? ['openid', 'balances:read'] : [] },
      });
      const member = await console.person({ business, role: 'viewer' });
      const seen = await console.call(`GET /console/v1/oauth_apps/${id}`, { as: member });
      const reason = action === 'reject' || action === 'suspend' ? { reason: REASON } : {};
      expect(Object(seen.body).data.review_reason).toBe(Object(reason).reason);
      expect(await console.services.oauthClients.find(clientId)).toMatchObject({
        status: to,
        approvedScopes: to === 'approved' ? ['openid', 'balances:read'] : [],
      });
      const { body } = await read(id);
      expect(body).toEqual({ ...Object(answer.body), message: 'OAuth app retrieved.' });
      const request = { sort: 'desc', limit: 100, from: undefined } as const;
      const filter = { actor: administrator.id };
      const { entries } = await console.accounts.auditLog.list(business.id, request, filter);
      expect(entries).toMatchObject([
        {
          action: `oauth_app.${action === 'reinstate' ? 'reinstated' : to}`,
          target: id,
          actor: { kind: 'administrator' },
          requestId: answer.headers.get('x-request-id'),
          facts: { from, to, ...reason },
        },
      ]);
    },
  );

  const forbidden = decisions.flatMap(([operation, action, from, , message]) =>
    states.filter((state) => state !== from).map((state) => [operation, state, action, message] as const),
  );
  test.each(forbidden)('%s 422: an app that is %s', async (_, state, action, message) => {
    const { id } = await appIn(console, business.id, state);
    const before = (await read(id)).body;
    const answer = await decide(id, action);
    expect([answer.status, answer.text('error.name')]).toEqual([422, 'invalid_state']);
    expect(answer.text('message')).toBe(`This app is ${state}; ${message}`);
    expect((await read(id)).body).toEqual(before);
  });

  test('409: a pending app that has changed since it was read', async () => {
    const { id } = await appIn(console, business.id);
    const asRead = await version(id);
    const as = await console.person({ business });
    const body = { redirect_uris: ['https://elsewhere.example.com/callback'] };
    await console.call(`PATCH /console/v1/oauth_apps/${id}`, { as, body });
    for (const action of ['approve', 'reject']) {
      expect((await decide(id, action, administrator, asRead)).status).toBe(409);
    }
    expect((await decideAsRead(id, 'approve')).status).toBe(200);
  });

  test('of two reviews at once one decides', async () => {
    const { id } = await appIn(console, business.id);
    const answers = await Promise.all(['approve', 'reject'].map((action) => decide(id, action)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test.each(['reject', 'suspend'])('400: %s without a reason', async (action) => {
    const { id } = await appIn(console, business.id, action === 'reject' ? 'pending' : 'approved');
    for (const body of [{}, { reason: '' }]) {
      const answer = await console.call(`POST ${APPS}/${id}/${action}`, { as: administrator, body });
      expect([answer.status, answer.text('error.name')]).toEqual([400, 'schema_validation']);
    }
  });

  describe('approveOauthApp', () => {
    test('422: pledges:write without a beneficiary, and 200 with one', async () => {
      const { id } = await lender();
      const refused = await decide(id, 'approve');
      expect([refused.status, refused.text('error.name')]).toEqual([422, 'invalid_state']);
      expect(refused.text('message')).toBe(
        'This app asks for pledges:write and has no beneficiary. Register one first.',
      );
      expect((await read(id)).text('data.status')).toBe('pending');
      await register(id);
      const approved = await decide(id, 'approve');
      expect(approved.body).toMatchObject({ data: { approved_scopes: ['openid', 'pledges:write'] } });
    });
  });

  describe('suspendOauthApp', () => {
    test('200: whatever was granted until then is over for good, also after the app is reinstated', async () => {
      const { id, clientId } = await appIn(console, business.id, 'approved');
      const endedAt = async () => (await console.services.oauthClients.find(clientId))?.familiesEndedAt;
      expect(await endedAt()).toBeUndefined();
      console.clock.advance(1234);
      await decide(id, 'suspend');
      const suspendedAt = console.clock.now();
      expect(await endedAt()).toEqual(suspendedAt);
      console.clock.advance(600_000);
      await decide(id, 'reinstate');
      // A grant made while the suspension began, and written after it, has ended too.
      expect(await endedAt()).toEqual(console.clock.now());
      await console.call(`PATCH /console/v1/oauth_apps/${id}`, {
        as: await console.person({ business }),
        body: { scopes: ['balances:read'] },
      });
      const reinstatedAt = console.clock.now();
      console.clock.advance(1000);
      await decide(id, 'approve');
      expect(await endedAt()).toEqual(reinstatedAt);
    });
  });

  describe('registerBeneficiary', () => {
    test('200: a beneficiary that members and the issuer see, in any state', async () => {
      for (const status of states) {
        const { id, clientId } = await appIn(console, business.id, status);
        const answer = await register(id);
        expect([answer.status, answer.text('message')]).toEqual([200, 'Beneficiary registered.']);
        expect(answer.body).toMatchObject({
          data: {
            status,
            beneficiary: {
              id: expect.stringMatching(/^BNF_\w{16}$/),
              name: 'Lending Desk Ltd',
              created_at: console.clock.now().toISOString().replace('Z', '000Z'),
            },
          },
        });
        const client = await console.services.oauthClients.find(clientId);
        expect(client?.beneficiaryId).toBe(answer.text('data.beneficiary.id'));
      }
    });

    test('409: a second one, of two at once too; the first stays', async () => {
      const { id } = await lender();
      const answers = await Promise.all([register(id), register(id, { name: 'Someone else' })]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const before = (await read(id)).body;
      const refused = await register(id, { name: 'Someone else' });
      expect([refused.status, refused.text('error.name')]).toEqual([409, 'conflict']);
      const { beneficiary } = Object(before).data;
      expect(refused.text('message')).toBe(
        `This app already has the beneficiary ${beneficiary.id}, which cannot be changed.`,
      );
      expect((await read(id)).body).toEqual(before);
      expect(await entry('beneficiary_registered')).toMatchObject({
        target: id,
        actor: { kind: 'administrator', id: administrator.id },
        facts: { beneficiary_id: beneficiary.id, name: beneficiary.name },
      });
    });

    test('an edit leaves it', async () => {
      const { id } = await lender();
      const { body } = await register(id);
      await console.call(`PATCH /console/v1/oauth_apps/${id}`, {
        as: await console.person({ business }),
        body: { name: 'Another', scopes: ['openid'] },
      });
      expect((await read(id)).body).toMatchObject({
        data: { beneficiary: Object(body).data.beneficiary },
      });
    });

    test.each([{}, { name: '' }, { name: 'x'.repeat(256) }])('400: %j', async (body) => {
      const { id } = await lender();
      const answer = await register(id, body);
      expect([answer.status, answer.text('error.name')]).toEqual([400, 'schema_validation']);
    });
  });

  describe('listPlatformOauthApps', () => {
    test('200: the apps of all businesses, by state and by business, the oldest first when asked for', async () => {
      const other = await verifiedBusiness(console);
      const made: string[] = [];
      for (const [of, status] of [
        [business, 'pending'],
        [other, 'pending'],
        [business, 'approved'],
        [other, 'suspended'],
      ] as const) {
        console.clock.advance(1000);
        made.push((await appIn(console, of.id, status)).id);
      }
      const [one, two, three, four] = made;
      const ids = async (query: string) => {
        const { body, status } = await console.call(`GET ${APPS}?limit=100&${query}`, { as: administrator });
        expect(status).toBe(200);
        return Object(body)
          .data.map(({ id }: { id: string }) => id)
          .filter((id: string) => made.includes(id));
      };
      expect(await ids('')).toEqual([four, three, two, one]);
      expect(await ids('sort=asc&status=pending')).toEqual([one, two]);
      expect(await ids(`business_id=${other.id}`)).toEqual([four, two]);
      expect(await ids(`business_id=${business.id}&status=approved`)).toEqual([three]);
      expect(await ids('business_id=BUS_0000000000000000')).toEqual([]);
      const first = await console.call(`GET ${APPS}?business_id=${business.id}&limit=1`, {
        as: administrator,
      });
      expect(Object(first.body).data[0].id).toBe(three);
      const cursor = first.text('pagination.next_cursor');
      expect(await ids(`business_id=${business.id}&cursor=${cursor}`)).toEqual([one]);
    });

    test.each(['status=nothing', 'business_id=CUS_0000000000000000', 'cursor=AAAA'])(
      '400: %s',
      async (query) => {
        expect((await console.call(`GET ${APPS}?${query}`, { as: administrator })).status).toBe(400);
      },
    );
  });

  test('404: no such app', async () => {
    const id = 'OAP_0000000000000000';
    const answers = [
      await read(id),
      await register(id),
      ...(await Promise.all(decisions.map(([, action]) => decide(id, action)))),
    ];
    for (const answer of answers) {
      expect([answer.status, answer.text('error.name')]).toEqual([404, 'not_found']);
      expect(answer.text('message')).toBe(`There is no OAuth app ${id}.`);
    }
  });

  test('403: an owner reviews nothing, not even the own app', async () => {
    const owner = await console.person({ business });
    const { id } = await lender();
    const answers = [
      await console.call(`GET ${APPS}`, { as: owner }),
      await read(id, owner),
      await register(id, { name: 'Me' }, owner),
      ...(await Promise.all(decisions.map(([, action]) => decide(id, action, owner)))),
    ];
    for (const { status } of answers) expect(status).toBe(403);
    expect(await console.services.appReviews.get(id)).toMatchObject({
      status: 'pending',
      beneficiary: undefined,
    });
  });
});
