import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampledDatabases, type TestDatabase } from '../../test/harness/processes/databases.ts';
import { type MovedClock, movedClock } from '../../test/harness/worlds/moved-clock.ts';
import { byPhone, dataOf, PaymentDesk } from '../../test/harness/worlds/payment-desk.ts';
import { startServer, type TestServer } from '../../test/harness/worlds/server.ts';

/** As production has it. */
const environment = { RATE_LIMIT_PER_MINUTE: '100' };

describe.each(sampledDatabases)('prompts to pay on phones, on $name', ({ open }) => {
  let database: TestDatabase;
  let clock: MovedClock;
  let server: TestServer;
  /** A process beside it, where there can be one. */
  let other: TestServer;
  let desk: PaymentDesk;
  let last = 0;

  beforeAll(async () => {
    database = await open();
    clock = movedClock();
    server = await startServer({ database, clock, environment });
    other =
      database.url === undefined
        ? server
        : await startServer({ database: await database.another(), clock, environment });
  });
  afterAll(async () => {
    await Promise.all([server.stop(), ...(other === server ? [] : [other.stop()])]);
    await database.close();
  });
  beforeEach(async () => {
    desk = await newDesk();
    last += 1;
  });

  const newDesk = async () => new PaymentDesk(server, database, await server.seedBusiness());
  const freshPhone = () => `+25471234${String(5000 + last)}`;
  const ask = (phone: string, by = desk) =>
    by.callPublicly('/payments/requests', { method: 'POST', body: byPhone(phone) });
  const quoteOf = async (pay_in: object) => {
    const body = { ...byPhone(''), pay_in, pay_out: { type: 'balance' } };
    return dataOf(await desk.call('/quotes', { method: 'POST', body }), 201);
  };

  test('of forty payments asked of one phone, by two processes, ten ring it', async () => {
    const phone = freshPhone();
    const beside = new PaymentDesk(other, database, desk.business);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, number) => ask(phone, number % 2 === 0 ? desk : beside)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
      Array(30).fill([429, '60']),
    );
    expect(await refused[0]?.json()).toMatchObject({
      error: {
        name: 'too_many_requests',
        message: 'This phone was asked to pay too often. Wait 60 seconds.',
      },
    });
    clock.advance(60_000);
    expect([(await ask(phone)).status, (await ask(phone)).status]).toEqual([201, 429]);
  });

  test('transfers count with payment requests, however the phone is named, and a quote rings nobody', async () => {
    const phone = freshPhone();
    const quotes: { readonly id: string }[] = [];
    while (quotes.length < 12) quotes.push(await quoteOf({ type: 'mobile_money', phone }));
    const ids = quotes.map(({ id }) => id);
    for (let number = 0; number < 9; number += 1)
      expect((await ask(phone.replace('+254', '0'))).status).toBe(201);
    const transfer = async (quote_id = ids.at(-1)) =>
      (await desk.call('/transfers', { method: 'POST', body: { quote_id } })).status;
    expect([await transfer(ids[0]), await transfer()]).toEqual([201, 429]);
    // The refused quote is still pending.
    clock.advance(60_000);
    expect(await transfer()).toBe(201);
  });

  test('all businesses together ring a phone twenty times', async () => {
    const phone = freshPhone();
    const statuses: number[] = [];
    for (const by of [desk, await newDesk(), await newDesk()]) {
      for (let number = 0; number < 8; number += 1) statuses.push((await ask(phone, by)).status);
    }
    expect(statuses).toEqual([...Array(20).fill(201), ...Array(4).fill(429)]);
  });
});
