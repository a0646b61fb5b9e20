import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampledDatabases, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import { movedClock } from '../../../../test/harness/worlds/moved-clock.ts';
import { byAddress, byBank, dataOf, PaymentDesk } from '../../../../test/harness/worlds/payment-desk.ts';
import { startServer, type TestServer } from '../../../../test/harness/worlds/server.ts';

const MOST = 3;
const AT_ONCE = 12;
const QUOTES = '/quotes';
const REQUESTS = '/payments/requests';
const quote = {
  source_currency: 'NGN',
  target_currency: 'USDT',
  source_amount: '50000',
  pay_in: { type: 'temporary_bank_account' },
};

describe.each(sampledDatabases)(`${MOST} held rates of a profile on $name`, ({ open }) => {
  let database: TestDatabase;
  let servers: readonly TestServer[];
  let desks: readonly [PaymentDesk, PaymentDesk];

  beforeAll(async () => {
    database = await open();
    const settings = {
      clock: movedClock(),
      environment: { RATE_LIMIT_PER_MINUTE: '1000000', PROFILE_HELD_RATES: `${MOST}` },
    };
    servers = [
      await startServer({ database, ...settings }),
      await startServer({ database: await database.another(), ...settings }),
    ];
  });
  beforeEach(async () => {
    const business = await servers[0]?.seedBusiness();
    const [one, other] = servers.map((server) => business && new PaymentDesk(server, database, business));
    if (one === undefined || other === undefined) throw new Error('There are no two servers.');
    desks = [one, other];
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await database.close();
  });

  /** The identifiers of the quotes created by concurrent calls of both processes; all others were refused. */
  async function created(path: string, body: object, count: number, by: 'call' | 'callPublicly' = 'call') {
    const answers = await Promise.all(
      Array.from({ length: count }, (_, index) =>
        (index % 2 === 0 ? desks[0] : desks[1])[by](path, { method: 'POST', body }),
      ),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    for (const answer of refused) {
      expect(answer.status).toBe(422);
      const { error, message } = await answer.json();
      expect(error.name).toBe('invalid_state');
      expect(message).toContain(
        by === 'call'
          ? `The profile has ${MOST} `
          : 'This business has too many open payments at the moment.',
      );
    }
    const done = answers.filter(({ status }) => status === 201);
    const ids: string[] = await Promise.all(done.map(async (answer) => (await dataOf(answer, 201)).id));
    return ids;
  }

  const executed = async (quoteId = '') =>
    dataOf(await desks[0].call('/transfers', { method: 'POST', body: { quote_id: quoteId } }), 201);

  it('are all of the quotes that are created at once, until they have expired', async () => {
    const [desk] = desks;
    expect(await created(QUOTES, quote, AT_ONCE)).toHaveLength(MOST);
    expect(await created(QUOTES, quote, 1)).toEqual([]);
    const forCustomer = { headers: { 'X-BU-PROFILE-ID': desk.business.customerId } };
    expect((await desk.call(QUOTES, { method: 'POST', body: quote, ...forCustomer })).status).toBe(201);
    await desk.advance(1800);
    expect(await created(QUOTES, quote, AT_ONCE)).toHaveLength(MOST);
  });

  it.each([quote, byAddress])(
    'are kept by transfers that wait for a payment in $source_currency, until it comes or they end',
    async (body) => {
      const [desk] = desks;
      const ids = await created(QUOTES, body, MOST);
      const [paid, cancelled] = await Promise.all(ids.map(executed));
      expect(await created(QUOTES, body, AT_ONCE)).toEqual([]);
      const payment = { currency: body.source_currency, amount: body.source_amount, transfer_id: paid.id };
      await dataOf(await desk.control('/deposits', payment), 201);
      expect(await created(QUOTES, body, AT_ONCE)).toHaveLength(1);
      await dataOf(await desk.call(`/transfers/${cancelled.id}/cancel`, { method: 'POST' }), 200);
      expect(await created(QUOTES, body, AT_ONCE)).toHaveLength(1);
      await desk.advance(3600);
      expect(await created(QUOTES, body, AT_ONCE)).toHaveLength(MOST);
    },
  );

  it('are not kept by transfers that exchange nothing, or that the balance pays', async () => {
    const [desk] = desks;
    await dataOf(await desk.control('/balances', { currency: 'USDT', amount: '1000' }), 201);
    const funded = { ...byAddress, pay_in: { type: 'balance' } };
    for (const body of [byBank, funded]) {
      const ids = await created(QUOTES, body, MOST);
      await Promise.all(ids.map(executed));
    }
    expect(await created(QUOTES, quote, AT_ONCE)).toHaveLength(MOST);
  });

  it('are all of the payment requests that are created at once, until one has ended', async () => {
    const [desk] = desks;
    const [first, second] = await created(REQUESTS, byAddress, AT_ONCE);
    expect(await created(REQUESTS, byBank, 1)).toEqual([]);
    await desk.cancel(first ?? '');
    expect(await created(REQUESTS, byAddress, AT_ONCE)).toHaveLength(1);
    await desk.pay({ id: second ?? '', source_currency: 'USDT' }, '20');
    expect(await created(REQUESTS, byAddress, 1)).toEqual([]);
    await desk.pay({ id: second ?? '', source_currency: 'USDT' }, '30');
    expect(await created(REQUESTS, byAddress, AT_ONCE)).toHaveLength(1);
    await desk.advance(3600);
    expect(await created(REQUESTS, byAddress, AT_ONCE)).toHaveLength(MOST);
  });

  it('are none of those whose payer has not chosen how to pay, and these take no room of payers', async () => {
    const unchosen = { ...byAddress, pay_in: { type: 'balance' } };
    const more = MOST + 1;
    expect(await created(REQUESTS, unchosen, more, 'callPublicly')).toHaveLength(more);
    expect(await created(REQUESTS, byAddress, AT_ONCE, 'callPublicly')).toHaveLength(MOST);
    expect(await created(REQUESTS, unchosen, more, 'callPublicly')).toHaveLength(more);
  });

  it('are counted apart for public keys, and not for what the balance pays at once', async () => {
    const [desk] = desks;
    expect(await created(REQUESTS, byAddress, AT_ONCE, 'callPublicly')).toHaveLength(MOST);
    expect(await created(REQUESTS, byAddress, AT_ONCE)).toHaveLength(MOST);
    await dataOf(await desk.control('/balances', { currency: 'USDT', amount: '1000' }), 201);
    const funded = { ...byAddress, pay_in: { type: 'balance' } };
    expect(await created(REQUESTS, funded, MOST + 1)).toHaveLength(MOST + 1);
  });
});
