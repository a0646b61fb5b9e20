import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampledDatabases, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import { movedClock } from '../../../../test/harness/worlds/moved-clock.ts';
import { byAddress, byBank, byPhone, PaymentDesk } from '../../../../test/harness/worlds/payment-desk.ts';
import { startServer, type TestServer } from '../../../../test/harness/worlds/server.ts';
import { Decimal } from '../../../domain/money/decimal.ts';

const HOUR = 3600;
const FEE = Decimal.parse('150');
/** Most of 50 that is converted (G325). */
const CONVERTED = Decimal.parse('50.5');
const minus = (text: string, other: Decimal) => Decimal.parse(text).minus(other).toString();

describe.each(sampledDatabases)('the statuses of payment requests on $name', ({ open }) => {
  let database: TestDatabase;
  let server: TestServer;
  let desk: PaymentDesk;

  beforeAll(async () => {
    database = await open();
    server = await startServer({
      database,
      clock: movedClock(),
      environment: { RATE_LIMIT_PER_MINUTE: '1000000' },
    });
  });
  beforeEach(async () => {
    desk = new PaymentDesk(server, database, await server.seedBusiness());
  });
  afterAll(async () => {
    await server.stop();
    await database.close();
  });

  async function expectSoundBooks(): Promise<void> {
    const { businessId } = desk.business;
    const { differences } = await server.services.books.trialBalance(businessId);
    const reconciled = await server.services.books.reconciliation(businessId);
    expect([differences, reconciled.differences]).toEqual([[], []]);
  }

  /** The history of a request from its creation on: the requested amount, the payments in order, and the events. */
  const ways = [
    ['completed', ['50000'], ['pending', 'completed']],
    ['over_payment', ['60000'], ['pending', 'over_payment']],
    ['under_payment', ['20000'], ['pending', 'under_payment']],
    ['under_payment', ['20000', '10000.5'], ['pending', 'under_payment', 'under_payment']],
    ['multiple_deposits', ['20000', '30000'], ['pending', 'under_payment', 'multiple_deposits']],
    ['multiple_deposits', ['20000', '40000'], ['pending', 'under_payment', 'multiple_deposits']],
  ] as const;

  it.each(ways)('%s: %j to a bank account', async (status, payments, told) => {
    const request = await desk.create(byBank);
    expect(request).toMatchObject({
      status: 'pending',
      source_amount: '50000.00',
      target_amount: '49850.00',
    });
    for (const amount of payments) await desk.pay(request, amount);
    const paid = Decimal.sum(payments.map((amount) => Decimal.parse(amount)));
    const fees = Decimal.sum(payments.map(() => FEE));
    const shown = await desk.read(request.id);
    const credited = paid.minus(fees).toFixed(2);
    expect(shown).toMatchObject({
      status,
      requested_amount: '50000.00',
      source_amount: paid.toFixed(2),
      target_amount: credited,
      fees: [{ amount: { amount: fees.toFixed(2), currency: 'NGN' } }],
      pay_in: { session_id: expect.stringMatching(/^\d{30}$/) },
    });
    const events = await desk.told(request.id);
    expect(events.map(({ kind }) => kind)).toEqual(told.map((one) => `payment_request.${one}`));
    expect(events.map(({ data }) => data.status)).toEqual(told);
    expect(events.at(-1)?.data).toEqual(shown);
    expect(events[0]?.data).toEqual(request);
    expect(await desk.available()).toEqual({ NGN: paid.minus(fees).toString() });
    await expectSoundBooks();
  });

  it.each(ways)('%s: a thousandth of %j to an address', async (status, payments, told) => {
    const request = await desk.create(byAddress);
    const paid = payments.map((amount) => Decimal.parse(amount).times(Decimal.parse('0.001')));
    for (const amount of paid) await desk.pay(request, amount.toString());
    const rate = Decimal.parse(request.rate.rate);
    const sum = Decimal.sum(paid);
    const surplus = sum.isGreaterThan(CONVERTED) ? sum.minus(CONVERTED) : undefined;
    const converted = surplus ? paid.with(-1, (paid.at(-1) ?? sum).minus(surplus)) : paid;
    const credited = Decimal.sum(converted.map((amount) => amount.times(rate).rounded(2, 'down')));
    const shown = await desk.read(request.id);
    expect(shown.credited_surplus).toEqual(surplus && { amount: surplus.toFixed(2), currency: 'USDT' });
    expect(shown).toMatchObject({
      status,
      requested_amount: '50.00',
      currency: 'USDT',
      source_amount: sum.toFixed(2),
      target_amount: credited.toFixed(2),
      fees: [],
      pay_in: { blockchain_hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
      timeline: { transfer_status: 'funds_converted', current_step: 2, total_steps: 2 },
    });
    expect(shown).not.toHaveProperty('quote_rate');
    const events = await desk.told(request.id);
    expect(events.map(({ kind }) => kind)).toEqual(told.map((one) => `payment_request.${one}`));
    expect(events.at(-1)?.data).toEqual(shown);
    expect(await desk.available()).toEqual({
      NGN: credited.toString(),
      ...(surplus && { USDT: surplus.toString() }),
    });
    await expectSoundBooks();
  });

  /** The end of a request without a credited deposit. */
  const ends = [
    ['expired', {}, async () => desk.advance(HOUR)],
    ['cancelled', {}, async (id: string) => void (await desk.cancel(id))],
    [
      'failed',
      { reference: 'ORDER-7-REJECTED' },
      async (id: string, source_currency: string) => void (await desk.pay({ id, source_currency }, '50')),
    ],
  ] as const;

  describe.each([
    ['a bank account', byBank, 'NGN', { NGN: minus('30000', FEE) }, '30000'],
    ['an address', byAddress, 'USDT', { USDT: '30' }, '30'],
  ] as const)('of a request to pay to %s', (_, asked, currency, credited, late) => {
    it.each(ends)('%s, and what comes later is credited as it is', async (status, extra, end) => {
      const request = await desk.create({ ...asked, ...extra });
      await end(request.id, currency);
      const ended = await desk.read(request.id);
      expect(ended).toMatchObject({ status, source_amount: request.source_amount });
      expect(ended.timeline.events.map((event) => [event.status, event.done])).toEqual([
        ['pending', true],
        [status, true],
      ]);
      expect(await desk.available()).toEqual({});
      await desk.pay(request, late);
      const after = await desk.read(request.id);
      expect(after.timeline.events.at(-1)).toMatchObject({
        done: true,
        status,
        title: 'Late payment received',
      });
      const [[lateCurrency, lateAmount] = []] = Object.entries(credited);
      expect(String(Decimal.parse(after.credited_late?.amount ?? ''))).toBe(lateAmount);
      expect(after.credited_late?.currency).toBe(lateCurrency);
      expect({ ...after, timeline: undefined, credited_late: undefined }).toEqual({
        ...ended,
        timeline: undefined,
      });
      const told = (await desk.told(request.id)).map(({ kind }) => kind);
      expect(told).toEqual(['payment_request.pending', `payment_request.${status}`]);
      expect(await desk.available()).toEqual(credited);
      await expectSoundBooks();
    });
  });

  it('expired is dated when it expired, however late that is noticed', async () => {
    const request = await desk.create(byBank);
    await desk.advance(2 * HOUR);
    const { status, updated_at, expires_at } = await desk.read(request.id);
    expect([status, updated_at]).toEqual(['expired', expires_at]);
  });

  it('under_payment is final when the time is over: what comes then is credited as it is', async () => {
    const request = await desk.create(byAddress);
    await desk.pay(request, '20');
    const open = await desk.read(request.id);
    expect(open.timeline.events.at(-1)).toMatchObject({
      done: false,
      status: 'multiple_deposits',
      description: 'Waiting for another 30.00 USDT to arrive.',
    });
    const before = await desk.available();
    await desk.advance(HOUR);
    await desk.pay(request, '30');
    const shown = await desk.read(request.id);
    expect(shown).toMatchObject({ status: 'under_payment', source_amount: '20.00' });
    expect(shown.timeline.events.map(({ done, title }) => [done, title])).toEqual([
      [true, 'Payment requested'],
      [true, 'Part of the payment received'],
      [true, 'Late payment received'],
    ]);
    expect(await desk.available()).toEqual({ ...before, USDT: '30' });
    expect((await desk.told(request.id)).map(({ kind }) => kind)).toEqual([
      'payment_request.pending',
      'payment_request.under_payment',
    ]);
    await expectSoundBooks();
  });

  it.each(['completed', 'over_payment', 'multiple_deposits'])('%s is final at once', async (status) => {
    const request = await desk.create(byAddress);
    const payments = { completed: ['50'], over_payment: ['50.5'], multiple_deposits: ['20', '30'] };
    for (const amount of payments[status as keyof typeof payments]) await desk.pay(request, amount);
    const before = await desk.read(request.id);
    expect(before.status).toBe(status);
    const available = await desk.available();
    await desk.pay(request, '10');
    expect(await desk.read(request.id)).toMatchObject({ status, source_amount: before.source_amount });
    expect(await desk.available()).toEqual({ ...available, USDT: '10' });
    await expectSoundBooks();
  });

  it('convert a millionfold payment as far as the rate holds, and credit the rest as it came', async () => {
    const asked = { source_currency: 'DOGE', target_currency: 'NGN', source_amount: '60' };
    const request = await desk.create({ ...asked, pay_in: { type: 'address', network: 'DOGE' } });
    const rate = Decimal.parse(request.rate.rate);
    const credited = rate.times(Decimal.parse('60.6')).rounded(2, 'down');
    await desk.pay(request, '50000000');
    const shown = await desk.read(request.id);
    expect(shown).toMatchObject({
      status: 'over_payment',
      source_amount: '50000000.00',
      target_amount: credited.toFixed(2),
      credited_surplus: { amount: '49999939.40', currency: 'DOGE' },
    });
    expect(shown.timeline.events.at(-1)?.description).toBe(
      `50000000.00 DOGE was received, ${credited.toFixed(2)} NGN was credited, and 49999939.40 DOGE was credited without conversion.`,
    );
    expect(await desk.available()).toEqual({ DOGE: '49999939.4', NGN: credited.toString() });
    const { data } = await (await desk.call('/transactions')).json();
    expect(data.map((entry: Record<string, unknown>) => [entry.description, entry.amount])).toEqual([
      ['Surplus payment', '49999939.40'],
      ['Payment', credited.toFixed(2)],
    ]);
    expect(data[1].meta.conversion.source_amount).toBe('60.60');
    await expectSoundBooks();
  });

  it('charge one deposit fee, whatever part of the deposit is converted', async () => {
    const request = await desk.create({ ...byBank, target_currency: 'USDT' });
    const rate = Decimal.parse(request.rate.rate);
    const of = (naira: string, rounding: 'down' | 'half-up') =>
      Decimal.parse(naira).dividedBy(rate, 8, rounding);
    await desk.pay(request, '20000');
    await desk.pay(request, '100000');
    const part = (naira: string) => of(naira, 'down').minus(of('150', 'half-up'));
    const credited = part('20000').plus(part('30500'));
    expect(await desk.read(request.id)).toMatchObject({
      status: 'multiple_deposits',
      source_amount: '120000.00',
      target_amount: credited.toFixed(2),
      credited_surplus: { amount: '69500.00', currency: 'NGN' },
      fees: [{ amount: { amount: '300.00', currency: 'NGN' } }],
    });
    expect(await desk.available()).toEqual({ NGN: '69500', USDT: credited.toString() });
    await expectSoundBooks();
  });

  it('charge a share of what is not converted in its own currency', async () => {
    const asked = { ...byPhone('+254712345222'), target_currency: 'USDT' };
    const request = await desk.create(asked);
    await desk.pay(request, '10000.01');
    expect(await desk.read(request.id)).toMatchObject({
      status: 'over_payment',
      credited_surplus: { amount: '2900.70', currency: 'KES' },
      fees: [{ amount: { amount: '100.01', currency: 'KES' } }],
    });
    expect((await desk.available()).KES).toBe('2900.7');
    await expectSoundBooks();
  });

  it('follow what a phone pays by itself, exactly once', async () => {
    const request = await desk.create(byPhone('+254712345678'));
    await desk.advance(5);
    await desk.advance(HOUR);
    expect(await desk.read(request.id)).toMatchObject({ status: 'completed', source_amount: '7000.00' });
    await expectSoundBooks();
  });

  it.each([
    ['+254712345222', 'expired'],
    ['+254712345555', 'failed'],
  ])('of a request to the phone %s is %s', async (phone, status) => {
    const request = await desk.create(byPhone(phone));
    await desk.advance(HOUR);
    expect((await desk.read(request.id)).status).toBe(status);
    expect(await desk.available()).toEqual({});
    await expectSoundBooks();
  });

  it('are of what arrived in the currency of the payer: the exact amount brings the amount that was asked for', async () => {
    const { source_amount: _, ...rest } = byAddress;
    const request = await desk.create({ ...rest, quote_amount: '86000.01', quote_currency: 'NGN' });
    expect(request).toMatchObject({
      requested_amount: '86000.01',
      currency: 'NGN',
      target_amount: '86000.01',
    });
    await desk.pay(request, request.source_amount);
    expect(await desk.read(request.id)).toMatchObject({ status: 'completed', target_amount: '86000.01' });
    expect(await desk.available()).toEqual({ NGN: '86000.01' });
    await expectSoundBooks();
  });

  it('credit nothing of a deposit that its fee takes up, which counts', async () => {
    const request = await desk.create(byBank);
    await desk.pay(request, '100');
    expect(await desk.read(request.id)).toMatchObject({
      status: 'under_payment',
      source_amount: '100.00',
      target_amount: '0.00',
    });
    expect(await desk.available()).toEqual({});
    await expectSoundBooks();
  });
});
