import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgres, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import { expectRefusal } from '../../../../test/harness/reference-refusals.ts';
import {
  type SeededBusiness,
  type SeedSettings,
  seedBusiness,
} from '../../../../test/harness/seed/seed-business.ts';
import { type QuoteKind, seedQuote } from '../../../../test/harness/seed/seed-quote.ts';
import { movedClock } from '../../../../test/harness/worlds/moved-clock.ts';
import { startServer, type TestServer } from '../../../../test/harness/worlds/server.ts';
import { profileOf } from '../../../../test/harness/worlds/test-profile.ts';
import { Decimal } from '../../../domain/money/decimal.ts';
import { openDatabase } from '../../../storage/engine/database.ts';

/** The same call with additional headers. */
function withHeaders(init: RequestInit, headers: Record<string, string>): RequestInit {
  return { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), ...headers } };
}

const json = async (response: Response | Promise<Response>) => (await response).json();

describe.each([postgres])('transactions on $name', ({ open }) => {
  const clock = movedClock();
  let database: TestDatabase;
  let server: TestServer;
  let business: SeededBusiness;
  let other: SeededBusiness;

  beforeAll(async () => {
    database = await open();
    server = await startServer({ database, clock, environment: { RATE_LIMIT_PER_MINUTE: '1000000' } });
    business = await server.seedBusiness();
    other = await server.seedBusiness();
    await transferred('conversion', business);
    await transferred('withdrawal', business);
    await transferred('conversion', other);
  });

  afterAll(async () => {
    await server.stop();
    await database.close();
  });

  /** Takes a transfer of 100 or 200 USDT to its end. */
  async function transferred(kind: QuoteKind, { businessId }: SeededBusiness): Promise<void> {
    const holder = { businessId, profileId: businessId };
    const profile = profileOf(holder);
    await server.services.balances.fund(profile, 'USDT', Decimal.parse('300'), 'opening');
    const expiresAt = new Date(clock.now().getTime() + 60_000);
    const quote = await seedQuote(database, kind, holder, { expiresAt });
    await server.services.transfers.create(profile, quote.id);
    for (let step = 0; step < 3; step++) {
      clock.advance(10_000);
      await server.services.transferEngine.runDue(businessId);
    }
  }

  const call = (path: string, init: RequestInit = {}, caller = business) =>
    server.call(path, withHeaders(init, { Authorization: caller.authorization }));

  const list = async (query = '', caller = business) => json(call(`/v1/transactions${query}`, {}, caller));

  const told = ({
    data,
  }: {
    data: { type: string; is_credit: boolean; amount: string; currency: string }[];
  }) =>
    data.map(
      ({ type, is_credit, amount, currency }) => `${is_credit ? '+' : '−'}${amount} ${currency} ${type}`,
    );

  describe('listTransactions', () => {
    describe('200', () => {
      it('lists the entries of the profile, newest first or oldest first', async () => {
        const body = await list();
        expect(body).toMatchObject({ status: 'success', message: 'Transactions retrieved.' });
        expect(body.pagination).toEqual({ current_entries_size: 5 });
        const entries = [
          '−0.0625 USDT fees',
          '−99.9375 USDT withdrawals',
          '+344000.00 NGN converts',
          '−200.00 USDT converts',
          '+300.00 USDT deposits',
        ];
        expect(told(body)).toEqual(entries);
        expect(told(await list('?sort=asc'))).toEqual(entries.toReversed());
      });

      it('tells of each what was available right after it, and of what it was part', async () => {
        const { data } = await list();
        const [, withdrawal, bought, given] = data;
        expect(data.map((entry: { available_balance: string }) => entry.available_balance)).toEqual([
          '0.00',
          '0.00',
          '344000.00',
          '100.00',
          '300.00',
        ]);
        expect(
          data.map((entry: { pending_balance: string; total_balance: string }) => [
            entry.pending_balance,
            entry.total_balance,
          ]),
        ).toEqual([
          ['0.00', '0.00'],
          ['0.0625', '0.0625'],
          ['0.00', '344000.00'],
          ['0.00', '100.00'],
          ['0.00', '300.00'],
        ]);
        expect(bought.transfer_id).toBe(given.transfer_id);
        expect(given).toMatchObject({
          object: 'transaction',
          status: 'completed',
          profile_id: business.businessId,
          user_id: expect.stringMatching(/^USR_/),
          is_fiat: false,
          meta: { conversion: { source_amount: '200.00', target_amount: '344000.00', rate: '1720.00' } },
        });
        expect(withdrawal.meta).toMatchObject({
          fee: { amount: '107.50', currency: 'NGN' },
          destination: { account_name: 'ADA LOVELACE', account_number: '0123456789' },
        });
      });

      it('narrows by kind and by currency, together', async () => {
        expect(told(await list('?type=withdrawals'))).toEqual(['−99.9375 USDT withdrawals']);
        expect(told(await list('?type=fees'))).toEqual(['−0.0625 USDT fees']);
        expect(told(await list('?currency=NGN'))).toEqual(['+344000.00 NGN converts']);
        expect(told(await list('?type=converts&currency=USDT'))).toEqual(['−200.00 USDT converts']);
        expect(told(await list('?type=refunds'))).toEqual([]);
      });

      it('lists none of another profile', async () => {
        const headers = { 'X-BU-PROFILE-ID': business.customerId };
        expect((await json(call('/v1/transactions', { headers }))).data).toEqual([]);
      });

      it('pages on to the end and back', async () => {
        const first = await list('?limit=2');
        const second = await list(`?limit=3&cursor=${first.pagination.next_cursor}`);
        const all = await list();
        expect([...first.data, ...second.data]).toEqual(all.data);
        expect(second.pagination).not.toHaveProperty('next_cursor');
        const back = await list(`?limit=2&cursor=${second.pagination.previous_cursor}`);
        expect(back.data).toEqual(first.data);
      });
    });

    describe('400', () => {
      it.each(['limit=0', 'limit=501', 'sort=up', 'type=gifts'])('for %s', async (query) => {
        const body = await expectRefusal(await call(`/v1/transactions?${query}`), 400, 'request_validation');
        expect(Object.keys(body.fields)).toEqual([query.split('=')[0]]);
      });

      it('for a cursor of another list', async () => {
        const { pagination } = await list('?limit=1');
        const cursor = `cursor=${pagination.next_cursor}`;
        expect((await call(`/v1/transactions?${cursor}`)).status).toBe(200);
        for (const query of [`${cursor}&type=converts`, `${cursor}&currency=NGN`, `${cursor}&sort=asc`]) {
          await expectRefusal(await call(`/v1/transactions?${query}`), 400, 'bad_request');
        }
        await expectRefusal(await call(`/v1/transactions?${cursor}`, {}, other), 400, 'bad_request');
      });
    });
  });

  describe('getTransaction', () => {
    describe('200', () => {
      it('is the entry as it stands in the list', async () => {
        for (const entry of (await list()).data) {
          expect(await json(call(`/v1/transactions/${entry.id}`))).toEqual({
            status: 'success',
            message: 'Transaction retrieved.',
            data: entry,
          });
        }
      });
    });

    describe('404', () => {
      it('for an entry of another business or profile as for one that does not exist', async () => {
        const [foreign] = (await list('', other)).data;
        const messages = new Set<string>();
        for (const wrong of [foreign.id, 'TXN_0000000000000000', 'nonsense', 'TXN_%F0%9F%98%80']) {
          const body = await expectRefusal(await call(`/v1/transactions/${wrong}`), 404, 'not_found');
          messages.add(body.message.replace(/\S+\.$/, ''));
        }
        expect(messages.size).toBe(1);
        const [own] = (await list()).data;
        const headers = { 'X-BU-PROFILE-ID': business.customerId };
        await expectRefusal(await call(`/v1/transactions/${own.id}`, { headers }), 404, 'not_found');
      });
    });
  });

  describe.each(['listTransactions', 'getTransaction'])('%s', (operation) => {
    const path = async () => {
      if (operation === 'listTransactions') return '/v1/transactions';
      const [entry] = (await list()).data;
      return `/v1/transactions/${entry.id}`;
    };
    /** The operation, called by another business. */
    const asked = async (settings: SeedSettings) =>
      call(await path(), {}, await server.seedBusiness(settings));

    it('400 for a header that is no longer accepted', async () => {
      const response = await call(await path(), { headers: { 'X-BU-VERSION': '1' } });
      await expectRefusal(response, 400, 'bad_request');
    });

    it('401 without a credential that exists', async () => {
      for (const headers of [{}, { Authorization: 'Bearer bm9uZTpub25l' }]) {
        const response = await server.call(await path(), { headers });
        await expectRefusal(response, 401, 'unauthorized');
        expect(response.headers.get('WWW-Authenticate')).toMatch(/^Bearer/);
      }
    });

    it('403 without the scope', async () => {
      const response = await asked({ scopes: ['transfers:read', 'balances:read'] });
      await expectRefusal(response, 403, 'insufficient_scope');
    });

    it('404 for a profile of another business', async () => {
      const response = await call(await path(), { headers: { 'X-BU-PROFILE-ID': other.businessId } });
      await expectRefusal(response, 404, 'resource_not_found');
    });

    it('406 when JSON is not accepted', async () => {
      const response = await call(await path(), { headers: { Accept: 'text/csv' } });
      await expectRefusal(response, 406, 'not_acceptable');
    });

    it('429 over the limit of the key', async () => {
      const caller = await server.seedBusiness({ rateLimit: 1 });
      await call(await path(), {}, caller);
      const response = await call(await path(), {}, caller);
      await expectRefusal(response, 429, 'too_many_requests');
      expect(response.headers.get('Retry-After')).toMatch(/^[1-9]\d*$/);
    });

    it('500 without its table, telling nothing of it', async () => {
      const target = await path();
      await sql`ALTER TABLE transaction_entry RENAME TO lost`.execute(database.kysely);
      const body = await expectRefusal(await call(target), 500, 'internal_server_error');
      await sql`ALTER TABLE lost RENAME TO transaction_entry`.execute(database.kysely);
      expect(JSON.stringify(body)).not.toMatch(/relation|lost|transaction_entry/);
    });
  });
});

describe('transactions while the database does not answer', () => {
  it('are 503, and say when to try again', async () => {
    const database = await postgres.open();
    const { authorization } = await seedBusiness(database);
    const impatient = await openDatabase({ url: database.url ?? '', patienceMs: 1000 });
    const server = await startServer({ database: impatient, environment: { LOG_LEVEL: 'silent' } });
    await database.transaction(async (transaction) => {
      await sql`LOCK TABLE transaction_entry IN ACCESS EXCLUSIVE MODE`.execute(transaction);
      for (const path of ['/v1/transactions', '/v1/transactions/TXN_0000000000000000']) {
        const response = await server.call(path, { headers: { Authorization: authorization } });
        await expectRefusal(response, 503, 'service_unavailable');
        expect(response.headers.get('Retry-After')).toMatch(/^[1-9]\d*$/);
      }
    });
    await server.stop();
    await impatient.close();
    await database.close();
  });
});
