import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampledDatabases, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import { expectRefusal } from '../../../../test/harness/reference-refusals.ts';
import { movedClock } from '../../../../test/harness/worlds/moved-clock.ts';
import {
  byAddress,
  byBank,
  byPhone,
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
const withoutSource = ({ source_amount: _, ...rest }: typeof byAddress) => rest;

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

  describe('createPaymentRequest', () => {
    describe('201', () => {
      it('issues a bank account that is valid as long as the request, and tells of it', async () => {
        const asked = {
          ...byBank,
          reference: 'INV-2026-0418',
          source: 'order',
          source_id: 'ORDER-1843',
          additional_info: { email: 'ada@example.com', name: 'Ada Lovelace' },
        };
        const response = await desk.call(REQUESTS, post(asked));
        const { data, ...rest } = await response.json();
        expect([response.status, rest]).toEqual([
          201,
          { status: 'success', message: 'Payment request created.' },
        ]);
        expect(response.headers.get('Location')).toBe(`/v1/payments/requests/${data.id}`);
        const inAnHour = new Date(Date.parse(data.created_at) + 3_600_000).toISOString().replace('Z', '000Z');
        expect(data).toMatchObject({
          id: expect.stringMatching(/^PAYR_[0-9A-Za-z]{16}$/),
          type: 'payment_request',
          status: 'pending',
          source_amount: '50000.00',
          target_amount: '49850.00',
          requested_amount: '50000.00',
          currency: 'NGN',
          rate: { product: 'NGNNGN', rate: '1', type: 'FIXED' },
          fees: [{ name: 'Deposit fee', amount: { amount: '150.00', currency: 'NGN' }, type: 'FIXED' }],
          reference: 'INV-2026-0418',
          merchant_reference: 'INV-2026-0418',
          source: 'order',
          source_id: 'ORDER-1843',
          expires_at: inAnHour,
          additional_info: { email: 'ada@example.com', name: 'Ada Lovelace' },
          merchant_info: { name: 'Test business' },
          pay_in: {
            type: 'temporary_bank_account',
            expires_at: inAnHour,
            recipient_details: {
              account_name: 'TEST BUSINESS',
              account_number: expect.stringMatching(/^\d{10}$/),
            },
          },
          timeline: { total_steps: 2, current_step: 1, transfer_status: 'pending' },
        });
        expect(data).not.toHaveProperty('quote_rate');
        expect(data).not.toHaveProperty('two_step');
        expect(await desk.read(data.id)).toEqual(data);
        expect(await desk.told(data.id)).toEqual([{ kind: 'payment_request.pending', data }]);
      });

      it('issues an address, where payments find the request', async () => {
        const request = await desk.create(byAddress);
        const { pay_in } = request;
        if (pay_in.type !== 'address') throw new Error(`Paid by ${pay_in.type}.`);
        expect(pay_in).toMatchObject({ network: 'TRX', address: expect.stringMatching(/^T\w{33}$/) });
        const body = { address: pay_in.address, currency: 'USDT', amount: '50' };
        const paid = await dataOf(await desk.control('/deposits', body), 201);
        expect(paid).toMatchObject({
          payment_request_id: request.id,
          profile_id: desk.business.businessId,
        });
        expect((await desk.read(request.id)).status).toBe('completed');
      });

      it('asks a phone to pay', async () => {
        const { pay_in, reference, id } = await desk.create(byPhone('+254712345678'));
        expect(pay_in).toMatchObject({
          type: 'mobile_money',
          recipient_details: { phone_number: '+254712345678' },
        });
        expect(reference).toBe(id);
      });

      it('pays from the balance at once, and tells of both', async () => {
        await fund('USDT', '100');
        const request = await desk.create({ ...byAddress, pay_in: { type: 'balance' } });
        const credited = Decimal.parse('50').times(Decimal.parse(request.rate.rate)).rounded(2, 'down');
        expect(request).toMatchObject({
          status: 'completed',
          source_amount: '50.00',
          target_amount: credited.toFixed(2),
          fees: [],
          pay_in: { type: 'balance' },
          timeline: { transfer_status: 'funds_converted' },
        });
        expect(await desk.available()).toEqual({ NGN: credited.toString(), USDT: '50' });
        const told = await desk.told(request.id);
        expect(told.map(({ kind }) => kind)).toEqual([
          'payment_request.pending',
          'payment_request.completed',
        ]);
        expect(told[1]?.data).toEqual(request);
        expect(await desk.read(request.id)).toEqual(request);
        const { differences } = await server.services.books.trialBalance(desk.business.businessId);
        expect(differences).toEqual([]);
        const refused = await desk.control('/deposits', {
          payment_request_id: request.id,
          currency: 'USDT',
          amount: '1',
        });
        await expectRefusal(refused, 422, 'invalid_state');
      });

      it('tells the rate of a purchase as its price, and divides what arrives by it', async () => {
        const request = await desk.create({ ...byBank, target_currency: 'USDT' });
        expect(request.rate).toMatchObject({ product: 'USDTNGN', side: 'buy' });
        expect(request.rate.rate_explained).toBe(`1 USDT = ${request.rate.rate} NGN`);
        const of = (naira: string) =>
          Decimal.parse(naira).dividedBy(Decimal.parse(request.rate.rate), 8, 'half-up');
        const gross = Decimal.parse('20000').dividedBy(Decimal.parse(request.rate.rate), 8, 'down');
        await desk.pay(request, '20000');
        expect(await desk.available()).toEqual({ USDT: gross.minus(of('150')).toString() });
        const entry = await desk.call('/transactions');
        const [credited] = (await entry.json()).data;
        expect(credited.meta.conversion.rate).toBe(request.rate.rate);
      });

      it('tells the rate to the currency of the amount, a third one too', async () => {
        const asked = { ...withoutSource(byAddress), quote_amount: '7000', quote_currency: 'KES' };
        const request = await desk.create(asked);
        expect(request).toMatchObject({
          requested_amount: '7000.00',
          currency: 'KES',
          quote_rate: { product: 'USDTKES', source_currency: 'USDT', target_currency: 'KES' },
        });
        const worth = Decimal.parse(request.source_amount).times(
          Decimal.parse(request.quote_rate?.rate ?? '0'),
        );
        expect(worth.rounded(2, 'half-up').toFixed(2)).toBe('7000.00');
        const inTarget = await desk.create({ ...withoutSource(byAddress), target_amount: '86000' });
        expect(inTarget.quote_rate).toEqual(inTarget.rate);
      });

      it('waits for a second factor when a magic value asks for it, until it is paid', async () => {
        const request = await desk.create({ ...byBank, reference: 'ORDER-TWO-STEP' });
        expect(request.two_step).toEqual({
          type: 'authenticator',
          message: expect.any(String),
          resend_allowed: false,
        });
        await desk.pay(request, '50000');
        expect(await desk.read(request.id)).not.toHaveProperty('two_step');
      });

      it('is always created: dry_run is ignored and named', async () => {
        const response = await desk.call(REQUESTS, post({ ...byBank, dry_run: true }));
        expect(response.headers.get('Ignored-Fields')).toBe('dry_run');
        const { id } = await dataOf(response, 201);
        expect((await desk.read(id)).status).toBe('pending');
      });

      it('replays the first answer to the same key, with one account', async () => {
        const key = { 'Idempotency-Key': 'once' };
        const [first, again] = [
          await desk.call(REQUESTS, post(byBank, key)),
          await desk.call(REQUESTS, post(byBank, key)),
        ];
        expect(again.headers.get('Idempotency-Replayed')).toBe('true');
        expect(await again.json()).toEqual(await first.json());
        const { data } = await (await desk.call(REQUESTS)).json();
        expect(data).toHaveLength(1);
      });

      it('is of the customer whose profile asks', async () => {
        const { customerId } = desk.business;
        const request = await desk.create(byAddress, { 'X-BU-PROFILE-ID': customerId });
        const paid = await desk.pay(request, '50');
        expect(paid.profile_id).toBe(customerId);
        expect(await desk.available()).toEqual({});
        await expectRefusal(await desk.call(`${REQUESTS}/${request.id}`), 404, 'not_found');
      });
    });

    describe('400', () => {
      it('an amount under both the fee and the minimum names the minimum first', async () => {
        const body = { ...byBank, source_amount: '100' };
        const { fields } = await expectRefusal(
          await desk.call(REQUESTS, post(body)),
          400,
          'request_validation',
        );
        const [minimum, fees] = fields.source_amount.map(({ reason }: { reason: string }) => reason);
        expect(minimum).toBe(
          'A deposit by Bank transfer must be at least 500.00 NGN; this one is 100.00 NGN.',
        );
        expect(fees).toContain('does not exceed the fees');
      });

      it.each([
        ['pay_in.type', { ...byBank, pay_in: { type: 'address', network: 'TRX' } }],
        ['pay_in.type', { ...byAddress, pay_in: { type: 'temporary_bank_account' } }],
        ['pay_in.network', { ...byAddress, pay_in: { type: 'address', network: 'BTC' } }],
        ['target_currency', { ...byBank, pay_in: { type: 'balance' } }],
        ['target_currency', { ...byBank, target_currency: 'GHS' }],
        ['source_currency', { ...byBank, source_currency: 'XXX' }],
        ['source_amount', { ...byBank, source_amount: '0.001' }],
        ['source_amount', { ...byBank, source_amount: '100' }],
        ['quote_currency', { ...withoutSource(byAddress), quote_amount: '5', quote_currency: 'XXX' }],
        ['pay_in.phone', { ...byBank, pay_in: { type: 'temporary_bank_account', phone: '+2348012345678' } }],
      ])('on %s for %j', async (field, body) => {
        const refused = await expectRefusal(await desk.call(REQUESTS, post(body)), 400, 'request_validation');
        expect(Object.keys(refused.fields)).toEqual([field]);
      });

      it('on source for one that claims to come through a link, whoever asks', async () => {
        const body = { ...byBank, source: 'payment_link', source_id: 'PAYL_4nQs8WcJ2vTk7RyH' };
        for (const ask of [desk.call.bind(desk), desk.callPublicly.bind(desk)]) {
          const refused = await expectRefusal(await ask(REQUESTS, post(body)), 400, 'request_validation');
          expect(Object.keys(refused.fields)).toEqual(['source']);
        }
      });

      it('for a body that breaks its schema', async () => {
        const { pay_in: _, ...rest } = byBank;
        for (const body of [rest, { ...byBank, target_amount: '5' }, { ...byBank, source_amount: '-1' }]) {
          await expectRefusal(await desk.call(REQUESTS, post(body)), 400, 'schema_validation');
        }
      });

      it('for a public key that would read a recipient', async () => {
        const reading = {
          ...byPhone(''),
          pay_in: { type: 'mobile_money', recipient_id: 'REC_0000000000000000' },
        };
        const response = await desk.callPublicly(REQUESTS, post(reading));
        const { fields } = await expectRefusal(response, 400, 'request_validation');
        expect(Object.keys(fields)).toEqual(['pay_in.recipient_id']);
      });
    });

    it('404 for a profile that the business does not have', async () => {
      const response = await desk.call(REQUESTS, post(byBank, { 'X-BU-PROFILE-ID': 'CUS_0000000000000000' }));
      await expectRefusal(response, 404, 'resource_not_found');
    });

    describe('422', () => {
      it('for more than the balance holds, and nothing is there', async () => {
        await fund('USDT', '49.99');
        const response = await desk.call(REQUESTS, post({ ...byAddress, pay_in: { type: 'balance' } }));
        const refused = await expectRefusal(response, 422, 'insufficient_balance');
        const { businessId } = desk.business;
        const reason = `The available USDT balance of ${businessId} is 49.99 USDT; 50.00 USDT is needed.`;
        expect(refused).toMatchObject({
          message: `${reason} Fund the balance or lower the amount. No money was moved.`,
          fields: { source_amount: [{ reason }] },
        });
        expect((await (await desk.call(REQUESTS)).json()).data).toEqual([]);
      });

      it('for a customer that is not active', async () => {
        const { businessId, customerId } = desk.business;
        await database.kysely
          .updateTable('customer')
          .set({ status: 'inactive' })
          .where('business_id', '=', businessId)
          .where('customer_id', '=', customerId)
          .execute();
        const response = await desk.call(REQUESTS, post(byBank, { 'X-BU-PROFILE-ID': customerId }));
        await expectRefusal(response, 422, 'invalid_state');
      });

      it('for a key that another body used', async () => {
        const key = { 'Idempotency-Key': 'used' };
        await desk.create(byBank, key);
        const response = await desk.call(REQUESTS, post(byAddress, key));
        await expectRefusal(response, 422, 'idempotency_key_reused');
      });
    });
  });
});
