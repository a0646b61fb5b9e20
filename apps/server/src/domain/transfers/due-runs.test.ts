import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgres, sampledDatabases, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import { givenTransferWorld } from '../../../test/harness/worlds/given-transfer-world.ts';
import {
  business,
  foreign,
  holdings,
  seedHolders,
  unequalAccounts,
} from '../../../test/harness/worlds/test-ledger.ts';
import { profileOf } from '../../../test/harness/worlds/test-profile.ts';
import { TransferWorld } from '../../../test/harness/worlds/transfer-world.ts';
import { Decimal } from '../money/decimal.ts';
import type { Transfer } from './transfer.ts';

const profile = profileOf(business);
const MINUTE = 60_000;

describe.each(sampledDatabases)('runs of what is due on $name', (database) => {
  const given = givenTransferWorld(database);

  describe('a step that fails', () => {
    it('is reported, leaves the transfer as it was and does not stop the others', async () => {
      const [broken, sound] = [
        await given.world.begin('plainWithdrawal'),
        await given.world.begin('conversion'),
      ];
      await given.world.run(2);
      const before = await given.world.find(broken);
      given.world.clock.advance(5000);
      const outage = new Error('The bank does not answer.');
      const { send } = given.world.rails;
      given.world.rails.send = () => Promise.reject(outage);
      const failed = new Set<string>();
      expect(await given.world.engine.runAllDue(failed)).toBe(1);
      expect(given.world.failures).toEqual([[broken.id, outage]]);
      expect(failed).toEqual(new Set([broken.id]));
      const { version, dueAt, ...rest } = before;
      const after = await given.world.find(broken);
      expect(after).toMatchObject(rest);
      expect(after.version).toBe(version + 1);
      expect(after.dueAt?.getTime()).toBeGreaterThan(given.world.clock.now().getTime());
      expect(dueAt?.getTime()).toBeLessThanOrEqual(given.world.clock.now().getTime());
      expect((await given.world.find(sound)).status).toBe('funds_converted');
      expect(await given.world.engine.runAllDue(failed)).toBe(0);
      expect(given.world.failures).toHaveLength(1);
      given.world.rails.send = send;
      expect(await given.world.engine.runAllDue(new Set())).toBe(0);
      given.world.clock.advance(60 * MINUTE);
      await given.world.engine.runAllDue(new Set());
      expect((await given.world.find(broken)).steps.map(({ status }) => status)).toContain(
        'outgoing_payment_sent',
      );
    });

    it('is reported with what the ledger says of it', async () => {
      const { id } = await given.world.begin('conversion');
      const commit = given.world.ledger.commit.bind(given.world.ledger);
      given.world.ledger.commit = async () => {
        given.world.ledger.commit = commit;
        const amounts = { has: Decimal.zero, needed: Decimal.one };
        return { kind: 'insufficient', currency: 'USDT', account: 'held', profileId: 'BUS_one', ...amounts };
      };
      given.world.clock.advance(2000);
      expect(await given.world.engine.runAllDue(new Set())).toBe(0);
      const short =
        '{"kind":"insufficient","currency":"USDT","account":"held","profileId":"BUS_one","has":"0","needed":"1"}';
      expect(given.world.failures).toEqual([
        [id, new Error(`The pending transfer ${id} cannot advance: ${short}.`)],
      ]);
    });

    it('is reported for a transfer that is over and yet due', async () => {
      const { id } = await given.world.begin('deposit');
      await given.world.transfers.cancel(profile, id);
      await given.database.kysely
        .updateTable('transfer')
        .set({ due_at: new Date(0) })
        .execute();
      await given.world.engine.runAllDue(new Set());
      expect(given.world.failures).toEqual([
        [id, new Error(`The transfer ${id} is cancelled and has no next step.`)],
      ]);
    });

    it.each([
      ['in one business', () => given.world.engine.runDue(business.businessId)],
      [
        'in all',
        async () => {
          const failed = new Set<string>();
          return (await given.world.engine.runAllDue(failed)) + (await given.world.engine.runAllDue(failed));
        },
      ],
    ])('and cannot even make way, however often, stops nobody %s', async (_, run) => {
      const small = { sourceAmount: Decimal.one, targetAmount: Decimal.one };
      const broken = new Set<string>();
      while (broken.size < 64) broken.add((await given.world.begin('conversion', small)).id);
      given.world.clock.advance(1);
      const sound = await given.world.begin('conversion', small);
      const commit = given.world.ledger.commit.bind(given.world.ledger);
      given.world.ledger.commit = (facts) =>
        broken.has(facts.records?.[0]?.id ?? '') ? Promise.reject(new Error('A fault.')) : commit(facts);
      given.world.clock.advance(2000);
      expect(await run()).toBe(1);
      expect((await given.world.find(sound)).status).toBe('processing');
      expect(given.world.failures).toHaveLength(64);
    });

    it('ends a run of what is due in the business after one try', async () => {
      await given.world.begin('plainWithdrawal');
      given.world.clock.advance(60 * MINUTE);
      given.world.rails.send = () => Promise.reject(new Error('The bank does not answer.'));
      expect(await given.world.engine.runDue(business.businessId)).toBe(1);
      expect(given.world.failures).toHaveLength(0);
      given.world.clock.advance(MINUTE);
      expect(await given.world.engine.runDue(business.businessId)).toBe(0);
      expect(given.world.failures).toHaveLength(1);
    });
  });

  describe('a run of what is due in one business', () => {
    it('takes every step of it until none is left, and none of another', async () => {
      await given.world.fund('500', 'USDT', foreign);
      const [mine, other] = [
        await given.world.begin('conversion'),
        await given.world.begin('conversion', {}, foreign),
      ];
      given.world.clock.advance(2000);
      expect(await given.world.engine.runDue(business.businessId)).toBe(1);
      given.world.clock.advance(1000);
      expect(await given.world.engine.runDue(business.businessId)).toBe(1);
      expect((await given.world.find(mine)).status).toBe('funds_converted');
      expect((await given.world.find(other)).status).toBe('pending');
    });

    it('goes on beyond what is moved on side by side', async () => {
      const many = 70;
      for (let count = 0; count < many; count++) {
        await given.world.begin('conversion', { sourceAmount: Decimal.one, targetAmount: Decimal.one });
      }
      given.world.clock.advance(2000);
      expect(await given.world.engine.runDue(business.businessId)).toBe(many);
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
      // No process reads what another has claimed.
      expect(first.handedOut + second.handedOut).toBe(begun.length);
      first.handedOut = 0;
      second.handedOut = 0;
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
