import type { KybStatus } from '@finops/contract/console';
import { afterEach, describe, expect, it } from 'vitest';
import { databases } from '../../../test/harness/processes/databases.ts';
import { givenTransferWorld } from '../../../test/harness/worlds/given-transfer-world.ts';
import { business } from '../../../test/harness/worlds/test-ledger.ts';
import { businessStore } from '../accounts/postgres-business-store.ts';
import { transferBacklog } from './transfer-backlog.ts';

const MINUTE = 60_000;

describe.each(databases)('the backlog of transfers on $name', (database) => {
  const given = givenTransferWorld(database);
  const backlog = () => transferBacklog(given.database, given.world.clock);
  const change = (kybStatus: KybStatus) =>
    given.database.transaction((transaction) =>
      businessStore(transaction, business.businessId).update({
        kybStatus,
        kybReason: undefined,
        updatedAt: '2026-05-04T09:30:00Z',
      }),
    );
  const moveClockAhead = (milliseconds: number) =>
    given.database.kysely
      .updateTable('business')
      .set({ clock_ahead_ms: BigInt(milliseconds) })
      .where('business_id', '=', business.businessId)
      .execute();

  afterEach(async () => {
    await moveClockAhead(0);
    await change('verified');
  });

  it('is empty while nothing is due', async () => {
    await given.world.begin('conversion');
    expect(await backlog()).toEqual({ due: 0, oldestSeconds: 0, overdue: 0, stopped: 0 });
  });

  it('is what nobody takes: overdue after a minute', async () => {
    const { dueAt = new Date(0) } = await given.world.begin('conversion');
    await given.world.begin('deposit');
    const untilDue = dueAt.getTime() - given.world.clock.now().getTime();
    given.world.clock.advance(untilDue + MINUTE);
    expect(await backlog()).toEqual({ due: 1, oldestSeconds: 60, overdue: 0, stopped: 0 });
    given.world.clock.advance(1);
    expect(await backlog()).toEqual({ due: 1, oldestSeconds: 60.001, overdue: 1, stopped: 0 });
    await given.world.run();
    expect(await backlog()).toMatchObject({ due: 0, overdue: 0 });
  });

  it('goes by the clock of the business', async () => {
    const { dueAt = new Date(0) } = await given.world.begin('conversion');
    await moveClockAhead(dueAt.getTime() - given.world.clock.now().getTime() + 2 * MINUTE);
    expect(await backlog()).toEqual({ due: 1, oldestSeconds: 120, overdue: 1, stopped: 0 });
  });

  it('counts what waits until its business may pay out as stopped', async () => {
    await given.world.begin('plainWithdrawal');
    await given.world.run(1);
    await change('suspended');
    given.world.clock.advance(5 * MINUTE);
    expect(await given.world.engine.runAllDue(new Set())).toBe(0);
    expect(await backlog()).toEqual({ due: 0, oldestSeconds: 0, overdue: 0, stopped: 1 });
    await change('verified');
    expect(await backlog()).toMatchObject({ due: 1, overdue: 1, stopped: 0 });
  });
});
