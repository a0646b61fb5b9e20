import { describe, expect, it } from 'vitest';
import { sampledDatabases } from '../../../test/harness/processes/databases.ts';
import type { QuoteKind } from '../../../test/harness/seed/seed-quote.ts';
import { givenTransferWorld } from '../../../test/harness/worlds/given-transfer-world.ts';
import { business, holdings, postedTo } from '../../../test/harness/worlds/test-ledger.ts';
import { profileOf } from '../../../test/harness/worlds/test-profile.ts';
import { payment, statesOf } from '../../../test/harness/worlds/transfer-world.ts';
import { InvalidState, ResourceNotFound } from '../domain-error.ts';
import { Decimal } from '../money/decimal.ts';

const profile = profileOf(business);

describe.each(sampledDatabases)('transfers that move by themselves on $name', (database) => {
  const given = givenTransferWorld(database);
  const held = (currency = 'USDT') => holdings(given.database, business, currency);

  describe('a payout', () => {
    const outcomes = [
      ['withdrawal', undefined, ['900', '0'], ['181871', '0']],
      ['withdrawal', 'conversion_only', ['1000', '0'], ['10000', '0']],
      ['plainWithdrawal', undefined, ['1000', '0'], ['9871', '0']],
      ['plainWithdrawal', 'conversion_only', ['1000', '0'], ['10000', '0']],
      ['sell', undefined, ['1000', '0'], ['525871', '0']],
      ['sell', 'conversion_only', ['1300', '0'], ['10000', '0']],
    ] as const;

    async function beginPayout(kind: QuoteKind, reversalPolicy: 'conversion_only' | undefined) {
      const transfer = await given.world.begin(kind, reversalPolicy && { reversalPolicy });
      if (kind === 'sell') await given.world.engine.arrive(profile, transfer.id, payment('300', 'USDT'));
      return transfer;
    }

    it.each(outcomes)('that is refused is refunded: %s, policy %s', async (kind, policy, usdt, ngn) => {
      given.world.rails.accepts = false;
      const transfer = await beginPayout(kind, policy);
      await given.world.run();
      const after = await given.world.find(transfer);
      expect(statesOf(after).slice(-2)).toEqual(['failed', 'funds_refunded']);
      expect(after.error).toBe('payout_refused');
      expect(after.fees.map(({ name }) => name)).toEqual(
        policy === undefined ? ['Payout fee', 'Refund fee'] : [],
      );
      expect((await held())?.slice(0, 2)).toEqual(usdt);
      expect((await held('NGN'))?.slice(0, 2)).toEqual(ngn);
    });

    it.each(outcomes)('that comes back is refunded: %s, policy %s', async (kind, policy, usdt, ngn) => {
      given.world.rails.fate = 'returned';
      const transfer = await beginPayout(kind, policy);
      await given.world.run();
      const after = await given.world.find(transfer);
      expect(statesOf(after).slice(-3)).toEqual([
        'outgoing_payment_sent',
        'funds_not_delivered',
        'funds_refunded',
      ]);
      expect([after.error, after.targetAmount]).toEqual(['payout_returned', transfer.targetAmount]);
      expect((await held())?.slice(0, 2)).toEqual(usdt);
      expect((await held('NGN'))?.slice(0, 2)).toEqual(ngn);
    });

    it('that was refused is held until it is refunded', async () => {
      given.world.rails.accepts = false;
      await given.world.begin('withdrawal');
      await given.world.run(2);
      expect(await held()).toEqual(['900', '100', '0', '0']);
    });

    it('costs no more to refund than there is to refund', async () => {
      given.world.rails.fate = 'returned';
      const [sourceAmount, targetAmount] = [Decimal.parse('127.5'), Decimal.parse('20')];
      await given.world.begin('plainWithdrawal', { sourceAmount, targetAmount });
      await given.world.run();
      expect((await held('NGN'))?.slice(0, 2)).toEqual(['9872.5', '0']);
      expect(await postedTo(given.database, { account: 'fees' }, 'NGN')).toBe('127.5');
    });

    it('keeps the payout fee at a refund, gives it back at a reversal, and lets the position bear the rest', async () => {
      given.world.rails.fate = 'returned';
      await given.world.begin('withdrawal');
      await given.world.begin('withdrawal', { reversalPolicy: 'conversion_only' });
      await given.world.run();
      expect(await postedTo(given.database, { account: 'fees' }, 'NGN')).toBe('129');
      expect(await postedTo(given.database, { account: 'position' })).toBe('100');
      expect(await postedTo(given.database, { account: 'position' }, 'NGN')).toBe('-172000');
    });

    it('that stays under way is looked at again after ever longer pauses, and nobody is told', async () => {
      given.world.rails.fate = 'under_way';
      const transfer = await given.world.begin('plainWithdrawal');
      await given.world.run(3);
      const pauses: number[] = [];
      for (let look = 0; look < 3; look++) {
        const before = given.world.clock.now().getTime();
        expect(await given.world.run(1)).toBe(1);
        pauses.push(given.world.clock.now().getTime() - before);
      }
      expect(pauses).toEqual([10_000, 20_000, 40_000]);
      const waiting = await given.world.find(transfer);
      expect(statesOf(waiting)).toEqual(['pending', 'processing', 'outgoing_payment_sent']);
      expect(waiting.updatedAt).toEqual(waiting.steps.at(-1)?.at);
      expect(await given.world.events(transfer)).toHaveLength(3);
      given.world.rails.fate = 'delivered';
      await given.world.run();
      expect((await given.world.find(transfer)).status).toBe('funds_delivered');
    });

    it('that stays under way is looked at again a second later at the earliest', async () => {
      given.world.rails.fate = 'under_way';
      given.world.rails.pace = { ...given.world.rails.pace, deliver: () => 0 };
      const transfer = await given.world.begin('withdrawal');
      await given.world.run(4);
      const { dueAt } = await given.world.find(transfer);
      expect(dueAt?.getTime()).toBe(given.world.clock.now().getTime() + 1000);
    });

    it('that is told to the rail and then not committed is told once more, under the same reference', async () => {
      const transfer = await given.world.begin('plainWithdrawal');
      await given.world.run(1);
      const commit = given.world.ledger.commit.bind(given.world.ledger);
      given.world.ledger.commit = async (facts) => {
        if (facts.events?.[0]?.kind !== 'transfer.outgoing_payment_sent') return commit(facts);
        given.world.ledger.commit = commit;
        throw new Error('The process died.');
      };
      await given.world.run(1);
      expect((await given.world.find(transfer)).status).toBe('processing');
      await given.world.run();
      expect((await given.world.find(transfer)).status).toBe('funds_delivered');
      const references = given.world.rails.payments.map(({ reference }) => reference);
      expect(references).toEqual([`${transfer.id}-payout`, `${transfer.id}-payout`]);
    });

    it('to outside is handed over once for each time that it is asked for, under one name', async () => {
      const transfer = await given.world.begin('withdrawal');
      await given.world.run();
      expect(given.world.rails.payments).toEqual([
        {
          reference: `${transfer.id}-payout`,
          currency: 'NGN',
          amount: Decimal.parse('171892.5'),
          payOut: transfer.payOut,
        },
      ]);
    });
  });

  describe('a payout that somebody settles', () => {
    it.each([
      ['delivered', 3, 'funds_delivered'],
      ['not_delivered', 3, 'funds_not_delivered'],
      ['failed', 1, 'failed'],
    ] as const)('as %s', async (outcome, stepsBefore, status) => {
      const transfer = await given.world.begin('withdrawal');
      given.world.rails.fate = 'under_way';
      await given.world.run(stepsBefore);
      const settled = await given.world.engine.settlePayout(profile, transfer.id, outcome);
      expect(settled.status).toBe(status);
      expect(await given.world.find(transfer)).toEqual(settled);
      await given.world.run();
      expect((await given.world.find(transfer)).status).toBe(
        outcome === 'delivered' ? 'funds_delivered' : 'funds_refunded',
      );
    });

    it('is refused by a sale before the exchange, and taken after it', async () => {
      const transfer = await given.world.begin('sell');
      await given.world.engine.arrive(profile, transfer.id, payment('300', 'USDT'));
      await expect(given.world.engine.settlePayout(profile, transfer.id, 'failed')).rejects.toThrow(
        InvalidState,
      );
      await given.world.run(2);
      expect((await given.world.engine.settlePayout(profile, transfer.id, 'failed')).status).toBe('failed');
    });

    it('is refused where nothing is under way, and where there is no transfer', async () => {
      const { id } = await given.world.begin('withdrawal');
      for (const outcome of ['delivered', 'not_delivered', 'failed'] as const) {
        await expect(given.world.engine.settlePayout(profile, id, outcome)).rejects.toThrow(InvalidState);
        const unknown = given.world.engine.settlePayout(profile, 'TRF_0000000000000000', outcome);
        await expect(unknown).rejects.toThrow(ResourceNotFound);
      }
    });
  });
});
