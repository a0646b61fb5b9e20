import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgres, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import { expectRefusal } from '../../../../test/harness/reference-refusals.ts';
import { movedClock } from '../../../../test/harness/worlds/moved-clock.ts';
import { paidChains } from '../../../../test/harness/worlds/paid-chains.ts';
import { dataOf, PaymentDesk } from '../../../../test/harness/worlds/payment-desk.ts';
import { startServer, type TestServer } from '../../../../test/harness/worlds/server.ts';
import { Decimal } from '../../../domain/money/decimal.ts';

describe('payment requests on networks (G324)', () => {
  let database: TestDatabase;
  let server: TestServer;

  beforeAll(async () => {
    database = await postgres.open();
    server = await startServer({
      database,
      clock: movedClock(),
      environment: { RATE_LIMIT_PER_MINUTE: '1000000' },
    });
  });
  afterAll(async () => {
    await server.stop();
    await database.close();
  });

  const openDesk = async () => new PaymentDesk(server, database, await server.seedBusiness());
  async function expectSoundBooks({ business: { businessId } }: PaymentDesk): Promise<void> {
    const { differences } = await server.services.books.trialBalance(businessId);
    const reconciled = await server.services.books.reconciliation(businessId);
    expect([differences, reconciled.differences]).toEqual([[], []]);
  }

  it.each(paidChains.map((chain, place) => ({ ...chain, place })))(
    '$id: what is asked is paid to the last digit of the network, and the books agree',
    async ({ source, carried, decimals, targets, place }) => {
      const desk = await openDesk();
      const asked = await desk.create({
        source_currency: source.code,
        target_currency: targets[place % targets.length]?.code,
        pay_in: { type: 'address', network: carried.network.code },
        quote_currency: 'USD',
        quote_amount: '123.45',
      });
      // As a wallet does, which cannot send more digits.
      const sent = Decimal.parse(asked.source_amount).rounded(decimals, 'down').toFixed(2);
      await desk.pay(asked, sent);
      expect(await desk.read(asked.id)).toMatchObject({ status: 'completed', source_amount: sent });
      expect(asked.source_amount).toBe(sent);
      await expectSoundBooks(desk);
    },
  );

  it.each([
    ['completed', '9.999999'],
    ['completed', '10.000001'],
    ['under_payment', '9.999998'],
    ['over_payment', '10.000002'],
  ])('%s: %s of 10 USDT on Tron, and the books agree', async (status, amount) => {
    const desk = await openDesk();
    const request = await desk.create({
      source_currency: 'USDT',
      target_currency: 'NGN',
      source_amount: '10',
      pay_in: { type: 'address', network: 'TRX' },
    });
    await desk.pay(request, amount);
    expect((await desk.read(request.id)).status).toBe(status);
    await expectSoundBooks(desk);
  });

  it('several deposits that are one unit short of what is asked reach it', async () => {
    const desk = await openDesk();
    const request = await desk.create({
      source_currency: 'USDT',
      target_currency: 'NGN',
      source_amount: '10',
      pay_in: { type: 'address', network: 'TRX' },
    });
    await desk.pay(request, '5.5');
    await desk.pay(request, '4.499999');
    expect((await desk.read(request.id)).status).toBe('multiple_deposits');
    await expectSoundBooks(desk);
  });

  it('refuses a simulated deposit that the network cannot make', async () => {
    const desk = await openDesk();
    const request = await desk.create({
      source_currency: 'USDT',
      target_currency: 'NGN',
      source_amount: '10',
      pay_in: { type: 'address', network: 'TRX' },
    });
    const { pay_in } = request;
    if (pay_in.type !== 'address') throw new Error('There is no address.');
    const targets = [{ payment_request_id: request.id }, { address: pay_in.address }];
    for (const target of targets) {
      const body = { ...target, currency: 'USDT', amount: '10.0000001' };
      const response = await desk.control('/deposits', body);
      const { fields } = await expectRefusal(response, 400, 'request_validation');
      expect(fields.amount).toEqual([
        expect.objectContaining({ reason: '10.0000001 has too many decimal places; USDT has 6 on TRX.' }),
      ]);
    }
    expect(await dataOf(await desk.call(`/payments/requests/${request.id}`), 200)).toMatchObject({
      status: 'pending',
    });
  });
});
