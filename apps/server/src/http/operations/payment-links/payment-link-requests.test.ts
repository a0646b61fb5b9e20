import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampledDatabases, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import { rowCount } from '../../../../test/harness/processes/row-count.ts';
import { expectRefusal } from '../../../../test/harness/reference-refusals.ts';
import { BY_BANK, LIBRARY_FUND, LinkDesk } from '../../../../test/harness/worlds/link-desk.ts';
import { movedClock } from '../../../../test/harness/worlds/moved-clock.ts';
import { dataOf } from '../../../../test/harness/worlds/payment-desk.ts';
import { startServer, type TestServer } from '../../../../test/harness/worlds/server.ts';

const HOUR = 3600;
const ONE_TIME = { ...LIBRARY_FUND, one_time: true };
const { quote_amount: _amount, quote_currency: _currency, ...UNPRICED } = LIBRARY_FUND;
const OPEN = { ...UNPRICED, fixed: false };
const LIMITED = { ...OPEN, amount_limit: { min_amount: '1000', max_amount: '500000' } };
const ASKING = {
  ...LIBRARY_FUND,
  require_extra_info: [
    { field_name: 'email', required: true },
    { field_name: 'name', required: false },
    { field_name: 'table', required: false },
  ],
};

describe.each(sampledDatabases)('payment requests of links on $name', ({ open }) => {
  const clock = movedClock();
  let database: TestDatabase;
  let server: TestServer;
  let desk: LinkDesk;

  beforeAll(async () => {
    database = await open();
    server = await startServer({ database, clock, environment: { RATE_LIMIT_PER_MINUTE: '1000000' } });
  });
  beforeEach(async () => {
    desk = new LinkDesk(server, database, await server.seedBusiness());
  });
  afterAll(async () => {
    await server.stop();
    await database.close();
  });

  const requestCount = () => rowCount(database, 'payment_request', desk.business.businessId);
  const statusOf = async (id: string) => (await desk.readLink(id)).status;

  describe('createPaymentLinkRequest', () => {
    describe('201', () => {
      it.each([
        ['as it is', {}, {}, '10.123457'],
        ['many times', { allow_quantity_selection: true }, { quote_amount: '30.37037034' }, '30.370371'],
      ])(
        'asks for an amount that the network can send when the link sets a finer one, %s (G324)',
        async (_, rule, amount, asked) => {
          const finer = { ...LIBRARY_FUND, ...rule, quote_amount: '10.12345678', quote_currency: 'USDT' };
          const byTron = { source_currency: 'USDT', pay_in: { type: 'address', network: 'TRX' } };
          const given = 'quote_amount' in amount ? { ...amount, quote_currency: 'USDT' } : {};
          const request = await desk.createThrough(await desk.createLink(finer), { ...byTron, ...given });
          expect(request.source_amount).toBe(asked);
        },
      );

      it('asks for the amount of the link, for its purpose, and says where the request is', async () => {
        const link = await desk.createLink(ASKING);
        const requested_info = { email: 'ada@example.com', table: '7' };
        const response = await desk.requestThrough(link, {
          ...BY_BANK,
          requested_info,
          reference: 'GIFT-93',
        });
        const data = await dataOf(response, 201);
        expect(response.headers.get('Location')).toBe(`/v1/payments/requests/${data.id}`);
        expect(data).toMatchObject({
          type: 'donation',
          status: 'pending',
          requested_amount: '86000.00',
          currency: 'NGN',
          source_amount: '86000.00',
          target_amount: '85850.00',
          reference: 'GIFT-93',
          source: 'payment_link',
          source_id: link.id,
          additional_info: requested_info,
          pay_in: { type: 'temporary_bank_account' },
        });
        const told = await desk.told(data.id);
        expect(told).toEqual([{ kind: 'payment_request.pending', data }]);
      });

      it.each<[what: string, link: object, given: object, requested: object]>([
        [
          'what the link credits, after the fee',
          { ...UNPRICED, target_amount: '50000' },
          {},
          { requested_amount: '50000.00', target_amount: '50000.00', source_amount: '50150.00' },
        ],
        ['a suggestion', { ...OPEN, target_amount: '2000' }, {}, { target_amount: '2000.00' }],
        [
          'another amount than the suggestion',
          { ...OPEN, target_amount: '2000' },
          { target_amount: '3000' },
          { target_amount: '3000.00' },
        ],
        ['the least amount', LIMITED, { target_amount: '1000' }, { target_amount: '1000.00' }],
        ['the most', LIMITED, { source_amount: '500000' }, { source_amount: '500000.00' }],
        [
          'an amount whose worth is within the limits',
          LIMITED,
          { quote_amount: '10', quote_currency: 'USD' },
          { requested_amount: '10.00', currency: 'USD' },
        ],
        [
          'another amount than a fixed one, where the payer may choose',
          { ...LIBRARY_FUND, allow_customer_amount: true },
          { source_amount: '1000' },
          { source_amount: '1000.00' },
        ],
        [
          'the amount of such a link without another',
          { ...LIBRARY_FUND, allow_customer_amount: true },
          {},
          { source_amount: '86000.00' },
        ],
        [
          'three times the amount',
          { ...LIBRARY_FUND, allow_quantity_selection: true },
          { quote_amount: '258000', quote_currency: 'NGN' },
          { requested_amount: '258000.00' },
        ],
        [
          'a whole multiple of what the link credits',
          { ...UNPRICED, target_amount: '0.07', allow_quantity_selection: true },
          { target_amount: '70007' },
          { requested_amount: '70007.00' },
        ],
        [
          'its amount once, with a quantity to choose',
          { ...LIBRARY_FUND, allow_quantity_selection: true },
          {},
          { requested_amount: '86000.00' },
        ],
      ])('asks for %s', async (_what, body, given, requested) => {
        const link = await desk.createLink(body);
        expect(await desk.createThrough(link, { ...BY_BANK, ...given })).toMatchObject(requested);
      });

      it('is paid in another currency, at a rate that is held', async () => {
        const link = await desk.createLink(LIBRARY_FUND);
        const request = await desk.createThrough(link, {
          source_currency: 'USDT',
          pay_in: { type: 'address', network: 'TRX' },
        });
        expect(request).toMatchObject({
          target_amount: '86000.00',
          currency: 'NGN',
          quote_rate: request.rate,
        });
        await desk.pay(request, request.source_amount);
        expect(await desk.available()).toEqual({ NGN: '86000' });
      });

      it('is created with an API key too, and for the profile of the link', async () => {
        const headers = { 'X-BU-PROFILE-ID': desk.business.customerId };
        const link = await desk.createLink(LIBRARY_FUND, headers);
        const path = `/payments/links/${link.id}/requests`;
        await dataOf(await desk.post(path, BY_BANK, headers), 201);
        const request = await desk.createThrough(link);
        await desk.pay(request, '86000');
        expect(await desk.available()).toEqual({});
        const { rows } = await sql`
          SELECT profile_id, available FROM balance WHERE business_id = ${desk.business.businessId}`.execute(
          database.kysely,
        );
        expect(rows).toEqual([
          { profile_id: desk.business.customerId, available: '85850.000000000000000000' },
        ]);
        await expectRefusal(await desk.post(path, BY_BANK), 404, 'not_found');
      });

      it('is created once for the same key', async () => {
        const link = await desk.createLink(ONE_TIME);
        const call = {
          method: 'POST',
          body: BY_BANK,
          headers: { 'Idempotency-Key': 'gift' },
        };
        const path = `/payments/links/${link.id}/requests`;
        const first = await dataOf(await desk.callByLink(link, path, call), 201);
        const again = await desk.callByLink(link, path, call);
        expect([again.headers.get('Idempotency-Replayed'), await dataOf(again, 201)]).toEqual([
          'true',
          first,
        ]);
        expect(await requestCount()).toBe(1);
      });
    });
  });

  describe('a one-time link', () => {
    it.each([
      ['completed', ['86000']],
      ['over_payment', ['86000.01']],
      ['multiple_deposits', ['6000', '80000']],
    ])('expires in the commit in which its request is %s', async (status, amounts) => {
      const link = await desk.createLink(ONE_TIME);
      const request = await desk.createThrough(link);
      for (const amount of amounts) {
        expect(await statusOf(link.id)).toBe('active');
        await desk.pay(request, amount);
      }
      const paid = await desk.read(request.id);
      expect(paid.status).toBe(status);
      expect(await desk.readLink(link.id)).toEqual({
        ...link,
        status: 'expired',
        updated_at: paid.updated_at,
      });
      const { rows } = await sql`
        SELECT link.xmin = request.xmin AS together FROM payment_link AS link JOIN payment_request AS request USING (business_id)
        WHERE business_id = ${desk.business.businessId}`.execute(database.kysely);
      expect(rows).toEqual([{ together: true }]);
    });

    it('stays open when its request fails or is paid too late, and one for many payers in any case', async () => {
      const link = await desk.createLink(ONE_TIME);
      const failed = await desk.createThrough(link, { ...BY_BANK, reference: 'GIFT-REJECTED' });
      await desk.pay(failed, '86000');
      expect(await desk.read(failed.id)).toMatchObject({ status: 'failed' });
      const late = await desk.createThrough(link);
      await desk.advance(HOUR);
      await desk.pay(late, '86000');
      expect(await statusOf(link.id)).toBe('active');
      const shared = await desk.createLink(LIBRARY_FUND);
      for (let payers = 0; payers < 2; payers += 1) await desk.pay(await desk.createThrough(shared), '86000');
      expect(await statusOf(shared.id)).toBe('active');
    });

    it('stays deleted when a request of it is paid, which is credited', async () => {
      const link = await desk.createLink(ONE_TIME);
      const request = await desk.createThrough(link);
      const deleted = await desk.deleteLink(link.id);
      await desk.pay(request, '86000');
      expect(await desk.read(request.id)).toMatchObject({ status: 'completed' });
      expect(await desk.readLink(link.id)).toEqual(deleted);
      expect(await desk.available()).toEqual({ NGN: '85850' });
    });
  });

  describe('the public key of a link', () => {
    it('reads the requests that it created and no other, and creates none without the link', async () => {
      const [link, another] = [await desk.createLink(OPEN), await desk.createLink(LIBRARY_FUND)];
      const own = await desk.createThrough(link, { ...BY_BANK, target_amount: '5000' });
      const path = `/payments/requests/${own.id}`;
      expect(await dataOf(await desk.callByLink(link, path), 200)).toEqual(own);
      await expectRefusal(await desk.callByLink(another, path), 404, 'not_found');
      await expectRefusal(await desk.callPublicly(path), 404, 'not_found');
      const body = { ...BY_BANK, target_currency: 'NGN', source_amount: '5000' };
      const direct = await dataOf(
        await desk.callPublicly('/payments/requests', { method: 'POST', body }),
        201,
      );
      const merchants = await desk.create(body);
      const byMerchant = await dataOf(
        await desk.post(`/payments/links/${another.id}/requests`, BY_BANK),
        201,
      );
      for (const { id } of [direct, merchants, byMerchant]) {
        await expectRefusal(await desk.callByLink(another, `/payments/requests/${id}`), 404, 'not_found');
      }
      const refused = await desk.callByLink(link, '/payments/requests', { method: 'POST', body });
      await expectRefusal(refused, 403, 'forbidden');
      expect(await requestCount()).toBe(4);
    });

    it.each([
      ['GET', '/payments/links'],
      ['GET', '/payments/requests'],
      ['GET', '/balances'],
      ['PATCH', '/payments/links/<id>'],
      ['DELETE', '/payments/links/<id>'],
      ['GET', '/payments/links/<id>/requests'],
    ])('401: %s %s', async (method, path) => {
      const link = await desk.createLink(LIBRARY_FUND);
      const body = method === 'PATCH' ? { title: 'Mine' } : undefined;
      const response = await desk.callByLink(link, path.replace('<id>', link.id), { method, body });
      await expectRefusal(response, 401, 'unauthorized');
      expect(await desk.readLink(link.id)).toEqual(link);
    });

    it('is taken from pages of any origin for reading the link and paying through it, and for nothing else', async () => {
      const link = await desk.createLink(LIBRARY_FUND);
      const preflight = async (method: string, path: string) => {
        const response = await fetch(`${server.api}/v1${path}`, {
          method: 'OPTIONS',
          headers: {
            Origin: 'https://shop.example.com',
            'Access-Control-Request-Method': method,
            'Access-Control-Request-Headers': 'x-bu-public-key,content-type',
          },
        });
        return response.headers.get('Access-Control-Allow-Methods')?.split(/, ?/) ?? [];
      };
      const path = `/payments/links/${link.id}`;
      // Browsers cache the whole list: another method of the path in it would be sent without a preflight.
      expect(await preflight('GET', path)).toEqual(['GET', 'HEAD', 'OPTIONS']);
      expect(await preflight('POST', `${path}/requests`)).toEqual(['POST', 'OPTIONS']);
      for (const method of ['PATCH', 'DELETE']) expect(await preflight(method, path)).toEqual([]);
      expect(await preflight('GET', `${path}/requests`)).toEqual([]);
      expect(await preflight('POST', '/payments/links')).toEqual([]);
    });
  });

  describe('listPaymentLinkRequests', () => {
    let link: Awaited<ReturnType<LinkDesk['createLink']>>;
    let made: string[];

    beforeEach(async () => {
      link = await desk.createLink(LIBRARY_FUND);
      const another = await desk.createLink(LIBRARY_FUND);
      made = [];
      for (let payers = 0; payers < 3; payers += 1) {
        const request = await desk.createThrough(link);
        made.push(request.id);
        if (payers === 1) await desk.pay(request, '86000');
        if (payers === 2) await desk.cancel(request.id);
        await desk.createThrough(another);
        clock.advance(1000);
      }
    });

    const list = async (query: string) =>
      (await desk.call(`/payments/links/${link.id}/requests?${query}`)).json();
    const found = async (query: string) =>
      (await list(query)).data.map(({ id }: { id: string }) => made.indexOf(id));

    describe('200', () => {
      it('lists what came through the link, newest first or oldest first, to the end and back', async () => {
        expect(await found('')).toEqual([2, 1, 0]);
        expect(await found('sort=asc')).toEqual([0, 1, 2]);
        const first = await list('limit=2');
        expect(first).toMatchObject({
          message: 'Payment requests retrieved.',
          pagination: { current_entries_size: 2 },
        });
        expect(first.data[1]).toEqual(await desk.read(String(made[1])));
        const second = await list(`limit=2&cursor=${first.pagination.next_cursor}`);
        expect(second.data).toMatchObject([{ id: made[0] }]);
        expect(await found(`limit=2&cursor=${second.pagination.previous_cursor}`)).toEqual([2, 1]);
      });

      it('lists those of each status that is asked for', async () => {
        expect(await found('status=completed')).toEqual([1]);
        expect(await found('status=pending&status=cancelled')).toEqual([2, 0]);
        expect(await found('status=failed')).toEqual([]);
      });

      it('lists them for a link that is deleted', async () => {
        await desk.deleteLink(link.id);
        expect(await found('')).toEqual([2, 1, 0]);
      });
    });

    describe('400', () => {
      it.each(['limit=0', 'sort=up', 'status=paid'])('for %s', async (query) => {
        const response = await desk.call(`/payments/links/${link.id}/requests?${query}`);
        await expectRefusal(response, 400, 'request_validation');
      });

      it('for a cursor of the requests of another link', async () => {
        const another = await desk.createLink(LIBRARY_FUND);
        const { next_cursor } = (await list('limit=1')).pagination;
        const response = await desk.call(`/payments/links/${another.id}/requests?cursor=${next_cursor}`);
        await expectRefusal(response, 400, 'bad_request');
      });
    });

    it('404 for a link of another business, of another profile, and of nobody', async () => {
      const other = new LinkDesk(server, database, await server.seedBusiness());
      const foreign = await other.createLink(LIBRARY_FUND);
      for (const id of [foreign.id, 'PAYL_0000000000000000', 'nonsense']) {
        await expectRefusal(await desk.call(`/payments/links/${id}/requests`), 404, 'not_found');
      }
      const headers = { 'X-BU-PROFILE-ID': desk.business.customerId };
      const response = await desk.call(`/payments/links/${link.id}/requests`, { headers });
      await expectRefusal(response, 404, 'not_found');
    });
  });
});
