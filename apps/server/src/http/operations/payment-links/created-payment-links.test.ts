import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { sampledDatabases, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import { expectRefusal } from '../../../../test/harness/reference-refusals.ts';
import { given, LIBRARY_FUND, LinkDesk } from '../../../../test/harness/worlds/link-desk.ts';
import { movedClock } from '../../../../test/harness/worlds/moved-clock.ts';
import { dataOf } from '../../../../test/harness/worlds/payment-desk.ts';
import { startServer, type TestServer } from '../../../../test/harness/worlds/server.ts';

const examples = new URL('../../../../../../spec/resources/payment-links/examples/', import.meta.url);
const example = (name: string) => parse(readFileSync(new URL(name, examples), 'utf8')).value;
const INVOICE = example('payment-link-create-invoice.yaml');
const OPEN = example('payment-link-create-open.yaml');
const PATIENCE = { timeout: 25_000, interval: 50 };

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

  /** Moves the clock of the business so far ahead, and does nothing of what falls due. */
  const moveClockAlone = (clock_ahead_ms: number) =>
    database.kysely
      .updateTable('business')
      .set({ clock_ahead_ms: BigInt(clock_ahead_ms) })
      .where('business_id', '=', desk.business.businessId)
      .execute();

  describe('getPaymentLink', () => {
    describe('200', () => {
      it('shows its own public key what payers may see, and the business everything', async () => {
        const link = await desk.createLink({ ...INVOICE, status: 'active' });
        const { profile_id, created_at, updated_at, pub_key, meta, ...shown } = link;
        const { customer_email, customer_name, ...publicMeta } = Object(meta);
        expect([profile_id, customer_name, customer_email]).toEqual([
          desk.business.businessId,
          'Ada Lovelace',
          'ada@example.com',
        ]);
        const response = await desk.callByLink(link, `/payments/links/${link.id}`);
        expect(await dataOf(response, 200)).toEqual({ ...shown, view: 'public', meta: publicMeta });
      });

      it('shows a link that is deleted, to both', async () => {
        const link = await desk.createLink(LIBRARY_FUND);
        await desk.deleteLink(link.id);
        expect(await desk.readLink(link.id)).toMatchObject({ status: 'deleted', view: 'full' });
        const response = await desk.callByLink(link, `/payments/links/${link.id}`);
        expect(await dataOf(response, 200)).toMatchObject({ status: 'deleted', view: 'public' });
      });

      it('shows a link as expired from its last instant on, before and after that is written down', async () => {
        const expires_at = new Date(clock.now().getTime() + 60_000).toISOString();
        const link = await desk.createLink({ ...LIBRARY_FUND, expires_at });
        const row = () =>
          database.kysely
            .selectFrom('payment_link')
            .select(['status', 'version'])
            .where('link_id', '=', link.id)
            .executeTakeFirstOrThrow();
        await moveClockAlone(59_999);
        expect(await desk.readLink(link.id)).toEqual(link);
        await moveClockAlone(60_000);
        const expired = { ...link, status: 'expired', updated_at: link.expires_at };
        expect([await desk.readLink(link.id), await row()]).toEqual([
          expired,
          { status: 'active', version: 1 },
        ]);
        await desk.advance(1);
        expect([await desk.readLink(link.id), await row()]).toEqual([
          expired,
          { status: 'expired', version: 2 },
        ]);
      });
    });

    describe('404', () => {
      it('for a link of nobody, of another business, and of another profile', async () => {
        const other = new LinkDesk(server, database, await server.seedBusiness());
        const foreign = await other.createLink(LIBRARY_FUND);
        for (const id of [foreign.id, 'PAYL_0000000000000000', 'nonsense', 'PAYL_%F0%9F%98%80']) {
          await expectRefusal(await desk.call(`/payments/links/${id}`), 404, 'not_found');
        }
      });

      it('for every public key but that of the link', async () => {
        const [link, another] = [await desk.createLink(LIBRARY_FUND), await desk.createLink(LIBRARY_FUND)];
        const path = `/payments/links/${link.id}`;
        await expectRefusal(await desk.callPublicly(path), 404, 'not_found');
        await expectRefusal(await desk.callByLink(another, path), 404, 'not_found');
      });

      it('for the public key of a link and a profile that is not the one of the link', async () => {
        const { businessId, customerId } = desk.business;
        const [own, ofCustomer] = [
          await desk.createLink(LIBRARY_FUND),
          await desk.createLink(LIBRARY_FUND, { 'X-BU-PROFILE-ID': customerId }),
        ];
        const read = (link: typeof own, profileId: string) =>
          desk.callByLink(link, `/payments/links/${link.id}`, { headers: { 'X-BU-PROFILE-ID': profileId } });
        expect((await read(own, businessId)).status).toBe(200);
        expect((await read(ofCustomer, customerId)).status).toBe(200);
        await expectRefusal(await read(own, customerId), 404, 'resource_not_found');
        await expectRefusal(await read(ofCustomer, businessId), 404, 'resource_not_found');
      });
    });

    it('401 for a public key that is nobody’s, and for that of a link after the reset of the sandbox', async () => {
      const link = await desk.createLink(LIBRARY_FUND);
      const nobodys = { id: link.id, pub_key: `pub_${'0'.repeat(32)}` };
      await expectRefusal(await desk.callByLink(nobodys, `/payments/links/${link.id}`), 401, 'unauthorized');
      await dataOf(await desk.control('/reset', {}), 200);
      await expectRefusal(await desk.callByLink(link, `/payments/links/${link.id}`), 401, 'unauthorized');
      await expectRefusal(await desk.call(`/payments/links/${link.id}`), 404, 'not_found');
    });
  });

  describe('updatePaymentLink', () => {
    describe('200', () => {
      it('replaces what is given, lists and objects as a whole, and leaves the rest', async () => {
        const link = await desk.createLink(LIBRARY_FUND);
        clock.advance(60_000);
        const require_extra_info = [{ field_name: 'phone_number', required: false }];
        const updated = await desk.updateLink(link.id, { title: 'Help', require_extra_info });
        expect(updated).toEqual({
          ...link,
          title: 'Help',
          updated_at: clock.now().toISOString().replace('Z', '000Z'),
          meta: { ...Object(link.meta), require_extra_info },
        });
        expect(await desk.readLink(link.id)).toEqual(updated);
      });

      it.each<[what: string, changes: object, amounts: object]>([
        [
          'another quote_amount alone',
          { quote_amount: '5' },
          { quote_amount: '5.00', quote_currency: 'NGN' },
        ],
        [
          'another quote_currency alone',
          { quote_currency: 'USD' },
          { quote_amount: '86000.00', quote_currency: 'USD' },
        ],
        ['a target_amount in the place of both', { target_amount: '7' }, { target_amount: '7.00' }],
      ])('takes %s', async (_what, changes, amounts) => {
        const link = await desk.createLink(LIBRARY_FUND);
        const { target_amount, quote_amount, quote_currency } = Object(
          await desk.updateLink(link.id, changes),
        );
        expect(given({ target_amount, quote_amount, quote_currency })).toEqual(amounts);
      });

      it('takes a quote amount in the place of a target amount', async () => {
        const link = await desk.createLink({ ...INVOICE, items: [] });
        const updated = await desk.updateLink(link.id, { quote_amount: '90', quote_currency: 'USD' });
        expect(updated).toMatchObject({ quote_amount: '90.00', quote_currency: 'USD' });
        expect(updated).not.toHaveProperty('target_amount');
      });

      it('opens a draft to payers, and an open one again', async () => {
        const link = await desk.createLink(INVOICE);
        expect(link.status).toBe('draft');
        for (let times = 0; times < 2; times += 1) {
          expect(await desk.updateLink(link.id, { status: 'active' })).toMatchObject({ status: 'active' });
        }
      });

      it('loses none of the changes that are made at once', async () => {
        const link = await desk.createLink(LIBRARY_FUND);
        const changes = [{ name: 'One' }, { title: 'Two' }, { description: 'Three' }, { note: 'Four' }];
        await Promise.all(changes.map((change) => desk.updateLink(link.id, change)));
        expect(await desk.readLink(link.id)).toMatchObject({
          name: 'One',
          title: 'Two',
          description: 'Three',
          meta: { note: 'Four' },
        });
      });
    });

    describe('400', () => {
      it.each<[field: string, why: string, of: object, changes: object]>([
        [
          'target_amount',
          'comes beside another amount',
          OPEN,
          { target_amount: '2000', quote_amount: '2000' },
        ],
        ['quote_currency', 'is missing beside quote_amount', OPEN, { quote_amount: '2000' }],
        ['quote_amount', 'is missing beside quote_currency', INVOICE, { quote_currency: 'NGN' }],
        ['fixed', 'lacks an amount', OPEN, { fixed: true }],
        ['items', 'do not add up any more', INVOICE, { target_amount: '250000.01' }],
        ['expires_at', 'is past', LIBRARY_FUND, { expires_at: '2026-05-04T09:29:59Z' }],
        [
          'quote_amount',
          'does not fit the currency',
          { ...LIBRARY_FUND, quote_amount: '1.5' },
          { quote_currency: 'UGX' },
        ],
      ])('for %s that %s', async (field, _why, of, changes) => {
        const link = await desk.createLink(of);
        const response = await desk.call(`/payments/links/${link.id}`, { method: 'PATCH', body: changes });
        const refused = await expectRefusal(response, 400, 'request_validation');
        expect(Object.keys(refused.fields)).toEqual([field]);
        expect(await desk.readLink(link.id)).toEqual(link);
      });

      it('for a draft that would be expired when it is opened', async () => {
        const expires_at = new Date(clock.now().getTime() + 1000).toISOString();
        const link = await desk.createLink({ ...INVOICE, expires_at });
        await desk.advance(1);
        expect(await desk.readLink(link.id)).toMatchObject({ status: 'draft' });
        const open = (changes: object) =>
          desk.call(`/payments/links/${link.id}`, {
            method: 'PATCH',
            body: { status: 'active', ...changes },
          });
        const refused = await expectRefusal(await open({}), 400, 'request_validation');
        expect(Object.keys(refused.fields)).toEqual(['expires_at']);
        expect(await dataOf(await open({ expires_at: '2030-01-01T00:00:00Z' }), 200)).toMatchObject({
          status: 'active',
        });
      });

      it('for nothing to change, and for a status that is no opening', async () => {
        const { id } = await desk.createLink(LIBRARY_FUND);
        for (const body of [{}, { status: 'draft' }]) {
          const response = await desk.call(`/payments/links/${id}`, { method: 'PATCH', body });
          await expectRefusal(response, 400, 'schema_validation');
        }
      });
    });
  });

  describe('deletePaymentLink', () => {
    it.each(['draft', 'active'])('200: gives a link that is %s back as deleted', async (status) => {
      const link = await desk.createLink({ ...LIBRARY_FUND, status });
      clock.advance(1000);
      const deleted = await desk.deleteLink(link.id);
      expect(deleted).toEqual({ ...link, status: 'deleted', updated_at: expect.any(String) });
      expect(deleted.updated_at > link.updated_at).toBe(true);
      expect(await desk.readLink(link.id)).toEqual(deleted);
    });
  });

  describe.each(['updatePaymentLink', 'deletePaymentLink'])('%s', (operation) => {
    const change = (id: string) =>
      desk.call(
        `/payments/links/${id}`,
        operation === 'updatePaymentLink'
          ? { method: 'PATCH', body: { title: 'Help' } }
          : { method: 'DELETE' },
      );

    it('422 for a link that is deleted', async () => {
      const link = await desk.createLink(LIBRARY_FUND);
      const deleted = await desk.deleteLink(link.id);
      const { message } = await expectRefusal(await change(link.id), 422, 'invalid_state');
      expect(message).toBe(`The payment link ${link.id} is deleted and cannot be changed.`);
      expect(await desk.readLink(link.id)).toEqual(deleted);
    });

    it('422 for a link that has expired, before that is written down too', async () => {
      const expires_at = new Date(clock.now().getTime() + 1000).toISOString();
      const link = await desk.createLink({ ...LIBRARY_FUND, expires_at });
      await moveClockAlone(1000);
      await expectRefusal(await change(link.id), 422, 'invalid_state');
      await desk.advance(1);
      await expectRefusal(await change(link.id), 422, 'invalid_state');
    });

    it('404 for a link of another business and of another profile', async () => {
      const other = new LinkDesk(server, database, await server.seedBusiness());
      const foreign = await other.createLink(LIBRARY_FUND);
      const ofCustomer = await desk.createLink(LIBRARY_FUND, { 'X-BU-PROFILE-ID': desk.business.customerId });
      for (const id of [foreign.id, ofCustomer.id, 'PAYL_0000000000000000', 'nonsense']) {
        await expectRefusal(await change(id), 404, 'not_found');
      }
      expect(await other.readLink(foreign.id)).toEqual(foreign);
    });
  });
});

describe.each(sampledDatabases)('links that expire on $name', ({ open }) => {
  it('are written down by themselves, each by the clock of its business', async () => {
    const database = await open();
    const clock = movedClock();
    const server = await startServer({ database, clock, sweepMs: 20 });
    const [ahead, present] = [
      new LinkDesk(server, database, await server.seedBusiness()),
      new LinkDesk(server, database, await server.seedBusiness()),
    ];
    const link = { ...LIBRARY_FUND, expires_at: '2026-05-04T10:30:00Z' };
    const [first, second] = [await ahead.createLink(link), await present.createLink(link)];
    const statuses = async () => {
      const rows = await database.kysely.selectFrom('payment_link').select(['link_id', 'status']).execute();
      return [first, second].map(({ id }) => rows.find(({ link_id }) => link_id === id)?.status);
    };
    await database.kysely
      .updateTable('business')
      .set({ clock_ahead_ms: 3_600_000n })
      .where('business_id', '=', ahead.business.businessId)
      .execute();
    await vi.waitFor(async () => expect(await statuses()).toEqual(['expired', 'active']), PATIENCE);
    clock.advance(3_600_000);
    await vi.waitFor(async () => expect(await statuses()).toEqual(['expired', 'expired']), PATIENCE);
    expect(await present.readLink(second.id)).toMatchObject({ updated_at: '2026-05-04T10:30:00.000000Z' });
    await server.stop();
    await database.close();
  });
});
