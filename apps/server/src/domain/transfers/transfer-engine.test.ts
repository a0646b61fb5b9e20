import { describe, expect, it } from 'vitest';
import { sampledDatabases } from '../../../test/harness/processes/databases.ts';
import { givenTransferWorld } from '../../../test/harness/worlds/given-transfer-world.ts';
import { business, holdings } from '../../../test/harness/worlds/test-ledger.ts';
import { profileOf } from '../../../test/harness/worlds/test-profile.ts';
import { payment, statesOf } from '../../../test/harness/worlds/transfer-world.ts';
import { InvalidState } from '../domain-error.ts';
import type { Transfer } from './transfer.ts';

const profile = profileOf(business);
const MINUTE = 60_000;

describe.each(sampledDatabases)('transfers that move by themselves on $name', (database) => {
  const given = givenTransferWorld(database);
  const held = (currency = 'USDT') => holdings(given.database, business, currency);

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
      const transfer = await given.world.begin(kind);
      await given.world.run();
      const after = await given.world.find(transfer);
      expect(statesOf(after)).toEqual(states);
      expect(after.dueAt).toBeUndefined();
      expect(await given.world.events(transfer)).toEqual(states.map((state) => `transfer.${state}`));
      expect((await held())?.slice(0, 2)).toEqual(usdt);
      expect((await held('NGN'))?.slice(0, 2)).toEqual(ngn);
      expect(given.world.failures).toEqual([]);
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
      const transfer = await given.world.begin(kind);
      given.world.clock.advance(MINUTE);
      const arrived = await given.world.engine.arrive(profile, transfer.id, payment(amount, currency));
      expect(arrived.payIn).toMatchObject({ trace: { id: 'session of payment-1' } });
      await given.world.run();
      const after = await given.world.find(transfer);
      expect(statesOf(after)).toEqual(states);
      expect(await given.world.events(transfer)).toEqual(states.map((state) => `transfer.${state}`));
      expect((await held())?.slice(0, 2)).toEqual(usdt);
      expect((await held('NGN'))?.slice(0, 2)).toEqual(ngn);
    });

    it('takes the time of the rails, each step at its own', async () => {
      const start = given.world.clock.now().getTime();
      const transfer = await given.world.begin('withdrawal');
      await given.world.run();
      const { steps } = await given.world.find(transfer);
      expect(steps.map(({ at }) => at.getTime() - start)).toEqual([0, 2000, 7000, 17_000]);
    });

    it('goes by the clock of the business', async () => {
      const ahead = 3 * 24 * 60 * MINUTE;
      await given.database.kysely
        .updateTable('business')
        .set({ clock_ahead_ms: BigInt(ahead) })
        .where('business_id', '=', business.businessId)
        .execute();
      try {
        const transfer = await given.world.begin('conversion');
        expect(await given.world.engine.runAllDue(new Set())).toBe(1);
        const { updatedAt } = await given.world.find(transfer);
        expect(updatedAt.getTime()).toBe(given.world.clock.now().getTime() + ahead);
      } finally {
        await given.database.kysely.updateTable('business').set({ clock_ahead_ms: 0n }).execute();
      }
    });

    it('takes no step before it is due', async () => {
      await given.world.begin('conversion');
      given.world.clock.advance(1999);
      expect(await given.world.engine.runAllDue(new Set())).toBe(0);
      given.world.clock.advance(1);
      expect(await given.world.engine.runAllDue(new Set())).toBe(1);
    });
  });

  describe('the venue', () => {
    it.each([
      ['conversion', ['pending', 'processing', 'failed']],
      ['withdrawal', ['pending', 'processing', 'failed']],
    ] as const)('halts: a %s gives back what it held', async (kind, states) => {
      given.world.isHalted = true;
      const transfer = await given.world.begin(kind);
      await given.world.run();
      const after = await given.world.find(transfer);
      expect([statesOf(after), after.error]).toEqual([states, 'conversion_refused']);
      expect(await held()).toEqual(['1000', '0', '0', '0']);
      expect(given.world.rails.payments).toEqual([]);
    });

    it.each([
      ['buy', '173150', 'NGN', '183150'],
      ['sell', '300', 'USDT', '1300'],
    ] as const)('halts: what arrived for a %s is available', async (kind, amount, currency, available) => {
      const transfer = await given.world.begin(kind);
      await given.world.engine.arrive(profile, transfer.id, payment(amount, currency));
      given.world.isHalted = true;
      await given.world.run();
      expect(statesOf(await given.world.find(transfer))).toEqual(['pending', 'processing', 'failed']);
      expect((await held(currency))?.slice(0, 2)).toEqual([available, '0']);
    });

    it.each([
      ['buy', '173150', 'NGN', '183150'],
      ['sell', '300', 'USDT', '1300'],
    ] as const)('halts after a %s was received', async (kind, amount, currency, available) => {
      const transfer = await given.world.begin(kind);
      await given.world.engine.arrive(profile, transfer.id, payment(amount, currency));
      await given.world.run(1);
      given.world.isHalted = true;
      await given.world.run();
      expect(statesOf(await given.world.find(transfer))).toEqual([
        'pending',
        'processing',
        'funds_received',
        'failed',
      ]);
      expect((await held(currency))?.slice(0, 2)).toEqual([available, '0']);
    });

    it('is asked before a withdrawal fails by decision: what it refuses comes to no rail', async () => {
      const transfer = await given.world.begin('withdrawal', { reference: 'INV-REFUSED' });
      await given.world.run(1);
      const failed = await given.world.engine.settlePayout(profile, transfer.id, 'failed');
      expect([failed.status, failed.error]).toEqual(['failed', 'conversion_refused']);
      expect(await held()).toEqual(['1000', '0', '0', '0']);
    });

    it('is asked before a withdrawal alone fails by decision, and once', async () => {
      const refused = { reference: 'INV-REFUSED' };
      const [converted, plain] = [
        await given.world.begin('conversion', refused),
        await given.world.begin('plainWithdrawal', refused),
      ];
      const agreed = await given.world.begin('withdrawal');
      const fail = ({ id }: Transfer) => given.world.engine.settlePayout(profile, id, 'failed');
      await given.world.run(1);
      await expect(fail(converted)).rejects.toThrow(InvalidState);
      await given.world.run(2);
      given.world.isHalted = true;
      expect((await fail(plain)).error).toBe('payout_refused');
      expect((await fail(agreed)).error).toBe('payout_refused');
    });

    it('is not asked any more once it has agreed to the exchange of a withdrawal', async () => {
      const transfer = await given.world.begin('withdrawal');
      await given.world.run(2);
      expect(await given.world.find(transfer)).toMatchObject({
        status: 'processing',
        isExchangeAgreed: true,
      });
      expect(given.world.rails.payments).toEqual([]);
      given.world.isHalted = true;
      await given.world.run();
      expect((await given.world.find(transfer)).status).toBe('funds_delivered');
    });

    it('refuses by the reference', async () => {
      const transfer = await given.world.begin('conversion', { reference: 'INV-REFUSED' });
      await given.world.run();
      expect((await given.world.find(transfer)).error).toBe('conversion_refused');
    });

    it('is not asked where nothing is exchanged', async () => {
      given.world.isHalted = true;
      const transfer = await given.world.begin('plainWithdrawal', { reference: 'INV-REFUSED' });
      await given.world.run();
      expect((await given.world.find(transfer)).status).toBe('funds_delivered');
    });
  });

  it('no step takes the conflict of another record for a step of somebody else', async () => {
    const sent = await given.world.begin('plainWithdrawal');
    await given.world.run(1);
    const [paid, held] = [await given.world.begin('deposit'), await given.world.begin('withdrawal')];
    const { engine, transfers, ledger } = given.world;
    ledger.commit = async () => ({ kind: 'conflict', record: 'pledge', problem: 'stale' });
    const taken = [
      () => engine.arrive(profile, paid.id, payment('20000', 'NGN')),
      () => transfers.cancel(profile, held.id),
      () => engine.settlePayout(profile, sent.id, 'failed'),
    ];
    for (const take of taken) await expect(take()).rejects.toThrow('pledge is stale');
  });

  describe('a balance without room', () => {
    it('takes no exchange: it is refused, and what was held is available again', async () => {
      await given.world.fund('9999999999980000', 'NGN');
      const transfer = await given.world.begin('conversion');
      await given.world.run();
      expect(given.world.failures).toEqual([]);
      expect(await given.world.find(transfer)).toMatchObject({
        status: 'failed',
        error: 'conversion_refused',
      });
      expect(await held()).toEqual(['1000', '0', '0', '0']);
    });

    it('lets a refund wait, ever longer, until there is room', async () => {
      given.world.rails.fate = 'returned';
      const transfer = await given.world.begin('withdrawal');
      await given.world.run(3);
      await given.world.fund('9999999999980000', 'NGN');
      expect(await given.world.run(2)).toBe(2);
      const { status, dueAt, updatedAt } = await given.world.find(transfer);
      expect(status).toBe('funds_not_delivered');
      expect(dueAt?.getTime()).toBeGreaterThan(updatedAt.getTime());
      expect(given.world.failures).toEqual([]);
    });
  });
});
