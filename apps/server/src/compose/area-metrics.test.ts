import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampledDatabases, type TestDatabase } from '../../test/harness/processes/databases.ts';
import { seedQuote } from '../../test/harness/seed/seed-quote.ts';
import { type MovedClock, movedClock } from '../../test/harness/worlds/moved-clock.ts';
import { startServer, type TestServer } from '../../test/harness/worlds/server.ts';
import { profileOf } from '../../test/harness/worlds/test-profile.ts';
import { Decimal } from '../domain/money/decimal.ts';

describe.each(sampledDatabases)('the metrics of a server on $name', ({ open }) => {
  let database: TestDatabase;
  let clock: MovedClock;
  let server: TestServer;

  beforeEach(async () => {
    database = await open();
    clock = movedClock();
    server = await startServer({ database, clock });
  });
  afterEach(async () => {
    await server.stop();
    await database.close();
  });

  /** The values of all metrics of the areas, by name and label. */
  const values = async () => {
    const lines = (await (await fetch(`${server.console}/metrics`)).text()).split('\n');
    return Object.fromEntries(
      lines.flatMap((line) => {
        const [name = '', value] = line.split(' ');
        return /^(transfer|books|ledger)/.test(name) ? [[name, Number(value)]] : [];
      }),
    );
  };
  const fundedProfile = async () => {
    const { businessId } = await server.seedBusiness();
    const profile = profileOf({ businessId, profileId: businessId });
    await server.services.balances.fund(profile, 'USDT', Decimal.parse('1000'), 'opening');
    return profile;
  };
  const begin = async (profile: ReturnType<typeof profileOf>) => {
    const { id } = await seedQuote(database, 'conversion', profile, {
      expiresAt: new Date(clock.now().getTime() + 1_800_000),
    });
    return server.services.transfers.create(profile, id);
  };

  it('are zero while nothing is wrong, and say nothing of books that were never checked', async () => {
    expect(await values()).toEqual({
      transfer_steps_due: 0,
      transfer_step_oldest_due_seconds: 0,
      'transfers_stuck{reason="overdue"}': 0,
      'transfers_stuck{reason="stopped"}': 0,
      transfer_steps_failed_total: 0,
      ledger_commits_waiting: 0,
    });
  });

  it('show a step that a dead process has leased, a step that failed, and books that differ', async () => {
    const profile = await fundedProfile();
    const [leased, broken] = [await begin(profile), await begin(profile)];
    const change = (id: string, columns: object) =>
      database.kysely.updateTable('transfer').set(columns).where('transfer_id', '=', id).execute();
    await change(leased.id, { leased_until: sql`clock_timestamp() + interval '1 hour'` });
    await change(broken.id, { status: 'cancelled' });
    clock.advance(3_600_000);
    await expect.poll(() => server.log.some(({ transfer }) => transfer === broken.id)).toBe(true);
    await database.kysely.updateTable('balance').set({ savings: '5' }).execute();
    const { differences } = await server.services.books.check(profile.businessId);
    const shown = await values();
    expect(shown).toMatchObject({
      transfer_steps_due: 1,
      'transfers_stuck{reason="overdue"}': 1,
      transfer_steps_failed_total: 1,
      books_differences: differences.length,
    });
    expect(differences.length).toBeGreaterThan(0);
    expect(shown.transfer_step_oldest_due_seconds).toBeGreaterThan(3500);
  });

  it('go on without what the database does not tell', async () => {
    await sql`ALTER TABLE books_check RENAME TO lost_check`.execute(database.kysely);
    await sql`ALTER TABLE transfer RENAME COLUMN stopped_due_at TO lost_due_at`.execute(database.kysely);
    expect(await values()).toEqual({ transfer_steps_failed_total: 0, ledger_commits_waiting: 0 });
  });
});
