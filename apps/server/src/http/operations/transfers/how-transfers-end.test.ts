import type { components } from '@finops/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampledDatabases, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import { movedClock } from '../../../../test/harness/worlds/moved-clock.ts';
import { dataOf, PaymentDesk } from '../../../../test/harness/worlds/payment-desk.ts';
import { startServer, type TestServer } from '../../../../test/harness/worlds/server.ts';
import { Decimal } from '../../../domain/money/decimal.ts';

type Schemas = components['schemas'];

const HOUR = 3600;
const purchase = {
  source_currency: 'NGN',
  target_currency: 'USDT',
  source_amount: '173150.00',
  pay_in: { type: 'temporary_bank_account' },
};
const deposit = { ...purchase, target_currency: 'NGN', source_amount: '20000.00' };
const payout = (recipient: string) => ({
  source_currency: 'USDT',
  target_currency: 'NGN',
  source_amount: '100',
  pay_out: { type: 'bank_transfer', recipient_id: recipient },
});

const clock = movedClock();

describe.each(sampledDatabases)('what is told afterwards, on $name', ({ open }) => {
  let database: TestDatabase;
  let server: TestServer;
  let desk: PaymentDesk;

  beforeAll(async () => {
    database = await open();
    server = await startServer({
      database,
      clock,
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

  const post = async (path: string, body: object) =>
    dataOf(await desk.call(path, { method: 'POST', body }), 201);
  const execute = async (quote: object): Promise<Schemas['Transfer']> =>
    post('/transfers', { quote_id: (await post('/quotes', quote)).id });
  const read = async (id: string): Promise<Schemas['Transfer']> => {
    await expectAddedUp();
    return dataOf(await desk.call(`/transfers/${id}`), 200);
  };
  const pay = async (facts: object) => {
    await dataOf(await desk.control('/deposits', facts), 201);
    await expectAddedUp();
  };
  const payFor = (transfer_id: string, amount: string, currency = 'NGN') =>
    pay({ transfer_id, currency, amount });
  const entries = async (query = ''): Promise<Schemas['Transaction'][]> =>
    dataOf(await desk.call(`/transactions?sort=asc&${query}`), 200);
  const written = (all: readonly Schemas['Transaction'][]) =>
    all.map(
      ({ is_credit, amount, currency, type }) => `${is_credit ? '+' : '−'}${amount} ${currency} ${type}`,
    );
  const saved = async (accountNumber: string): Promise<string> => {
    const body = {
      type: 'ngn_bank',
      account_name: 'ADA LOVELACE',
      account_number: accountNumber,
      bank_code: '058',
    };
    return (await post('/recipients', body)).id;
  };

  /** The transactions of each currency add up to what its balance holds, and the books are sound. */
  async function expectAddedUp(): Promise<void> {
    const balances: Schemas['Balance'][] = await dataOf(await desk.call('/balances'), 200);
    const sums = new Map<string, Decimal>();
    for (const { currency, amount, is_credit } of await entries()) {
      const signed = is_credit ? Decimal.parse(amount) : Decimal.parse(amount).negated();
      sums.set(currency, (sums.get(currency) ?? Decimal.zero).plus(signed));
    }
    for (const { currency, available, pending } of balances) {
      const held = Decimal.parse(available.amount).plus(Decimal.parse(pending.amount));
      expect(`${currency} ${sums.get(currency) ?? 0}`).toBe(`${currency} ${held}`);
    }
    const { differences } = await server.services.books.trialBalance(desk.business.businessId);
    expect(differences).toEqual([]);
  }

  it('a purchase whose payment differs ends as credited_otherwise, in a deposit that is no purchase', async () => {
    const { id, final } = await execute(purchase);
    expect(final).toBe(false);
    await payFor(id, '150000');
    expect(await read(id)).toMatchObject({
      status: 'funds_received',
      final: true,
      outcome: 'credited_otherwise',
      error: 'amount_mismatch',
      credited: { amount: '149850.00', currency: 'NGN' },
    });
    expect(written(await entries())).toEqual(['+150000.00 NGN deposits', '−150.00 NGN fees']);
  });

  it.each([
    ['171418.50', 'completed', 'USDT'],
    ['174881.50', 'completed', 'USDT'],
    ['171418.49', 'credited_otherwise', 'NGN'],
    ['174881.51', 'credited_otherwise', 'NGN'],
  ])(
    'a payment within 1 %% is exchanged at the quoted rate: %s is %s in %s',
    async (amount, outcome, currency) => {
      const { id, rate } = await execute(purchase);
      await payFor(id, amount);
      await desk.advance(120);
      const ended = await read(id);
      expect(ended).toMatchObject({ source_amount: amount, outcome, credited: { currency } });
      if (outcome !== 'completed') return;
      const gross = Decimal.parse(amount).dividedBy(Decimal.parse(rate.rate), 8, 'down');
      const [fee] = ended.fees;
      const charged = Decimal.parse(fee?.converted_amount.amount ?? '');
      expect(ended.credited?.amount).toBe(ended.target_amount);
      expect(String(Decimal.parse(ended.target_amount))).toBe(String(gross.minus(charged)));
    },
  );

  it.each([
    ['deposit', deposit, '20000.00', '19850.00'],
    ['purchase', purchase, '173150.00', '173000.00'],
  ])('a late payment of a %s ends alike whoever looks first', async (_, quote, amount, credited) => {
    const ends: object[] = [];
    const ids: string[] = [];
    for (const pass of [() => desk.advance(HOUR), () => clock.advance(HOUR * 1000)]) {
      const { id } = await execute(quote);
      await pass();
      await payFor(id, amount);
      const { status, final, outcome, error, fees, timeline, credited: got } = await read(id);
      const told = timeline.events.map(({ description }) => description);
      const kept = fees.map(({ name, amount: fee }) => `${name} ${fee.amount}`);
      ends.push({ status, final, outcome, error, kept, told, credited: got });
      ids.push(id);
    }
    expect(ends[0]).toEqual(ends[1]);
    expect(ends[0]).toMatchObject({
      status: 'cancelled',
      final: true,
      outcome: 'cancelled',
      error: 'late',
      credited: { amount: credited, currency: 'NGN' },
    });
    expect((await desk.told(ids[1] ?? '')).map(({ kind }) => kind)).toEqual([
      'transfer.pending',
      'transfer.cancelled',
      'transfer.cancelled',
    ]);
    expect((await entries('type=deposits')).map(({ transfer_id }) => transfer_id)).toEqual(ids);
  });

  it('fees of a transfer are what was really kept, and each has a transaction of its own', async () => {
    await dataOf(await desk.control('/balances', { currency: 'USDT', amount: '1000' }), 201);
    const delivered = await execute(payout(await saved('0123456789')));
    const returned = await execute(payout(await saved('0123456333')));
    const reversed = await execute({
      ...payout(await saved('0123456333')),
      reversal_policy: 'conversion_only',
    });
    const refused = await execute({ ...purchase, reference: 'ORDER-REFUSED' });
    await payFor(refused.id, '173150.00');
    const cancelled = await execute(payout(await saved('0123456789')));
    await dataOf(await desk.call(`/transfers/${cancelled.id}/cancel`, { method: 'POST' }), 200);
    await desk.advance(600);
    const ends = await Promise.all(
      [delivered, returned, reversed, refused, cancelled].map(({ id }) => read(id)),
    );
    const afterFee = Decimal.parse(returned.target_amount).minus(Decimal.parse('21.5')).toFixed(2);
    const names = ({ fees }: Schemas['Transfer']) =>
      fees.map(({ name, amount }) => `${name} ${amount.amount}`);
    expect(ends.map((end) => [end.outcome, end.credited ?? end.refunded, ...names(end)])).toEqual([
      ['completed', undefined, 'Payout fee 107.50'],
      ['refunded', { amount: afterFee, currency: 'NGN' }, 'Payout fee 107.50', 'Refund fee 21.50'],
      ['refunded', { amount: '100.00', currency: 'USDT' }],
      ['failed', { amount: '173150.00', currency: 'NGN' }],
      ['cancelled', undefined],
    ]);
    const fees = await entries('type=fees');
    const taken = ({ fees: [fee] }: Schemas['Transfer']) => `${fee?.converted_amount.amount} USDT fees`;
    const of = (id: string) => written(fees.filter(({ transfer_id }) => transfer_id === id));
    expect(of(delivered.id)).toEqual([`−${taken(delivered)}`]);
    expect(of(returned.id)).toEqual([`−${taken(returned)}`, '−21.50 NGN fees']);
    expect(of(reversed.id)).toEqual([`−${taken(reversed)}`, `+${taken(reversed)}`]);
    expect([...of(refused.id), ...of(cancelled.id)]).toEqual([]);
  });

  it('entries add up while a payment is confirmed, and when its fee takes up all of it', async () => {
    const { id } = await execute(deposit);
    await payFor(id, '100.00');
    const [arrived] = await entries();
    expect(arrived).toMatchObject({ type: 'deposits', status: 'pending', amount: '100.00' });
    await desk.advance(60);
    expect(await read(id)).toMatchObject({ outcome: 'completed', credited: { amount: '0.00' } });
    const settled = await entries();
    expect(settled.map(({ type, status }) => `${type} ${status}`)).toEqual([
      'deposits completed',
      'fees completed',
    ]);
  });

  it('a payment to a static address confirms as one to a transfer does: pending first, a hash, a source', async () => {
    const { address }: Schemas['DepositAddress'] = await dataOf(await desk.call('/addresses/USDT'), 200);
    await pay({ address, currency: 'USDT', amount: '25' });
    const balance = async () => {
      const { available, pending } = await dataOf(await desk.call('/balances/USDT'), 200);
      return [available.amount, pending.amount];
    };
    expect(await balance()).toEqual(['0.00', '25.00']);
    const [arrived] = await entries();
    expect(arrived).toMatchObject({
      type: 'deposits',
      status: 'pending',
      amount: '25.00',
      available_balance: '0.00',
      meta: { blockchain_hash: expect.stringMatching(/./), from_address: expect.stringMatching(/^T/) },
    });
    await desk.advance(60);
    expect(await balance()).toEqual(['25.00', '0.00']);
    expect(await entries()).toEqual([
      { ...arrived, status: 'completed', status_description: expect.any(String) },
    ]);
    await expectAddedUp();
  });

  it('payment requests tell of their end, and their deposits have fees of their own, late ones too', async () => {
    const request = await desk.create({ ...deposit, source_amount: '50000.00' });
    expect(request.final).toBe(false);
    await desk.pay(request, '20000');
    expect(await desk.read(request.id)).toMatchObject({ status: 'under_payment', final: false });
    await desk.advance(2 * HOUR);
    expect(await desk.read(request.id)).toMatchObject({ status: 'under_payment', final: true });
    await desk.pay(request, '30000');
    expect(await desk.read(request.id)).toMatchObject({
      status: 'under_payment',
      final: true,
      credited_late: { amount: '29850.00', currency: 'NGN' },
    });
    await expectAddedUp();
    expect(written(await entries())).toEqual([
      '+20000.00 NGN deposits',
      '−150.00 NGN fees',
      '+30000.00 NGN deposits',
      '−150.00 NGN fees',
    ]);
  });

  it('a customer is told the same of its transfers and its virtual account', async () => {
    const headers = { 'X-BU-PROFILE-ID': desk.business.customerId };
    const { id: quote_id } = await dataOf(
      await desk.call('/quotes', { method: 'POST', body: deposit, headers }),
      201,
    );
    const { id } = await dataOf(
      await desk.call('/transfers', { method: 'POST', body: { quote_id }, headers }),
      201,
    );
    await desk.advance(HOUR);
    await payFor(id, '20000.00');
    expect(await dataOf(await desk.call(`/transfers/${id}`, { headers }), 200)).toMatchObject({
      outcome: 'cancelled',
      error: 'late',
      credited: { amount: '19850.00' },
    });
    expect(written(await dataOf(await desk.call('/transactions?sort=asc', { headers }), 200))).toEqual([
      '+20000.00 NGN deposits',
      '−150.00 NGN fees',
    ]);
    const { id: virtual_account_id } = await dataOf(await desk.call('/virtual_bank_accounts/NGN'), 200);
    await pay({ virtual_account_id, currency: 'NGN', amount: '100.00' });
    expect(written(await entries())).toEqual(['+100.00 NGN deposits', '−100.00 NGN fees']);
  });
});
