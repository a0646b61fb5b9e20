import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { postgres } from '../../../../test/harness/processes/databases.ts';
import { expectRefusal } from '../../../../test/harness/reference-refusals.ts';
import { type SeededBusiness, seedBusiness } from '../../../../test/harness/seed/seed-business.ts';
import { seedQuote } from '../../../../test/harness/seed/seed-quote.ts';
import { json, withHeaders } from '../../../../test/harness/worlds/json-calls.ts';
import { startServer } from '../../../../test/harness/worlds/server.ts';
import { holdings } from '../../../../test/harness/worlds/test-ledger.ts';
import { profileOf } from '../../../../test/harness/worlds/test-profile.ts';
import {
  operationNumbers,
  operationsOn,
  POST,
  take,
  transfersOn,
} from '../../../../test/harness/worlds/transfers-desk.ts';
import { Decimal } from '../../../domain/money/decimal.ts';
import { openDatabase } from '../../../storage/engine/database.ts';

const MINUTE = 60_000;

describe.each([postgres])('transfers on $name', ({ open }) => {
  const world = transfersOn(open);
  const { clock, call, quoted, created, settle, read, ready } = world;

  describe('getTransfer', () => {
    describe('200', () => {
      it('shows a payout that was delivered', async () => {
        const { id } = await created('withdrawal');
        await settle();
        const body = await json(call(`/v1/transfers/${id}`));
        expect(body).toMatchObject({ status: 'success', message: 'Transfer retrieved.' });
        expect(body.data).toMatchObject({
          status: 'funds_delivered',
          status_description: '171892.50 NGN reached the account.',
          pay_out: { session_id: expect.stringMatching(/^\d{30}$/) },
          timeline: { total_steps: 4, current_step: 4 },
        });
        expect(body.data).not.toHaveProperty('error');
      });

      it.each([
        ['0123456222', ['failed', 'funds_refunded'], 'payout_refused'],
        ['0123456333', ['funds_not_delivered', 'funds_refunded'], 'payout_returned'],
      ])('shows a payout to %s that was refunded', async (account_number, ends, error) => {
        const payOut = { type: 'bank_transfer', recipient_details: { account_number } } as const;
        const { id } = await created('withdrawal', { payOut });
        await settle();
        const data = await read(id);
        const states = data.timeline.events.map(({ status }: { status: string }) => status);
        expect([states.slice(-2), data.error]).toEqual([ends, error]);
        expect(data.fees.map((fee: { name: string }) => fee.name)).toEqual(['Payout fee', 'Refund fee']);
      });

      it('shows a deposit, a purchase and a sale that were paid', async () => {
        const paid = [
          ['deposit', '20000', 'NGN', 'funds_received'],
          ['buy', '173150', 'NGN', 'funds_converted'],
          ['sell', '300', 'USDT', 'funds_delivered'],
        ] as const;
        for (const [kind, text, currency, status] of paid) {
          const { id } = await created(kind);
          const payment = { currency, amount: Decimal.parse(text), reference: `payment of ${id}` };
          await world.server.services.transferEngine.arrive(profileOf(world.business), id, payment);
          await settle();
          expect((await read(id)).status).toBe(status);
        }
      });

      it('shows what was not exchanged', async () => {
        const { id } = await created('buy');
        const payment = { currency: 'NGN', amount: Decimal.parse('150000'), reference: `payment of ${id}` };
        await world.server.services.transferEngine.arrive(profileOf(world.business), id, payment);
        expect(await read(id)).toMatchObject({
          status: 'funds_received',
          error: 'amount_mismatch',
          source_amount: '150000.00',
          target_amount: '0.00',
          timeline: { total_steps: 2, current_step: 2 },
        });
      });
    });

    describe('404', () => {
      it('for a transfer of another business or profile as for one that does not exist', async () => {
        const { id } = await created('deposit', {}, world.other);
        const messages = new Set<string>();
        for (const wrong of [id, 'TRF_0000000000000000', 'nonsense', 'TRF_%F0%9F%98%80']) {
          const body = await expectRefusal(await call(`/v1/transfers/${wrong}`), 404, 'not_found');
          messages.add(body.message.replace(/\S+\.$/, ''));
        }
        expect(messages.size).toBe(1);
        const own = await created('deposit');
        const headers = { 'X-BU-PROFILE-ID': world.business.customerId };
        await expectRefusal(await call(`/v1/transfers/${own.id}`, { headers }), 404, 'not_found');
      });
    });
  });

  describe('listTransfers', () => {
    let lister: SeededBusiness;
    let ids: string[];
    const list = async (query: string, caller = lister) => {
      const { data, pagination } = await json(call(`/v1/transfers${query}`, {}, caller));
      return { ids: data.map(({ id }: { id: string }) => id), pagination, data };
    };

    beforeAll(async () => {
      lister = await world.funded();
      ids = [];
      for (const kind of ['deposit', 'conversion', 'sell', 'buy', 'deposit'] as const) {
        clock.advance(1000);
        ids.push((await created(kind, {}, lister)).id);
      }
      const [first] = ids;
      await call(`/v1/transfers/${first}/cancel`, POST, lister);
      await settle(lister);
    });

    describe('200', () => {
      it('lists the transfers of the profile, newest first or oldest first', async () => {
        expect((await list('')).ids).toEqual(ids.toReversed());
        expect((await list('?sort=asc')).ids).toEqual(ids);
        expect((await list('')).pagination).toEqual({ current_entries_size: 5 });
      });

      it('lists none of another profile or business', async () => {
        expect((await list('', await world.funded())).ids).toEqual([]);
        const headers = { 'X-BU-PROFILE-ID': lister.customerId };
        expect((await json(call('/v1/transfers', { headers }, lister))).data).toEqual([]);
      });

      it('lists the transfer of a quote, and none for a quote that is unknown or foreign', async () => {
        const { data } = await list('');
        expect((await list(`?quote_id=${data[0].quote_id}`)).ids).toEqual([data[0].id]);
        for (const quoteId of [await quoted('deposit', {}, lister), await quoted(), 'nonsense']) {
          expect((await list(`?quote_id=${quoteId}`)).ids).toEqual([]);
        }
        expect((await list(`?quote_id=${data[0].quote_id}`, world.business)).ids).toEqual([]);
      });

      it('lists those in one state, or in one of several', async () => {
        expect((await list('?status=cancelled')).ids).toEqual([ids[0]]);
        expect((await list('?status=cancelled&status=funds_converted&sort=asc')).ids).toEqual(
          ids.slice(0, 2),
        );
        expect((await list('?status=failed')).ids).toEqual([]);
      });

      it('pages on to the end and back, whatever is narrowed', async () => {
        const query = '?status=pending&status=cancelled&limit=2';
        const first = await list(query);
        const second = await list(`${query}&cursor=${first.pagination.next_cursor}`);
        expect([...first.ids, ...second.ids]).toEqual(ids.filter((id) => id !== ids[1]).toReversed());
        expect(second.pagination).not.toHaveProperty('next_cursor');
        const back = await list(`${query}&cursor=${second.pagination.previous_cursor}`);
        expect(back.ids).toEqual(first.ids);
      });
    });

    describe('400', () => {
      it.each(['limit=0', 'limit=501', 'sort=up', 'status=done'])('for %s', async (query) => {
        const body = await expectRefusal(await call(`/v1/transfers?${query}`), 400, 'request_validation');
        expect(Object.keys(body.fields)[0]).toContain(query.split('=')[0]);
      });

      it('for a cursor of another list', async () => {
        const { pagination } = await list('?limit=2');
        const cursor = `cursor=${pagination.next_cursor}`;
        expect((await call(`/v1/transfers?${cursor}`, {}, lister)).status).toBe(200);
        for (const query of [`${cursor}&sort=asc`, `${cursor}&status=pending`, `${cursor}&quote_id=QUO_1`]) {
          await expectRefusal(await call(`/v1/transfers?${query}`, {}, lister), 400, 'bad_request');
        }
        await expectRefusal(await call(`/v1/transfers?${cursor}`), 400, 'bad_request');
      });
    });
  });

  describe('cancelTransfer', () => {
    const cancel = (id: string) => call(`/v1/transfers/${id}/cancel`, POST);

    describe('200', () => {
      it('calls a pending transfer off and gives back what it held', async () => {
        const before = await holdings(world.database, profileOf(world.business));
        const { id } = await created('withdrawal', { sourceAmount: Decimal.parse('250') });
        clock.advance(1);
        const body = await json(cancel(id));
        expect(body).toMatchObject({
          status: 'success',
          message: 'Transfer cancelled.',
          data: {
            status: 'cancelled',
            status_description: 'The transfer was cancelled and 250.00 USDT is available again.',
            timeline: { total_steps: 2, current_step: 2, transfer_status: 'cancelled' },
          },
        });
        expect(await holdings(world.database, profileOf(world.business))).toEqual(before);
        expect(await read(id)).toEqual(body.data);
      });

      it('Cancel repeated with the same key is answered alike', async () => {
        const { id } = await created('withdrawal', { sourceAmount: Decimal.parse('250') });
        const keyed = () =>
          call(`/v1/transfers/${id}/cancel`, withHeaders(POST, { 'Idempotency-Key': `cancel-${id}` }));
        const atOnce = await Promise.all([keyed(), keyed(), keyed()]);
        const answers = [...atOnce, await keyed()];
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
        const replayed = answers.filter(({ headers }) => headers.get('idempotency-replayed') === 'true');
        expect(replayed).toHaveLength(3);
        const bodies = await Promise.all(answers.map((answer) => answer.json()));
        expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
        expect(await read(id)).toEqual(bodies[0].data);
        await expectRefusal(await cancel(id), 422, 'invalid_state');
        const { id: next } = await created('deposit');
        const reused = await call(
          `/v1/transfers/${next}/cancel`,
          withHeaders(POST, { 'Idempotency-Key': `cancel-${id}` }),
        );
        await expectRefusal(reused, 422, 'idempotency_key_reused');
      });
    });

    describe('404', () => {
      it('for a transfer of another business, and for one that does not exist', async () => {
        const { id } = await created('deposit', {}, world.other);
        for (const wrong of [id, 'TRF_0000000000000000', 'nonsense']) {
          await expectRefusal(await cancel(wrong), 404, 'not_found');
        }
      });
    });

    describe('422', () => {
      it('for a transfer that is not pending any more', async () => {
        const { id } = await created();
        await settle();
        await expectRefusal(await cancel(id), 422, 'invalid_state');
        const twice = await created('deposit');
        expect((await cancel(twice.id)).status).toBe(200);
        await expectRefusal(await cancel(twice.id), 422, 'invalid_state');
      });
    });
  });

  describe.each(operationNumbers)('%s', (_operation, index) => {
    it('400 for a header that is no longer accepted', async () => {
      const { path, init, caller } = await ready(index);
      const response = await call(path, withHeaders(init, { 'X-BU-VERSION': '1' }), caller);
      await expectRefusal(response, 400, 'bad_request');
    });

    it('401 without a credential that exists', async () => {
      const { path, init } = await ready(index);
      for (const headers of [{}, { Authorization: 'Bearer bm9uZTpub25l' }]) {
        const response = await world.server.call(path, withHeaders(init, headers));
        await expectRefusal(response, 401, 'unauthorized');
        expect(response.headers.get('WWW-Authenticate')).toMatch(/^Bearer/);
      }
    });

    it('403 without the scope, and with the scope of the other direction', async () => {
      const isRead = operationsOn('', '')[index]?.[3] === 'transfers:read';
      const scopes = isRead ? (['transfers:write'] as const) : (['transfers:read'] as const);
      const { path, init, caller } = await ready(index, { scopes });
      await expectRefusal(await call(path, init, caller), 403, 'insufficient_scope');
    });

    it('404 for a profile of another business', async () => {
      const { path, init, caller } = await ready(index);
      const response = await call(
        path,
        withHeaders(init, { 'X-BU-PROFILE-ID': world.other.businessId }),
        caller,
      );
      await expectRefusal(response, 404, 'resource_not_found');
    });

    it('406 when JSON is not accepted', async () => {
      const { path, init, caller } = await ready(index);
      const response = await call(path, withHeaders(init, { Accept: 'text/csv' }), caller);
      await expectRefusal(response, 406, 'not_acceptable');
    });

    it('429 over the limit of the key', async () => {
      const { path, init, caller } = await ready(index, { rateLimit: 1 });
      await call(path, init, caller);
      const response = await call(path, init, caller);
      await expectRefusal(response, 429, 'too_many_requests');
      expect(response.headers.get('Retry-After')).toMatch(/^[1-9]\d*$/);
    });

    it('500 without a table, telling nothing of it', async () => {
      const { path, init, caller } = await ready(index);
      await sql`ALTER TABLE quote RENAME TO lost`.execute(world.database.kysely);
      const body = await expectRefusal(await call(path, init, caller), 500, 'internal_server_error');
      await sql`ALTER TABLE lost RENAME TO quote`.execute(world.database.kysely);
      expect(JSON.stringify(body)).not.toMatch(/relation|lost|quote"/);
    });
  });
});

describe('transfers when something is out of reach', () => {
  it('503: createTransfer, without rails, says when to try again and leaves the quote', async () => {
    const database = await postgres.open();
    const server = await startServer({ database, environment: { RAILS: 'none', LOG_LEVEL: 'silent' } });
    const { businessId, authorization } = await server.seedBusiness();
    const expiresAt = new Date(Date.now() + 30 * MINUTE);
    const { id } = await seedQuote(database, 'deposit', { businessId, profileId: businessId }, { expiresAt });
    const response = await server.call(
      '/v1/transfers',
      withHeaders(take(id), { Authorization: authorization }),
    );
    await expectRefusal(response, 503, 'service_unavailable');
    expect(response.headers.get('Retry-After')).toMatch(/^[1-9]\d*$/);
    const kept = await server.services.transfers.list(
      profileOf({ businessId }),
      {},
      { sort: 'asc', limit: 1, from: undefined },
    );
    expect(kept.entries).toEqual([]);
    await server.stop();
    await database.close();
  });

  it('503: every operation, while the database does not answer, says when to try again', async () => {
    const database = await postgres.open();
    const { authorization } = await seedBusiness(database);
    const impatient = await openDatabase({ url: database.url ?? '', patienceMs: 1000 });
    const server = await startServer({ database: impatient, environment: { LOG_LEVEL: 'silent' } });
    await database.transaction(async (transaction) => {
      await sql`LOCK TABLE quote, transfer IN ACCESS EXCLUSIVE MODE`.execute(transaction);
      for (const [, path, init] of operationsOn('TRF_0000000000000000', 'QUO_0000000000000000')) {
        const response = await server.call(path, withHeaders(init, { Authorization: authorization }));
        await expectRefusal(response, 503, 'service_unavailable');
        expect(response.headers.get('Retry-After')).toMatch(/^[1-9]\d*$/);
      }
    });
    await server.stop();
    await impatient.close();
    await database.close();
  });
});
