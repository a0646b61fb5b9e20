import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databases, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import {
  business,
  clearMoney,
  everyRow,
  holdings,
  move,
  own,
  seedHolders,
} from '../../../test/harness/worlds/test-ledger.ts';
import { profileOf } from '../../../test/harness/worlds/test-profile.ts';
import { areaBooks } from '../../compose/area-books.ts';
import { Balances } from '../../domain/balances/balances.ts';
import type { Commit, Ledger } from '../../domain/ledger/ledger.ts';
import { Decimal } from '../../domain/money/decimal.ts';
import type { RecordChange } from '../../domain/record.ts';
import { loadReference } from '../../reference/load-reference.ts';
import { randomIds, systemClock } from '../../system.ts';
import type { AreaBooks } from '../books/area-books.ts';
import { booksStore } from '../books/postgres-books-store.ts';
import { balanceStore } from '../money/postgres-balance-store.ts';
import { readFunctions, sqlFunction } from '../schema/functions.ts';
import { migrate } from '../schema/migrate.ts';
import { migration, readMigrations } from '../schema/migrations.ts';
import { ledgerStore } from './postgres-ledger.ts';

/**
 * Everything that a product adds: its table, the function of its kind of record, and the amounts that open records
 * hold.
 */
const table = migration(
  '9999-pledge.sql',
  `-- additive
  CREATE TABLE pledge (
    business_id text, pledge_id text, profile_id text NOT NULL, currency text NOT NULL, amount numeric(38, 18) NOT NULL,
    state text NOT NULL, version integer NOT NULL, ends_at timestamptz NOT NULL, PRIMARY KEY (business_id, pledge_id)
  );`,
);
const recordPledge = sqlFunction(
  'record-pledge.sql',
  `CREATE OR REPLACE FUNCTION record_pledge(of_business text, change jsonb, writes boolean) RETURNS text
  LANGUAGE plpgsql AS $$
  DECLARE
    stored pledge;
    expects jsonb := change -> 'expects';
    after pledge := jsonb_populate_record(NULL::pledge, change -> 'row');
  BEGIN
    IF writes AND after.state = 'unwritable' THEN RETURN 'unwritable'; END IF;
    IF writes AND expects = '"absent"' THEN
      INSERT INTO pledge SELECT after.*;
      RETURN NULL;
    END IF;
    IF writes THEN
      UPDATE pledge SET state = after.state, version = after.version
        WHERE business_id = of_business AND pledge_id = change ->> 'id';
      RETURN NULL;
    END IF;

    SELECT * INTO stored FROM pledge WHERE business_id = of_business AND pledge_id = change ->> 'id' FOR UPDATE;
    IF expects = '"absent"' THEN RETURN CASE WHEN FOUND THEN 'present' END; END IF;
    IF NOT FOUND THEN RETURN 'unknown'; END IF;
    IF expects ? 'version' THEN
      RETURN CASE WHEN stored.version IS DISTINCT FROM (expects ->> 'version')::integer THEN 'stale' END;
    END IF;
    IF expects ? 'state' THEN
      RETURN CASE
        WHEN stored.state IS DISTINCT FROM expects ->> 'state' THEN stored.state
        WHEN (stored.ends_at > (expects ->> 'at')::timestamptz) IS NOT TRUE THEN 'over' END;
    END IF;
    RAISE EXCEPTION 'A pledge is expected to be absent, of a version, or in a state at an instant, not %', expects;
  END
  $$;`,
);
const pledgeBooks: AreaBooks = {
  holds: (businessId) => sql`
    SELECT profile_id, currency, amount FROM pledge
    WHERE business_id = ${businessId} AND state = 'open'`,
};

const { currencies } = loadReference();
const { businessId, profileId } = business;
const ENDS_AT = new Date('2026-06-01T00:00:00Z');

const pledge = (facts: Partial<RecordChange>, state = 'open', version = 1): RecordChange => ({
  kind: 'pledge',
  id: 'PLG_1',
  expects: 'absent',
  row: {
    business_id: businessId,
    pledge_id: facts.id ?? 'PLG_1',
    profile_id: profileId,
    currency: 'USDT',
    amount: '40',
    state,
    version,
    ends_at: ENDS_AT,
  },
  ...facts,
});

const pledging = (...records: readonly RecordChange[]): Commit => ({
  businessId,
  postings: records.map(() => move('40', own('available'), own('held'))),
  records,
});
const releasing = (record: RecordChange): Commit => ({
  businessId,
  postings: [move('40', own('held'), own('available'))],
  records: [record],
});

describe.each(databases)('a product that the ledger does not know, on $name', ({ open }) => {
  let database: TestDatabase;
  let ledger: Ledger;

  beforeAll(async () => {
    database = await open();
    await migrate(database, {
      migrations: [...(await readMigrations()), table],
      functions: [...(await readFunctions()), recordPledge],
    });
    await seedHolders(database);
  });
  beforeEach(async () => {
    await clearMoney(database);
    await sql`TRUNCATE pledge`.execute(database.kysely);
    ledger = ledgerStore(database, currencies);
    const balances = new Balances({
      store: balanceStore(database),
      ledger,
      currencies,
      unitWorth: async () => Decimal.one,
      clock: systemClock,
      ids: randomIds,
    });
    await balances.fund(profileOf(business), 'USDT', Decimal.parse('100'), 'opening');
  });
  afterAll(() => database.close());

  const differences = async (areas: readonly AreaBooks[]) =>
    (await booksStore(database, areas).trialBalance(businessId, { mostDifferences: 10 })).differences.map(
      ({ check, subject, expected, found }) => `${check} ${subject} ${expected} ${found}`,
    );
  const states = async () =>
    (
      await sql<{ state: string }>`SELECT state FROM pledge ORDER BY pledge_id`.execute(database.kysely)
    ).rows.map(({ state }) => state);

  it('commits its records with their postings, whatever they are expected to be', async () => {
    expect(await ledger.commit(pledging(pledge({}), pledge({ id: 'PLG_2' })))).toEqual({ kind: 'done' });
    expect([await holdings(database), await states()]).toEqual([
      ['20', '80', '0', '0'],
      ['open', 'open'],
    ]);
    expect(await ledger.commit(releasing(pledge({ expects: { version: 1 } }, 'released', 2)))).toEqual({
      kind: 'done',
    });
    const at = new Date(ENDS_AT.getTime() - 1);
    const inTime = pledge({ id: 'PLG_2', expects: { state: 'open', at } }, 'released', 2);
    expect(await ledger.commit(releasing(inTime))).toEqual({ kind: 'done' });
    expect([await holdings(database), await states()]).toEqual([
      ['100', '0', '0', '0'],
      ['released', 'released'],
    ]);
  });

  it.each<[string, RecordChange]>([
    ['present', pledge({}, 'released')],
    ['stale', pledge({ expects: { version: 2 } }, 'released', 3)],
    ['open', pledge({ expects: { state: 'ended', at: new Date(0) } }, 'released', 2)],
    ['over', pledge({ expects: { state: 'open', at: ENDS_AT } }, 'released', 2)],
  ])('moves nothing when one of them is %s', async (problem, record) => {
    await ledger.commit(pledging(pledge({})));
    const before = await everyRow(database);
    const other = pledge({ id: 'PLG_2' });
    expect(await ledger.commit({ ...releasing(record), records: [other, record] })).toEqual({
      kind: 'conflict',
      record: 'pledge',
      problem,
    });
    expect(await everyRow(database)).toEqual(before);
  });

  it.each<[string, RecordChange['expects']]>([
    ['a version', { version: 7 }],
    ['a state', { state: 'open', at: new Date(0) }],
  ])('moves nothing when %s is expected of a record that is absent', async (_, expects) => {
    const before = await everyRow(database);
    expect(await ledger.commit(pledging(pledge({ expects })))).toEqual({
      kind: 'conflict',
      record: 'pledge',
      problem: 'unknown',
    });
    expect(await everyRow(database)).toEqual(before);
    expect(await states()).toEqual([]);
  });

  it('fails as a whole when what is expected is nothing that its kind can be', async () => {
    await ledger.commit(pledging(pledge({})));
    const before = await everyRow(database);
    const record = pledge({ expects: { owner: 'somebody' } }, 'released', 2);
    await expect(ledger.commit(releasing(record))).rejects.toThrow('A pledge is expected to be');
    expect(await everyRow(database)).toEqual(before);
    expect(await states()).toEqual(['open']);
  });

  it('is undone as a whole when a record is refused only while it is written', async () => {
    const before = await everyRow(database);
    const refused = pledge({
      id: 'PLG_2',
      row: { ...pledge({}).row, pledge_id: 'PLG_2', state: 'unwritable' },
    });
    await expect(ledger.commit(pledging(pledge({}), refused))).rejects.toThrow(
      'refused while it was written',
    );
    expect(await everyRow(database)).toEqual(before);
  });

  it('has what it holds counted by the trial balance, and its rails reconciled', async () => {
    await ledger.commit(pledging(pledge({})));
    const store = booksStore(database, [...areaBooks, pledgeBooks]);
    const { accounts } = await store.trialBalance(businessId, { mostDifferences: 10 });
    expect(accounts.map(({ account, balance }) => `${account} ${balance}`)).toEqual([
      'available 60',
      'held 40',
      'rail:opening -100',
    ]);
    expect(await differences([...areaBooks, pledgeBooks])).toEqual([]);
    expect(await differences(areaBooks)).toEqual([`holds held:${profileId} 0 40`]);
    expect(await store.reconciliation(businessId, { mostDifferences: 10 })).toMatchObject({
      differences: [],
    });
    await sql`UPDATE pledge SET state = 'released'`.execute(database.kysely);
    expect(await differences([...areaBooks, pledgeBooks])).toEqual([`holds held:${profileId} 0 40`]);
  });
});
