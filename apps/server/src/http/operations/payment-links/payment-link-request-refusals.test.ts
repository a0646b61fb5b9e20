import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampledDatabases, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import { rowCount } from '../../../../test/harness/processes/row-count.ts';
import { expectRefusal } from '../../../../test/harness/reference-refusals.ts';
import { BY_BANK, LIBRARY_FUND, LinkDesk } from '../../../../test/harness/worlds/link-desk.ts';
import { movedClock } from '../../../../test/harness/worlds/moved-clock.ts';
import { dataOf } from '../../../../test/harness/worlds/payment-desk.ts';
import { startServer, type TestServer } from '../../../../test/harness/worlds/server.ts';

const HOUR = 3600;
const AT_ONCE = 50;
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

describe.each(sampledDatabases)('payment requests of links on $name', ({ name, open }) => {
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
    describe('400', () => {
      it.each<[field: string, why: string, link: object, given: object]>([
        ['source_amount', 'is not the payer’s to choose', LIBRARY_FUND, { source_amount: '86000' }],
        ['target_amount', 'is not set by the link', OPEN, {}],
        ['target_amount', 'is less than the least', LIMITED, { target_amount: '999.99' }],
        ['source_amount', 'is more than the most', LIMITED, { source_amount: '500000.01' }],
        [
          'quote_amount',
          'is worth more than the most',
          LIMITED,
          { quote_amount: '5000', quote_currency: 'USD' },
        ],
        ['quote_currency', 'does not exist', LIMITED, { quote_amount: '5', quote_currency: 'XYZ' }],
        ['quote_currency', 'is missing', OPEN, { quote_amount: '5' }],
        ['quote_amount', 'is missing', OPEN, { quote_currency: 'NGN' }],
        ['target_amount', 'comes beside another', OPEN, { source_amount: '5000', target_amount: '5000' }],
        [
          'quote_amount',
          'is no whole multiple',
          { ...LIBRARY_FUND, allow_quantity_selection: true },
          { quote_amount: '129000', quote_currency: 'NGN' },
        ],
        [
          'quote_amount',
          'is a multiple in another currency',
          { ...LIBRARY_FUND, allow_quantity_selection: true },
          { quote_amount: '172000', quote_currency: 'KES' },
        ],
        [
          'target_amount',
          'is a multiple of what the link gives in another way',
          { ...LIBRARY_FUND, allow_quantity_selection: true },
          { target_amount: '172000' },
        ],
        ['requested_info.email', 'is required', ASKING, { requested_info: { name: 'Ada Lovelace' } }],
        [
          'requested_info.phone',
          'is not asked for',
          ASKING,
          { requested_info: { email: 'ada@example.com', phone: '1' } },
        ],
        [
          'pay_in.network',
          'is of another type',
          LIBRARY_FUND,
          { pay_in: { ...BY_BANK.pay_in, network: 'TRX' } },
        ],
      ])('for a %s that %s', async (field, _why, body, given) => {
        const link = await desk.createLink(body);
        const response = await desk.requestThrough(link, { ...BY_BANK, ...given });
        const refused = await expectRefusal(response, 400, 'request_validation');
        expect([Object.keys(refused.fields), await requestCount()]).toEqual([[field], 0]);
      });

      it.each<[message: string, of: object, given: object]>([
        [
          'The link asks for email, which is required. The link does not ask for phone; leave it out.',
          ASKING,
          { requested_info: { phone: '1' } },
        ],
        ['The link sets no amount; give one, for example as target_amount.', OPEN, {}],
        ['quote_currency is required beside quote_amount.', OPEN, { quote_amount: '5' }],
      ])('names what it is about in its message: %s', async (message, of, given) => {
        const response = await desk.requestThrough(await desk.createLink(of), { ...BY_BANK, ...given });
        expect(await expectRefusal(response, 400, 'request_validation')).toMatchObject({ message });
      });

      it('an amount under both the fee and the minimum names the minimum first', async () => {
        const given = { ...BY_BANK, source_amount: '100' };
        const response = await desk.requestThrough(await desk.createLink(OPEN), given);
        const { fields } = await expectRefusal(response, 400, 'request_validation');
        const [minimum, fees] = fields.source_amount.map(({ reason }: { reason: string }) => reason);
        expect(minimum).toContain('must be at least 500.00 NGN; this one is 100.00 NGN.');
        expect(fees).toContain('does not exceed the fees');
      });

      it.each(['0.50', '5000.00'])(
        'tells %s USD the limit of the link in USD, which is accepted',
        async (amount) => {
          const link = await desk.createLink(LIMITED);
          const request = (quote_amount: string) =>
            desk.requestThrough(link, { ...BY_BANK, quote_amount, quote_currency: 'USD' });
          const refused = await expectRefusal(await request(amount), 400, 'request_validation');
          expect(refused.message).toContain(`; this one is ${amount} USD.`);
          const [, told = ''] = / must be at (?:least|most) (\S+) USD;/.exec(refused.message) ?? [];
          await dataOf(await request(told), 201);
        },
      );

      it('for a payment from the balance, whoever asks for it', async () => {
        const link = await desk.createLink(LIBRARY_FUND);
        const body = { source_currency: 'USDT', pay_in: { type: 'balance' } };
        await expectRefusal(await desk.requestThrough(link, body), 400, 'schema_validation');
        const response = await desk.post(`/payments/links/${link.id}/requests`, body);
        await expectRefusal(response, 400, 'schema_validation');
      });

      it('for mobile money without a phone, a recipient is not looked up', async () => {
        const link = await desk.createLink({ ...OPEN, target_currency: 'KES' });
        const pay_in = { type: 'mobile_money', recipient_id: 'REC_0000000000000000' };
        const body = { source_currency: 'KES', target_amount: '5000', pay_in };
        await expectRefusal(await desk.requestThrough(link, body), 400, 'schema_validation');
        const path = `/payments/links/${link.id}/requests`;
        const named = { ...body, pay_in: { ...pay_in, phone: '+254712345678' } };
        expect(await dataOf(await desk.post(path, named), 201)).not.toHaveProperty('pay_in.recipient_id');
      });
    });

    describe('404', () => {
      it('for every public key but that of the link, and for a link of nobody', async () => {
        const [link, another] = [await desk.createLink(LIBRARY_FUND), await desk.createLink(LIBRARY_FUND)];
        const asked = { method: 'POST', body: BY_BANK };
        const path = `/payments/links/${link.id}/requests`;
        const other = new LinkDesk(server, database, await server.seedBusiness());
        for (const response of [
          await desk.callPublicly(path, asked),
          await desk.callByLink(another, path, asked),
          await other.call(path, asked),
          await other.callPublicly(path, asked),
          await desk.post('/payments/links/PAYL_0000000000000000/requests', BY_BANK),
          await desk.post('/payments/links/nonsense/requests', BY_BANK),
        ]) {
          await expectRefusal(response, 404, 'not_found');
        }
        expect(await requestCount()).toBe(0);
      });
    });

    describe('409', () => {
      it('for a one-time link while its request is open, partly paid too, until it is cancelled or has expired', async () => {
        const link = await desk.createLink(ONE_TIME);
        const first = await desk.createThrough(link);
        await expectRefusal(await desk.requestThrough(link), 409, 'conflict');
        await desk.cancel(first.id);
        const second = await desk.createThrough(link);
        await desk.pay(second, '100');
        await expectRefusal(await desk.requestThrough(link), 409, 'conflict');
        await desk.advance(HOUR);
        expect(await desk.read(second.id)).toMatchObject({ status: 'under_payment' });
        const third = await desk.createThrough(link);
        await desk.pay(third, '100000');
        expect(await desk.read(third.id)).toMatchObject({ status: 'over_payment' });
        await expectRefusal(await desk.requestThrough(link), 422, 'invalid_state');
      });

      it('for a link that has become one-time while requests are open', async () => {
        const link = await desk.createLink(LIBRARY_FUND);
        const [first, second] = [await desk.createThrough(link), await desk.createThrough(link)];
        await desk.updateLink(link.id, { one_time: true });
        await expectRefusal(await desk.requestThrough(link), 409, 'conflict');
        await desk.pay(first, '86000');
        expect(await statusOf(link.id)).toBe('expired');
        await desk.pay(second, '86000');
        expect(await desk.read(second.id)).toMatchObject({ status: 'completed' });
      });

      if (name === 'PostgreSQL') {
        it(`for all but one of ${AT_ONCE} payers of a one-time link at once, over two processes`, async () => {
          const link = await desk.createLink(ONE_TIME);
          const beside = await startServer({ database: await database.another(), clock });
          const desks = [desk, new LinkDesk(beside, database, desk.business)];
          const answers = await Promise.all(
            Array.from({ length: AT_ONCE }, (_, payer) => desks[payer % 2]?.requestThrough(link)),
          );
          await beside.stop();
          const statuses = answers.map((answer) => answer?.status).sort();
          expect(statuses).toEqual([201, ...Array(AT_ONCE - 1).fill(409)]);
          expect(await requestCount()).toBe(1);
        });
      }
    });

    describe('422', () => {
      it.each([
        ['draft', 'is a draft and does not accept payment requests yet.'],
        ['deleted', 'is deleted and accepts no more requests.'],
        ['expired', 'has expired and accepts no more requests.'],
      ])('for a link that is %s, which its own key still reads', async (status, why) => {
        const expires_at = new Date(clock.now().getTime() + 1000).toISOString();
        const link = await desk.createLink({
          ...LIBRARY_FUND,
          ...(status === 'draft' && { status }),
          ...(status === 'expired' && { expires_at }),
        });
        if (status === 'deleted') await desk.deleteLink(link.id);
        if (status === 'expired') clock.advance(1000);
        const { message } = await expectRefusal(await desk.requestThrough(link), 422, 'invalid_state');
        expect(message).toBe(`The payment link ${link.id} ${why}`);
        const read = await desk.callByLink(link, `/payments/links/${link.id}`);
        expect(await dataOf(read, 200)).toMatchObject({ status, view: 'public' });
      });

      it('for the link of a customer that is not active any more', async () => {
        const link = await desk.createLink(LIBRARY_FUND, { 'X-BU-PROFILE-ID': desk.business.customerId });
        await database.kysely
          .updateTable('customer')
          .set({ status: 'in_review' })
          .where('business_id', '=', desk.business.businessId)
          .execute();
        await expectRefusal(await desk.requestThrough(link), 422, 'invalid_state');
      });

      it('for a key that another body used', async () => {
        const link = await desk.createLink(OPEN);
        const ask = (target_amount: string) =>
          desk.callByLink(link, `/payments/links/${link.id}/requests`, {
            method: 'POST',
            body: { ...BY_BANK, target_amount },
            headers: { 'Idempotency-Key': 'gift' },
          });
        expect((await ask('5000')).status).toBe(201);
        await expectRefusal(await ask('6000'), 422, 'idempotency_key_reused');
      });
    });
  });
});
