import { beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../../../test/harness/processes/databases.ts';
import {
  accepting,
  advancing,
  movedOn,
  sampleQuote,
  sampleTransfer,
} from '../../../test/harness/seed/sample-transfer.ts';
import { givenLedger } from '../../../test/harness/worlds/given-ledger.ts';
import {
  at,
  business,
  customer,
  foreign,
  holdings,
  move,
  newBalance,
  opening,
  own,
} from '../../../test/harness/worlds/test-ledger.ts';
import { profileOf } from '../../../test/harness/worlds/test-profile.ts';
import type { Commit } from '../../domain/ledger/ledger.ts';
import type { Quote } from '../../domain/quotes/quote.ts';
import { quoteStore } from '../money/postgres-quote-store.ts';

const later = (milliseconds: number) => new Date(at.getTime() + milliseconds);

describe.each(databases)('the ledger on $name', (kind) => {
  const given = givenLedger(kind);
  const { postings, fund, expectRefusal, short } = given;

  describe('a quote', () => {
    let quote: Quote;
    const taking = (facts: Partial<Quote> = {}, takenAt = at): Commit => ({
      ...postings(move('100', own('available'), own('held'))),
      records: accepting(sampleTransfer({ ...quote, ...facts }), takenAt),
    });

    beforeEach(async () => {
      quote = sampleQuote();
      await fund('150');
      await quoteStore(given.database).insert(quote);
    });

    it('is taken until right before it expires, together with its transfer and the hold', async () => {
      const takenAt = new Date(quote.expiresAt.getTime() - 1);
      expect(await given.ledger.commit(taking({}, takenAt))).toEqual({ kind: 'done' });
      expect(await holdings(given.database)).toEqual(['50', '100', '0', '0']);
      expect(await quoteStore(given.database).find(profileOf(business), quote.id)).toEqual({
        ...quote,
        accepted: true,
        updatedAt: takenAt,
      });
      expect(
        await given.database.kysely.selectFrom('transfer').select(['quote_id', 'version']).execute(),
      ).toEqual([{ quote_id: quote.id, version: 1 }]);
    });

    it('is taken once, however many try at once', async () => {
      await fund('1000');
      const outcomes = await Promise.all(Array.from({ length: 8 }, () => given.ledger.commit(taking())));
      expect(outcomes.filter(({ kind }) => kind === 'done')).toHaveLength(1);
      expect(outcomes.filter(({ kind }) => kind !== 'done')).toEqual(
        Array(7).fill({ kind: 'conflict', record: 'quote', problem: 'taken' }),
      );
      expect(await holdings(given.database)).toEqual(['1050', '100', '0', '0']);
      await expectRefusal(taking({}, quote.expiresAt), {
        kind: 'conflict',
        record: 'quote',
        problem: 'taken',
      });
    });

    it('is not taken from the instant on at which it expires', async () => {
      await expectRefusal(taking({}, quote.expiresAt), {
        kind: 'conflict',
        record: 'quote',
        problem: 'expired',
      });
      await expectRefusal(
        { ...taking({}, later(86_400_000)), opens: [newBalance(business, 'NGN')] },
        { kind: 'conflict', record: 'quote', problem: 'expired' },
      );
    });

    it('is unknown when there is none, and to any other profile or business', async () => {
      const unknown = { kind: 'conflict', record: 'quote', problem: 'unknown' } as const;
      await expectRefusal(taking({ id: 'QUO_0000000000000000' }), unknown);
      await expectRefusal(taking(customer), unknown);
      await fund('100', foreign);
      await expectRefusal(
        {
          businessId: foreign.businessId,
          postings: [move('100', own('available', foreign), own('held', foreign))],
          records: accepting(sampleTransfer({ ...quote, ...foreign })),
        },
        unknown,
      );
    });

    it('stays pending when the balance does not hold the amount', async () => {
      await given.ledger.commit(postings(move('51', own('available'), opening)));
      await expectRefusal(taking(), short('available', 'USDT', ['49', '100']));
    });

    it('keeps its refusal before that of the balance', async () => {
      await given.ledger.commit(postings(move('51', own('available'), opening)));
      await expectRefusal(taking({}, quote.expiresAt), {
        kind: 'conflict',
        record: 'quote',
        problem: 'expired',
      });
    });
  });

  describe('a transfer', () => {
    it('moves on from version to version, and is stale from any other one', async () => {
      const quote = sampleQuote();
      const transfer = sampleTransfer(quote, { dueAt: later(2000) });
      await fund('150');
      await quoteStore(given.database).insert(quote);
      const held = postings(move('100', own('available'), own('held')));
      await given.ledger.commit({ ...held, records: accepting(transfer) });

      const released = (after: typeof transfer) => ({
        ...postings(move('100', own('held'), own('available'))),
        records: advancing(after),
      });
      const failed = movedOn(transfer, 'failed', { error: 'conversion_refused' });
      for (const version of [1, 3])
        await expectRefusal(released({ ...failed, version }), {
          kind: 'conflict',
          record: 'transfer',
          problem: 'stale',
        });
      await expectRefusal(released({ ...failed, id: 'TRF_0000000000000000' }), {
        kind: 'conflict',
        record: 'transfer',
        problem: 'stale',
      });
      await expectRefusal(
        { ...released(failed), businessId: foreign.businessId },
        { kind: 'conflict', record: 'transfer', problem: 'stale' },
      );

      const outcomes = await Promise.all(
        Array.from({ length: 5 }, () => given.ledger.commit(released(failed))),
      );
      expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual([...Array(4).fill('conflict'), 'done']);
      expect(await holdings(given.database)).toEqual(['150', '0', '0', '0']);
      await expectRefusal(released(failed), { kind: 'conflict', record: 'transfer', problem: 'stale' });
    });
  });

  it('moves one transfer on and leaves the others of the business', async () => {
    const { businessId } = business;
    const [first, second] = ['one', 'two'].map((name) => {
      const quote = sampleQuote({ id: `QUO_${name}` });
      return sampleTransfer(quote, { id: `TRF_${name}` });
    });
    if (first === undefined || second === undefined) throw new Error('There are two transfers.');
    for (const transfer of [first, second]) {
      await quoteStore(given.database).insert(transfer.quote);
      await given.ledger.commit({ businessId, postings: [], records: accepting(transfer) });
    }
    await given.ledger.commit({ businessId, postings: [], records: advancing(movedOn(first, 'processing')) });
    const states = await given.database.kysely
      .selectFrom('transfer')
      .select(['transfer_id', 'status'])
      .orderBy('transfer_id')
      .execute();
    expect(states).toEqual([
      { transfer_id: 'TRF_one', status: 'processing' },
      { transfer_id: 'TRF_two', status: 'pending' },
    ]);
  });
});
