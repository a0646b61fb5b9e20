import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { sampledDatabases } from '../../../test/harness/processes/databases.ts';
import { givenTransferWorld } from '../../../test/harness/worlds/given-transfer-world.ts';
import { business, customer, foreign, holdings, postedTo } from '../../../test/harness/worlds/test-ledger.ts';
import { profileOf } from '../../../test/harness/worlds/test-profile.ts';
import { payment, statesOf } from '../../../test/harness/worlds/transfer-world.ts';
import { InvalidState, ResourceNotFound } from '../domain-error.ts';
import { BalanceLimitReached } from '../ledger/balance-limit-reached.ts';
import { outcomeOf } from './transfer-end.ts';

const profile = profileOf(business);
const MINUTE = 60_000;
/** Categories paid from outside in NGN, with the amounts of their quotes. */
const PAID_IN_NGN = [
  ['deposit', '20000'],
  ['buy', '173150'],
] as const;

describe.each(sampledDatabases)('a payment that is awaited on $name', (database) => {
  const given = givenTransferWorld(database);
  const held = (currency = 'USDT') => holdings(given.database, business, currency);

  it.each(['deposit', 'buy', 'sell'] as const)('is called off when a %s expires unpaid', async (kind) => {
    const transfer = await given.world.begin(kind);
    given.world.clock.advance((kind === 'sell' ? 60 : 30) * MINUTE - 1);
    expect(await given.world.engine.runAllDue(new Set())).toBe(0);
    given.world.clock.advance(1);
    expect(await given.world.engine.runAllDue(new Set())).toBe(1);
    const after = await given.world.find(transfer);
    expect(statesOf(after)).toEqual(['pending', 'cancelled']);
    expect(after.steps.at(-1)?.description).toBe(
      'The transfer was cancelled because no payment arrived in time.',
    );
  });

  it('arrives by itself where the payer is asked to pay, however late it is noticed', async () => {
    given.world.rails.arrivesAfter = 3000;
    const [bought, deposited] = [await given.world.begin('buy'), await given.world.begin('deposit')];
    given.world.clock.advance(60 * MINUTE);
    await given.world.run();
    expect((await given.world.find(bought)).status).toBe('funds_converted');
    expect((await given.world.find(deposited)).status).toBe('funds_received');
  });

  it('of another amount is what a deposit goes on with', async () => {
    const transfer = await given.world.begin('deposit');
    const arrived = await given.world.engine.arrive(profile, transfer.id, payment('1000'));
    expect([`${arrived.sourceAmount}`, `${arrived.targetAmount}`]).toEqual(['1000', '850']);
    await given.world.run();
    expect((await held('NGN'))?.slice(0, 2)).toEqual(['10850', '0']);
  });

  it('smaller than the deposit fee is eaten by it', async () => {
    const transfer = await given.world.begin('deposit');
    const arrived = await given.world.engine.arrive(profile, transfer.id, payment('100'));
    expect([`${arrived.sourceAmount}`, `${arrived.targetAmount}`]).toEqual(['100', '0']);
    await given.world.run();
    expect((await given.world.find(transfer)).status).toBe('funds_received');
    expect((await held('NGN'))?.slice(0, 2)).toEqual(['10000', '0']);
    expect(await postedTo(given.database, { account: 'fees' }, 'NGN')).toBe('100');
  });

  it.each([
    ['buy', '150000', 'NGN', ['159850', '0']],
    ['buy', '100', 'NGN', ['10000', '0']],
    ['buy', '171418.49', 'NGN', ['181268.49', '0']],
    ['buy', '174881.51', 'NGN', ['184731.51', '0']],
    ['sell', '290', 'USDT', ['1000', '290']],
  ] as const)('of another amount ends a %s of %s %s', async (kind, amount, currency, balance) => {
    const transfer = await given.world.begin(kind);
    const after = await given.world.engine.arrive(profile, transfer.id, payment(amount, currency));
    expect([after.status, after.error, after.dueAt]).toEqual([
      'funds_received',
      'amount_mismatch',
      undefined,
    ]);
    expect([`${after.sourceAmount}`, `${after.targetAmount}`]).toEqual([amount, '0']);
    expect((await held(currency))?.slice(0, 2)).toEqual(balance);
    expect(await given.world.run()).toBe(0);
  });

  it.each([
    ['buy', '171418.5', ['NGN', '10000'], ['USDT', '1098.99913295']],
    ['buy', '174881.5', ['NGN', '10000'], ['USDT', '1101.00086705']],
    ['sell', '297', ['USDT', '1000'], ['NGN', '10000']],
  ] as const)(
    'within 1 %% is exchanged at the quoted rate: a %s of %s',
    async (kind, amount, ...balances) => {
      const transfer = await given.world.begin(kind);
      const { sourceCurrency } = transfer.quote;
      await given.world.engine.arrive(profile, transfer.id, payment(amount, sourceCurrency));
      await given.world.run();
      const after = await given.world.find(transfer);
      expect([after.error, after.dueAt, `${after.sourceAmount}`]).toEqual([undefined, undefined, amount]);
      expect(outcomeOf(after)).toBe('completed');
      for (const [currency, available] of balances) {
        expect((await held(currency))?.slice(0, 2)).toEqual([available, '0']);
      }
    },
  );

  it.each([
    ['deposit', '20000', 'NGN', ['29850', '0']],
    ['buy', '173150', 'NGN', ['183000', '0']],
    ['sell', '300', 'USDT', ['1000', '300']],
  ] as const)('too late ends a %s alike, whoever looks first', async (kind, amount, currency, balance) => {
    const ends = [];
    const [unseen, swept] = [await given.world.begin(kind), await given.world.begin(kind)];
    given.world.clock.advance(60 * MINUTE);
    for (const transfer of [unseen, swept]) {
      if (transfer === swept) await given.world.run();
      const { steps, error, fees, lateCredit, status } = await given.world.engine.arrive(
        profile,
        transfer.id,
        payment(amount, currency, `payment of ${transfer.id}`),
      );
      if (transfer === unseen) expect((await held(currency))?.slice(0, 2)).toEqual(balance);
      expect(await given.world.events(transfer)).toEqual([
        'transfer.pending',
        'transfer.cancelled',
        'transfer.cancelled',
      ]);
      ends.push({ told: steps.map(({ description }) => description), error, fees, lateCredit, status });
    }
    expect(ends[0]).toEqual(ends[1]);
    expect(ends[0]).toMatchObject({ status: 'cancelled', error: 'late' });
  });

  it('for a cancelled transfer is a plain deposit, once, and the transfer tells of it', async () => {
    const begun = await given.world.begin('buy');
    given.world.clock.advance(MINUTE);
    await given.world.transfers.cancel(profile, begun.id);
    for (let time = 0; time < 2; time++) {
      const after = await given.world.engine.arrive(profile, begun.id, payment('173150'));
      expect([after.status, after.error, `${after.lateCredit}`]).toEqual(['cancelled', 'late', '173000']);
      expect(after.steps.at(-1)?.description).toBe(
        '173150.00 NGN arrived too late. 173000.00 NGN was credited to the balance as a deposit.',
      );
    }
    expect(await held('NGN')).toEqual(['183000', '0', '0', '0']);
    const entries = await given.database.kysely.selectFrom('transaction_entry').selectAll().execute();
    expect(entries).toMatchObject([
      { type: 'deposits', transfer_id: begun.id, is_credit: true, amount: '173150.000000000000000000' },
      { type: 'fees', transfer_id: begun.id, is_credit: false },
    ]);
    const again = await given.world.engine.arrive(profile, begun.id, payment('1000', 'NGN', 'payment-2'));
    expect([`${again.lateCredit}`, again.fees.length]).toEqual(['173850', 2]);
  });

  it.each(PAID_IN_NGN)(
    'of a %s that a server of the version before has taken in is entered when it is confirmed',
    async (kind, amount) => {
      const transfer = await given.world.begin(kind);
      await given.world.engine.arrive(profile, transfer.id, payment(amount));
      await sql`DELETE FROM unconfirmed_payment`.execute(given.database.kysely);
      await sql`DELETE FROM transaction_entry`.execute(given.database.kysely);
      await given.world.run();
      const { rows } = await sql<{ entry: string }>`
        SELECT type || ' ' || CASE WHEN is_credit THEN '+' ELSE '-' END || trim_scale(amount) || ' ' || currency AS entry
        FROM transaction_entry ORDER BY created_at`.execute(given.database.kysely);
      expect(rows.map(({ entry }) => entry)).toContain(
        `${kind === 'buy' ? 'buys' : 'deposits'} +${amount} NGN`,
      );
      expect((await given.world.find(transfer)).dueAt).toBeUndefined();
    },
  );

  it.each(PAID_IN_NGN)('moves a %s on once: told of again it does nothing', async (kind, amount) => {
    const transfer = await given.world.begin(kind);
    const paid = await given.world.engine.arrive(profile, transfer.id, payment(amount));
    const before = await held('NGN');
    expect(await given.world.engine.arrive(profile, transfer.id, payment(amount))).toEqual(paid);
    expect(await held('NGN')).toEqual(before);
    await given.world.run();
    const over = await given.world.find(transfer);
    expect(await given.world.engine.arrive(profile, transfer.id, payment(amount))).toEqual(over);
  });

  it.each(PAID_IN_NGN)('for a %s that is paid already is a plain deposit, once', async (kind, amount) => {
    const transfer = await given.world.begin(kind);
    const paid = await given.world.engine.arrive(profile, transfer.id, payment(amount));
    for (let time = 0; time < 2; time++) {
      const second = payment('5000', 'NGN', 'payment-2');
      expect(await given.world.engine.arrive(profile, transfer.id, second)).toEqual(paid);
    }
    expect(await held('NGN')).toEqual(['14850', amount, '0', '0']);
  });

  it('is a plain deposit when the transfer was cancelled in that very moment', async () => {
    const transfer = await given.world.begin('deposit');
    const commit = given.world.ledger.commit.bind(given.world.ledger);
    given.world.ledger.commit = async (facts) => {
      given.world.ledger.commit = commit;
      await given.world.transfers.cancel(profile, transfer.id);
      return commit(facts);
    };
    const after = await given.world.engine.arrive(profile, transfer.id, payment('20000'));
    expect(after.status).toBe('cancelled');
    expect(await held('NGN')).toEqual(['29850', '0', '0', '0']);
  });

  it('without a trace moves the transfer on once, and every other one is a plain deposit', async () => {
    given.world.rails.trace = () => undefined;
    const { id } = await given.world.begin('deposit');
    const arrive = (reference: string) =>
      given.world.engine.arrive(profile, id, payment('20000', 'NGN', reference));
    await arrive('payment-1');
    expect(await held('NGN')).toEqual(['10000', '20000', '0', '0']);
    await arrive('payment-2');
    expect(await held('NGN')).toEqual(['29850', '20000', '0', '0']);
  });

  it('is refused in another currency, with too many decimals, and beyond what a balance can hold', async () => {
    const { id } = await given.world.begin('deposit');
    const arrive = (amount: string, currency?: string) =>
      given.world.engine.arrive(profile, id, payment(amount, currency));
    await expect(arrive('1', 'USDT')).rejects.toMatchObject({
      fields: { currency: [`The transfer ${id} is paid in NGN, not in USDT.`] },
    });
    await expect(arrive('1.001')).rejects.toMatchObject({ fields: { amount: [expect.any(String)] } });
    await expect(arrive('10000000000000000')).rejects.toThrow(BalanceLimitReached);
    expect((await given.world.transfers.get(profile, id)).status).toBe('pending');
    await given.world.transfers.cancel(profile, id);
    await expect(arrive('10000000000000000')).rejects.toThrow(BalanceLimitReached);
  });

  it('on a chain is refused in more decimals than the network has (G324)', async () => {
    const { id } = await given.world.begin('sell');
    await expect(
      given.world.engine.arrive(profile, id, payment('300.0000001', 'USDT')),
    ).rejects.toMatchObject({
      fields: { amount: ['300.0000001 has too many decimal places; USDT has 6 on TRX.'] },
    });
  });

  it('on a chain is refused below what the network takes', async () => {
    const { id } = await given.world.begin('sell');
    await expect(given.world.engine.arrive(profile, id, payment('0.000001', 'USDT'))).rejects.toMatchObject({
      fields: { amount: [expect.stringContaining('The minimum deposit on TRX is ')] },
    });
  });

  it('by mobile money knows no least amount', async () => {
    const { id } = await given.world.begin('buy', { payIn: { type: 'mobile_money', network: 'MTN' } });
    const after = await given.world.engine.arrive(profile, id, payment('0.01'));
    expect(after.error).toBe('amount_mismatch');
  });

  it('is refused by a transfer of the balance, and by one that there is not', async () => {
    const { id } = await given.world.begin('conversion');
    await expect(given.world.engine.arrive(profile, id, payment('200', 'USDT'))).rejects.toThrow(
      new InvalidState(`The transfer ${id} is funded from the balance and accepts no deposit.`),
    );
    for (const [caller, unknown] of [
      [profile, 'TRF_0000000000000000'],
      [profile, 'T'.repeat(65)],
      [profileOf(foreign), id],
    ] as const) {
      await expect(given.world.engine.arrive(caller, unknown, payment('1'))).rejects.toThrow(
        new ResourceNotFound(`transfer ${unknown.slice(0, 64)}`),
      );
    }
  });

  it('arrives for whichever profile of the business has the transfer', async () => {
    const transfer = await given.world.begin('deposit', {}, customer);
    await given.world.engine.arrive(profile, transfer.id, payment('20000'));
    await given.world.run();
    expect(await holdings(given.database, customer, 'NGN')).toEqual(['19850', '0', '0', '0']);
  });
});
