import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { access } from '@finops/contract/console';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { postgres, type TestDatabase } from '../../test/harness/processes/databases.ts';
import { seedProfiles } from '../../test/harness/seed/seed-profiles.ts';
import { APP, appIn, verifiedBusiness } from '../../test/harness/worlds/app-desk.ts';
import {
  type ConsoleServer,
  PASSWORD,
  type Person,
  startConsole,
} from '../../test/harness/worlds/console-server.ts';
import { eventDesk } from '../../test/harness/worlds/event-desk.ts';
import type { Business } from '../domain/accounts/business.ts';
import { randomIds } from '../system.ts';

/**
 * Every change except signing out, each on an existing record, made by a person whose session or right ends meanwhile.
 */
const changes: Readonly<Record<string, (place: Place) => [target: string, body?: object]>> = {
  switchBusiness: ({ business }) => ['POST /session/switch', { business_id: business.id }],
  updateUser: () => ['PUT /user', { name: 'Amalie' }],
  changePassword: () => [
    'POST /user/password',
    { current_password: PASSWORD, new_password: 'another long password' },
  ],
  updateBusiness: () => ['PUT /business', { contact_email: 'payments@example.com' }],
  submitBusiness: () => ['POST /business/submit'],
  updateMembership: ({ other }) => [`PUT /memberships/${other.id}`, { role: 'viewer' }],
  deleteMembership: ({ other }) => [`DELETE /memberships/${other.id}`],
  createInvitation: () => ['POST /invitations', { email: 'again@example.com', role: 'owner' }],
  revokeInvitation: ({ invitationId }) => [`DELETE /invitations/${invitationId}`],
  createApiKey: () => ['POST /api_keys', { name: 'Back door', scopes: ['transfers:write'] }],
  rotateApiKey: ({ apiKeyId }) => [`POST /api_keys/${apiKeyId}/rotate`],
  revokeApiKey: ({ apiKeyId }) => [`DELETE /api_keys/${apiKeyId}`],
  createPublicKey: () => ['POST /public_keys', { name: 'Shop' }],
  revokePublicKey: ({ publicKeyId }) => [`DELETE /public_keys/${publicKeyId}`],
  createOauthApp: () => ['POST /oauth_apps', APP],
  updateOauthApp: ({ appId }) => [`PATCH /oauth_apps/${appId}`, { name: 'Front' }],
  rotateOauthApp: ({ appId }) => [`POST /oauth_apps/${appId}/rotate`],
  submitOauthApp: ({ appId }) => [`POST /oauth_apps/${appId}/submit`],
  fundSandboxBalance: () => ['POST /sandbox/balances', { currency: 'NGN', amount: '5' }],
  createSandboxDeposit: () => [
    'POST /sandbox/deposits',
    { currency: 'NGN', amount: '5', transfer_id: 'TRF_0000000000000000' },
  ],
  settleSandboxPayout: () => ['POST /sandbox/payouts/TRF_0000000000000000', { outcome: 'delivered' }],
  advanceSandboxClock: () => ['POST /sandbox/clock/advance', { seconds: 60 }],
  resetSandbox: () => ['POST /sandbox/reset'],
  settleSandboxVerification: ({ customerId }) => [
    `POST /sandbox/customers/${customerId}/verification`,
    { outcome: 'reverted' },
  ],
  createSandboxFill: () => ['POST /sandbox/stocks/fills', { symbol: 'AAPL', action: 'buy', tokens: '1' }],
  createSandboxIdentityToken: () => [
    'POST /sandbox/identity_tokens',
    { first_name: 'Ada', last_name: 'Lovelace' },
  ],
  createSandboxOauthTokens: () => [
    'POST /sandbox/oauth_tokens',
    { client_id: 'service-oauth2-3b1f8c52-7d4e-4a96-9c0b-2e5d7f81a640-test' },
  ],
  createSandboxFault: () => ['POST /sandbox/faults', { kind: 'lost_request' }],
  deleteSandboxFault: () => ['DELETE /sandbox/faults/FLT_0000000000000000'],
  createSandboxEvent: () => ['POST /sandbox/events', { event: 'customer.created' }],
  replayEvent: ({ eventId }) => [`POST /events/${eventId}/replay`],
  createEventReplay: () => ['POST /event_replays', { filter: { from: '2020-01-01T00:00:00Z' } }],
  createWebhookEndpoint: () => [
    'POST /webhook_endpoints',
    { url: 'http://127.0.0.1:9', categories: ['deposit'] },
  ],
  deleteWebhookEndpoint: ({ endpointId }) => [`DELETE /webhook_endpoints/${endpointId}`],
  rotateWebhookEndpoint: ({ endpointId }) => [`POST /webhook_endpoints/${endpointId}/rotate`],
  enableWebhookEndpoint: ({ endpointId }) => [`POST /webhook_endpoints/${endpointId}/enable`],
  disableWebhookEndpoint: ({ endpointId }) => [`POST /webhook_endpoints/${endpointId}/disable`],
  testWebhookEndpoint: ({ endpointId }) => [
    `POST /webhook_endpoints/${endpointId}/test`,
    { event: 'deposit.success' },
  ],
  eraseCustomer: ({ customerId }) => [`POST /customers/${customerId}/erase`],
  approveCustomer: ({ customerId }) => [`POST /platform/customers/${customerId}/approve`],
  rejectCustomer: ({ customerId }) => [`POST /platform/customers/${customerId}/reject`, { reason: 'None.' }],
  revertCustomer: ({ customerId }) => [`POST /platform/customers/${customerId}/revert`, { reason: 'None.' }],
  approveOauthApp: ({ appId }) => [`POST /platform/oauth_apps/${appId}/approve`],
  rejectOauthApp: ({ appId }) => [`POST /platform/oauth_apps/${appId}/reject`, { reason: 'None.' }],
  suspendOauthApp: ({ appId }) => [`POST /platform/oauth_apps/${appId}/suspend`, { reason: 'None.' }],
  reinstateOauthApp: ({ appId }) => [`POST /platform/oauth_apps/${appId}/reinstate`],
  registerBeneficiary: ({ appId }) => [`POST /platform/oauth_apps/${appId}/beneficiary`, { name: 'Me' }],
  createBusiness: () => [
    'POST /platform/businesses',
    { name: 'Fronts', country_id: 'NG', owner_email: 'front@example.com' },
  ],
  createOwnerInvitation: ({ business }) => [
    `POST /platform/businesses/${business.id}/invitation`,
    { owner_email: 'front@example.com' },
  ],
  approveBusiness: ({ business }) => [`POST /platform/businesses/${business.id}/approve`],
  rejectBusiness: ({ business }) => [`POST /platform/businesses/${business.id}/reject`, { reason: 'None.' }],
  suspendBusiness: ({ business }) => [
    `POST /platform/businesses/${business.id}/suspend`,
    { reason: 'None.' },
  ],
  reinstateBusiness: ({ business }) => [`POST /platform/businesses/${business.id}/reinstate`],
};
const demands = new Map(Object.entries(access));

interface Place {
  readonly business: Business;
  readonly person: Person;
  readonly other: Person;
  readonly invitationId: string;
  readonly apiKeyId: string;
  readonly credential: string;
  readonly publicKeyId: string;
  readonly customerId: string;
  readonly appId: string;
  readonly endpointId: string;
  readonly eventId: string;
}

describe.each([postgres])('what ends while a call is under way, on $name', ({ open }) => {
  let database: TestDatabase;
  let console: ConsoleServer;
  let place: Place;

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
    const business = await verifiedBusiness(console);
    const person = await console.person({ business, administrator: true });
    const other = await console.person({ business });
    const act = { actor: { kind: 'user', id: other.id }, requestId: 'req_000000000000' } as const;
    const { invitations, apiKeys, publicKeys } = console.accounts;
    const invited = { email: 'guest@example.com', role: 'viewer' } as const;
    const { id: invitationId } = await invitations.create(act, business.id, invited);
    const key = { name: 'Backend', scopes: ['balances:read'] } as const;
    const { id: apiKeyId, credential } = await apiKeys.create(act, business.id, key);
    const { id: publicKeyId } = await publicKeys.create(act, business.id, 'Shop');
    const customerId = randomIds.next('CUS_');
    await seedProfiles(
      database,
      [{ businessId: business.id, profileId: customerId, displayCurrency: 'NGN' }],
      console.clock.now(),
    );
    const { id: appId } = await appIn(console, business.id);
    const { id: endpointId } = await console.services.webhookEndpoints.create(act, business.id, {
      url: 'http://127.0.0.1:9',
      categories: ['deposit'],
    });
    place = {
      business,
      person,
      other,
      invitationId,
      apiKeyId,
      credential,
      publicKeyId,
      customerId,
      appId,
      endpointId,
      eventId: await eventDesk(database, business.id).event({ kind: 'deposit.success' }),
    };
  });

  test('every change that has a handler is here', () => {
    const unbuilt = console.unbuilt.map(({ id }) => id);
    const all = [...demands].filter(([id, { csrf }]) => csrf && !unbuilt.includes(id)).map(([id]) => id);
    expect([...Object.keys(changes), 'deleteSession'].sort()).toEqual(all.sort());
  });

  /** Acts after the next call was admitted, as may happen while its body arrives. */
  const meanwhile = (work: () => Promise<unknown>) => {
    const { sessions } = console.accounts;
    const read = sessions.read.bind(sessions);
    vi.spyOn(sessions, 'read').mockImplementationOnce(async (token) => {
      const session = await read(token);
      await work();
      return session;
    });
  };
  /** Everything that a change could leave behind. */
  const everything = async () => {
    const { kysely } = database;
    return [
      await kysely.selectFrom('audit_entry').select('audit_entry_id').orderBy('audit_entry_id').execute(),
      await kysely.selectFrom('app_user').selectAll().where('user_id', '=', place.person.id).execute(),
      await kysely.selectFrom('invitation').selectAll().orderBy('invitation_id').execute(),
      await kysely.selectFrom('session').select('token_hash').orderBy('token_hash').execute(),
      await kysely.selectFrom('oauth_app').selectAll().orderBy('app_id').execute(),
      await kysely.selectFrom('oauth_client_directory').selectAll().orderBy('client_id').execute(),
      await kysely.selectFrom('webhook_endpoint').selectAll().orderBy('endpoint_id').execute(),
      await kysely.selectFrom('event').select('event_id').orderBy('event_id').execute(),
      await kysely.selectFrom('event_replay').select('replay_id').orderBy('replay_id').execute(),
    ];
  };
  const call = (id: string) => {
    const [target = '', body] = changes[id]?.(place) ?? [];
    return console.call(target.replace(' ', ' /console/v1'), {
      as: place.person,
      ...(body !== undefined && { body }),
    });
  };

  test.each(Object.keys(changes))('%s 401: the session', async (id) => {
    let before: unknown;
    meanwhile(async () => {
      await database.kysely.deleteFrom('session').where('user_id', '=', place.person.id).execute();
      before = await everything();
    });
    expect((await call(id)).status).toBe(401);
    expect(await everything()).toEqual(before);
    expect((await console.api('GET /v1/balances', place.credential)).status).toBe(200);
  });

  test.each(Object.keys(changes).filter((id) => (demands.get(id)?.roles.length ?? 0) > 0))(
    '%s 403: the role',
    async (id) => {
      let before: unknown;
      meanwhile(async () => {
        await database.kysely
          .updateTable('membership')
          .set({ role: 'viewer' })
          .where('user_id', '=', place.person.id)
          .execute();
        before = await everything();
      });
      expect((await call(id)).status).toBe(403);
      expect(await everything()).toEqual(before);
      expect((await console.api('GET /v1/balances', place.credential)).status).toBe(200);
    },
  );

  test.each(Object.keys(changes).filter((id) => demands.get(id)?.administrator))(
    '%s 403: the administration of the platform',
    async (id) => {
      meanwhile(() =>
        database.kysely
          .updateTable('app_user')
          .set({ is_administrator: false })
          .where('user_id', '=', place.person.id)
          .execute(),
      );
      expect((await call(id)).status).toBe(403);
    },
  );

  test('switchBusiness 404: the membership', async () => {
    meanwhile(() =>
      database.kysely.deleteFrom('membership').where('user_id', '=', place.person.id).execute(),
    );
    expect((await call('switchBusiness')).status).toBe(404);
  });

  test('a body that comes in drops for more than five seconds is not waited for', async () => {
    const { port, host } = new URL(console.address);
    const socket = connect(Number(port), '127.0.0.1');
    const answer = text(socket);
    const head = ['POST /console/v1/session HTTP/1.1', `Host: ${host}`, 'Connection: close'];
    const form = ['Content-Type: application/json', 'Content-Length: 1000', '', '{'];
    socket.write([...head, ...form].join('\r\n'));
    // At this pace the body is complete after five minutes.
    const drops = setInterval(() => socket.write(' '), 300);
    expect(await answer).toMatch(/^HTTP\/1\.1 4/);
    clearInterval(drops);
  });
});
