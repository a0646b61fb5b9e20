import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embedded, type TestDatabase } from '../../../../test/harness/databases.ts';
import { movedClock } from '../../../../test/harness/moved-clock.ts';
import { dataOf, PaymentDesk } from '../../../../test/harness/payment-desk.ts';
import { expectRefusal } from '../../../../test/harness/reference-refusals.ts';
import { startServer, type TestServer } from '../../../../test/harness/server.ts';
import { Decimal } from '../../../domain/money/decimal.ts';
import { sentOn } from '../../../domain/reference/networks.ts';
import { loadReference } from '../../../reference/load-reference.ts';

/** Payments of each currency on each of its networks; `npm run test:soak` makes a hundred. */
const PAYMENTS = process.env.SOAK === undefined ? 3 : 100;
const FORMS = 3;
/** Prices differ by then. */
const PAUSE_SECONDS = 4111;

const { currencies, pairs } = loadReference();

/** Each currency on each of its networks, with the currencies that a payment can be converted to. */
const chains = currencies.all().flatMap((source) => {
  if (source.type !== 'crypto') return [];
  const targets = currencies
    .all()
    .filter(
      ({ code }) =>
        code === source.code ||
        pairs.get(source.code, code)?.sell.supported ||
        pairs.get(code, source.code)?.buy.supported,
    );
  return source.networks.map((carried) => ({ id: carried.id, source, carried, targets }));
});

describe('payment requests on networks (G324)', () => {
  let database: TestDatabase;
  let server: TestServer;

  beforeAll(async () => {
    database = await embedded.open();
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
  const share = (amount: string, percent: number, decimals: number) =>
    Decimal.parse(amount)
      .times(Decimal.ofUnits(BigInt(percent), 2))
      .rounded(decimals, 'down')
      .toString();

  async function expectSoundBooks({ business: { businessId } }: PaymentDesk): Promise<void> {
    const { differences } = await server.services.books.trialBalance(businessId);
    const reconciled = await server.services.books.reconciliation(businessId);
    expect([differences, reconciled.differences]).toEqual([[], []]);
  }

  it.each(chains.map((chain, place) => ({ ...chain, place })))(
    '$id: what is asked is paid to the last digit of the network, and completes',
    async ({ source, carried, targets, place }) => {
      const desk = await openDesk();
      const { decimals } = sentOn(source, carried);
      let before = { source_amount: '0', target_amount: '0' };
      for (let count = 0; count < PAYMENTS; count += 1) {
        const target = targets[(place + Math.floor(count / FORMS)) % targets.length] ?? source;
        const percent = 67 + ((count * 29) % 61);
        const amount = [
          { quote_currency: 'USD', quote_amount: `${40 + ((count * 89) % 1900)}.${10 + (count % 90)}` },
          { target_amount: share(before.target_amount, percent, target.decimals) },
          { source_amount: share(before.source_amount, percent, decimals) },
        ][count % FORMS];
        const asked = await desk.create({
          source_currency: source.code,
          target_currency: target.code,
          pay_in: { type: 'address', network: carried.network.code },
          ...amount,
        });
        before = asked;
        // As a wallet does, which cannot send more digits.
        const sent = Decimal.parse(asked.source_amount).rounded(decimals, 'down').toString();
        await desk.pay(asked, sent);
        const { status, source_amount } = await desk.read(asked.id);
        expect({ ...amount, status, asked: String(Decimal.parse(asked.source_amount)) }).toEqual({
          ...amount,
          status: 'completed',
          asked: sent,
        });
        expect(source_amount).toBe(asked.source_amount);
        await desk.advance(PAUSE_SECONDS);
      }
      await expectSoundBooks(desk);
    },
  );

  it.each(chains)(
    '$id: one unit of the network beside what is asked completes, two do not',
    async ({ source, carried }) => {
      const desk = await openDesk();
      const { decimals } = sentOn(source, carried);
      const most = carried.minDepositAmount.times(Decimal.parse('10'));
      const statuses: string[] = [];
      for (const units of [-2n, -1n, 1n, 2n]) {
        const request = await desk.create({
          source_currency: source.code,
          target_currency: source.code,
          source_amount: most.toString(),
          pay_in: { type: 'address', network: carried.network.code },
        });
        await desk.pay(request, most.plus(Decimal.ofUnits(units, decimals)).toString());
        statuses.push((await desk.read(request.id)).status);
      }
      expect(statuses).toEqual(['under_payment', 'completed', 'completed', 'over_payment']);
      await expectSoundBooks(desk);
    },
  );

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
