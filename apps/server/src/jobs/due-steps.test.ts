import { afterEach, describe, expect, it, vi } from 'vitest';
import { postgres, sampledDatabases } from '../../test/harness/processes/databases.ts';
import { business, holdings, seedHolders } from '../../test/harness/worlds/test-ledger.ts';
import { TransferWorld } from '../../test/harness/worlds/transfer-world.ts';
import type { Clock } from '../domain/clock.ts';
import { dueSteps } from './due-steps.ts';
import { runJobs } from './scheduler.ts';

const PATIENCE = { timeout: 25_000, interval: 50 };

/** The machine's time, many times as fast. */
function hurriedClock(times: number): Clock & { advance(milliseconds: number): void } {
  const start = performance.now();
  let ahead = Date.parse('2026-05-04T09:30:00.000Z');
  return {
    now: () => new Date(Math.floor(ahead + (performance.now() - start) * times)),
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
  };
}

describe.each(sampledDatabases)('transfers on $name', ({ open }) => {
  it('take their steps by themselves as they fall due', async () => {
    const database = await open();
    await seedHolders(database);
    const world = new TransferWorld(database, hurriedClock(20));
    await world.fund('300');
    const begun = [await world.begin('withdrawal'), await world.begin('conversion')];
    const failures: unknown[] = [];
    const stop = runJobs([dueSteps(world.engine)], (error) => failures.push(error));
    await vi.waitFor(async () => {
      const reached = await Promise.all(begun.map((transfer) => world.find(transfer)));
      expect(reached.map(({ status }) => status)).toEqual(['funds_delivered', 'funds_converted']);
    }, PATIENCE);
    await stop();
    expect([failures, world.failures]).toEqual([[], []]);
    expect(await holdings(database, business)).toEqual(['0', '0', '0', '0']);
    await database.close();
  });
});

describe('the loop', () => {
  const stops: (() => Promise<void>)[] = [];
  const run = (engine: Parameters<typeof dueSteps>[0], onFailure: (error: unknown) => void) => {
    const stop = runJobs([dueSteps(engine)], onFailure);
    stops.push(stop);
    return stop;
  };

  afterEach(async () => {
    await Promise.all(stops.splice(0).map((stop) => stop()));
  });

  it('looks again at once while there is something to do, and waits a quarter of a second else', async () => {
    const looks: { readonly at: number; readonly turn: number }[] = [];
    const left = [2, 1, 0, 0];
    let turn = 0;
    run(
      {
        runAllDue: async () => {
          looks.push({ at: performance.now(), turn });
          // Looks at once are made before the event loop turns.
          setImmediate(() => (turn += 1));
          return left.shift() ?? 0;
        },
      },
      () => {},
    );
    await vi.waitFor(() => expect(looks.length).toBeGreaterThanOrEqual(4), PATIENCE);
    expect(looks.slice(0, 3).map((look) => look.turn)).toEqual([0, 0, 0]);
    const [, , third = { at: 0 }, fourth = { at: 0 }] = looks;
    expect(fourth.at - third.at).toBeGreaterThanOrEqual(245);
  });

  it('stops when the steps under way are taken, and takes no others', async () => {
    const underWay = Promise.withResolvers<number>();
    let looks = 0;
    const stop = run(
      {
        runAllDue: () => {
          looks++;
          return underWay.promise;
        },
      },
      () => {},
    );
    await vi.waitFor(() => expect(looks).toBe(1), PATIENCE);
    let isStopped = false;
    const stopped = stop().then(() => {
      isStopped = true;
    });
    await new Promise(setImmediate);
    expect(isStopped).toBe(false);
    underWay.resolve(5);
    await stopped;
    expect(looks).toBe(1);
  });

  it('stops at once while it waits', async () => {
    let looks = 0;
    const stop = run({ runAllDue: async () => looks++ * 0 }, () => {});
    await vi.waitFor(() => expect(looks).toBe(1), PATIENCE);
    let isStopped = false;
    const stopped = stop().then(() => {
      isStopped = true;
    });
    await new Promise(setImmediate);
    expect(isStopped).toBe(true);
    await stopped;
    expect(looks).toBe(1);
  });

  it('leaves a transfer whose step failed alone until it has rested', async () => {
    const seen: boolean[] = [];
    let now = 0;
    const time = vi.spyOn(performance, 'now').mockImplementation(() => now);
    run(
      {
        runAllDue: async (resting) => {
          seen.push(resting.has('TRF_broken'));
          resting.add('TRF_broken');
          now += 2000;
          return 0;
        },
      },
      () => {},
    );
    await vi.waitFor(() => expect(seen.length).toBeGreaterThanOrEqual(7), PATIENCE);
    time.mockRestore();
    expect(seen.slice(0, 7)).toEqual([false, true, true, false, true, true, false]);
  });

  it('reports once that the database is away, works on when it is back, and reports the next time', async () => {
    const database = await postgres.open();
    await seedHolders(database);
    const world = new TransferWorld(database, hurriedClock(20));
    await world.fund('200');
    const transfer = await world.begin('conversion');
    const outage = new Error('The database is out of reach.');
    const failures: unknown[] = [];
    let isAway = true;
    let looks = 0;
    run(
      {
        runAllDue: async (resting) => {
          looks++;
          if (isAway) throw outage;
          return world.engine.runAllDue(resting);
        },
      },
      (error) => failures.push(error),
    );
    await vi.waitFor(() => expect(looks).toBeGreaterThanOrEqual(3), PATIENCE);
    expect(failures).toEqual([outage]);
    isAway = false;
    await vi.waitFor(async () => {
      expect((await world.find(transfer)).status).toBe('funds_converted');
    }, PATIENCE);
    expect(failures).toEqual([outage]);
    isAway = true;
    await vi.waitFor(() => expect(failures).toEqual([outage, outage]), PATIENCE);
    await Promise.all(stops.splice(0).map((stop) => stop()));
    await database.close();
  });
});
