import { describe, expect, it } from 'vitest';
import { databases } from '../../../test/harness/processes/databases.ts';
import { keyedRequest } from '../../../test/harness/seed/kept-reply.ts';
import { type QuoteKind, seedQuote } from '../../../test/harness/seed/seed-quote.ts';
import { givenTransferWorld } from '../../../test/harness/worlds/given-transfer-world.ts';
import { business, customer, everyRow, foreign, holdings } from '../../../test/harness/worlds/test-ledger.ts';
import { profileOf } from '../../../test/harness/worlds/test-profile.ts';
import { InvalidState, NotFound, ResourceNotFound } from '../domain-error.ts';
import { InsufficientBalance } from '../ledger/insufficient-balance.ts';
import { Decimal } from '../money/decimal.ts';
import { QuoteExpired } from '../quotes/quote-expired.ts';
import { RequestTakenOver } from '../request-taken-over.ts';

const profile = profileOf(business);
const MINUTE = 60_000;

describe.each(databases)('transfers as callers have them on $name', (database) => {
  const given = givenTransferWorld(database, { USDT: '250' });

  const quote = (kind: QuoteKind = 'conversion') => seedQuote(given.database, kind, business);

  describe('creating', () => {
    it('holds the source amount of a quote that the balance funds', async () => {
      const { id } = await quote();
      const transfer = await given.world.transfers.create(profile, id);
      expect(transfer).toMatchObject({ status: 'pending', version: 1, quote: { id } });
      expect(transfer.dueAt?.getTime()).toBe(
        given.world.clock.now().getTime() + given.world.rails.pace.takeUp,
      );
      expect(await holdings(given.database)).toEqual(['50', '200', '0', '0']);
      const kept = await given.world.transfers.get(profile, transfer.id);
      expect(kept).toEqual({
        ...transfer,
        quote: { ...transfer.quote, accepted: true },
      });
    });

    it('says where to pay for a quote that is funded from outside, and moves nothing', async () => {
      const { id } = await quote('deposit');
      const transfer = await given.world.transfers.create(profile, id);
      expect(transfer.payIn).toEqual({
        type: 'temporary_bank_account',
        expiresAt: new Date('2026-05-04T10:00:00Z'),
      });
      expect(transfer.dueAt).toEqual(new Date('2026-05-04T10:00:00Z'));
      expect(await holdings(given.database, business, 'NGN')).toBeUndefined();
    });

    it('takes a quote once, however many ask at once', async () => {
      const { id } = await quote();
      const asked = await Promise.allSettled(
        Array.from({ length: 8 }, () => given.world.transfers.create(profile, id)),
      );
      expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const answer of asked) {
        if (answer.status === 'rejected') expect(answer.reason).toBeInstanceOf(InvalidState);
      }
      await expect(given.world.transfers.create(profile, id)).rejects.toThrow(
        `The quote ${id} has already been executed. Create a new one. No money was moved.`,
      );
      expect(await holdings(given.database)).toEqual(['50', '200', '0', '0']);
    });

    it('writes what was issued for the one that comes first for a quote, with it', async () => {
      const { id } = await quote('sell');
      const everyIssue = Promise.withResolvers<void>();
      const issue = given.world.rails.issue.bind(given.world.rails);
      given.world.rails.issue = async (request) => {
        const pay = await issue(request);
        if (given.world.rails.issued.length === 4) everyIssue.resolve();
        await everyIssue.promise;
        return pay;
      };
      const asked = await Promise.allSettled(
        Array.from({ length: 4 }, () => given.world.transfers.create(profile, id)),
      );
      const [made] = asked.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.id] : []));
      expect(given.world.rails.issued).toHaveLength(4);
      expect(await given.world.payIns()).toEqual([made]);
    });

    it.each([
      [{ kind: 'conflict', record: 'quote', problem: 'taken' }, 'The quote % has already been executed.'],
      [{ kind: 'conflict', record: 'quote', problem: 'expired' }, 'The quote % has expired.'],
      [{ kind: 'conflict', record: 'quote', problem: 'unknown' }, 'There is no quote %.'],
      [
        { kind: 'conflict', record: 'pledge', problem: 'taken' },
        'Unexpected conflict of a commit: pledge is taken.',
      ],
      [
        { kind: 'conflict', record: 'quote', problem: 'over' },
        'Unexpected conflict of a commit: quote is over.',
      ],
      [
        { kind: 'limitReached', currency: 'USDT' },
        'Unexpected outcome of executing the quote %: {"kind":"limitReached","currency":"USDT"}.',
      ],
    ] as const)(
      'that ends as %j while it commits is refused, and what was issued is not written',
      async (outcome, text) => {
        const { id } = await quote('sell');
        given.world.ledger.commit = async () => outcome;
        await expect(given.world.transfers.create(profile, id)).rejects.toThrow(text.replace('%', id));
        expect([given.world.rails.issued.length, await given.world.payIns()]).toEqual([1, []]);
      },
    );

    it('issues nothing for a quote that cannot be taken', async () => {
      const { id } = await quote('sell');
      given.world.clock.advance(30 * MINUTE);
      await expect(given.world.transfers.create(profile, id)).rejects.toThrow(QuoteExpired);
      expect(given.world.rails.issued).toEqual([]);
    });

    it('refuses a quote that has expired, from the very moment on', async () => {
      const { id } = await quote();
      given.world.clock.advance(30 * MINUTE);
      await expect(given.world.transfers.create(profile, id)).rejects.toThrow(new QuoteExpired(id));
      given.world.clock.advance(-1);
      expect((await given.world.transfers.create(profile, id)).status).toBe('pending');
    });

    it('goes by the clock of the business', async () => {
      const { id } = await quote();
      const ahead = { ...profile, clockAheadMs: 30 * MINUTE };
      await expect(given.world.transfers.create(ahead, id)).rejects.toThrow(QuoteExpired);
    });

    it('refuses what is not available, whatever asks at once', async () => {
      const quotes = [await quote(), await quote(), await quote()];
      const asked = await Promise.allSettled(
        quotes.map(({ id }) => given.world.transfers.create(profile, id)),
      );
      const reasons = asked.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
      const [has, needed] = [Decimal.parse('50'), Decimal.parse('200')];
      const short = { profileId: profile.profileId, account: 'available', currency: 'USDT', has, needed };
      expect(reasons.map(({ shortfall }) => shortfall)).toMatchObject([short, short]);
      expect(await holdings(given.database)).toEqual(['50', '200', '0', '0']);
    });

    it('leaves the quote of a refused transfer pending', async () => {
      const [first, second] = [await quote(), await quote()];
      const { id } = await given.world.transfers.create(profile, first.id);
      await expect(given.world.transfers.create(profile, second.id)).rejects.toThrow(InsufficientBalance);
      await given.world.transfers.cancel(profile, id);
      expect((await given.world.transfers.create(profile, second.id)).status).toBe('pending');
    });

    it.each(['QUO_0000000000000000', 'nonsense', 'QUO_\0', 'Q'.repeat(65)])(
      'finds no quote %j',
      async (id) => {
        await expect(given.world.transfers.create(profile, id)).rejects.toThrow(
          new ResourceNotFound(`quote ${id.slice(0, 64)}`),
        );
      },
    );

    it('finds no quote of another profile or business', async () => {
      const { id } = await quote();
      for (const holder of [customer, foreign]) {
        await expect(given.world.transfers.create(profileOf(holder), id)).rejects.toThrow(ResourceNotFound);
      }
    });

    it.each(['conversion', 'sell'] as const)(
      'commits a %s together with its reply, or not at all',
      async (kind) => {
        const { id } = await quote(kind);
        const { keptReply, lateReply, isKept } = await keyedRequest(given.database, business.businessId);
        const before = await everyRow(given.database);
        const seen: string[] = [];
        const late = given.world.transfers.create(profile, id, (transfer) => {
          seen.push(transfer.status);
          return lateReply;
        });
        await expect(late).rejects.toThrow(RequestTakenOver);
        expect(seen).toEqual(['pending']);
        expect(await everyRow(given.database)).toEqual(before);
        expect(await isKept()).toBe(false);
        await given.world.transfers.create(profile, id, () => keptReply);
        expect(await isKept()).toBe(true);
      },
    );
  });

  describe('cancelling', () => {
    it.each(['conversion', 'withdrawal'] as const)('makes what a %s held available again', async (kind) => {
      const { id } = await given.world.begin(kind);
      const cancelled = await given.world.transfers.cancel(profile, id);
      expect([cancelled.status, cancelled.dueAt]).toEqual(['cancelled', undefined]);
      expect(await holdings(given.database)).toEqual(['250', '0', '0', '0']);
      const reversal = await given.database.kysely
        .selectFrom('posting')
        .select(['posting_id', 'reverses', 'from_account', 'to_account'])
        .where('reference', '=', id)
        .where('reverses', 'is not', null)
        .execute();
      expect(reversal).toEqual([
        {
          posting_id: `${id}.2.1`,
          reverses: `${id}.1.1`,
          from_account: 'held:BUS_one',
          to_account: 'available:BUS_one',
        },
      ]);
      expect(await given.world.run()).toBe(0);
    });

    it.each(['deposit', 'buy', 'sell'] as const)('ends a %s that is not paid', async (kind) => {
      const { id } = await given.world.begin(kind);
      expect((await given.world.transfers.cancel(profile, id)).status).toBe('cancelled');
    });

    it('in the moment of the beginning still comes after it', async () => {
      const begun = await given.world.begin('conversion');
      const { updatedAt, steps } = await given.world.transfers.cancel(profile, begun.id);
      expect(updatedAt.getTime()).toBe(begun.createdAt.getTime() + 1);
      expect(steps.map(({ at }) => at)).toEqual([begun.createdAt, updatedAt]);
      expect(await given.world.events(begun)).toEqual(['transfer.pending', 'transfer.cancelled']);
    });

    it('is refused once the transfer is being carried out, and a second time', async () => {
      const { id } = await given.world.begin('conversion');
      await given.world.run(1);
      await expect(given.world.transfers.cancel(profile, id)).rejects.toThrow(
        `The transfer ${id} is processing and cannot be cancelled. No money was moved.`,
      );
      const other = await given.world.begin('deposit');
      await given.world.transfers.cancel(profile, other.id);
      await expect(given.world.transfers.cancel(profile, other.id)).rejects.toThrow(InvalidState);
    });

    it('that comes after the transfer was taken up is refused', async () => {
      const transfer = await given.world.begin('conversion');
      const commit = given.world.ledger.commit.bind(given.world.ledger);
      given.world.ledger.commit = async (facts) => {
        given.world.ledger.commit = commit;
        await given.world.run(1);
        return commit(facts);
      };
      await expect(given.world.transfers.cancel(profile, transfer.id)).rejects.toThrow(InvalidState);
      expect((await given.world.find(transfer)).status).toBe('processing');
    });

    it('that ends as no cancellation can is a fault', async () => {
      const { id } = await given.world.begin('conversion');
      given.world.ledger.commit = async () => ({ kind: 'limitReached', currency: 'USDT' });
      await expect(given.world.transfers.cancel(profile, id)).rejects.toThrow(
        'Unexpected outcome of a cancellation: limitReached.',
      );
    });

    it('and being taken up at once end in one of the two', async () => {
      const transfer = await given.world.begin('conversion');
      given.world.clock.advance(2000);
      const [cancelled] = await Promise.allSettled([
        given.world.transfers.cancel(profile, transfer.id),
        given.world.engine.runAllDue(new Set()),
      ]);
      const { status, version } = await given.world.find(transfer);
      expect([status, version]).toEqual([cancelled.status === 'fulfilled' ? 'cancelled' : 'processing', 2]);
      expect(given.world.failures).toEqual([]);
    });
  });

  describe('reading', () => {
    it('finds a transfer for its own profile alone', async () => {
      const { id } = await given.world.begin('conversion');
      expect((await given.world.transfers.get(profile, id)).id).toBe(id);
      for (const holder of [customer, foreign]) {
        await expect(given.world.transfers.get(profileOf(holder), id)).rejects.toThrow(NotFound);
        await expect(given.world.transfers.cancel(profileOf(holder), id)).rejects.toThrow(NotFound);
      }
    });

    it.each(['TRF_0000000000000000', 'T'.repeat(65)])('finds no transfer %s', async (id) => {
      await expect(given.world.transfers.get(profile, id)).rejects.toThrow(
        new NotFound(`transfer ${id.slice(0, 64)}`),
      );
    });

    it('lists the transfers of the profile, narrowed by quote and states', async () => {
      const [cancelled, waiting] = [await given.world.begin('deposit'), await given.world.begin('sell')];
      await given.world.transfers.cancel(profile, cancelled.id);
      const list = async (filter: Parameters<typeof given.world.transfers.list>[1], holder = business) => {
        const page = { sort: 'asc', limit: 10, from: undefined } as const;
        const { entries } = await given.world.transfers.list(profileOf(holder), filter, page);
        return entries.map(({ id }) => id).toSorted();
      };
      expect(await list({})).toEqual([cancelled.id, waiting.id].toSorted());
      expect(await list({ statuses: ['pending', 'failed'] })).toEqual([waiting.id]);
      expect(await list({ quoteId: cancelled.quote.id })).toEqual([cancelled.id]);
      expect(await list({ quoteId: cancelled.quote.id, statuses: ['pending'] })).toEqual([]);
      expect(await list({}, customer)).toEqual([]);
    });
  });
});
