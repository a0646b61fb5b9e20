import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databases, postgres, type TestDatabase } from '../../testing/databases.ts';
import type { QuoteKind } from '../../testing/seed-quote.ts';
import {
  business,
  clearMoney,
  customer,
  foreign,
  holdings,
  postedTo,
  seedHolders,
  unequalAccounts,
} from '../../testing/test-ledger.ts';
import { profileOf } from '../../testing/test-profile.ts';
import { TransferWorld } from '../../testing/transfer-world.ts';
import { InvalidState, ResourceNotFound } from '../domain-error.ts';
import { BalanceLimitReached } from '../ledger/balance-limit-reached.ts';
import { Decimal } from '../money/decimal.ts';
import type { Transfer } from './transfer.ts';

const profile = profileOf(business);
const MINUTE = 60_000;

/** A payment from outside. */
const payment = (amount: string, currency = 'NGN', reference = 'payment-1') => ({
  currency,
  amount: Decimal.parse(amount),
  reference,
});

const statesOf = ({ steps }: Transfer) => steps.map(({ status }) => status);

describe.each(databases)('transfers that move by themselves on $name', ({ open }) => {
  let database: TestDatabase;
  let world: TransferWorld;

  beforeAll(async () => {
    database = await open();
    await seedHolders(database);
  });

  beforeEach(async () => {
    await clearMoney(database);
    world = new TransferWorld(database);
    await world.fund('1000');
    await world.fund('10000', 'NGN');
  });

  afterEach(async () => {
    expect(await unequalAccounts(database)).toEqual([]);
  });

  afterAll(() => database.close());

  const held = (currency = 'USDT') => holdings(database, business, currency);

  describe('the straight way', () => {
    it.each([
      ['conversion', ['pending', 'processing', 'funds_converted'], ['800', '0'], ['354000', '0']],
      [
        'withdrawal',
        ['pending', 'processing', 'outgoing_payment_sent', 'funds_delivered'],
        ['900', '0'],
        ['10000', '0'],
      ],
      [
        'plainWithdrawal',
        ['pending', 'processing', 'outgoing_payment_sent', 'funds_delivered'],
        ['1000', '0'],
        ['5000', '0'],
      ],
    ] as const)('of a %s', async (kind, states, usdt, ngn) => {
      const transfer = await world.begin(kind);
      await world.run();
      const after = await world.find(transfer);
      expect(statesOf(after)).toEqual(states);
      expect(after.dueAt).toBeUndefined();
      expect(await world.events(transfer)).toEqual(states.map((state) => `transfer.${state}`));
      expect((await held())?.slice(0, 2)).toEqual(usdt);
      expect((await held('NGN'))?.slice(0, 2)).toEqual(ngn);
      expect(world.failures).toEqual([]);
    });

    it.each([
      ['deposit', '20000', 'NGN', ['pending', 'processing', 'funds_received'], ['1000', '0'], ['29850', '0']],
      [
        'buy',
        '173150',
        'NGN',
        ['pending', 'processing', 'funds_received', 'funds_converted'],
        ['1100', '0'],
        ['10000', '0'],
      ],
      [
        'sell',
        '300',
        'USDT',
        [
          'pending',
          'processing',
          'funds_received',
          'funds_converted',
          'outgoing_payment_sent',
          'funds_delivered',
        ],
        ['1000', '0'],
        ['10000', '0'],
      ],
    ] as const)('of a %s', async (kind, amount, currency, states, usdt, ngn) => {
      const transfer = await world.begin(kind);
      world.clock.advance(MINUTE);
      const arrived = await world.engine.arrive(profile, transfer.id, payment(amount, currency));
      expect(arrived.payIn.session_id).toBe('session of payment-1');
      await world.run();
      const after = await world.find(transfer);
      expect(statesOf(after)).toEqual(states);
      expect(await world.events(transfer)).toEqual(states.map((state) => `transfer.${state}`));
      expect((await held())?.slice(0, 2)).toEqual(usdt);
      expect((await held('NGN'))?.slice(0, 2)).toEqual(ngn);
    });

    it('takes the time of the rails, each step at its own', async () => {
      const start = world.clock.now().getTime();
      const transfer = await world.begin('withdrawal');
      await world.run();
      const { steps } = await world.find(transfer);
      expect(steps.map(({ at }) => at.getTime() - start)).toEqual([0, 2000, 7000, 17_000]);
    });

    it('goes by the clock of the business', async () => {
      const ahead = 3 * 24 * 60 * MINUTE;
      await database.kysely
        .updateTable('business')
        .set({ clock_ahead_ms: BigInt(ahead) })
        .where('business_id', '=', business.businessId)
        .execute();
      try {
        const transfer = await world.begin('conversion');
        expect(await world.engine.runAllDue(new Set())).toBe(1);
        const { updatedAt } = await world.find(transfer);
        expect(updatedAt.getTime()).toBe(world.clock.now().getTime() + ahead);
      } finally {
        await database.kysely.updateTable('business').set({ clock_ahead_ms: 0n }).execute();
      }
    });

    it('takes no step before it is due', async () => {
      await world.begin('conversion');
      world.clock.advance(1999);
      expect(await world.engine.runAllDue(new Set())).toBe(0);
      world.clock.advance(1);
      expect(await world.engine.runAllDue(new Set())).toBe(1);
    });
  });

  describe('the venue', () => {
    it.each([
      ['conversion', ['pending', 'processing', 'failed']],
      ['withdrawal', ['pending', 'processing', 'failed']],
    ] as const)('halts: a %s gives back what it held', async (kind, states) => {
      world.isHalted = true;
      const transfer = await world.begin(kind);
      await world.run();
      const after = await world.find(transfer);
      expect([statesOf(after), after.error]).toEqual([states, 'conversion_refused']);
      expect(await held()).toEqual(['1000', '0', '0', '0']);
      expect(world.rails.payments).toEqual([]);
    });

    it.each([
      ['buy', '173150', 'NGN', '183150'],
      ['sell', '300', 'USDT', '1300'],
    ] as const)('halts: what arrived for a %s is available', async (kind, amount, currency, available) => {
      const transfer = await world.begin(kind);
      await world.engine.arrive(profile, transfer.id, payment(amount, currency));
      world.isHalted = true;
      await world.run();
      expect(statesOf(await world.find(transfer))).toEqual(['pending', 'processing', 'failed']);
      expect((await held(currency))?.slice(0, 2)).toEqual([available, '0']);
    });

    it.each([
      ['buy', '173150', 'NGN', '183150'],
      ['sell', '300', 'USDT', '1300'],
    ] as const)('halts after a %s was received', async (kind, amount, currency, available) => {
      const transfer = await world.begin(kind);
      await world.engine.arrive(profile, transfer.id, payment(amount, currency));
      await world.run(1);
      world.isHalted = true;
      await world.run();
      expect(statesOf(await world.find(transfer))).toEqual([
        'pending',
        'processing',
        'funds_received',
        'failed',
      ]);
      expect((await held(currency))?.slice(0, 2)).toEqual([available, '0']);
    });

    it('is asked before a withdrawal fails by decision: what it refuses comes to no rail', async () => {
      const transfer = await world.begin('withdrawal', { reference: 'INV-REFUSED' });
      await world.run(1);
      const failed = await world.engine.settlePayout(profile, transfer.id, 'failed');
      expect([failed.status, failed.error]).toEqual(['failed', 'conversion_refused']);
      expect(await held()).toEqual(['1000', '0', '0', '0']);
    });

    it('is asked before a withdrawal alone fails by decision, and once', async () => {
      const refused = { reference: 'INV-REFUSED' };
      const [converted, plain] = [
        await world.begin('conversion', refused),
        await world.begin('plainWithdrawal', refused),
      ];
      const agreed = await world.begin('withdrawal');
      const fail = ({ id }: Transfer) => world.engine.settlePayout(profile, id, 'failed');
      await world.run(1);
      await expect(fail(converted)).rejects.toThrow(InvalidState);
      await world.run(2);
      world.isHalted = true;
      expect((await fail(plain)).error).toBe('payout_refused');
      expect((await fail(agreed)).error).toBe('payout_refused');
    });

    it('is not asked any more once it has agreed to the exchange of a withdrawal', async () => {
      const transfer = await world.begin('withdrawal');
      await world.run(2);
      expect(await world.find(transfer)).toMatchObject({ status: 'processing', isExchangeAgreed: true });
      expect(world.rails.payments).toEqual([]);
      world.isHalted = true;
      await world.run();
      expect((await world.find(transfer)).status).toBe('funds_delivered');
    });

    it('refuses by the reference', async () => {
      const transfer = await world.begin('conversion', { reference: 'INV-REFUSED' });
      await world.run();
      expect((await world.find(transfer)).error).toBe('conversion_refused');
    });

    it('is not asked where nothing is exchanged', async () => {
      world.isHalted = true;
      const transfer = await world.begin('plainWithdrawal', { reference: 'INV-REFUSED' });
      await world.run();
      expect((await world.find(transfer)).status).toBe('funds_delivered');
    });
  });

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
      const transfer = await world.begin(kind, reversalPolicy && { reversalPolicy });
      if (kind === 'sell') await world.engine.arrive(profile, transfer.id, payment('300', 'USDT'));
      return transfer;
    }

    it.each(outcomes)('that is refused is refunded: %s, policy %s', async (kind, policy, usdt, ngn) => {
      world.rails.accepts = false;
      const transfer = await beginPayout(kind, policy);
      await world.run();
      const after = await world.find(transfer);
      expect(statesOf(after).slice(-2)).toEqual(['failed', 'funds_refunded']);
      expect(after.error).toBe('payout_refused');
      expect(after.fees.map(({ name }) => name)).toEqual(
        policy === undefined ? ['Payout fee', 'Refund fee'] : ['Payout fee'],
      );
      expect((await held())?.slice(0, 2)).toEqual(usdt);
      expect((await held('NGN'))?.slice(0, 2)).toEqual(ngn);
    });

    it.each(outcomes)('that comes back is refunded: %s, policy %s', async (kind, policy, usdt, ngn) => {
      world.rails.fate = 'returned';
      const transfer = await beginPayout(kind, policy);
      await world.run();
      const after = await world.find(transfer);
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
      world.rails.accepts = false;
      await world.begin('withdrawal');
      await world.run(2);
      expect(await held()).toEqual(['900', '100', '0', '0']);
    });

    it('costs no more to refund than there is to refund', async () => {
      world.rails.fate = 'returned';
      const [sourceAmount, targetAmount] = [Decimal.parse('127.5'), Decimal.parse('20')];
      await world.begin('plainWithdrawal', { sourceAmount, targetAmount });
      await world.run();
      expect((await held('NGN'))?.slice(0, 2)).toEqual(['9872.5', '0']);
      expect(await postedTo(database, { account: 'fees' }, 'NGN')).toBe('127.5');
    });

    it('keeps the payout fee at a refund, and lets the position bear a reversal', async () => {
      world.rails.fate = 'returned';
      await world.begin('withdrawal');
      await world.begin('withdrawal', { reversalPolicy: 'conversion_only' });
      await world.run();
      expect(await postedTo(database, { account: 'fees' }, 'NGN')).toBe('236.5');
      expect(await postedTo(database, { account: 'position' })).toBe('100');
      expect(await postedTo(database, { account: 'position' }, 'NGN')).toBe('-172107.5');
    });

    it('that stays under way is looked at again after ever longer pauses, and nobody is told', async () => {
      world.rails.fate = 'under_way';
      const transfer = await world.begin('plainWithdrawal');
      await world.run(3);
      const pauses: number[] = [];
      for (let look = 0; look < 3; look++) {
        const before = world.clock.now().getTime();
        expect(await world.run(1)).toBe(1);
        pauses.push(world.clock.now().getTime() - before);
      }
      expect(pauses).toEqual([10_000, 20_000, 40_000]);
      const waiting = await world.find(transfer);
      expect(statesOf(waiting)).toEqual(['pending', 'processing', 'outgoing_payment_sent']);
      expect(waiting.updatedAt).toEqual(waiting.steps.at(-1)?.at);
      expect(await world.events(transfer)).toHaveLength(3);
      world.rails.fate = 'delivered';
      await world.run();
      expect((await world.find(transfer)).status).toBe('funds_delivered');
    });

    it('that stays under way is looked at again a second later at the earliest', async () => {
      world.rails.fate = 'under_way';
      world.rails.pace = { ...world.rails.pace, deliver: () => 0 };
      const transfer = await world.begin('withdrawal');
      await world.run(4);
      const { dueAt } = await world.find(transfer);
      expect(dueAt?.getTime()).toBe(world.clock.now().getTime() + 1000);
    });

    it('to outside is handed over once for each time that it is asked for, under one name', async () => {
      const transfer = await world.begin('withdrawal');
      await world.run();
      expect(world.rails.payments).toEqual([
        {
          transferId: transfer.id,
          currency: 'NGN',
          amount: Decimal.parse('171892.5'),
          payOut: transfer.payOut,
        },
      ]);
    });
  });

  describe('a payment that is awaited', () => {
    it.each(['deposit', 'buy', 'sell'] as const)('is called off when a %s expires unpaid', async (kind) => {
      const transfer = await world.begin(kind);
      world.clock.advance((kind === 'sell' ? 60 : 30) * MINUTE - 1);
      expect(await world.engine.runAllDue(new Set())).toBe(0);
      world.clock.advance(1);
      expect(await world.engine.runAllDue(new Set())).toBe(1);
      const after = await world.find(transfer);
      expect(statesOf(after)).toEqual(['pending', 'cancelled']);
      expect(after.steps.at(-1)?.description).toBe(
        'The transfer was cancelled because nothing was paid in time.',
      );
    });

    it('arrives by itself where the payer is asked to pay, however late it is noticed', async () => {
      world.rails.arrivesAfter = 3000;
      const [bought, deposited] = [await world.begin('buy'), await world.begin('deposit')];
      world.clock.advance(60 * MINUTE);
      await world.run();
      expect((await world.find(bought)).status).toBe('funds_converted');
      expect((await world.find(deposited)).status).toBe('funds_received');
    });

    it('of another amount is what a deposit goes on with', async () => {
      const transfer = await world.begin('deposit');
      const arrived = await world.engine.arrive(profile, transfer.id, payment('1000'));
      expect([`${arrived.sourceAmount}`, `${arrived.targetAmount}`]).toEqual(['1000', '850']);
      await world.run();
      expect((await held('NGN'))?.slice(0, 2)).toEqual(['10850', '0']);
    });

    it('smaller than the deposit fee is eaten by it', async () => {
      const transfer = await world.begin('deposit');
      const arrived = await world.engine.arrive(profile, transfer.id, payment('100'));
      expect([`${arrived.sourceAmount}`, `${arrived.targetAmount}`]).toEqual(['100', '0']);
      await world.run();
      expect((await world.find(transfer)).status).toBe('funds_received');
      expect((await held('NGN'))?.slice(0, 2)).toEqual(['10000', '0']);
      expect(await postedTo(database, { account: 'fees' }, 'NGN')).toBe('100');
    });

    it.each([
      ['buy', '150000', 'NGN', ['159850', '0']],
      ['buy', '100', 'NGN', ['10000', '0']],
      ['sell', '299.99', 'USDT', ['1299.99', '0']],
    ] as const)('of another amount ends a %s of %s %s', async (kind, amount, currency, balance) => {
      const transfer = await world.begin(kind);
      const after = await world.engine.arrive(profile, transfer.id, payment(amount, currency));
      expect([after.status, after.error, after.dueAt]).toEqual([
        'funds_received',
        'amount_mismatch',
        undefined,
      ]);
      expect([`${after.sourceAmount}`, `${after.targetAmount}`]).toEqual([amount, '0']);
      expect((await held(currency))?.slice(0, 2)).toEqual(balance);
      expect(await world.run()).toBe(0);
    });

    it.each([
      ['buy', '173150', 'NGN', ['183000', '0']],
      ['sell', '300', 'USDT', ['1300', '0']],
    ] as const)('too late ends a %s', async (kind, amount, currency, balance) => {
      const transfer = await world.begin(kind);
      world.clock.advance(60 * MINUTE);
      const after = await world.engine.arrive(profile, transfer.id, payment(amount, currency));
      expect([after.status, after.error]).toEqual(['funds_received', 'late']);
      expect((await held(currency))?.slice(0, 2)).toEqual(balance);
    });

    it('for a cancelled transfer is a plain deposit, once, and leaves the transfer as it is', async () => {
      const begun = await world.begin('buy');
      world.clock.advance(MINUTE);
      const cancelled = await world.transfers.cancel(profile, begun.id);
      for (let time = 0; time < 2; time++) {
        expect(await world.engine.arrive(profile, begun.id, payment('173150'))).toEqual(cancelled);
      }
      expect(await held('NGN')).toEqual(['183000', '0', '0', '0']);
      expect(await world.events(begun)).toEqual(['transfer.pending', 'transfer.cancelled']);
      const entries = await database.kysely.selectFrom('transaction_entry').selectAll().execute();
      expect(entries).toMatchObject([{ type: 'deposits', transfer_id: begun.id, is_credit: true }]);
    });

    it.each([
      ['deposit', '20000'],
      ['buy', '173150'],
    ] as const)('moves a %s on once: told of again it does nothing', async (kind, amount) => {
      const transfer = await world.begin(kind);
      const paid = await world.engine.arrive(profile, transfer.id, payment(amount));
      const before = await held('NGN');
      expect(await world.engine.arrive(profile, transfer.id, payment(amount))).toEqual(paid);
      expect(await held('NGN')).toEqual(before);
      await world.run();
      const over = await world.find(transfer);
      expect(await world.engine.arrive(profile, transfer.id, payment(amount))).toEqual(over);
    });

    it.each([
      ['deposit', '20000'],
      ['buy', '173150'],
    ] as const)('for a %s that is paid already is a plain deposit, once', async (kind, amount) => {
      const transfer = await world.begin(kind);
      const paid = await world.engine.arrive(profile, transfer.id, payment(amount));
      for (let time = 0; time < 2; time++) {
        const second = payment('5000', 'NGN', 'payment-2');
        expect(await world.engine.arrive(profile, transfer.id, second)).toEqual(paid);
      }
      expect(await held('NGN')).toEqual(['14850', amount, '0', '0']);
    });

    it('is a plain deposit when the transfer was cancelled in that very moment', async () => {
      const transfer = await world.begin('deposit');
      const commit = world.ledger.commit.bind(world.ledger);
      world.ledger.commit = async (facts) => {
        world.ledger.commit = commit;
        await world.transfers.cancel(profile, transfer.id);
        return commit(facts);
      };
      const after = await world.engine.arrive(profile, transfer.id, payment('20000'));
      expect(after.status).toBe('cancelled');
      expect(await held('NGN')).toEqual(['29850', '0', '0', '0']);
    });

    it('without a trace moves the transfer on once, and every other one is a plain deposit', async () => {
      world.rails.trace = () => ({});
      const { id } = await world.begin('deposit');
      const arrive = (reference: string) =>
        world.engine.arrive(profile, id, payment('20000', 'NGN', reference));
      await arrive('payment-1');
      expect(await held('NGN')).toEqual(['10000', '20000', '0', '0']);
      await arrive('payment-2');
      expect(await held('NGN')).toEqual(['29850', '20000', '0', '0']);
    });

    it('is refused in another currency, with too many decimals, and beyond what a balance can hold', async () => {
      const { id } = await world.begin('deposit');
      const arrive = (amount: string, currency?: string) =>
        world.engine.arrive(profile, id, payment(amount, currency));
      await expect(arrive('1', 'USDT')).rejects.toMatchObject({
        fields: { currency: [`The transfer ${id} is paid in NGN, not in USDT.`] },
      });
      await expect(arrive('1.001')).rejects.toMatchObject({ fields: { amount: [expect.any(String)] } });
      await expect(arrive('10000000000000000')).rejects.toThrow(BalanceLimitReached);
      expect((await world.transfers.get(profile, id)).status).toBe('pending');
      await world.transfers.cancel(profile, id);
      await expect(arrive('10000000000000000')).rejects.toThrow(BalanceLimitReached);
    });

    it('on a chain is refused below what the network takes', async () => {
      const { id } = await world.begin('sell');
      await expect(world.engine.arrive(profile, id, payment('0.000001', 'USDT'))).rejects.toMatchObject({
        fields: { amount: [expect.stringContaining('A deposit on TRX is credited from ')] },
      });
    });

    it('by mobile money knows no least amount', async () => {
      const { id } = await world.begin('buy', { payIn: { type: 'mobile_money', network: 'MTN' } });
      const after = await world.engine.arrive(profile, id, payment('0.01'));
      expect(after.error).toBe('amount_mismatch');
    });

    it('is refused by a transfer of the balance, and by one that there is not', async () => {
      const { id } = await world.begin('conversion');
      await expect(world.engine.arrive(profile, id, payment('200', 'USDT'))).rejects.toThrow(
        new InvalidState(`The transfer ${id} is funded by the balance and takes no deposit.`),
      );
      for (const [caller, unknown] of [
        [profile, 'TRF_0000000000000000'],
        [profile, 'T'.repeat(65)],
        [profileOf(foreign), id],
      ] as const) {
        await expect(world.engine.arrive(caller, unknown, payment('1'))).rejects.toThrow(
          new ResourceNotFound(`transfer ${unknown.slice(0, 64)}`),
        );
      }
    });

    it('arrives for whichever profile of the business has the transfer', async () => {
      const transfer = await world.begin('deposit', {}, customer);
      await world.engine.arrive(profile, transfer.id, payment('20000'));
      await world.run();
      expect(await holdings(database, customer, 'NGN')).toEqual(['19850', '0', '0', '0']);
    });
  });

  describe('a payout that somebody settles', () => {
    it.each([
      ['delivered', 3, 'funds_delivered'],
      ['not_delivered', 3, 'funds_not_delivered'],
      ['failed', 1, 'failed'],
    ] as const)('as %s', async (outcome, stepsBefore, status) => {
      const transfer = await world.begin('withdrawal');
      world.rails.fate = 'under_way';
      await world.run(stepsBefore);
      const settled = await world.engine.settlePayout(profile, transfer.id, outcome);
      expect(settled.status).toBe(status);
      expect(await world.find(transfer)).toEqual(settled);
      await world.run();
      expect((await world.find(transfer)).status).toBe(
        outcome === 'delivered' ? 'funds_delivered' : 'funds_refunded',
      );
    });

    it('is refused by a sale before the exchange, and taken after it', async () => {
      const transfer = await world.begin('sell');
      await world.engine.arrive(profile, transfer.id, payment('300', 'USDT'));
      await expect(world.engine.settlePayout(profile, transfer.id, 'failed')).rejects.toThrow(InvalidState);
      await world.run(2);
      expect((await world.engine.settlePayout(profile, transfer.id, 'failed')).status).toBe('failed');
    });

    it('is refused where nothing is under way, and where there is no transfer', async () => {
      const { id } = await world.begin('withdrawal');
      for (const outcome of ['delivered', 'not_delivered', 'failed'] as const) {
        await expect(world.engine.settlePayout(profile, id, outcome)).rejects.toThrow(InvalidState);
        const unknown = world.engine.settlePayout(profile, 'TRF_0000000000000000', outcome);
        await expect(unknown).rejects.toThrow(ResourceNotFound);
      }
    });
  });

  describe('a step that fails', () => {
    it('is reported, leaves the transfer as it was and does not stop the others', async () => {
      const [broken, sound] = [await world.begin('plainWithdrawal'), await world.begin('conversion')];
      await world.run(2);
      const before = await world.find(broken);
      world.clock.advance(5000);
      const outage = new Error('The bank does not answer.');
      const { send } = world.rails;
      world.rails.send = () => Promise.reject(outage);
      const failed = new Set<string>();
      expect(await world.engine.runAllDue(failed)).toBe(1);
      expect(world.failures).toEqual([[broken.id, outage]]);
      expect(failed).toEqual(new Set([broken.id]));
      const { version, dueAt, ...rest } = before;
      const after = await world.find(broken);
      expect(after).toMatchObject(rest);
      expect(after.version).toBe(version + 1);
      expect(after.dueAt?.getTime()).toBeGreaterThan(world.clock.now().getTime());
      expect(dueAt?.getTime()).toBeLessThanOrEqual(world.clock.now().getTime());
      expect((await world.find(sound)).status).toBe('funds_converted');
      expect(await world.engine.runAllDue(failed)).toBe(0);
      expect(world.failures).toHaveLength(1);
      world.rails.send = send;
      expect(await world.engine.runAllDue(new Set())).toBe(0);
      world.clock.advance(60 * MINUTE);
      await world.engine.runAllDue(new Set());
      expect((await world.find(broken)).steps.map(({ status }) => status)).toContain('outgoing_payment_sent');
    });

    it('is reported with what the ledger says of it', async () => {
      const { id } = await world.begin('conversion');
      const commit = world.ledger.commit.bind(world.ledger);
      world.ledger.commit = async () => {
        world.ledger.commit = commit;
        return { kind: 'short', currency: 'USDT', account: 'held' };
      };
      world.clock.advance(2000);
      expect(await world.engine.runAllDue(new Set())).toBe(0);
      const short = '{"kind":"short","currency":"USDT","account":"held"}';
      expect(world.failures).toEqual([
        [id, new Error(`The pending transfer ${id} cannot move on: ${short}.`)],
      ]);
    });

    it('is reported for a transfer that is over and yet due', async () => {
      const { id } = await world.begin('deposit');
      await world.transfers.cancel(profile, id);
      await database.kysely
        .updateTable('transfer')
        .set({ due_at: new Date(0) })
        .execute();
      await world.engine.runAllDue(new Set());
      expect(world.failures).toEqual([
        [id, new Error(`The transfer ${id} is cancelled and has no next step.`)],
      ]);
    });

    it.each([
      ['in one business', () => world.engine.runDue(business.businessId)],
      [
        'in all',
        async () => {
          const failed = new Set<string>();
          return (await world.engine.runAllDue(failed)) + (await world.engine.runAllDue(failed));
        },
      ],
    ])('and cannot even make way, however often, stops nobody %s', async (_, run) => {
      const small = { sourceAmount: Decimal.one, targetAmount: Decimal.one };
      const broken = new Set<string>();
      while (broken.size < 64) broken.add((await world.begin('conversion', small)).id);
      world.clock.advance(1);
      const sound = await world.begin('conversion', small);
      const commit = world.ledger.commit.bind(world.ledger);
      world.ledger.commit = (facts) =>
        broken.has(facts.moves?.id ?? '') ? Promise.reject(new Error('A fault.')) : commit(facts);
      world.clock.advance(2000);
      expect(await run()).toBe(1);
      expect((await world.find(sound)).status).toBe('processing');
      expect(world.failures).toHaveLength(64);
    });

    it('ends a run of what is due in the business after one try', async () => {
      await world.begin('plainWithdrawal');
      world.clock.advance(60 * MINUTE);
      world.rails.send = () => Promise.reject(new Error('The bank does not answer.'));
      expect(await world.engine.runDue(business.businessId)).toBe(1);
      expect(world.failures).toHaveLength(0);
      world.clock.advance(MINUTE);
      expect(await world.engine.runDue(business.businessId)).toBe(0);
      expect(world.failures).toHaveLength(1);
    });
  });

  describe('a balance without room', () => {
    it('takes no exchange: it is refused, and what was held is available again', async () => {
      await world.fund('9999999999980000', 'NGN');
      const transfer = await world.begin('conversion');
      await world.run();
      expect(world.failures).toEqual([]);
      expect(await world.find(transfer)).toMatchObject({ status: 'failed', error: 'conversion_refused' });
      expect(await held()).toEqual(['1000', '0', '0', '0']);
    });

    it('lets a refund wait, ever longer, until there is room', async () => {
      world.rails.fate = 'returned';
      const transfer = await world.begin('withdrawal');
      await world.run(3);
      await world.fund('9999999999980000', 'NGN');
      expect(await world.run(2)).toBe(2);
      const { status, dueAt, updatedAt } = await world.find(transfer);
      expect(status).toBe('funds_not_delivered');
      expect(dueAt?.getTime()).toBeGreaterThan(updatedAt.getTime());
      expect(world.failures).toEqual([]);
    });
  });

  describe('a run of what is due in one business', () => {
    it('takes every step of it until none is left, and none of another', async () => {
      await world.fund('500', 'USDT', foreign);
      const [mine, other] = [await world.begin('conversion'), await world.begin('conversion', {}, foreign)];
      world.clock.advance(2000);
      expect(await world.engine.runDue(business.businessId)).toBe(1);
      world.clock.advance(1000);
      expect(await world.engine.runDue(business.businessId)).toBe(1);
      expect((await world.find(mine)).status).toBe('funds_converted');
      expect((await world.find(other)).status).toBe('pending');
    });

    it('goes on beyond what is moved on side by side', async () => {
      const many = 70;
      for (let count = 0; count < many; count++) {
        await world.begin('conversion', { sourceAmount: Decimal.one, targetAmount: Decimal.one });
      }
      world.clock.advance(2000);
      expect(await world.engine.runDue(business.businessId)).toBe(many);
    });
  });
});

describe('two engines on one PostgreSQL', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await postgres.open();
    await seedHolders(database);
  });

  afterAll(() => database.close());

  it('take each step once', async () => {
    const first = new TransferWorld(database);
    const second = new TransferWorld(await database.another(), first.clock);
    await first.fund('100');
    const begun: Transfer[] = [];
    for (let count = 0; count < 10; count++) {
      begun.push(
        await first.begin('conversion', { sourceAmount: Decimal.one, targetAmount: Decimal.parse('1720') }),
      );
    }
    for (const pause of [2000, 1000]) {
      first.clock.advance(pause);
      const taken = await Promise.all(
        [first, second, first, second].map(({ engine }) => engine.runAllDue(new Set())),
      );
      expect(taken.reduce((sum, steps) => sum + steps)).toBe(begun.length);
    }
    expect([...first.failures, ...second.failures]).toEqual([]);
    for (const transfer of begun) {
      const after = await second.find(transfer);
      expect([after.status, after.version]).toEqual(['funds_converted', 3]);
      expect(await first.events(transfer)).toHaveLength(3);
    }
    expect(await holdings(database, business)).toEqual(['90', '0', '0', '0']);
    expect(await holdings(database, business, 'NGN')).toEqual(['17200', '0', '0', '0']);
    expect(await unequalAccounts(database)).toEqual([]);
  });
});
