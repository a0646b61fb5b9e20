import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { postgres, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import { expectRefusal } from '../../../../test/harness/reference-refusals.ts';
import type { SeededBusiness, SeedSettings } from '../../../../test/harness/seed/seed-business.ts';
import { json, post, withHeaders } from '../../../../test/harness/worlds/json-calls.ts';
import { movedClock } from '../../../../test/harness/worlds/moved-clock.ts';
import { startServer, type TestServer } from '../../../../test/harness/worlds/server.ts';
import { profileOf } from '../../../../test/harness/worlds/test-profile.ts';
import { Decimal } from '../../../domain/money/decimal.ts';

const examples = new URL('../../../../../../spec/resources/quotes/examples/', import.meta.url);
const example = (name: string) =>
  parse(readFileSync(new URL(`quote-create-${name}.yaml`, examples), 'utf8')).value;

const NAIRA = {
  type: 'ngn_bank',
  account_name: 'ADA LOVELACE',
  account_number: '0123456789',
  bank_code: '058',
};
const CONVERSION = { source_currency: 'USDT', target_currency: 'NGN', source_amount: '100' };

describe.each([postgres])('quotes on $name', ({ name, open }) => {
  const clock = movedClock();
  let database: TestDatabase;
  let server: TestServer;
  let business: SeededBusiness;
  let other: SeededBusiness;
  let recipient_id: string;
  /** How many the server has begun. */
  let transactions = 0;

  beforeAll(async () => {
    database = await open();
    server = await startServer({
      database: {
        ...database,
        transaction: (work) => {
          transactions++;
          return database.transaction(work);
        },
      },
      clock,
      environment: { RATE_LIMIT_PER_MINUTE: '1000000' },
    });
    business = await funded();
    other = await funded();
    recipient_id = (await json(call('/v1/recipients', post(NAIRA)))).data.id;
  });

  afterAll(async () => {
    await server.stop();
    await database.close();
  });

  /** A business with 1,000 USDT of its own and of its customer. */
  async function funded(settings?: SeedSettings): Promise<SeededBusiness> {
    const seeded = await server.seedBusiness(settings);
    const { businessId, customerId } = seeded;
    for (const profileId of [businessId, customerId]) {
      const profile = profileOf({ businessId, profileId });
      await server.services.balances.fund(profile, 'USDT', Decimal.parse('1000'), 'opening');
    }
    return seeded;
  }

  const call = (path: string, init: RequestInit = {}, caller = business) =>
    server.call(path, withHeaders(init, { Authorization: caller.authorization }));

  const create = (body: unknown, headers: Record<string, string> = {}, caller = business) =>
    call('/v1/quotes', withHeaders(post(body), headers), caller);

  /** The request of an example, to the recipient that is there. */
  const request = (of: string) => {
    const body = example(of);
    return body.pay_out ? { ...body, pay_out: { ...body.pay_out, recipient_id } } : body;
  };

  describe('createQuote', () => {
    describe('201', () => {
      it.each([
        ['by-source-amount', 'balance', 'bank_transfer'],
        ['by-target-amount', 'balance', 'bank_transfer'],
        ['by-quote-amount', 'balance', 'balance'],
        ['deposit', 'temporary_bank_account', 'balance'],
        ['on-ramp', 'temporary_bank_account', 'balance'],
        ['off-ramp', 'address', 'bank_transfer'],
        ['off-ramp-to-balance', 'address', 'balance'],
      ])('prices the example %s and says where the quote is', async (of, payIn, payOut) => {
        const asked = request(of);
        const response = await create(asked);
        const { data, ...rest } = await response.json();
        expect(response.status).toBe(201);
        expect(rest).toEqual({ status: 'success', message: 'Quote created.' });
        expect(response.headers.get('Location')).toBe(`/v1/quotes/${data.id}`);
        expect(data).toMatchObject({
          id: expect.stringMatching(/^QUO_[0-9A-Za-z]{16}$/),
          profile_id: business.businessId,
          source_currency: asked.source_currency,
          target_currency: asked.target_currency,
          status: 'pending',
          reference: asked.reference ?? data.id,
          created_at: '2026-05-04T09:30:00.000000Z',
          expires_at: '2026-05-04T10:00:00.000000Z',
          pay_in: { type: payIn },
          pay_out: { type: payOut },
          ...(asked.source_amount && { source_amount: asked.source_amount }),
          ...(asked.target_amount && { target_amount: asked.target_amount }),
        });
        expect((await json(call(`/v1/quotes/${data.id}`))).data).toEqual(data);
      });

      it('has the price that the pair is listed with', async () => {
        const [pair] = (await json(call('/v1/pairs?base=USDT&counter=NGN'))).data;
        const { data } = await json(create(CONVERSION));
        expect(data.rate).toEqual({
          product: 'USDTNGN',
          rate_explained: `1 USDT = ${pair.sell_price.amount} NGN`,
          source_currency: 'USDT',
          target_currency: 'NGN',
          rate: pair.sell_price.amount,
          side: 'sell',
          type: 'FIXED',
        });
        const worth = Decimal.parse(pair.sell_price.amount).times(Decimal.parse('100'));
        expect(data.target_amount).toBe(worth.toFixed(2));
      });

      it('tells the rate of a purchase as the price in its words, and divides by it', async () => {
        const body = { source_currency: 'NGN', target_currency: 'USDT', source_amount: '50000' };
        const { data } = await json(create({ ...body, pay_in: { type: 'temporary_bank_account' } }));
        const [pair] = (await json(call(`/v1/pairs?id=${data.rate.product}`))).data;
        expect(data.rate).toMatchObject({
          product: 'USDTNGN',
          rate_explained: `1 USDT = ${pair.buy_price.amount} NGN`,
          rate: pair.buy_price.amount,
          side: 'buy',
        });
        const gross = Decimal.parse('50000').dividedBy(Decimal.parse(data.rate.rate), 8, 'down');
        const [fee] = data.fees;
        expect(data.target_amount).toBe(gross.minus(Decimal.parse(fee.converted_amount.amount)).toFixed(2));
      });

      it('reads a local phone number with the country that pays, and answers the international one', async () => {
        const body = { source_currency: 'KES', target_currency: 'USDT', source_amount: '5000' };
        const { data } = await json(
          create({ ...body, pay_in: { type: 'mobile_money', phone: '0712345678' } }),
        );
        expect(data.pay_in.recipient_details.phone_number).toBe('+254712345678');
      });

      it('takes KES by temporary bank account', async () => {
        const pay_in = { type: 'temporary_bank_account' };
        for (const target_currency of ['KES', 'USDT']) {
          const body = { source_currency: 'KES', target_currency, source_amount: '5000', pay_in };
          const { data } = await json(create(body));
          expect(data).toMatchObject({ pay_in, fees: [{ amount: { amount: '50.00', currency: 'KES' } }] });
          const transfer = (await json(call('/v1/transfers', post({ quote_id: data.id })))).data;
          expect(transfer.pay_in.recipient_details).toMatchObject({ bank_code: '68' });
        }
      });

      it('pays out to addresses of a test network and of the main one', async () => {
        for (const address of [
          'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
          '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
        ]) {
          const pay_out = { type: 'address', network: 'BTC', address };
          const body = { source_currency: 'USDT', target_currency: 'BTC', source_amount: '500', pay_out };
          expect((await json(create(body))).data.pay_out.address).toBe(address);
        }
      });

      it('takes currencies in small letters, and amounts with zeros at their end', async () => {
        const body = { source_currency: 'usdt', target_currency: ' ngn ', source_amount: '100.000000000000' };
        expect((await json(create(body))).data).toMatchObject({
          source_currency: 'USDT',
          source_amount: '100.00',
        });
      });

      it.each(['pay_in', 'pay_out'])('ignores a field that %s does not know, and names it', async (end) => {
        const asked = request(end === 'pay_in' ? 'deposit' : 'by-source-amount');
        const response = await create({ ...asked, [end]: { ...asked[end], colour: 'red' } });
        expect(response.status).toBe(201);
        expect(response.headers.get('Ignored-Fields')).toBe(`${end}.colour`);
      });

      it('is for the profile that the header names, to a recipient of the business', async () => {
        const headers = { 'X-BU-PROFILE-ID': business.customerId };
        const { data } = await json(create(request('by-source-amount'), headers));
        expect(data.profile_id).toBe(business.customerId);
        expect(data.pay_out.recipient_details.account_name).toBe('ADA LOVELACE');
      });

      it('moves nothing', async () => {
        const before = await json(call('/v1/balances/USDT'));
        expect((await create({ ...CONVERSION, source_amount: '1000' })).status).toBe(201);
        expect(await json(call('/v1/balances/USDT'))).toEqual(before);
      });

      it('is written by one statement without an idempotency key, and with its reply with one', async () => {
        const begun = transactions;
        expect((await create(CONVERSION)).status).toBe(201);
        expect(transactions - begun).toBe(0);
        const { data } = await json(create(CONVERSION, { 'Idempotency-Key': 'one-statement' }));
        expect(transactions - begun).toBe(0);
        const { rows } = await sql`
          SELECT quote.xmin = reply.xmin AS together
          FROM quote JOIN idempotency_record AS reply USING (business_id)
          WHERE quote_id = ${data.id} AND body LIKE ${`%${data.id}%`}`.execute(database.kysely);
        expect(rows).toEqual([{ together: true }]);
      });

      it('replays the first answer to the same key, and keeps one quote', async () => {
        const key = { 'Idempotency-Key': 'quote-once' };
        const caller = await funded();
        const [first, again] = [await create(CONVERSION, key, caller), await create(CONVERSION, key, caller)];
        expect([first, again].map(({ status }) => status)).toEqual([201, 201]);
        expect(again.headers.get('Idempotency-Replayed')).toBe('true');
        expect(again.headers.get('Location')).toBe(first.headers.get('Location'));
        expect(await again.json()).toEqual(await first.json());
        const kept = await database.kysely
          .selectFrom('quote')
          .select('quote_id')
          .where('business_id', '=', caller.businessId)
          .execute();
        expect(kept).toHaveLength(1);
      });
    });

    describe('400', () => {
      it('an amount under both the fee and the minimum names the minimum first', async () => {
        const asked = { ...request('by-source-amount'), source_amount: '0.05' };
        const { fields } = await expectRefusal(await create(asked), 400, 'request_validation');
        const reasons = fields.source_amount.map(({ reason }: { reason: string }) => reason);
        expect(reasons).toEqual([
          expect.stringMatching(/must be at least 0\.12\d* USDT; this one is 0\.05 USDT\.$/),
          expect.stringContaining('does not exceed the fees'),
        ]);
      });

      it.each([
        ['no amount', { source_amount: undefined }],
        ['two amounts', { target_amount: '1' }],
        ['a worth without its currency', { source_amount: undefined, quote_amount: '1' }],
        ['an amount of nothing', { source_amount: '0' }],
        ['an amount that is a number', { source_amount: 100 }],
        ['an end of no type', { pay_out: {} }],
        ['an end of an unknown type', { pay_in: { type: 'bank_transfer' } }],
      ])('for %s, against the schema', async (_, change) => {
        await expectRefusal(await create({ ...CONVERSION, ...change }), 400, 'schema_validation');
      });

      it.each([
        ['pay_out.recipient_id', { pay_out: { type: 'bank_transfer' } }],
        ['pay_out.network', { target_currency: 'USDT', pay_out: { type: 'address', address: 'T1' } }],
        ['pay_out', { target_currency: 'USDT', pay_out: { type: 'address' } }],
        ['pay_in', { source_currency: 'KES', pay_in: { type: 'mobile_money' } }],
        ['pay_in.type', { pay_in: { type: 'bank_transfer' } }],
      ])('for what the type of a leg demands, naming %s', async (field, change) => {
        const body = await expectRefusal(
          await create({ ...CONVERSION, ...change }),
          400,
          'schema_validation',
        );
        expect(Object.keys(body.fields)).toEqual([field]);
      });

      it.each([
        ['pay_out.network', { pay_out: { type: 'bank_transfer', recipient_id: 'REC_1', network: 'TRX' } }],
        ['pay_in.phone', { pay_in: { type: 'balance', phone: '+254712345678' } }],
        ['target_currency', { target_currency: 'XYZ' }],
        ['source_amount', { source_amount: '0.09' }],
        ['source_amount', { source_amount: '99999999999999999999.999999999999999999' }],
        ['pay_in.network', { target_currency: 'USDT', pay_in: { type: 'address', network: 'BTC' } }],
      ])('for a rule that %s breaks, naming the field', async (field, change) => {
        const body = await expectRefusal(
          await create({ ...CONVERSION, ...change }),
          400,
          'request_validation',
        );
        expect(Object.keys(body.fields)).toEqual([field]);
      });

      it('for what is no JSON', async () => {
        await expectRefusal(await call('/v1/quotes', { ...post({}), body: '{' }), 400, 'bad_request');
      });
    });

    describe('404', () => {
      it('for a recipient of another business, one that was deleted, and one that does not exist', async () => {
        const gone = (await json(call('/v1/recipients', post(NAIRA)))).data.id;
        expect((await call(`/v1/recipients/${gone}`, { method: 'DELETE' })).status).toBe(200);
        const foreign = (await json(call('/v1/recipients', post(NAIRA), other))).data.id;
        for (const id of [foreign, gone, 'REC_0000000000000000', 'nonsense']) {
          const pay_out = { type: 'bank_transfer', recipient_id: id };
          await expectRefusal(await create({ ...CONVERSION, pay_out }), 404, 'resource_not_found');
        }
      });
    });

    // The embedded database has one connection: there nothing can be held up by another.
    if (name === 'PostgreSQL') {
      describe('409', () => {
        it('while a call with the same key is still running', async () => {
          const blocker = await database.another();
          const release = Promise.withResolvers<void>();
          const locked = Promise.withResolvers<void>();
          const blocking = blocker.transaction(async (transaction) => {
            await sql`LOCK TABLE quote IN ACCESS EXCLUSIVE MODE`.execute(transaction);
            locked.resolve();
            await release.promise;
          });
          await locked.promise;
          const key = { 'Idempotency-Key': 'slow' };
          const answers = [create(CONVERSION, key), create(CONVERSION, key)];
          await expectRefusal(await Promise.race(answers), 409, 'conflict');
          release.resolve();
          await blocking;
          expect((await Promise.all(answers)).map(({ status }) => status).toSorted()).toEqual([201, 409]);
        });
      });
    }

    describe('413', () => {
      it('for a body that is too large', async () => {
        const response = await create({ ...CONVERSION, reference: 'x'.repeat(262_144) });
        await expectRefusal(response, 413, 'payload_too_large');
      });
    });

    describe('415', () => {
      it('for another media type', async () => {
        const response = await create(CONVERSION, { 'Content-Type': 'text/plain' });
        await expectRefusal(response, 415, 'unsupported_media_type');
      });
    });

    describe('422', () => {
      it('insufficient_balance tells what is available, what is needed and where', async () => {
        const asked = { ...CONVERSION, source_amount: '1000.5' };
        const reason = `The available USDT balance of ${business.businessId} is 1000.00 USDT; 1000.50 USDT is needed.`;
        expect(await expectRefusal(await create(asked), 422, 'insufficient_balance')).toMatchObject({
          message: `${reason} Fund the balance or lower the amount. No money was moved.`,
          fields: { source_amount: [{ reason }] },
        });
        const customers = await create(asked, { 'X-BU-PROFILE-ID': business.customerId });
        const { message } = await expectRefusal(customers, 422, 'insufficient_balance');
        expect(message).toContain(`USDT balance of ${business.customerId} is `);
      });

      it.each([
        ['more than the balance has available', { source_amount: '1000.00000001' }],
        ['a balance that is not open', { source_currency: 'BTC', source_amount: '1' }],
      ])('for %s', async (_, change) => {
        await expectRefusal(await create({ ...CONVERSION, ...change }), 422, 'insufficient_balance');
      });

      it('for a key that another body used', async () => {
        const key = { 'Idempotency-Key': 'used' };
        expect((await create(CONVERSION, key)).status).toBe(201);
        const response = await create({ ...CONVERSION, source_amount: '101' }, key);
        await expectRefusal(response, 422, 'idempotency_key_reused');
      });
    });
  });
});
