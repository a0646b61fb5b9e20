import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { postgres, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import {
  type ConsoleServer,
  PASSWORD,
  type Person,
  startConsole,
} from '../../../../test/harness/worlds/console-server.ts';
import type { Business } from '../../../domain/accounts/business.ts';
import { randomIds } from '../../../system.ts';

const DAY = 24 * 3_600_000;
const INVITATIONS = '/console/v1/invitations';
const MEMBERS = '/console/v1/memberships';

describe.each([postgres])('members on $name', ({ open }) => {
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
    console.clock.advance(120_000);
    business = await console.business();
    owner = await console.person({ business });
  });

  const invite = (email: string, role = 'viewer', as = owner) =>
    console.call(`POST ${INVITATIONS}`, { as, body: { email, role } });
  /** Invites a person, and reads the token in the e-mail. */
  const mailInvitation = async (email: string, role?: string, as?: Person) => {
    console.clock.advance(1);
    expect((await invite(email, role, as)).status).toBe(201);
    return console.mailedToken(email);
  };
  const accept = (token: string, more: object = { name: 'Amalie', password: PASSWORD }) =>
    console.call(`POST ${INVITATIONS}/accept`, { body: { token, ...more } });
  const fresh = () => `${randomIds.next('person').toLowerCase()}@example.com`;

  describe('createInvitation and acceptInvitation', () => {
    test('201 and 200: whoever has the token of the mail joins, in the role, and signs in', async () => {
      const email = fresh();
      const invited = await invite(email.toUpperCase(), 'developer');
      expect(invited.status).toBe(201);
      expect(invited.headers.get('cache-control')).toBe('no-store');
      expect(invited.text('data.email')).toBe(email);
      const accepted = await accept(await console.mailedToken(email));
      expect(accepted.status).toBe(200);
      expect(accepted.body).toMatchObject({
        message: 'Joined Noether Library. Sign in to continue.',
        data: { business_id: business.id, email, name: 'Amalie', role: 'developer' },
      });
      const session = await console.call('POST /console/v1/session', { body: { email, password: PASSWORD } });
      expect(session.body).toMatchObject({ data: { role: 'developer', business: { id: business.id } } });
    });

    test('404: a token is good once', async () => {
      const token = await mailInvitation(fresh());
      const answers = await Promise.all([accept(token), accept(token), accept(token)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const late = await accept(token);
      expect(late.status).toBe(404);
      expect(late.text('error.name')).toBe('resource_not_found');
      expect(late.text('message')).not.toContain(token);
    });

    test('404: seven days, no longer', async () => {
      const [first, second] = [await mailInvitation(fresh()), await mailInvitation(fresh())];
      console.clock.advance(7 * DAY - 2);
      expect((await accept(first)).status).toBe(200);
      console.clock.advance(2);
      expect((await accept(second)).status).toBe(404);
    });

    test('404: withdrawn, replaced, never given out', async () => {
      const email = fresh();
      const replaced = await invite(email);
      const replacedByMail = await console.mailedToken(email);
      console.clock.advance(1);
      const withdrawn = await invite(email);
      const revoke = `DELETE ${INVITATIONS}/${withdrawn.text('data.id')}`;
      expect((await console.call(revoke, { as: owner })).status).toBe(200);
      expect((await console.call(revoke, { as: owner })).status).toBe(404);
      for (const token of [
        replaced.text('data.token'),
        withdrawn.text('data.token'),
        replacedByMail,
        await console.mailedToken(email),
        `inv_${'a'.repeat(40)}`,
        'x',
      ]) {
        expect((await accept(token)).status).toBe(404);
      }
    });

    test('401 and 200: someone who has a user gives the password of that user', async () => {
      const known = await console.person({ business: await console.business('Elsewhere') });
      const token = (await invite(known.email)).text('data.token');
      const refused = await accept(token, { name: 'Mallory', password: 'another password' });
      expect(refused.status).toBe(401);
      expect(refused.headers.get('www-authenticate')).toBe('Session realm="console"');
      const accepted = await accept(token, { name: 'Mallory', password: PASSWORD });
      expect(accepted.body).toMatchObject({ data: { user_id: known.id, name: 'Emmy Noether' } });
    });

    test('one person invited by two businesses at once becomes one user', async () => {
      const email = fresh();
      const other = await console.person({ business: await console.business('Elsewhere') });
      const tokens = [await mailInvitation(email), await mailInvitation(email, 'viewer', other)];
      const answers = await Promise.all(tokens.map((token) => accept(token)));
      expect(answers.some(({ status }) => status === 200)).toBe(true);
      for (const [index, { status }] of answers.entries()) {
        expect([200, 409]).toContain(status);
        if (status === 409) expect((await accept(tokens[index] ?? '')).status).toBe(200);
      }
      const { kysely } = database;
      const users = await kysely
        .selectFrom('app_user')
        .select('user_id')
        .where('email', '=', email)
        .execute();
      expect(users).toHaveLength(1);
      const members = await kysely
        .selectFrom('membership')
        .select('business_id')
        .where('user_id', '=', users[0]?.user_id ?? '')
        .execute();
      expect(members).toHaveLength(2);
    });

    test('an acceptance that broke off after taking the address does not lock it', async () => {
      const email = fresh();
      const token = await mailInvitation(email);
      const brokenOff = randomIds.next('USR_');
      await database.kysely
        .insertInto('email_directory')
        .values({ email, user_id: brokenOff, business_id: business.id })
        .execute();
      const signIn = () => console.call('POST /console/v1/session', { body: { email, password: PASSWORD } });
      expect((await signIn()).status).toBe(401);
      expect((await accept(token)).text('data.user_id')).toBe(brokenOff);
      expect((await signIn()).status).toBe(201);
    });

    test('400: a new person gives a name and a long password', async () => {
      const token = await mailInvitation(fresh());
      const answer = await accept(token, { password: 'elevenchars' });
      expect(answer.status).toBe(400);
      expect(answer.text('error.name')).toBe('request_validation');
      expect(Object.keys(Object(answer.body).fields)).toEqual(['name', 'password']);
      expect((await accept(token, { name: 'Amalie', password: 'twelve chars' })).status).toBe(200);
    });

    test('409: a member is not invited, and does not join twice', async () => {
      const member = await console.person({ business, role: 'viewer' });
      const refused = await invite(member.email.toUpperCase());
      expect(refused.status).toBe(409);
      expect(refused.text('error.name')).toBe('conflict');
    });

    test('429: twenty tokens from one address a minute', async () => {
      const answers = await Promise.all(
        Array.from({ length: 22 }, (_, number) => accept(`inv_${String(number).padStart(40, '0')}`)),
      );
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    });

    test('403: only owners invite', async () => {
      for (const role of ['developer', 'viewer'] as const) {
        const person = await console.person({ business, role });
        expect((await invite(fresh(), 'owner', person)).status).toBe(403);
        expect((await console.call(`GET ${INVITATIONS}`, { as: person })).status).toBe(403);
      }
    });

    test('the tokens are kept as a hash; one is shown once, the other is in the encrypted mail alone', async () => {
      const email = fresh();
      const invited = await invite(email);
      const mailed = await console.mailedToken(email);
      expect(JSON.stringify(invited.body)).not.toContain(mailed);
      const listed = await console.call(`GET ${INVITATIONS}`, { as: owner });
      expect(listed.body).toMatchObject({ data: [{ id: invited.text('data.id') }] });
      const rows = await Promise.all([
        database.kysely.selectFrom('invitation').selectAll().execute(),
        database.kysely.selectFrom('invitation_directory').selectAll().execute(),
        database.kysely.selectFrom('audit_entry').selectAll().execute(),
        sql`SELECT encode(sealed, 'escape') FROM mail`.execute(database.kysely),
      ]);
      const kept = JSON.stringify([listed.body, rows]);
      for (const token of [mailed, invited.text('data.token')]) expect(kept).not.toContain(token);
    });
  });

  describe('listInvitations', () => {
    test('200: open ones only', async () => {
      const open = await invite(fresh());
      await accept(await mailInvitation(fresh()));
      const withdrawn = await invite(fresh());
      await console.call(`DELETE ${INVITATIONS}/${withdrawn.text('data.id')}`, { as: owner });
      const list = async () => (await console.call(`GET ${INVITATIONS}`, { as: owner })).body;
      expect(await list()).toMatchObject({
        data: [{ id: open.text('data.id') }],
        pagination: { current_entries_size: 1 },
      });
      const { entries } = await console.accounts.invitations.list(business.id, {
        sort: 'asc',
        limit: 9,
        from: undefined,
      });
      expect(entries).toHaveLength(1);
      console.clock.advance(7 * DAY);
      expect(
        (await console.accounts.invitations.list(business.id, { sort: 'asc', limit: 9, from: undefined }))
          .entries,
      ).toEqual([]);
    });

    test('404: an invitation of another business cannot be withdrawn', async () => {
      const foreign = await console.person({ business: await console.business('Foreign') });
      const email = fresh();
      const invited = await invite(email, 'viewer', foreign);
      const answer = await console.call(`DELETE ${INVITATIONS}/${invited.text('data.id')}`, { as: owner });
      expect(answer.status).toBe(404);
      expect((await accept(await console.mailedToken(email))).status).toBe(200);
    });
  });

  describe('updateMembership and deleteMembership', () => {
    test('200: another role holds from the next call on', async () => {
      const member = await console.person({ business, role: 'viewer' });
      const create = () =>
        console.call('POST /console/v1/public_keys', { as: member, body: { name: 'Shop' } });
      expect((await create()).status).toBe(403);
      const updated = await console.call(`PUT ${MEMBERS}/${member.id}`, {
        as: owner,
        body: { role: 'developer' },
      });
      expect(updated.body).toMatchObject({ data: { user_id: member.id, role: 'developer' } });
      expect((await create()).status).toBe(201);
    });

    test('409: the last owner stays, by whatever way', async () => {
      const target = `${MEMBERS}/${owner.id}`;
      const demoted = await console.call(`PUT ${target}`, { as: owner, body: { role: 'viewer' } });
      const removed = await console.call(`DELETE ${target}`, { as: owner });
      expect([demoted.status, removed.status]).toEqual([409, 409]);
      expect((await console.call('GET /console/v1/session', { as: owner })).text('data.role')).toBe('owner');
    });

    test('409: of two owners who remove each other at once one stays', async () => {
      for (let round = 0; round < 5; round += 1) {
        const place = await console.business();
        const owners = [await console.person({ business: place }), await console.person({ business: place })];
        const [one, other] = owners;
        if (one === undefined || other === undefined) throw new Error('There are two owners.');
        const answers = await Promise.all([
          console.call(`DELETE ${MEMBERS}/${other.id}`, { as: one }),
          console.call(`DELETE ${MEMBERS}/${one.id}`, { as: other }),
        ]);
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
        const { entries } = await console.accounts.memberships.list(place.id, {
          sort: 'asc',
          limit: 9,
          from: undefined,
        });
        expect(entries.map(({ role }) => role)).toEqual(['owner']);
      }
    });

    test('404: a user of another business is none of ours', async () => {
      const stranger = await console.person({ business: await console.business('Foreign') });
      const target = `${MEMBERS}/${stranger.id}`;
      const answers = await Promise.all([
        console.call(`PUT ${target}`, { as: owner, body: { role: 'viewer' } }),
        console.call(`DELETE ${target}`, { as: owner }),
        console.call(`DELETE ${MEMBERS}/USR_none`, { as: owner }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
      expect((await console.call('GET /console/v1/session', { as: stranger })).status).toBe(200);
    });

    test('403: only owners change who belongs to the business', async () => {
      const developer = await console.person({ business, role: 'developer' });
      const target = `${MEMBERS}/${developer.id}`;
      const answer = await console.call(`PUT ${target}`, { as: developer, body: { role: 'owner' } });
      expect(answer.status).toBe(403);
    });

    test('the business knows who owns it', async () => {
      const second = await console.person({ business, role: 'viewer' });
      await console.call(`PUT ${MEMBERS}/${second.id}`, { as: owner, body: { role: 'owner' } });
      const ownerOf = async () =>
        (
          await database.kysely
            .selectFrom('business')
            .select('user_id')
            .where('business_id', '=', business.id)
            .executeTakeFirstOrThrow()
        ).user_id;
      await console.call(`DELETE ${MEMBERS}/${owner.id}`, { as: second });
      expect(await ownerOf()).toBe(second.id);
    });
  });

  test('listMemberships 200: who belongs to the business, and nobody else', async () => {
    await console.person({ business: await console.business('Foreign') });
    const viewer = await console.person({ business, role: 'viewer' });
    const { body } = await console.call(`GET ${MEMBERS}?sort=asc`, { as: viewer });
    expect(body).toMatchObject({ pagination: { current_entries_size: 2 } });
    expect(JSON.stringify(body)).toContain(owner.id);
    expect(JSON.stringify(body)).not.toContain('password');
  });

  describe('the own user', () => {
    test('updateUser 200: another name; nothing without one', async () => {
      const target = 'PUT /console/v1/user';
      expect((await console.call(target, { as: owner, body: { name: 'Amalie' } })).text('data.name')).toBe(
        'Amalie',
      );
      expect((await console.call(target, { as: owner, body: {} })).text('data.name')).toBe('Amalie');
      expect((await console.call('GET /console/v1/user', { as: owner })).text('data.name')).toBe('Amalie');
    });

    test('changePassword 200: the other sessions end, this one goes on, the new password signs in', async () => {
      const signIn = (password: string) =>
        console.call('POST /console/v1/session', { body: { email: owner.email, password } });
      const cookie = (await signIn(PASSWORD)).headers.get('set-cookie')?.split(';')[0] ?? '';
      const other = () => console.call('GET /console/v1/session', { headers: { cookie } });
      expect((await other()).status).toBe(200);
      const body = { current_password: PASSWORD, new_password: 'another long password' };
      expect((await console.call('POST /console/v1/user/password', { as: owner, body })).status).toBe(200);
      expect((await other()).status).toBe(401);
      expect((await console.call('GET /console/v1/session', { as: owner })).status).toBe(200);
      expect((await signIn(PASSWORD)).status).toBe(401);
      expect((await signIn('another long password')).status).toBe(201);
    });

    test('changePassword 400 and 429: the present password is needed, and cannot be guessed', async () => {
      const change = (current: string) =>
        console.call('POST /console/v1/user/password', {
          as: owner,
          body: { current_password: current, new_password: 'another long password' },
        });
      const refused = await change('wrong');
      expect(refused.status).toBe(400);
      expect(refused.body).toHaveProperty('fields.current_password');
      for (let attempt = 0; attempt < 4; attempt += 1) await change('wrong');
      expect((await change(PASSWORD)).status).toBe(429);
    });

    test('changePassword 429: twenty tries from one address a minute, whoever they are at', async () => {
      const statuses: number[] = [];
      for (let count = 0; count < 5; count += 1) {
        const person = await console.person();
        for (let attempt = 0; attempt < 5; attempt += 1) {
          const answer = await console.call('POST /console/v1/user/password', {
            as: person,
            body: { current_password: 'wrong', new_password: 'another long password' },
          });
          statuses.push(answer.status);
        }
      }
      expect(statuses).toEqual([...Array(20).fill(400), ...Array(5).fill(429)]);
    });
  });
});
