import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { sampledDatabases, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import { rowCount } from '../../../../test/harness/processes/row-count.ts';
import { expectRefusal } from '../../../../test/harness/reference-refusals.ts';
import { given, LIBRARY_FUND, LinkDesk } from '../../../../test/harness/worlds/link-desk.ts';
import { movedClock } from '../../../../test/harness/worlds/moved-clock.ts';
import { startServer, type TestServer } from '../../../../test/harness/worlds/server.ts';

const examples = new URL('../../../../../../spec/resources/payment-links/examples/', import.meta.url);
const example = (name: string) => parse(readFileSync(new URL(name, examples), 'utf8')).value;
const creations = readdirSync(examples).filter((name) => /^payment-link-create(-[a-z]+)?\.yaml$/.test(name));
const INVOICE = example('payment-link-create-invoice.yaml');
const OPEN = example('payment-link-create-open.yaml');

describe.each(sampledDatabases)('payment links on $name', ({ open }) => {
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

  /** Blocks the money of a customer, or unblocks it. */
  const setCustomer = (status: 'active' | 'in_review') =>
    database.kysely
      .updateTable('customer')
      .set({ status })
      .where('business_id', '=', desk.business.businessId)
      .execute();

  /** Moves the clock of the business ahead without running what falls due. */
  const moveClockAlone = (clock_ahead_ms: number) =>
    database.kysely
      .updateTable('business')
      .set({ clock_ahead_ms: BigInt(clock_ahead_ms) })
      .where('business_id', '=', desk.business.businessId)
      .execute();

  describe('createPaymentLink', () => {
    describe('201', () => {
      it.each(creations)('gives back all that %s has, and says where the link is', async (file) => {
        const asked = example(file);
        const response = await desk.post('/payments/links', asked);
        const { data, ...rest } = await response.json();
        expect([response.status, rest]).toEqual([
          201,
          { status: 'success', message: 'Payment link created.' },
        ]);
        expect(response.headers.get('Location')).toBe(`/v1/payments/links/${data.id}`);
        const { type, status, fixed, one_time, name, title, description, expires_at, ...others } = asked;
        const { target_currency, target_amount, quote_amount, quote_currency, due_date, ...meta } = others;
        expect(data).toEqual({
          id: expect.stringMatching(/^PAYL_[0-9A-Za-z]{16}$/),
          view: 'full',
          profile_id: desk.business.businessId,
          link: `http://127.0.0.1:4014/pay/${data.id}`,
          pub_key: expect.stringMatching(/^pub_[0-9A-Za-z]{32}$/),
          created_at: '2026-05-04T09:30:00.000000Z',
          updated_at: '2026-05-04T09:30:00.000000Z',
          status: status ?? 'active',
          ...{ type, fixed, one_time, name, title, description },
          ...given({ target_currency, target_amount, quote_amount, quote_currency }),
          ...given({ expires_at: expires_at?.replace('Z', '.000000Z') }),
          meta: {
            allow_customer_amount: false,
            allow_quantity_selection: false,
            ...meta,
            ...given({ due_date: due_date?.replace('Z', '.000000Z') }),
          },
        });
        expect(await desk.readLink(data.id)).toEqual(data);
      });

      it('is a payment_link unless the type says otherwise', async () => {
        const { type: _type, ...untyped } = LIBRARY_FUND;
        expect(await desk.createLink(untyped)).toMatchObject({ type: 'payment_link' });
      });

      it('belongs to the profile that it is created for, and to no other', async () => {
        const { customerId } = desk.business;
        const headers = { 'X-BU-PROFILE-ID': customerId };
        const link = await desk.createLink(LIBRARY_FUND, headers);
        expect(link.profile_id).toBe(customerId);
        expect(await desk.readLink(link.id, headers)).toEqual(link);
        await expectRefusal(await desk.call(`/payments/links/${link.id}`), 404, 'not_found');
      });

      it('replays the first answer to the same key, which is kept in the transaction that saves the link', async () => {
        const headers = { 'Idempotency-Key': 'fund' };
        const answers = [];
        for (let times = 0; times < 2; times += 1) {
          answers.push(await desk.post('/payments/links', LIBRARY_FUND, headers));
        }
        const [first, again] = await Promise.all(answers.map((answer) => answer.json()));
        expect([again, answers[1]?.headers.get('Idempotency-Replayed')]).toEqual([first, 'true']);
        const { rows } = await sql`
          SELECT link.xmin = reply.xmin AS together
          FROM payment_link AS link JOIN idempotency_record AS reply USING (business_id)
          WHERE business_id = ${desk.business.businessId}`.execute(database.kysely);
        expect(rows).toEqual([{ together: true }]);
      });
    });

    describe('400', () => {
      it.each<[message: string, body: object]>([
        [
          'expires_at 2026-05-04T09:30:00.000Z is not in the future; it is 2026-05-04T09:30:00.000Z. Give a later time.',
          { ...LIBRARY_FUND, expires_at: '2026-05-04T09:30:00Z' },
        ],
        ['quote_currency is required beside quote_amount.', { ...OPEN, quote_amount: '2000' }],
        ['quote_amount is required beside quote_currency.', { ...OPEN, quote_currency: 'NGN' }],
        [
          'max_amount 1.99 is less than min_amount 2.00. Raise it, or lower min_amount.',
          { ...OPEN, amount_limit: { min_amount: '2', max_amount: '1.99' } },
        ],
        [
          'A payment through the link must be at least 1000.00 NGN; this one is 999.99 NGN.',
          { ...OPEN, target_amount: '999.99' },
        ],
      ])('names the field and the value in its message: %s', async (message, body) => {
        const response = await desk.post('/payments/links', body);
        expect(await expectRefusal(response, 400, 'request_validation')).toMatchObject({ message });
      });

      const items = (...amounts: readonly [quantity: number, amount: string][]) => ({
        items: amounts.map(([quantity, amount]) => ({ item: 'Note', quantity, amount })),
      });

      it.each<[field: string, why: string, body: object]>([
        ['target_currency', 'does not exist', { ...LIBRARY_FUND, target_currency: 'XYZ' }],
        ['quote_currency', 'does not exist', { ...LIBRARY_FUND, quote_currency: 'XYZ' }],
        ['quote_amount', 'has too many decimals', { ...LIBRARY_FUND, quote_amount: '1.001' }],
        ['target_amount', 'has too many decimals', { ...INVOICE, items: [], target_amount: '1.001' }],
        ['target_amount', 'comes beside half of another amount', { ...INVOICE, quote_amount: '1' }],
        [
          'target_amount',
          'comes beside another suggestion',
          { ...OPEN, target_amount: '2000', quote_amount: '2000', quote_currency: 'NGN' },
        ],
        ['quote_currency', 'is missing beside quote_amount', { ...OPEN, quote_amount: '2000' }],
        ['quote_amount', 'is missing beside quote_currency', { ...OPEN, quote_currency: 'NGN' }],
        ['expires_at', 'is now', { ...LIBRARY_FUND, expires_at: '2026-05-04T09:30:00Z' }],
        [
          'amount_limit.min_amount',
          'has too many decimals',
          { ...OPEN, amount_limit: { min_amount: '0.001' } },
        ],
        [
          'amount_limit.max_amount',
          'has too many decimals',
          { ...OPEN, amount_limit: { max_amount: '0.001' } },
        ],
        [
          'amount_limit.max_amount',
          'is less than the least',
          { ...OPEN, amount_limit: { min_amount: '2', max_amount: '1.99' } },
        ],
        ['target_amount', 'suggests less than the least', { ...OPEN, target_amount: '999.99' }],
        ['target_amount', 'suggests more than the most', { ...OPEN, target_amount: '500000.01' }],
        ['items', 'come to a kobo less', { ...INVOICE, ...items([1, '75000.00'], [7, '24999.99']) }],
        ['items', 'come to a kobo more', { ...INVOICE, ...items([1, '75000.01'], [7, '25000.00']) }],
        ['items.1.amount', 'has too many decimals', { ...INVOICE, ...items([1, '1'], [1, '0.001']) }],
        [
          'require_extra_info.1.field_name',
          'is asked for twice',
          {
            ...LIBRARY_FUND,
            require_extra_info: [
              { field_name: 'email', required: true },
              { field_name: 'email', required: false },
            ],
          },
        ],
        [
          'require_extra_info.0.field_name',
          'nobody can answer',
          { ...LIBRARY_FUND, require_extra_info: [{ field_name: '__proto__', required: true }] },
        ],
      ])('for a %s that %s', async (field, _why, body) => {
        const refused = await expectRefusal(
          await desk.post('/payments/links', body),
          400,
          'request_validation',
        );
        expect(Object.keys(refused.fields)).toEqual([field]);
        expect(await rowCount(database, 'payment_link', desk.business.businessId)).toBe(0);
        expect(await rowCount(database, 'payment_link_directory', desk.business.businessId)).toBe(0);
      });

      it.each([
        ['a fixed link without an amount', { ...OPEN, fixed: true }],
        ['a fixed link with two amounts', { ...LIBRARY_FUND, target_amount: '1' }],
        ['a fixed link with half an amount', { ...OPEN, fixed: true, quote_amount: '5' }],
        ['a status that nobody creates', { ...LIBRARY_FUND, status: 'expired' }],
        ['limits that limit nothing', { ...OPEN, amount_limit: {} }],
        ['half an item', { ...INVOICE, items: [{ item: 'Note', quantity: 0.5, amount: '500000' }] }],
      ])('for %s', async (_what, body) => {
        await expectRefusal(await desk.post('/payments/links', body), 400, 'schema_validation');
      });
    });

    describe('422', () => {
      it('for a customer that is not active', async () => {
        await setCustomer('in_review');
        const headers = { 'X-BU-PROFILE-ID': desk.business.customerId };
        const response = await desk.post('/payments/links', LIBRARY_FUND, headers);
        await expectRefusal(response, 422, 'invalid_state');
        expect(await rowCount(database, 'payment_link', desk.business.businessId)).toBe(0);
      });

      it('for a key that another body used', async () => {
        const headers = { 'Idempotency-Key': 'used' };
        await desk.createLink(LIBRARY_FUND, headers);
        await expectRefusal(await desk.post('/payments/links', OPEN, headers), 422, 'idempotency_key_reused');
      });
    });
  });

  describe('listPaymentLinks', () => {
    let made: string[];

    beforeEach(async () => {
      const soon = new Date(clock.now().getTime() + 10_000).toISOString();
      made = [];
      for (const body of [
        { ...INVOICE, name: 'Bücher 100%' },
        { ...OPEN, title: 'Für die BÜCHEREI' },
        { ...LIBRARY_FUND, expires_at: soon },
        { ...LIBRARY_FUND, name: 'Deleted' },
      ]) {
        made.push((await desk.createLink(body)).id);
        clock.advance(1000);
      }
      await desk.deleteLink(String(made[3]));
    });

    const list = async (query: string, headers: Record<string, string> = {}) =>
      (await desk.call(`/payments/links?${query}`, { headers })).json();
    /** The indices of the links, with the oldest as 0. */
    const found = async (query: string) =>
      (await list(query)).data.map(({ id }: { id: string }) => made.indexOf(id));

    describe('200', () => {
      it('lists newest first, oldest first when asked to, and pages to the end and back', async () => {
        expect(await found('')).toEqual([3, 2, 1, 0]);
        expect(await found('sort=asc')).toEqual([0, 1, 2, 3]);
        const first = await list('limit=3');
        expect(first).toMatchObject({
          message: 'Payment links retrieved.',
          pagination: { current_entries_size: 3 },
        });
        const second = await list(`limit=3&cursor=${first.pagination.next_cursor}`);
        expect(second.data.map(({ id }: { id: string }) => id)).toEqual([made[0]]);
        expect(await list(`limit=3&cursor=${second.pagination.previous_cursor}`)).toMatchObject({
          data: first.data,
        });
        expect(first.data[0]).toEqual(await desk.readLink(String(made[3])));
      });

      it('lists those of each status that is asked for, of an active one that has expired too', async () => {
        expect(await found('status=draft')).toEqual([0]);
        expect(await found('status=active')).toEqual([2, 1]);
        expect(await found('status=deleted&status=draft&status=draft')).toEqual([3, 0]);
        expect(await found('status=expired')).toEqual([]);
        await moveClockAlone(10_000);
        expect(await found('status=active')).toEqual([1]);
        expect(await found('status=expired&status=active')).toEqual([2, 1]);
        expect((await list('status=expired')).data).toMatchObject([{ status: 'expired' }]);
        await desk.advance(1);
        expect(await found('status=active')).toEqual([1]);
        expect(await found('status=expired&status=draft')).toEqual([2, 0]);
      });

      it('finds a text in name, title and identifier, in any case and as it is', async () => {
        expect(await found('q=bücher')).toEqual([1, 0]);
        expect(await found('q=BÜCHER&status=draft')).toEqual([0]);
        expect(await found(`q=${made[2]?.toUpperCase()}`)).toEqual([2]);
        expect(await found('q=00%25')).toEqual([0]);
        expect(await found('q=%25%25%25')).toEqual([]);
        expect(await found('q=telescope')).toEqual([]);
      });

      it('lists the links of the profile alone', async () => {
        const headers = { 'X-BU-PROFILE-ID': desk.business.customerId };
        const { id } = await desk.createLink(LIBRARY_FUND, headers);
        expect((await list('', headers)).data).toMatchObject([{ id }]);
        expect((await list('')).data).toHaveLength(4);
      });
    });

    describe('400', () => {
      it.each(['limit=0', 'sort=up', 'q=ab', 'status=paid'])('for %s', async (query) => {
        await expectRefusal(await desk.call(`/payments/links?${query}`), 400, 'request_validation');
      });

      it('for a cursor of another filter', async () => {
        const { next_cursor } = (await list('limit=1')).pagination;
        const response = await desk.call(`/payments/links?cursor=${next_cursor}&status=active`);
        await expectRefusal(response, 400, 'bad_request');
      });
    });
  });
});
