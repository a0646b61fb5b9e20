import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgres, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import {
  type ConsoleServer,
  PASSWORD,
  type Person,
  startConsole,
} from '../../../../test/harness/worlds/console-server.ts';

const PLATFORM = '/console/v1/platform/businesses';

describe.each([postgres])('the platform on $name', ({ open }) => {
  let database: TestDatabase;
  let console: ConsoleServer;
  let administrator: Person;

  beforeAll(async () => {
    database = await open();
    console = await startConsole(database);
    administrator = await console.person({ administrator: true });
  });
  afterAll(async () => {
    await console.stop();
    await database.close();
  });

  const create = (body: object = {}) =>
    console.call(`POST ${PLATFORM}`, {
      as: administrator,
      body: { name: 'Noether Library', country_id: 'NG', owner_email: 'emmy@example.com', ...body },
    });
  const move = (id: string, action: string, as = administrator) => {
    console.clock.advance(1000);
    return console.call(`POST ${PLATFORM}/${id}/${action}`, {
      as,
      ...(['reject', 'suspend'].includes(action) && { body: { reason: 'The register knows no such name.' } }),
    });
  };
  const submit = (as: Person) => {
    console.clock.advance(1000);
    return console.call('POST /console/v1/business/submit', { as });
  };

  describe('createBusiness', () => {
    test('201: the owner joins by the token, and the business has a profile of its own', async () => {
      const created = await create();
      expect(created.status).toBe(201);
      expect(created.headers.get('cache-control')).toBe('no-store');
      const id = created.text('data.business.id');
      expect(created.headers.get('location')).toBe(`${PLATFORM}/${id}`);
      expect(created.body).toMatchObject({
        data: {
          business: { kyb_status: 'unverified', display_currency: 'NGN', country_id: 'NG' },
          invitation: { email: 'emmy@example.com', role: 'owner' },
        },
      });
      const accepted = await console.call('POST /console/v1/invitations/accept', {
        body: { token: await console.mailedToken('emmy@example.com'), name: 'Emmy', password: PASSWORD },
      });
      expect(accepted.body).toMatchObject({ data: { business_id: id, role: 'owner' } });
      const { kysely } = database;
      expect(
        await kysely
          .selectFrom('profile')
          .select(['profile_id', 'kind', 'display_currency'])
          .where('business_id', '=', id)
          .execute(),
      ).toEqual([{ profile_id: id, kind: 'business', display_currency: 'NGN' }]);
    });

    test('201: the currency that is asked for, else that of the country, else the dollar', async () => {
      const currencies = await Promise.all(
        [{ display_currency: 'KES' }, { country_id: 'KE' }, { country_id: 'JP' }].map(create),
      );
      expect(currencies.map((one) => one.text('data.business.display_currency'))).toEqual([
        'KES',
        'KES',
        'USD',
      ]);
    });

    test('201: with reusable KYC when that is said, and the business shows it', async () => {
      const shown = (created: Awaited<ReturnType<typeof create>>) =>
        console.call(`GET ${PLATFORM}/${created.text('data.business.id')}`, { as: administrator });
      for (const [given, reusable_kyc] of [
        [{ reusable_kyc: true }, true],
        [{}, false],
      ] as const) {
        const created = await create(given);
        expect(created.body).toMatchObject({ data: { business: { reusable_kyc } } });
        expect((await shown(created)).body).toMatchObject({ data: { reusable_kyc } });
      }
    });

    test('404: a country that the service is not open in', async () => {
      const answer = await create({ country_id: 'ZZ' });
      expect(answer.status).toBe(404);
      expect(answer.text('error.name')).toBe('resource_not_found');
    });

    test('400: a currency that the service does not have', async () => {
      const answer = await create({ display_currency: 'ZZZ' });
      expect(answer.status).toBe(400);
      expect(answer.body).toHaveProperty('fields.display_currency');
    });
  });

  describe('createOwnerInvitation', () => {
    const accept = (token: string) =>
      console.call('POST /console/v1/invitations/accept', {
        body: { token, name: 'Emmy', password: PASSWORD },
      });
    const again = (id: string, owner_email: string) =>
      console.call(`POST ${PLATFORM}/${id}/invitation`, { as: administrator, body: { owner_email } });

    test('201: for one that lapsed, or went to a wrong address and is dead then', async () => {
      const created = await create({ owner_email: 'lapsed@example.com' });
      const id = created.text('data.business.id');
      const lapsed = await console.mailedToken('lapsed@example.com');
      console.clock.advance(7 * 24 * 3_600_000);
      administrator = await console.person({ administrator: true });
      expect((await accept(lapsed)).status).toBe(404);
      const wrong = await again(id, 'Typo@Example.com');
      expect(wrong.status).toBe(201);
      expect(wrong.headers.get('cache-control')).toBe('no-store');
      expect(wrong.body).toMatchObject({ data: { email: 'typo@example.com', role: 'owner' } });
      const mistaken = await console.mailedToken('typo@example.com');
      await again(id, 'lapsed@example.com');
      expect((await accept(mistaken)).status).toBe(404);
      expect((await accept(await console.mailedToken('lapsed@example.com'))).body).toMatchObject({
        data: { business_id: id, role: 'owner', email: 'lapsed@example.com' },
      });
      const refused = await again(id, 'other@example.com');
      expect([refused.status, refused.text('error.name')]).toEqual([409, 'conflict']);
      const { entries } = await console.accounts.auditLog.list(
        id,
        { sort: 'asc', limit: 9, from: undefined },
        { action: 'invitation.created' },
      );
      expect(entries.map(({ actor }) => actor.kind)).toEqual(Array(3).fill('administrator'));
    });

    test('404: no such business', async () => {
      expect((await again('BUS_none', 'emmy@example.com')).status).toBe(404);
    });
  });

  describe('verification', () => {
    test('200: every move that the state machine has, with its reason, and nothing but these', async () => {
      const business = await console.business();
      const owner = await console.person({ business });
      const state = async () => (await console.call('GET /console/v1/business', { as: owner })).body;
      const refused = async (actions: readonly string[]) => {
        for (const action of actions) {
          const answer = await move(business.id, action);
          expect([action, answer.status, answer.text('error.name')]).toEqual([action, 422, 'invalid_state']);
        }
      };
      const every = ['approve', 'reject', 'suspend', 'reinstate'];
      await refused(every);
      expect((await submit(owner)).text('data.kyb_status')).toBe('pending');
      expect((await submit(owner)).status).toBe(422);
      await refused(['suspend', 'reinstate']);
      expect((await move(business.id, 'reject')).body).toMatchObject({
        data: { kyb_status: 'rejected', kyb_reason: 'The register knows no such name.' },
      });
      expect(await state()).toMatchObject({ data: { kyb_reason: 'The register knows no such name.' } });
      await refused(every);
      expect((await submit(owner)).body).not.toHaveProperty('data.kyb_reason');
      expect((await move(business.id, 'approve')).text('data.kyb_status')).toBe('verified');
      expect((await submit(owner)).status).toBe(422);
      await refused(['approve', 'reject', 'reinstate']);
      expect((await move(business.id, 'suspend')).text('data.kyb_status')).toBe('suspended');
      await refused(['approve', 'reject', 'suspend']);
      expect((await move(business.id, 'reinstate')).body).not.toHaveProperty('data.kyb_reason');
      expect(await state()).toMatchObject({ data: { kyb_status: 'verified' } });
      const log = await console.call('GET /console/v1/audit_entries?sort=asc', { as: owner });
      const { data } = Object(log.body);
      expect(data.map((entry: { action: string }) => entry.action)).toEqual([
        'business.submitted',
        'business.rejected',
        'business.submitted',
        'business.approved',
        'business.suspended',
        'business.reinstated',
      ]);
      expect(data[1]).toMatchObject({
        actor: { kind: 'administrator', id: administrator.id },
        facts: { from: 'pending', to: 'rejected', reason: 'The register knows no such name.' },
      });
      expect(data[0]).toMatchObject({ actor: { kind: 'user', id: owner.id }, target: business.id });
    });

    test('of two reviews at once one decides', async () => {
      const business = await console.business();
      await submit(await console.person({ business }));
      const answers = await Promise.all(['approve', 'reject'].map((action) => move(business.id, action)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    });

    test('403: a developer does not submit, an owner does not review, not even the own business', async () => {
      const business = await console.business();
      const owner = await console.person({ business });
      expect((await submit(await console.person({ business, role: 'developer' }))).status).toBe(403);
      await submit(owner);
      for (const action of ['approve', 'reject', 'suspend', 'reinstate']) {
        const answer = await move(business.id, action, owner);
        expect(answer.status).toBe(403);
        expect(answer.text('message')).toBe('Requires a platform administrator.');
      }
    });

    test('404: no such business', async () => {
      for (const action of ['approve', 'reject', 'suspend', 'reinstate']) {
        expect((await move('BUS_none', action)).status).toBe(404);
      }
      expect((await console.call(`GET ${PLATFORM}/BUS_none`, { as: administrator })).status).toBe(404);
    });
  });

  test('listPlatformBusinesses 200: all of a status, and getPlatformBusiness 200', async () => {
    console.clock.advance(1000);
    const business = await console.business('Waiting');
    await submit(await console.person({ business }));
    const pending = await console.call(`GET ${PLATFORM}?kyb_status=pending`, { as: administrator });
    const { data } = Object(pending.body);
    expect(data[0]).toMatchObject({ id: business.id, name: 'Waiting' });
    const statuses = new Set(data.map(({ kyb_status }: { kyb_status: string }) => kyb_status));
    expect([...statuses]).toEqual(['pending']);
    const one = await console.call(`GET ${PLATFORM}/${business.id}`, { as: administrator });
    expect(one.text('data.name')).toBe('Waiting');
    const all = await console.call(`GET ${PLATFORM}?limit=1`, { as: administrator });
    expect(all.text('pagination.next_cursor')).not.toBe('');
  });

  test('403: an administrator without a membership has no business', async () => {
    const answer = await console.call('GET /console/v1/business', { as: administrator });
    expect(answer.status).toBe(403);
    expect(answer.text('message')).toContain('You are not a member of a business');
    expect((await console.call('GET /console/v1/businesses', { as: administrator })).body).toMatchObject({
      data: [],
      pagination: { current_entries_size: 0 },
    });
  });

  test('listBusinesses 200: those of the user, with the role in each', async () => {
    const [first, second] = [await console.business('First'), await console.business('Second')];
    const owner = await console.person({ business: second });
    const person = await console.person({ business: first, role: 'viewer' });
    const invited = await console.call('POST /console/v1/invitations', {
      as: owner,
      body: { email: person.email, role: 'developer' },
    });
    await console.call('POST /console/v1/invitations/accept', {
      body: { token: invited.text('data.token'), password: PASSWORD },
    });
    const list = await console.call('GET /console/v1/businesses', { as: person });
    const { data } = Object(list.body);
    expect(data.map(({ id, role }: { id: string; role: string }) => [id, role]).sort()).toEqual(
      [
        [first.id, 'viewer'],
        [second.id, 'developer'],
      ].sort(),
    );
    await console.call(`DELETE /console/v1/memberships/${person.id}`, { as: owner });
    expect((await console.call('GET /console/v1/businesses', { as: person })).body).toMatchObject({
      data: [{ id: first.id }],
    });
  });

  test('what an administrator without a business does is in the audit log of the platform', async () => {
    const { id, email } = await console.person({ administrator: true });
    console.clock.advance(120_000);
    const session = await console.call('POST /console/v1/session', { body: { email, password: PASSWORD } });
    const [, token = ''] = /finops_session=([\w-]+)/.exec(session.headers.get('set-cookie') ?? '') ?? [];
    const as = { id, email, token };
    const change = { current_password: PASSWORD, new_password: 'another long password' };
    const answers = [
      session,
      await console.call('PUT /console/v1/user', { as, body: { name: 'Amalie' } }),
      await console.call('POST /console/v1/user/password', { as, body: change }),
      await console.call('DELETE /console/v1/session', { as }),
    ];
    const rows = await database.kysely
      .selectFrom('platform_audit_entry')
      .selectAll()
      .where('actor_id', '=', id)
      .execute();
    const actions = ['session.created', 'user.updated', 'user.password_changed', 'session.deleted'];
    expect(rows.map((row) => [row.action, row.request_id]).sort()).toEqual(
      actions.map((action, index) => [action, answers[index]?.headers.get('x-request-id')]).sort(),
    );
    expect(JSON.stringify(rows)).not.toContain('password"');
  });

  describe('listAuditEntries', () => {
    test('200: by action and by actor, of the own business only', async () => {
      const business = await console.business();
      const [owner, other] = [await console.person({ business }), await console.person({ business })];
      const act = (as: Person, name: string) =>
        console.call('POST /console/v1/public_keys', { as, body: { name } });
      await act(owner, 'one');
      await act(other, 'two');
      await submit(owner);
      const foreign = await console.person({ business: await console.business('Foreign') });
      await act(foreign, 'three');
      const names = async (filter: string) => {
        const { body } = await console.call(`GET /console/v1/audit_entries${filter}`, { as: owner });
        return Object(body).data.map(({ action }: { action: string }) => action);
      };
      expect(await names('')).toHaveLength(3);
      expect(await names('?action=public_key.created')).toEqual(['public_key.created', 'public_key.created']);
      expect(await names(`?actor=${other.id}`)).toEqual(['public_key.created']);
      expect(await names(`?actor=${owner.id}&action=business.submitted`)).toEqual(['business.submitted']);
      expect(await names(`?actor=${foreign.id}`)).toEqual([]);
    });

    test('400: an action that there is not', async () => {
      const person = await console.person({ business: await console.business() });
      const answer = await console.call('GET /console/v1/audit_entries?action=nothing', { as: person });
      expect(answer.status).toBe(400);
    });
  });
});
