import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databases, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import {
  accepting,
  advancing,
  movedOn,
  sampleQuote,
  sampleTransfer,
} from '../../../test/harness/seed/sample-transfer.ts';
import {
  at,
  business,
  clearMoney,
  customer,
  foreign,
  seedHolders,
} from '../../../test/harness/worlds/test-ledger.ts';
import { profileOf } from '../../../test/harness/worlds/test-profile.ts';
import type { Horizon } from '../../domain/due-work.ts';
import type { Ledger } from '../../domain/ledger/ledger.ts';
import { Decimal } from '../../domain/money/decimal.ts';
import type { PageRequest, Position } from '../../domain/paging.ts';
import type { Quote } from '../../domain/quotes/quote.ts';
import type { Transfer } from '../../domain/transfers/transfer.ts';
import type { TransferFilter, TransferStore } from '../../domain/transfers/transfer-store.ts';
import { ledgerStore } from '../ledger/postgres-ledger.ts';
import { quoteStore } from './postgres-quote-store.ts';
import { transferStore } from './postgres-transfer-store.ts';

const HOUR = 3_600_000;
const later = (milliseconds: number) => new Date(at.getTime() + milliseconds);

describe.each(databases)('transfers on $name', ({ open }) => {
  let database: TestDatabase;
  let store: TransferStore;
  let ledger: Ledger;

  beforeAll(async () => {
    database = await open();
    store = transferStore(database);
    ledger = ledgerStore(database, { mostHeld: () => Decimal.parse('1000000') });
    await seedHolders(database);
  });
  beforeEach(async () => {
    await clearMoney(database);
    await setAhead(0n);
  });
  afterAll(() => database.close());

  const setAhead = (clock_ahead_ms: bigint) =>
    database.kysely
      .updateTable('business')
      .set({ clock_ahead_ms })
      .where('business_id', '=', foreign.businessId)
      .execute();

  /** A new transfer in the database, as it should be read. */
  async function taken(quoteFacts: Partial<Quote> = {}, facts: Partial<Transfer> = {}): Promise<Transfer> {
    const quote = sampleQuote(quoteFacts);
    await quoteStore(database).insert(quote);
    const transfer = sampleTransfer({ ...quote, accepted: true }, facts);
    const { businessId } = transfer;
    expect(await ledger.commit({ businessId, postings: [], records: accepting(transfer) })).toEqual({
      kind: 'done',
    });
    return transfer;
  }

  async function moved(transfer: Transfer): Promise<Transfer> {
    const { businessId } = transfer;
    expect(await ledger.commit({ businessId, postings: [], records: advancing(transfer) })).toEqual({
      kind: 'done',
    });
    return transfer;
  }

  const find = (id: string, holder = business) => store.find(profileOf(holder), id);

  it('come back as they were committed, with their quote', async () => {
    const transfer = await taken({ reversalPolicy: 'conversion_only' }, { dueAt: later(2000) });
    expect(await find(transfer.id)).toEqual(transfer);
    const bare = await taken({ fees: [] });
    expect(await find(bare.id)).toEqual(bare);
    expect(await find(bare.id)).not.toHaveProperty('dueAt');
  });

  it('come back as they were moved on, on the terms of the same quote', async () => {
    const { dueAt: _due, ...transfer } = await taken({}, { dueAt: later(2000) });
    const refund = { amount: Decimal.parse('21.5'), currency: 'NGN' };
    const after = movedOn(transfer, 'funds_not_delivered', {
      error: 'payout_returned',
      sourceAmount: Decimal.parse('99.000000000000000001'),
      targetAmount: Decimal.zero,
      fees: [
        ...transfer.fees,
        { name: 'Refund fee', type: 'FIXED', amount: refund, converted: { ...refund, currency: 'USDT' } },
      ],
      payIn: { type: 'address', network: 'TRX', address: 'T1' },
      payOut: { ...transfer.payOut, ...{ trace: { id: '1' } } },
    });
    await moved(after);
    expect(await find(transfer.id)).toEqual(after);
    const due = await moved(movedOn(after, 'funds_refunded', { dueAt: later(9) }));
    expect(await find(transfer.id)).toEqual(due);
  });

  it('are found by their own profile alone, or by the whole of their business', async () => {
    const [own, others, foreigners] = [await taken(), await taken(customer), await taken(foreign)];
    expect((await find(others.id, customer))?.id).toBe(others.id);
    expect(await find(others.id)).toBeUndefined();
    for (const holder of [customer, foreign, { ...foreign, profileId: business.profileId }]) {
      expect(await find(own.id, holder)).toBeUndefined();
    }
    expect((await store.findOfBusiness(business.businessId, others.id))?.id).toBe(others.id);
    expect(await store.findOfBusiness(business.businessId, foreigners.id)).toBeUndefined();
  });

  it.each(['', 'TRF_0000000000000000', 'TRF_000000000000000\0', 'QUO_0000000000000000', "' OR true --"])(
    'are not found by %j',
    async (id) => {
      await taken();
      expect(await find(id)).toBeUndefined();
      expect(await store.findOfBusiness(business.businessId, id)).toBeUndefined();
    },
  );

  describe('in pages', () => {
    const ids = async (filter: TransferFilter, request: Partial<PageRequest> = {}, holder = business) => {
      const page = await store.page(profileOf(holder), filter, {
        sort: 'desc',
        limit: 100,
        from: undefined,
        ...request,
      });
      return page.entries.map(({ id }) => id);
    };

    it('are those of the profile, in either order, page by page and back', async () => {
      const all: Transfer[] = [];
      for (let index = 0; index < 7; index += 1) {
        all.push(await taken({}, { createdAt: later(Math.floor(index / 3)) }));
      }
      await taken(customer);
      await taken(foreign);
      for (const index of [1, 5]) await moved(movedOn(all[index] as Transfer, 'cancelled'));
      await moved(movedOn(all[3] as Transfer, 'failed'));
      const key = ({ createdAt, id }: Transfer) => `${createdAt.toISOString()} ${id}`;
      const ascending = all.toSorted((one, other) => (key(one) < key(other) ? -1 : 1)).map(({ id }) => id);
      const everyState = { statuses: ['failed', 'pending', 'cancelled'] } as const;
      for (const filter of [{}, everyState]) {
        for (const sort of ['asc', 'desc'] as const) {
          const whole = sort === 'asc' ? ascending : ascending.toReversed();
          expect(await ids(filter, { sort })).toEqual(whole);
          const paged: string[] = [];
          let from: Position | undefined;
          let back: Position | undefined;
          do {
            const page = await store.page(profileOf(business), filter, { sort, limit: 3, from });
            paged.push(...page.entries.map(({ id }) => id));
            [from, back] = [page.next, page.previous];
          } while (from !== undefined);
          expect(paged).toEqual(whole);
          expect(await ids(filter, { sort, limit: 3, from: back })).toEqual(whole.slice(3, 6));
        }
      }
    });

    it('are narrowed by quote and by states', async () => {
      const [pending, cancelled, failed] = [await taken(), await taken(), await taken()];
      const other = await taken(customer);
      await moved(movedOn(cancelled, 'cancelled'));
      await moved(movedOn(failed, 'failed'));
      expect(await ids({ quoteId: failed.quote.id })).toEqual([failed.id]);
      expect(await ids({ quoteId: other.quote.id })).toEqual([]);
      expect(await ids({ quoteId: 'QUO_0000000000000000' })).toEqual([]);
      expect(await ids({ statuses: ['pending'] })).toEqual([pending.id]);
      expect((await ids({ statuses: ['cancelled', 'failed'] })).toSorted()).toEqual(
        [cancelled.id, failed.id].toSorted(),
      );
      expect(await ids({ statuses: ['cancelled'], quoteId: failed.quote.id })).toEqual([]);
    });
  });

  describe('due', () => {
    /** The leased transfers; afterwards all are free again. */
    const dueIds = async (milliseconds: number, limit = 100) => {
      const due = await store.claimDue(later(milliseconds), limit);
      await setLeases(null);
      return due.map(({ transfer: { id } }) => id);
    };
    const setLeases = (leased_until: RawBuilder<string> | null) =>
      database.kysely.updateTable('transfer').set({ leased_until }).execute();
    const dueIdsOf = async (businessId: string, milliseconds: number, horizon?: Horizon) =>
      (await store.dueOf(businessId, later(milliseconds), 100, horizon)).map(({ transfer: { id } }) => id);

    it('are those whose time has come, the longest due first', async () => {
      const [second, first] = [await taken({}, { dueAt: later(2) }), await taken({}, { dueAt: later(1) })];
      const third = await taken(customer, { dueAt: later(3) });
      await taken();
      expect(await dueIds(0)).toEqual([]);
      expect(await dueIds(1)).toEqual([first.id]);
      expect(await dueIds(HOUR)).toEqual([first.id, second.id, third.id]);
      expect(await dueIds(HOUR, 2)).toEqual([first.id, second.id]);
      expect(await store.claimDue(later(1), 1)).toEqual([
        { transfer: first, at: later(1), kybStatus: 'verified' },
      ]);
      await moved(movedOn(first, 'processing', { dueAt: later(5) }));
      await moved(movedOn({ ...second, dueAt: later(2) }, 'cancelled', { dueAt: later(2 * HOUR) }));
      expect(await dueIds(HOUR)).toEqual([third.id, first.id]);
    });

    it('follow the clock of their business', async () => {
      const own = await taken({}, { dueAt: later(HOUR) });
      const ahead = await taken(foreign, { dueAt: later(HOUR) });
      await setAhead(BigInt(HOUR - 1));
      expect(await dueIds(0)).toEqual([]);
      expect(await dueIds(1)).toEqual([ahead.id]);
      await setAhead(BigInt(HOUR));
      expect(await dueIds(0)).toEqual([ahead.id]);
      expect(await store.claimDue(later(5), 100)).toEqual([
        { transfer: ahead, at: later(HOUR + 5), kybStatus: 'verified' },
      ]);
      await setLeases(null);
      expect(await dueIdsOf(business.businessId, 0)).toEqual([]);
      expect(await dueIdsOf(business.businessId, HOUR)).toEqual([own.id]);
      expect(await dueIdsOf(foreign.businessId, 0)).toEqual([ahead.id]);
      await setAhead(31_536_000_000n);
      const distant = await taken(foreign, { dueAt: later(31_536_000_000) });
      expect(await dueIds(-1)).toEqual([ahead.id]);
      expect(await dueIds(0)).toEqual([ahead.id, distant.id]);
    });

    it('are handed out once, until they move on or whoever has them is given up', async () => {
      const transfer = await taken({}, { dueAt: later(1) });
      const claimed = async () =>
        (await store.claimDue(later(HOUR), 100)).map(({ transfer: { version } }) => version);
      expect([await claimed(), await claimed()]).toEqual([[1], []]);
      expect(await dueIdsOf(business.businessId, HOUR)).toEqual([transfer.id]);
      const next = movedOn(transfer, 'processing', { dueAt: later(2) });
      await moved(next);
      expect([await claimed(), await claimed()]).toEqual([[2], []]);
      await setLeases(sql`clock_timestamp()`);
      expect(await claimed()).toEqual([2]);
    });

    it('within a horizon are those that were created and fell due by then', async () => {
      const { businessId } = business;
      expect(await store.newestOpen(businessId)).toBeUndefined();
      const [old, slow] = [await taken({}, { dueAt: later(1) }), await taken({}, { dueAt: later(3) })];
      const young = await taken({}, { dueAt: later(1), createdAt: later(1) });
      const horizon = (created: number, due: number) => ({ createdBy: later(created), dueBy: later(due) });
      expect(await store.newestOpen(businessId)).toEqual(later(1));
      expect(await dueIdsOf(businessId, 5, horizon(0, 2))).toEqual([old.id]);
      expect(await dueIdsOf(businessId, 5, horizon(0, 3))).toEqual([old.id, slow.id]);
      expect((await dueIdsOf(businessId, 5, horizon(1, 2))).toSorted()).toEqual(
        [old.id, young.id].toSorted(),
      );
      expect(await store.nextDue(businessId, later(1), horizon(0, 3))).toEqual(later(3));
      expect(await store.nextDue(businessId, later(1), horizon(0, 2))).toBeUndefined();
    });

    it('next of a business is its earliest one after an instant', async () => {
      const nextDue = (after: Date) => store.nextDue(business.businessId, after);
      expect(await nextDue(later(0))).toBeUndefined();
      await taken();
      await taken(foreign, { dueAt: later(1) });
      expect(await nextDue(later(0))).toBeUndefined();
      await taken({}, { dueAt: later(30) });
      await taken(customer, { dueAt: later(20) });
      expect(await nextDue(later(0))).toEqual(later(20));
      expect(await nextDue(later(20))).toEqual(later(30));
      expect(await nextDue(later(30))).toBeUndefined();
    });
  });
});
