import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { postgres, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import { waitForLocks } from '../../../../test/harness/processes/lock-waits.ts';
import { openTransaction } from '../../../../test/harness/processes/open-transaction.ts';
import { samplePng } from '../../../../test/harness/seed/sample-files.ts';
import { type ConsoleServer, startConsole } from '../../../../test/harness/worlds/console-server.ts';
import { type CustomerDesk, openCustomerDesk } from '../../../../test/harness/worlds/customer-desk.ts';
import { everyRow } from '../../../../test/harness/worlds/test-ledger.ts';

const image_front = samplePng().toString('base64');
const person = {
  type: 'individual',
  first_name: 'Wilhelmina',
  middle_name: 'Petronella',
  last_name: 'Oyelaran',
  email: 'wilhelmina@oyelaran.example',
  phone: '+2348098765432',
  country_id: 'NG',
  birth_date: '17-03-1979',
  address: { country_id: 'NG', address_line_1: '77 Quarry Lane', city: 'Ibadan', postal_code: '200283' },
  has_accepted_terms: true,
  identifying_information: [
    { type: 'passport', number: 'P99887766', country: 'NG', image_front },
    { type: 'selfie', number: '', country: 'NG', image_front },
  ],
};
/** Dependencies of what is told of the person, in lower case; one in each text that is about it. */
const TOLD = ['wilhelmina', 'petronella', 'oyelaran', '8098765432', '77 quarry lane', 'ibadan', '200283'];

const depositQuote = {
  ...{ source_currency: 'NGN', target_currency: 'NGN', source_amount: '100000.00' },
  ...{ pay_in: { type: 'temporary_bank_account' }, pay_out: { type: 'balance' } },
};

const paymentRequest = {
  ...depositQuote,
  pay_out: undefined,
  additional_info: { name: 'Wilhelmina Oyelaran', email: person.email },
};
const invoice = {
  ...{ type: 'invoice', fixed: true, one_time: true, target_currency: 'NGN', target_amount: '100.00' },
  ...{ name: 'For Wilhelmina', title: 'Invoice', description: 'To Ibadan.' },
  ...{ customer_email: person.email, customer_name: 'Wilhelmina Oyelaran' },
};

describe.each([postgres])('eraseCustomer on $name', ({ open }) => {
  let database: TestDatabase;
  let console: ConsoleServer;
  let desk: CustomerDesk;

  beforeAll(async () => {
    database = await open();
    console = await startConsole(database, { RATE_LIMIT_PER_MINUTE: '1000000' }, { sweepMs: 20 });
  });
  afterAll(async () => {
    await console.stop();
    await database.close();
  });
  beforeEach(async () => {
    console.clock.advance(60_000);
    desk = await openCustomerDesk(console);
    await database.kysely
      .updateTable('business')
      .set({ user_id: desk.owner.id })
      .where('business_id', '=', desk.business.id)
      .execute();
  });

  /** Everything that the database holds about the business, but its recipients, which are its own. */
  const records = async () => {
    const rows = Object.entries(await everyRow(database)).filter(([table]) => table !== 'recipient');
    return rows.flatMap(([, texts]) => texts).filter((text) => text.includes(desk.business.id));
  };
  const tellings = async () => {
    const all = (await records()).map((text) => text.toLowerCase());
    return TOLD.filter((told) => all.some((text) => text.includes(told)));
  };
  const fund = (id: string, amount: string) =>
    desk.control('balances', { profile_id: id, currency: 'USDT', amount });
  const active = async () => {
    const id = await desk.create(person);
    await desk.activate(id);
    return id;
  };
  const books = () => console.services.books.trialBalance(desk.business.id);

  describe('in the same moment', () => {
    let id: string;
    let address: string;
    /** What waits for one another when it is asked for in this order, each of it as far as it gets. */
    const inOrder = async <Answer>(...asked: (() => Promise<Answer>)[]): Promise<Answer[]> => {
      const release = await openTransaction(
        database,
        sql`SELECT FROM customer WHERE customer_id = ${id} FOR UPDATE`,
      );
      const answers: Promise<Answer>[] = [];
      try {
        for (const ask of asked) {
          answers.push(ask());
          await waitForLocks(database, answers.length);
        }
      } finally {
        await release();
      }
      return Promise.all(answers);
    };
    const statusOf = async (answer: Promise<{ readonly status: number }>) => (await answer).status;
    const erase = () => statusOf(desk.erase(id));
    const deposit = () => statusOf(desk.control('deposits', { address, currency: 'USDT', amount: '25.00' }));

    beforeEach(async () => {
      id = await active();
      const { json } = await desk.call('GET /v1/addresses/USDT', undefined, { profile: id });
      [{ address }] = [json.data].flat();
    });

    test('422: money that has just arrived keeps it from being erased', async () => {
      expect(await inOrder(deposit, erase)).toEqual([201, 422]);
      const { json } = await desk.call('GET /v1/balances/USDT', undefined, { profile: id });
      expect(json.data.pending.amount).toBe('25.00');
      expect((await books()).differences).toEqual([]);
    });

    test('422: so does a transfer that has just begun', async () => {
      const { json } = await desk.call('POST /v1/quotes', depositQuote, { profile: id });
      const transfer = () =>
        statusOf(desk.call('POST /v1/transfers', { quote_id: json.data.id }, { profile: id }));
      expect(await inOrder(transfer, erase)).toEqual([201, 422]);
    });

    test('200: an update that has just been made is erased with it', async () => {
      const update = () =>
        statusOf(desk.call(`PUT /v1/customers/${id}`, { email: 'petronella@example.com' }));
      expect(await inOrder(update, erase)).toEqual([200, 200]);
      expect(await tellings()).toEqual([]);
    });

    test('200: a deposit that comes too late goes to the business', async () => {
      expect(await inOrder(erase, deposit)).toEqual([200, 201]);
      const balance = await desk.call('GET /v1/balances/USDT');
      expect(balance.json.data.pending.amount).toBe('25.00');
      expect((await books()).differences).toEqual([]);
      const { rows } = await sql`SELECT FROM balance WHERE profile_id = ${id}`.execute(database.kysely);
      expect(rows).toEqual([]);
    });

    test.each<[string, number, () => Promise<{ readonly status: number }>]>([
      ['a quote', 404, () => desk.call('POST /v1/quotes', depositQuote, { profile: id })],
      ['a payment link', 404, () => desk.call('POST /v1/payments/links', invoice, { profile: id })],
      [
        'a payment request',
        422,
        () => desk.call('POST /v1/payments/requests', paymentRequest, { profile: id }),
      ],
      ['an update', 404, () => desk.call(`PUT /v1/customers/${id}`, { email: 'petronella@example.com' })],
      ['money of the sandbox', 404, () => fund(id, '5.00')],
    ])('200: %s that comes too late is %i', async (_, status, call) => {
      expect(await inOrder(erase, () => statusOf(call()))).toEqual([200, status]);
      expect(await tellings()).toEqual([]);
    });

    test('200: a transfer that comes too late is 422', async () => {
      const { json } = await desk.call('POST /v1/quotes', depositQuote, { profile: id });
      const transfer = () =>
        statusOf(desk.call('POST /v1/transfers', { quote_id: json.data.id }, { profile: id }));
      expect(await inOrder(erase, transfer)).toEqual([200, 422]);
      expect(await tellings()).toEqual([]);
    });
  });
});
