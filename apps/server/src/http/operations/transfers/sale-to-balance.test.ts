import type { components } from '@finops/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampledDatabases, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import { movedClock } from '../../../../test/harness/worlds/moved-clock.ts';
import { dataOf, PaymentDesk } from '../../../../test/harness/worlds/payment-desk.ts';
import { startServer, type TestServer } from '../../../../test/harness/worlds/server.ts';

type Schemas = components['schemas'];

const HOUR = 3600;
const sale = {
  source_currency: 'BTC',
  target_currency: 'NGN',
  source_amount: '0.01',
  pay_in: { type: 'address', network: 'BTC' },
};

describe.each(sampledDatabases)('crypto from an address to a fiat balance on $name', ({ open }) => {
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

  const post = async (path: string, body: object) =>
    dataOf(await desk.call(path, { method: 'POST', body }), 201);
  const quoted = (facts: object = {}): Promise<Schemas['Quote']> => post('/quotes', { ...sale, ...facts });
  const executed = async ({ id }: Schemas['Quote']): Promise<Schemas['Transfer']> =>
    post('/transfers', { quote_id: id });
  const read = async (id: string): Promise<Schemas['Transfer']> =>
    dataOf(await desk.call(`/transfers/${id}`), 200);
  const pay = async (id: string, amount: string) =>
    dataOf(await desk.control('/deposits', { transfer_id: id, currency: 'BTC', amount }), 201);
  const entries = async () => {
    const all: Schemas['Transaction'][] = await dataOf(await desk.call('/transactions?sort=asc'), 200);
    return all.map(
      ({ is_credit, amount, currency, type }) => `${is_credit ? '+' : '−'}${amount} ${currency} ${type}`,
    );
  };
  const expectSoundBooks = async () => {
    const { differences } = await server.services.books.trialBalance(desk.business.businessId);
    expect(differences).toEqual([]);
  };

  it('is a sell: pending, processing, funds_received and funds_converted, and nothing is paid out', async () => {
    const quote = await quoted();
    expect(quote).toMatchObject({
      fees: [],
      pay_out: { type: 'balance' },
      rate: { product: 'BTCNGN', side: 'sell' },
    });
    const transfer = await executed(quote);
    const way = ['pending', 'processing', 'funds_received', 'funds_converted'];
    expect(transfer).toMatchObject({
      category: 'sell',
      status: 'pending',
      sub_description: 'From an address on BTC to the balance',
    });
    expect(transfer.timeline.events.map(({ status }) => status)).toEqual(way);

    await pay(transfer.id, '0.01');
    expect((await read(transfer.id)).status).toBe('processing');
    await desk.advance(120);
    const ended = await read(transfer.id);
    expect(ended).toMatchObject({
      status: 'funds_converted',
      target_amount: quote.target_amount,
      timeline: { current_step: 4, total_steps: 4 },
    });
    expect((await desk.told(transfer.id)).map(({ kind }) => kind)).toEqual(
      way.map((status) => `transfer.${status}`),
    );
    expect(await entries()).toEqual([
      '+0.01 BTC sells',
      '−0.01 BTC sells',
      `+${quote.target_amount} NGN sells`,
    ]);
    const [sold]: Schemas['Transaction'][] = await dataOf(await desk.call('/transactions?currency=NGN'), 200);
    expect(sold?.meta?.conversion).toMatchObject({
      rate: quote.rate.rate,
      target_amount: quote.target_amount,
    });
    expect(await desk.available()).toEqual({ NGN: quote.target_amount.replace(/\.?0+$/, '') });
    await expectSoundBooks();

    for (const outcome of ['delivered', 'not_delivered', 'failed']) {
      const refused = await desk.control(`/payouts/${transfer.id}`, { outcome });
      expect([refused.status, (await refused.json()).error.name]).toEqual([422, 'invalid_state']);
    }
  });

  it('stays in the source currency when the venue refuses', async () => {
    const { id } = await executed(await quoted({ reference: 'ORDER-REFUSED' }));
    await pay(id, '0.01');
    await desk.advance(120);
    expect(await read(id)).toMatchObject({ status: 'failed', error: 'conversion_refused' });
    expect(await desk.available()).toEqual({ BTC: '0.01' });
    await expectSoundBooks();
  });

  it('stays in the source currency when the amount differs', async () => {
    const { id } = await executed(await quoted());
    await pay(id, '0.004');
    await desk.advance(120);
    expect(await read(id)).toMatchObject({
      error: 'amount_mismatch',
      source_amount: '0.004',
      target_amount: '0.00',
    });
    expect(await desk.available()).toEqual({ BTC: '0.004' });
    await expectSoundBooks();
  });

  it('stays in the source currency when the payment comes too late', async () => {
    const { id } = await executed(await quoted());
    await desk.advance(2 * HOUR);
    await pay(id, '0.01');
    await desk.advance(120);
    expect((await read(id)).status).toBe('cancelled');
    expect(await desk.available()).toEqual({ BTC: '0.01' });
    await expectSoundBooks();
  });

  it('is still refused from one cryptocurrency to another', async () => {
    const refused = await desk.call('/quotes', {
      method: 'POST',
      body: { ...sale, target_currency: 'USDT' },
    });
    const body = await refused.json();
    expect([refused.status, Object.keys(body.fields)]).toEqual([400, ['target_currency']]);
  });
});
