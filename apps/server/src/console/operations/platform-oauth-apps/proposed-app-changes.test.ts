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
  const read = (id: string, as = administrator) => console.call(`GET ${APPS}/${id}`, { as });
  /** What names the app as it is now. */
  const version = async (id: string) => ({ updated_at: (await read(id)).text('data.updated_at') });
  const decideAsRead = async (id: string, action: string) =>
    decide(id, action, administrator, await version(id));
  const entry = async (of: string) => {
    const request = { sort: 'asc', limit: 100, from: undefined } as const;
    const page = await console.accounts.auditLog.list(business.id, request, {});
    return page.entries.find(({ action }) => action === `oauth_app.${of}`);
  };

  describe('of a proposed change of an approved app', () => {
    const change = { name: 'Loan Desk', homepage_url: 'https://loans.example.com' };
    async function proposed() {
      const { id, clientId } = await appIn(console, business.id, 'approved');
      const as = await console.person({ business });
      const propose = (body: object) => console.call(`PATCH /console/v1/oauth_apps/${id}`, { as, body });
      await propose(change);
      const seen = async () => {
        const { name, homepageUrl, status } = Object(await console.services.oauthClients.find(clientId));
        return [name, homepageUrl, status];
      };
      return { id, seen, propose };
    }
    const asBefore = [APP.name, APP.homepage_url, 'approved'];

    test('approveOauthApp 200: it is in force, once', async () => {
      const { id, seen } = await proposed();
      expect(await seen()).toEqual(asBefore);
      const answer = await decideAsRead(id, 'approve');
      expect(answer.body).toMatchObject({
        message: 'OAuth app approved.',
        data: { ...change, status: 'approved' },
      });
      expect(answer.body).not.toHaveProperty('data.proposed_change');
      expect(await seen()).toEqual([change.name, change.homepage_url, 'approved']);
      expect(await entry('change_approved')).toMatchObject({ target: id, facts: change });
      expect((await decide(id, 'approve')).status).toBe(422);
    });

    test('rejectOauthApp 200: the app stays approved as it was, and members see the reason', async () => {
      const { id, seen } = await proposed();
      const answer = await decideAsRead(id, 'reject');
      expect(answer.body).toMatchObject({
        message: 'Change of the OAuth app rejected.',
        data: {
          status: 'approved',
          proposed_change: { ...change, status: 'rejected', review_reason: REASON },
        },
      });
      expect(answer.body).not.toHaveProperty('data.review_reason');
      expect(await seen()).toEqual(asBefore);
      expect(await entry('change_rejected')).toMatchObject({ facts: { ...change, reason: REASON } });
      for (const action of ['approve', 'reject']) expect((await decide(id, action)).status).toBe(422);
    });

    test.each(['approve', 'reject'])(
      '409: %s of an app that has changed since it was read, and 200 once it is read again',
      async (action) => {
        const { id, seen, propose } = await proposed();
        const asRead = await version(id);
        await propose({ name: 'Demo Bank Security' });
        const refused = await decide(id, action, administrator, asRead);
        expect([refused.status, refused.text('error.name')]).toEqual([409, 'conflict']);
        expect(refused.text('message')).toBe('The app has changed since; read it again.');
        expect(await seen()).toEqual(asBefore);
        expect((await read(id)).body).toMatchObject({
          data: { proposed_change: { name: 'Demo Bank Security', status: 'pending' } },
        });
        expect((await decideAsRead(id, action)).status).toBe(200);
      },
    );

    test('409: a second approval, also when another change waits', async () => {
      const { id, seen, propose } = await proposed();
      const asRead = await version(id);
      const twice = await Promise.all([1, 2].map(() => decide(id, 'approve', administrator, asRead)));
      expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
      await propose({ name: 'Demo Bank Security' });
      expect((await decide(id, 'approve', administrator, asRead)).status).toBe(409);
      expect(await seen()).toEqual([change.name, change.homepage_url, 'approved']);
    });

    test('409: nothing that was proposed while it was approved comes in force', async () => {
      const { id, seen, propose } = await proposed();
      const asRead = await version(id);
      const [approved] = await Promise.all([
        decide(id, 'approve', administrator, asRead),
        ...Array.from({ length: 5 }, (_, number) => propose({ name: `Demo Bank ${number}` })),
      ]);
      expect(await seen()).toEqual(
        approved.status === 200 ? [change.name, change.homepage_url, 'approved'] : asBefore,
      );
    });

    test.each(['approve', 'reject'])('400: %s without what was read', async (action) => {
      const { id, seen } = await proposed();
      const answer = await decide(id, action);
      expect([answer.status, answer.text('error.name')]).toEqual([400, 'request_validation']);
      expect(answer.body).toMatchObject({
        fields: {
          updated_at: [
            {
              reason:
                'Give the updated_at of the app as you have read it; the decision is about its proposed change.',
            },
          ],
        },
      });
      expect(await seen()).toEqual(asBefore);
    });

    test('waits while the app is suspended', async () => {
      const { id, seen } = await proposed();
      await decide(id, 'suspend');
      expect((await decide(id, 'approve')).status).toBe(422);
      const { body } = await decide(id, 'reinstate');
      expect(body).toMatchObject({ data: { proposed_change: { status: 'pending' } } });
      expect(await seen()).toEqual(asBefore);
    });

    test('listPlatformOauthApps 200: those that wait, and those that were rejected', async () => {
      const [waiting, rejected] = [await proposed(), await proposed()];
      await appIn(console, business.id, 'approved');
      await decideAsRead(rejected.id, 'reject');
      const ids = async (query: string) => {
        const { body } = await console.call(`GET ${APPS}?business_id=${business.id}&${query}`, {
          as: administrator,
        });
        return Object(body).data.map(({ id }: { id: string }) => id);
      };
      expect(await ids('proposed_change=pending')).toEqual([waiting.id]);
      expect(await ids('proposed_change=rejected&status=approved')).toEqual([rejected.id]);
      expect(await ids('proposed_change=pending&status=pending')).toEqual([]);
    });
  });
});
