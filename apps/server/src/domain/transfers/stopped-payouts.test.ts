import type { KybStatus } from '@finops/contract/console/enumerations';
import { sql, type Transaction } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { postgres, sampledDatabases } from '../../../test/harness/processes/databases.ts';
import { waitForLocks } from '../../../test/harness/processes/lock-waits.ts';
import { openTransaction } from '../../../test/harness/processes/open-transaction.ts';
import type { QuoteKind } from '../../../test/harness/seed/seed-quote.ts';
import { givenTransferWorld } from '../../../test/harness/worlds/given-transfer-world.ts';
import { business, holdings } from '../../../test/harness/worlds/test-ledger.ts';
import { profileOf } from '../../../test/harness/worlds/test-profile.ts';
import { payment, statesOf, TransferWorld } from '../../../test/harness/worlds/transfer-world.ts';
import { businessStore } from '../../storage/accounts/postgres-business-store.ts';
import type { Tables } from '../../storage/schema/tables.ts';
import { Forbidden } from '../domain-error.ts';
import type { Transfer } from './transfer.ts';

const profile = profileOf(business);
const MINUTE = 60_000;
const HOUR = 3_600_000;

describe.each(sampledDatabases)('payouts of a business that may not pay out on $name', (database) => {
  const given = givenTransferWorld(database);

  const become = (kybStatus: KybStatus, { businessId } = business) =>
    given.database.transaction((transaction) =>
      businessStore(transaction, businessId).update({
        kybStatus,
        kybReason: undefined,
        updatedAt: '2026-05-04T09:30:00Z',
      }),
    );
  const held = async (currency = 'USDT') => (await holdings(given.database, business, currency))?.slice(0, 2);
  const paid = () => given.world.rails.payments.map(({ reference }) => reference);

  beforeEach(() => become('verified'));
  afterEach(() => become('verified'));

  /** A transfer just before its payout. */
  async function beforePayout(kind: 'withdrawal' | 'plainWithdrawal' | 'sell'): Promise<Transfer> {
    const transfer = await given.world.begin(kind);
    if (kind === 'sell') await given.world.engine.arrive(profile, transfer.id, payment('300', 'USDT'));
    await given.world.run(kind === 'plainWithdrawal' ? 1 : 2);
    expect(paid()).toEqual([]);
    return transfer;
  }
  const look = async (milliseconds: number): Promise<number> => {
    given.world.clock.advance(milliseconds);
    return given.world.engine.runAllDue(new Set());
  };

  it.each(['withdrawal', 'plainWithdrawal', 'sell'] as const)(
    'stop while it is suspended, and resume when it is reinstated: %s',
    async (kind) => {
      const transfer = await beforePayout(kind);
      await become('suspended');
      for (let hour = 0; hour < 48; hour++) expect(await look(HOUR)).toBe(0);
      expect(paid()).toEqual([]);
      expect(given.world.failures).toEqual([]);
      // Retried less and less often, rather than at every check.
      expect(given.world.handedOut).toBeLessThan(15);
      const stopped = await given.world.find(transfer);
      expect(stopped.status).toBe(kind === 'sell' ? 'funds_converted' : 'processing');
      await become('verified');
      expect(await look(0)).toBe(1);
      expect(paid()).toEqual([`${transfer.id}-payout`]);
      await given.world.run();
      expect((await given.world.find(transfer)).status).toBe('funds_delivered');
    },
  );

  it('stop before any step when nobody has looked since', async () => {
    const transfer = await given.world.begin('plainWithdrawal');
    await become('suspended');
    expect(await look(HOUR)).toBe(1);
    expect(await look(HOUR)).toBe(0);
    await become('verified');
    await given.world.run();
    expect((await given.world.find(transfer)).status).toBe('funds_delivered');
    expect(paid()).toHaveLength(1);
  });

  it('are held by a run of the clock as well', async () => {
    const transfer = await beforePayout('plainWithdrawal');
    await become('suspended');
    given.world.clock.advance(HOUR);
    expect(await given.world.engine.runDue(business.businessId)).toBe(0);
    expect([paid(), (await given.world.find(transfer)).status]).toEqual([[], 'processing']);
  });

  it('stop when the suspension lands between the rail and the commit; the rail is told again of the same payment', async () => {
    const transfer = await beforePayout('plainWithdrawal');
    const before = await held('NGN');
    const { rails } = given.world;
    const send = rails.send.bind(rails);
    rails.send = async (outgoing) => {
      const answer = await send(outgoing);
      if (paid().length === 1) await become('suspended');
      return answer;
    };
    expect(await look(4000)).toBe(0);
    expect(await look(HOUR)).toBe(0);
    expect([(await given.world.find(transfer)).status, await held('NGN')]).toEqual(['processing', before]);
    await become('verified');
    await given.world.run();
    const after = await given.world.find(transfer);
    expect(statesOf(after)).toEqual(['pending', 'processing', 'outgoing_payment_sent', 'funds_delivered']);
    expect(paid()).toEqual([`${transfer.id}-payout`, `${transfer.id}-payout`]);
  });

  it.each([
    ['delivered', 'funds_delivered'],
    ['returned', 'funds_refunded'],
  ] as const)('that are under way go on to their end: %s', async (fate, status) => {
    const transfer = await beforePayout('plainWithdrawal');
    await look(4000);
    await become('suspended');
    given.world.rails.fate = fate;
    await given.world.run();
    expect((await given.world.find(transfer)).status).toBe(status);
  });

  it.each([
    ['deposit', '20000', 'NGN', 'funds_received'],
    ['buy', '173150', 'NGN', 'funds_converted'],
    ['sell', '300', 'USDT', 'funds_converted'],
  ] as const)('do not stop what comes in: %s', async (kind, amount, currency, status) => {
    const transfer = await given.world.begin(kind);
    await become('suspended');
    await given.world.engine.arrive(profile, transfer.id, payment(amount, currency));
    for (let hour = 0; hour < 4; hour++) await look(HOUR);
    expect([(await given.world.find(transfer)).status, paid()]).toEqual([status, []]);
  });

  it.each(['withdrawal', 'conversion', 'deposit', 'sell'] as const)(
    'are not begun, nor is any other transfer, when the suspension lands before the commit: %s',
    async (kind) => {
      await become('suspended');
      const before = await held();
      await expect(given.world.begin(kind)).rejects.toThrow('The business is suspended.');
      expect([await held(), await given.world.payIns()]).toEqual([before, []]);
    },
  );

  const inProduction = () => new TransferWorld(given.database, given.world.clock, 'production');
  const statuses = ['unverified', 'pending', 'rejected'] as const;
  const kinds = ['withdrawal', 'sell'] as const;
  it.each(statuses.flatMap((status) => kinds.map((kind) => [status, kind] as const)))(
    'are refused to one that is %s in production: %s',
    async (status, kind) => {
      await become(status);
      const before = await held();
      const refused = inProduction().begin(kind);
      await expect(refused).rejects.toThrow(Forbidden);
      await expect(refused).rejects.toThrow(
        `The business is ${status} and must be verified before it can pay out.`,
      );
      expect(await held()).toEqual(before);
      for (const inside of ['conversion', 'deposit'] satisfies QuoteKind[])
        await inProduction().begin(inside);
    },
  );

  it.each(statuses)('are open to one that is %s in the sandbox', async (status) => {
    await become(status);
    const transfer = await given.world.begin('withdrawal');
    await given.world.run();
    expect((await given.world.find(transfer)).status).toBe('funds_delivered');
  });

  it('that were begun before wait in production until it is verified', async () => {
    const transfer = await beforePayout('plainWithdrawal');
    await become('pending');
    const production = inProduction();
    given.world.clock.advance(HOUR);
    expect(await production.engine.runAllDue(new Set())).toBe(0);
    expect(production.rails.payments).toEqual([]);
    await become('verified');
    await production.run();
    expect((await given.world.find(transfer)).status).toBe('funds_delivered');
  });
});

describe('payouts and changes of the state of their business at once', () => {
  const given = givenTransferWorld(postgres);

  const update = (kybStatus: KybStatus) => async (transaction: Transaction<Tables>) =>
    businessStore(transaction, business.businessId).update({
      kybStatus,
      kybReason: undefined,
      updatedAt: '2026-05-04T09:30:00Z',
    });
  const become = (kybStatus: KybStatus) => given.database.transaction(update(kybStatus));
  afterEach(() => become('verified'));

  /** Begins a change of the status; call the result to end it. */
  async function beginning(kybStatus: KybStatus): Promise<() => Promise<void>> {
    const begun = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    const whole = given.database.transaction(async (transaction) => {
      await update(kybStatus)(transaction);
      begun.resolve();
      await ended.promise;
    });
    await Promise.race([begun.promise, whole]);
    return () => {
      ended.resolve();
      return whole;
    };
  }

  /** A due payout, and a function that runs what is due. */
  async function duePayout() {
    const transfer = await given.world.begin('plainWithdrawal');
    await given.world.run(1);
    given.world.clock.advance(MINUTE);
    return { transfer, look: () => given.world.engine.runAllDue(new Set()) };
  }

  it('a suspension waits for the commits that have read the state before', async () => {
    const commit = await openTransaction(given.database, sql`SELECT share_business(${business.businessId})`);
    const suspending = become('suspended');
    await waitForLocks(given.database, 1).finally(commit);
    await suspending;
  });

  it('a payout waits for a suspension that is under way, and stops', async () => {
    const { transfer, look } = await duePayout();
    const suspended = await beginning('suspended');
    const looking = look();
    await waitForLocks(given.database, 1).finally(suspended);
    expect(await looking).toBe(0);
    expect((await given.world.find(transfer)).status).toBe('processing');
  });

  it('a payout that stops while its business is reinstated is not forgotten', async () => {
    const { transfer, look } = await duePayout();
    await become('suspended');
    const reinstated = await beginning('verified');
    const looking = look();
    await waitForLocks(given.database, 1).finally(reinstated);
    await looking;
    await look();
    expect((await given.world.find(transfer)).status).toBe('outgoing_payment_sent');
    expect(given.world.rails.payments).toHaveLength(1);
  });
});
