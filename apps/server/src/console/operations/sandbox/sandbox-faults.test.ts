import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampledDatabases, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import { seedQuote } from '../../../../test/harness/seed/seed-quote.ts';
import {
  type ConsoleServer,
  type Person,
  SYSTEM,
  startConsole,
} from '../../../../test/harness/worlds/console-server.ts';
import type { Business } from '../../../domain/accounts/business.ts';
import { grantableScopes } from '../../../domain/accounts/keys/scopes.ts';

const FAULTS = '/console/v1/sandbox/faults';
const MINUTE = 60_000;

describe.each(sampledDatabases)(
  'A control injects faults on the API of one business, on $name',
  ({ open }) => {
    let database: TestDatabase;
    let console: ConsoleServer;
    /** Another process on the same database. */
    let second: ConsoleServer;
    let business: Business;
    let developer: Person;
    let bearer: string;

    beforeAll(async () => {
      database = await open();
      console = await startConsole(database);
      second = await startConsole(database);
    });
    afterAll(async () => {
      await second.stop();
      await console.stop();
      await database.close();
    });
    beforeEach(async () => {
      ({ business, developer, bearer } = await newBusiness());
    });

    async function newBusiness() {
      const made = await console.business();
      const person = await console.person({ business: made, role: 'developer' });
      await database.kysely
        .updateTable('business')
        .set({ user_id: person.id })
        .where('business_id', '=', made.id)
        .execute();
      await console.call('POST /console/v1/sandbox/reset', { as: person, body: { balances: 'opening' } });
      const key = { name: 'All', scopes: grantableScopes };
      const { credential } = await console.accounts.apiKeys.create(SYSTEM, made.id, key);
      return { business: made, developer: person, bearer: credential };
    }
    const inject = (body: object, as = developer) => console.call(`POST ${FAULTS}`, { as, body });
    const injected = async (body: object) => {
      const answer = await inject(body);
      expect(answer.status).toBe(201);
      return answer.text('data.id');
    };
    const listed = async (): Promise<readonly { id: string; remaining: number }[]> =>
      Object((await console.call(`GET ${FAULTS}`, { as: developer })).body).data;
    const quote = (key?: string, { server = console, by = bearer } = {}) =>
      fetch(`${server.apiAddress}/v1/quotes`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${by}`,
          'Content-Type': 'application/json',
          ...(key !== undefined && { 'Idempotency-Key': key }),
        },
        body: JSON.stringify({ source_currency: 'USDT', target_currency: 'NGN', source_amount: '10' }),
      });
    const quotes = () =>
      database.kysely.selectFrom('quote').selectAll().where('business_id', '=', business.id).execute();
    /** The request log of calls that met a fault. */
    async function logged(faultId: string) {
      await console.services.requestLogBuffer.flush();
      const { body } = await console.call('GET /console/v1/request_logs?limit=100', { as: developer });
      const logs: readonly { status: number; fault_id?: string; error_name?: string }[] = Object(body).data;
      return logs
        .filter((log) => log.fault_id === faultId)
        .map(({ status, error_name }) => [status, error_name]);
    }

    test.each([
      [429, 'too_many_requests', '1'],
      [500, 'internal_server_error', null],
      [503, 'service_unavailable', '1'],
    ])(
      'status: the next n calls of an operation get %i, and nothing is carried out',
      async (status, name, retry) => {
        const id = await injected({ kind: 'error', status, operation_id: 'createQuote', count: 2 });
        for (let call = 0; call < 2; call += 1) {
          const answer = await quote(`same-key-${status}`);
          const { error } = await answer.json();
          expect([answer.status, error.name, answer.headers.get('Retry-After')]).toEqual([
            status,
            name,
            retry,
          ]);
          expect(error.message).toContain(id);
          const other = await console.api('GET /v1/balances', bearer);
          expect(other.status).toBe(200);
        }
        expect(await quotes()).toEqual([]);
        expect(await listed()).toEqual([]);
        expect((await quote(`same-key-${status}`)).status).toBe(201);
        expect(await logged(id)).toEqual([
          [status, name],
          [status, name],
        ]);
      },
    );

    test('delay: a call waits, and is carried out', async () => {
      const id = await injected({ kind: 'latency', delay_ms: 400 });
      const begun = performance.now();
      expect((await quote()).status).toBe(201);
      expect(performance.now() - begun).toBeGreaterThan(395);
      expect(await logged(id)).toEqual([[201, undefined]]);
    });

    test('drop: the connection of a call ends, and nothing is carried out', async () => {
      const id = await injected({ kind: 'lost_request' });
      await expect(quote()).rejects.toThrow('fetch failed');
      expect(await quotes()).toEqual([]);
      expect((await quote()).status).toBe(201);
      expect(await logged(id)).toEqual([[499, undefined]]);
    });

    test('drop after: a call whose answer is lost was carried out, once however often it is repeated', async () => {
      const id = await injected({ kind: 'lost_response', operation_id: 'createQuote' });
      await expect(quote('once')).rejects.toThrow('fetch failed');
      expect(await quotes()).toHaveLength(1);
      const again = await quote('once');
      expect([again.status, again.headers.get('Idempotency-Replayed')]).toEqual([201, 'true']);
      const [kept] = await quotes();
      expect((await again.json()).data.id).toBe(kept?.quote_id);
      expect(await logged(id)).toEqual([[499, undefined]]);
    });

    test('payouts: the rail refuses the next one, and takes the one after it', async () => {
      await injected({ kind: 'payout_refusal' });
      const statuses: string[] = [];
      for (let payout = 0; payout < 2; payout += 1) {
        const profile = await console.services.profiles.find(business.id, business.id);
        if (profile === undefined) throw new Error('The business has no profile.');
        const expiresAt = new Date(console.clock.now().getTime() + 24 * 60 * MINUTE);
        const { id } = await seedQuote(database, 'plainWithdrawal', profile, { expiresAt });
        const transfer = await console.services.transfers.create(profile, id);
        await console.call('POST /console/v1/sandbox/clock/advance', {
          as: developer,
          body: { seconds: 3600 },
        });
        statuses.push((await console.services.transfers.get(profile, transfer.id)).status);
      }
      expect(statuses).toEqual(['funds_refunded', 'funds_delivered']);
      expect(await listed()).toEqual([]);
    });

    test('listed and cancellable, oldest last, by whoever may use the sandbox of the business', async () => {
      const first = await injected({ kind: 'error', status: 500, count: 3 });
      console.clock.advance(1);
      const other = await injected({ kind: 'payout_refusal', count: 4 });
      await quote();
      expect((await listed()).map(({ id, remaining }) => [id, remaining])).toEqual([
        [other, 4],
        [first, 2],
      ]);
      const stranger = await newBusiness();
      const remove = (as: Person) => console.call(`DELETE ${FAULTS}/${first}`, { as });
      expect((await remove(stranger.developer)).status).toBe(404);
      const removed = await remove(developer);
      expect([removed.status, removed.body]).toMatchObject([200, { data: { id: first, remaining: 2 } }]);
      expect((await remove(developer)).status).toBe(404);
      expect((await quote()).status).toBe(201);
      const { body } = await console.call('GET /console/v1/audit_entries?limit=10', { as: developer });
      const actions = Object(body).data.map(({ action }: { action: string }) => action);
      const ofFaults = actions.filter((action: string) => action.startsWith('sandbox.fault_')).toSorted();
      expect(ofFaults).toEqual(['sandbox.fault_created', 'sandbox.fault_created', 'sandbox.fault_deleted']);
    });

    test('never another business, the console, or a call that is not let in', async () => {
      await injected({ kind: 'error', status: 503, count: 5 });
      const stranger = await newBusiness();
      expect((await quote(undefined, { by: stranger.bearer })).status).toBe(201);
      expect((await fetch(`${console.apiAddress}/v1/countries`)).status).toBe(200);
      expect((await quote(undefined, { by: 'nobody' })).status).toBe(401);
      expect((await console.call('GET /console/v1/sandbox', { as: developer })).status).toBe(200);
      expect((await listed()).map(({ remaining }) => remaining)).toEqual([5]);
    });

    test('for exactly n calls, however many come at once to several processes', async () => {
      await injected({ kind: 'error', status: 503, count: 4 });
      await injected({ kind: 'error', status: 429, count: 3 });
      const calls = Array.from({ length: 12 }, (_, call) =>
        quote(undefined, { server: call % 2 ? console : second }),
      );
      const statuses = (await Promise.all(calls)).map(({ status }) => status);
      const count = (status: number) => statuses.filter((one) => one === status).length;
      expect([count(503), count(429), count(201)]).toEqual([4, 3, 5]);
    });

    test('bounded: at most 20, of known operations, for a limited delay and number of calls', async () => {
      for (const [body, name] of [
        [{ kind: 'error', status: 503, operation_id: 'createNothing' }, 'request_validation'],
        [{ kind: 'error', status: 503, operation_id: 'createSandboxFault' }, 'request_validation'],
        [{ kind: 'error', status: 404 }, 'schema_validation'],
        [{ kind: 'latency', delay_ms: 30_001 }, 'schema_validation'],
        [{ kind: 'lost_request', count: 1001 }, 'schema_validation'],
      ] as const) {
        const refused = await inject(body);
        expect([refused.status, refused.text('error.name')]).toEqual([400, name]);
      }
      const many = Array.from({ length: 21 }, () => inject({ kind: 'lost_request' }));
      const answers = await Promise.all(many);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(20).fill(201), 422]);
      expect(answers.find(({ status }) => status === 422)?.text('message')).toBe(
        'This sandbox has 20 faults, the maximum. Delete one first.',
      );
    });

    test('gone after 15 minutes, and at a reset', async () => {
      await injected({ kind: 'error', status: 503, count: 1000 });
      expect((await quote()).status).toBe(503);
      console.clock.advance(15 * MINUTE);
      expect((await quote()).status).toBe(201);
      expect(await listed()).toEqual([]);
      await injected({ kind: 'error', status: 503, count: 1000 });
      const body = { balances: 'opening' };
      expect((await console.call('POST /console/v1/sandbox/reset', { as: developer, body })).status).toBe(
        200,
      );
      expect(await listed()).toEqual([]);
      expect((await quote()).status).toBe(201);
    });
  },
);
