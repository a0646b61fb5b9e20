import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  postgres,
  sampledDatabases,
  type TestDatabase,
} from '../../../../test/harness/processes/databases.ts';
import { expectRefusal } from '../../../../test/harness/reference-refusals.ts';
import { movedClock } from '../../../../test/harness/worlds/moved-clock.ts';
import {
  byAddress,
  byBank,
  type DeskCall,
  dataOf,
  PaymentDesk,
} from '../../../../test/harness/worlds/payment-desk.ts';
import { startServer, type TestServer } from '../../../../test/harness/worlds/server.ts';
import { profileOf } from '../../../../test/harness/worlds/test-profile.ts';
import { Decimal } from '../../../domain/money/decimal.ts';

const REQUESTS = '/payments/requests';
const post = (body: object, headers: Readonly<Record<string, string>> = {}): DeskCall => ({
  method: 'POST',
  body,
  headers,
});
const POST = { method: 'POST' };

describe.each(sampledDatabases)('payment requests on $name', ({ open }) => {
  const clock = movedClock();
  let database: TestDatabase;
  let server: TestServer;
  let desk: PaymentDesk;

  beforeAll(async () => {
    database = await open();
    server = await startServer({ database, clock, environment: { RATE_LIMIT_PER_MINUTE: '1000000' } });
  });
  beforeEach(async () => {
    desk = new PaymentDesk(server, database, await server.seedBusiness());
  });
  afterAll(async () => {
    await server.stop();
    await database.close();
  });

  const fund = (currency: string, amount: string) =>
    server.services.balances.fund(profileOf(desk.business), currency, Decimal.parse(amount), 'opening');

  describe('listPaymentRequests', () => {
    const list = async (query = '') => (await desk.call(`${REQUESTS}${query}`)).json();
    const idsOf = async (query = '') => (await list(query)).data.map(({ id }: { id: string }) => id);

    it('200: by status, which can be repeated, in both orders and by page', async () => {
      const created: string[] = [];
      for (const body of [byBank, byAddress, byBank, byAddress]) {
        created.push((await desk.create(body)).id);
        clock.advance(1000);
      }
      const [first = '', second = '', third = ''] = created;
      await desk.cancel(first);
      await desk.pay({ id: second, source_currency: 'USDT' }, '50');
      expect(await idsOf()).toEqual(created.toReversed());
      expect(await idsOf('?sort=asc')).toEqual(created);
      expect(await idsOf('?status=cancelled')).toEqual([first]);
      expect(await idsOf('?status=cancelled&status=completed&sort=asc')).toEqual([first, second]);
      expect(await idsOf('?status=failed')).toEqual([]);
      const page = await list('?limit=2&sort=asc');
      expect(page.pagination).toMatchObject({ current_entries_size: 2 });
      expect(await idsOf(`?limit=2&sort=asc&cursor=${page.pagination.next_cursor}`)).toEqual(
        created.slice(2),
      );
      expect((await idsOf('?status=pending&limit=1&sort=asc'))[0]).toBe(third);
    });

    it('400 for a status that there is not, and for a cursor of another list', async () => {
      await expectRefusal(await desk.call(`${REQUESTS}?status=paid`), 400, 'request_validation');
      await expectRefusal(await desk.call(`${REQUESTS}?cursor=bm90IG91cnM`), 400, 'bad_request');
    });

    it('shows nothing of another profile', async () => {
      await desk.create(byBank, { 'X-BU-PROFILE-ID': desk.business.customerId });
      expect(await idsOf()).toEqual([]);
    });
  });

  describe('getPaymentRequest', () => {
    it('404 for what the profile does not have', async () => {
      const other = new PaymentDesk(server, database, await server.seedBusiness());
      const { id } = await other.create(byBank);
      for (const unknown of [id, 'PAYR_0000000000000000', 'nonsense']) {
        await expectRefusal(await desk.call(`${REQUESTS}/${unknown}`), 404, 'not_found');
      }
    });
  });

  describe('cancelPaymentRequest', () => {
    it('200: the request is withdrawn and told of', async () => {
      const { id } = await desk.create(byBank);
      const response = await desk.call(`${REQUESTS}/${id}/cancel`, POST);
      const { message, data } = await response.json();
      expect([response.status, message, data.status]).toEqual([
        200,
        'Payment request cancelled.',
        'cancelled',
      ]);
      expect((await desk.told(id)).at(-1)).toEqual({ kind: 'payment_request.cancelled', data });
    });

    it('Cancel repeated with the same key is answered alike', async () => {
      const { id } = await desk.create(byBank);
      const keyed = () =>
        desk.call(`${REQUESTS}/${id}/cancel`, { ...POST, headers: { 'Idempotency-Key': `cancel-${id}` } });
      const first = await keyed();
      const again = await keyed();
      expect([first.status, again.status]).toEqual([200, 200]);
      expect(again.headers.get('idempotency-replayed')).toBe('true');
      expect(await again.json()).toEqual(await first.json());
      expect((await desk.told(id)).filter(({ kind }) => kind === 'payment_request.cancelled')).toHaveLength(
        1,
      );
      await expectRefusal(await desk.call(`${REQUESTS}/${id}/cancel`, POST), 422, 'invalid_state');
    });

    it('404 for what the profile does not have', async () => {
      const response = await desk.call(`${REQUESTS}/PAYR_0000000000000000/cancel`, POST);
      await expectRefusal(response, 404, 'not_found');
    });

    it('422 once anything has arrived, or it is over', async () => {
      const request = await desk.create(byBank);
      await desk.pay(request, '1000');
      const refused = await desk.call(`${REQUESTS}/${request.id}/cancel`, POST);
      const { message } = await expectRefusal(refused, 422, 'invalid_state');
      expect(message).toBe(`The payment request ${request.id} is under_payment and cannot be cancelled.`);
      const { id } = await desk.create(byBank);
      await desk.cancel(id);
      await expectRefusal(await desk.call(`${REQUESTS}/${id}/cancel`, POST), 422, 'invalid_state');
    });
  });

  describe('a public key', () => {
    it('creates requests and reads those it has created, and nothing else', async () => {
      const created = await dataOf(await desk.callPublicly(REQUESTS, post(byBank)), 201);
      expect(await dataOf(await desk.callPublicly(`${REQUESTS}/${created.id}`), 200)).toEqual(created);
      expect(await desk.read(created.id)).toEqual(created);
      const own = await desk.create(byBank);
      const forCustomer = await desk.create(byBank, { 'X-BU-PROFILE-ID': desk.business.customerId });
      const other = new PaymentDesk(server, database, await server.seedBusiness());
      const foreign = await dataOf(await other.callPublicly(REQUESTS, post(byBank)), 201);
      const another = await server.services.accounts.publicKeys.create(
        { actor: { kind: 'system', id: 'SYS_console' }, requestId: 'req_test000000000000' },
        desk.business.businessId,
        'Another page',
      );
      const ofAnother = await dataOf(
        await desk.callPublicly(REQUESTS, post(byBank, { 'X-BU-PUBLIC-KEY': another.value })),
        201,
      );
      for (const id of [own.id, forCustomer.id, foreign.id, ofAnother.id, 'PAYR_0000000000000000']) {
        await expectRefusal(await desk.callPublicly(`${REQUESTS}/${id}`), 404, 'not_found');
      }
      for (const [path, init] of [
        [REQUESTS, {}],
        [`${REQUESTS}/${created.id}/cancel`, POST],
        ['/balances', {}],
        ['/transfers', {}],
        ['/quotes', post(byBank)],
      ] as const) {
        await expectRefusal(await desk.callPublicly(path, init), 401, 'unauthorized');
      }
      const headers = { 'X-BU-PROFILE-ID': desk.business.customerId };
      await expectRefusal(
        await desk.callPublicly(REQUESTS, post(byBank, headers)),
        404,
        'resource_not_found',
      );
    });

    describe.each([
      ['USDT', 'NGN'],
      ['NGN', 'NGN'],
    ])('asks for the balance, from %s to %s: the payer chooses later (G354)', (source, target) => {
      const asked = {
        source_currency: source,
        target_currency: target,
        quote_currency: 'NGN',
        quote_amount: '86000',
        pay_in: { type: 'balance' },
      };
      const create = async () => dataOf(await desk.callPublicly(REQUESTS, post(asked)), 201);

      it('nothing is paid and nothing can be paid in, and it expires', async () => {
        await fund('USDT', '1000');
        await fund('NGN', '1000000');
        const before = await desk.available();
        const request = await create();
        expect(request).toMatchObject({
          status: 'pending',
          final: false,
          source_currency: source,
          target_currency: target,
          requested_amount: '86000.00',
          fees: [],
          pay_in: { type: 'balance' },
          timeline: { transfer_status: 'pending', current_step: 1 },
        });
        expect(request.pay_in).toEqual({ type: 'balance' });
        expect(await dataOf(await desk.callPublicly(`${REQUESTS}/${request.id}`), 200)).toEqual(request);
        const deposit = { payment_request_id: request.id, currency: source, amount: request.source_amount };
        await expectRefusal(await desk.control('/deposits', deposit), 422, 'invalid_state');
        await desk.advance(3600);
        expect(await desk.read(request.id)).toMatchObject({ status: 'expired', final: true });
        expect((await desk.told(request.id)).map(({ kind }) => kind)).toEqual([
          'payment_request.pending',
          'payment_request.expired',
        ]);
        expect(await desk.available()).toEqual(before);
        const { differences } = await server.services.books.trialBalance(desk.business.businessId);
        expect(differences).toEqual([]);
      });

      it('the business can cancel it', async () => {
        const { id } = await create();
        await desk.cancel(id);
        expect(await desk.read(id)).toMatchObject({ status: 'cancelled', final: true });
      });
    });

    it('reads how its business is called, and nothing else of it (G355)', async () => {
      const merchant = { username: 'Test business', business_name: 'Test business' };
      const answer = await desk.callPublicly('/merchants');
      expect([answer.status, (await answer.json()).data]).toEqual([200, merchant]);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(await dataOf(await desk.call('/merchants'), 200)).toEqual(merchant);
      const unknown = { headers: { 'X-BU-PUBLIC-KEY': `pub_${'0'.repeat(32)}` } };
      await expectRefusal(await desk.callPublicly('/merchants', unknown), 401, 'unauthorized');
    });

    it('works from pages of any origin, and other credentials do from none', async () => {
      const preflight = (path: string, method: string) =>
        server.call(`/v1${path}`, {
          method: 'OPTIONS',
          headers: { Origin: 'https://shop.example.com', 'Access-Control-Request-Method': method },
        });
      const { id } = await desk.create(byBank);
      for (const [path, method, isOpen] of [
        [REQUESTS, 'POST', true],
        [`${REQUESTS}/${id}`, 'GET', true],
        [REQUESTS, 'GET', false],
        [`${REQUESTS}/${id}/cancel`, 'POST', false],
        ['/balances', 'GET', false],
      ] as const) {
        const { headers } = await preflight(path, method);
        expect([path, method, headers.get('Access-Control-Allow-Origin')]).toEqual([
          path,
          method,
          isOpen ? '*' : null,
        ]);
      }
      const answered = await desk.callPublicly(`${REQUESTS}/${id}`, {
        headers: { Origin: 'https://a.example' },
      });
      expect(answered.headers.get('Access-Control-Allow-Origin')).toBe('*');
    });
  });

  describe('the control of the sandbox', () => {
    const payment = (id: string, amount = '50000') => ({ payment_request_id: id, currency: 'NGN', amount });

    it('lets a payment arrive once for the same key, with the same answer', async () => {
      const { id } = await desk.create(byBank);
      const key = { 'Idempotency-Key': 'lost answer' };
      const first = await desk.control('/deposits', payment(id), key);
      const again = await desk.control('/deposits', payment(id), key);
      expect(again.headers.get('Idempotency-Replayed')).toBe('true');
      expect(first.headers.has('Idempotency-Replayed')).toBe(false);
      const body = await first.json();
      expect(body.data).toMatchObject({ payment_request_id: id, amount: '50000.00' });
      expect(await again.json()).toEqual(body);
      expect((await desk.read(id)).status).toBe('completed');
      expect(await desk.available()).toEqual({ NGN: '49850' });
      const reused = await desk.control('/deposits', payment(id, '1'), key);
      await expectRefusal(reused, 422, 'idempotency_key_reused');
    });

    it('refuses another currency, too many decimals and less than the network takes', async () => {
      const { id } = await desk.create(byAddress);
      for (const [field, body] of [
        ['currency', payment(id)],
        ['amount', { ...payment(id), currency: 'USDT', amount: '1.0000000000000000001' }],
        ['amount', { ...payment(id), currency: 'USDT', amount: '0.000001' }],
      ] as const) {
        const response = await desk.control('/deposits', body);
        const { fields, error } = await response.json();
        expect([response.status, error.name.endsWith('validation'), Object.keys(fields)]).toEqual([
          400,
          true,
          [field],
        ]);
      }
    });

    it('knows no request of another business', async () => {
      const other = new PaymentDesk(server, database, await server.seedBusiness());
      const { id } = await other.create(byBank);
      await expectRefusal(await desk.control('/deposits', payment(id)), 404, 'resource_not_found');
    });
  });

  it('are cleared by a reset, and their addresses are nobody’s', async () => {
    const request = await desk.create(byAddress);
    await desk.pay(request, '20');
    await dataOf(await desk.control('/reset', {}), 200);
    expect((await (await desk.call(REQUESTS)).json()).data).toEqual([]);
    const body = { payment_request_id: request.id, currency: 'USDT', amount: '30' };
    await expectRefusal(await desk.control('/deposits', body), 404, 'resource_not_found');
  });
});

describe('payment requests without a credential', () => {
  let database: TestDatabase;
  let server: TestServer;
  beforeAll(async () => {
    database = await postgres.open();
    server = await startServer({ database });
  });
  afterAll(async () => {
    await server.stop();
    await database.close();
  });

  it.each([
    ['POST', ''],
    ['GET', ''],
    ['GET', '/PAYR_0000000000000000'],
    ['POST', '/PAYR_0000000000000000/cancel'],
  ])('%s %s answers 401, and 403 to a key without its scope', async (method, path) => {
    const { authorization } = await server.seedBusiness({ scopes: ['balances:read'] });
    const url = `/v1${REQUESTS}${path}`;
    await expectRefusal(await server.call(url, { method }), 401, 'unauthorized');
    const headers = { Authorization: authorization };
    await expectRefusal(await server.call(url, { method, headers }), 403, 'insufficient_scope');
  });
});
