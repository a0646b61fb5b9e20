import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, postgres, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import { waitForLocks } from '../../../test/harness/processes/lock-waits.ts';
import { openTransaction } from '../../../test/harness/processes/open-transaction.ts';
import { at, customer, foreign, seedHolders } from '../../../test/harness/worlds/test-ledger.ts';
import type { CommitOutcome } from '../../domain/ledger/ledger.ts';
import { loadReference } from '../../reference/load-reference.ts';
import { ledgerStore } from '../ledger/postgres-ledger.ts';
import { usedIdentityToken } from './used-identity-token.ts';

const used: CommitOutcome = { kind: 'conflict', record: 'used_identity_token', problem: 'used' };

const recordOf = (tokenId: string, businessId: string) =>
  usedIdentityToken({ tokenId, businessId, customerId: customer.profileId, at });

const use = (database: TestDatabase, tokenId: string, { businessId } = customer) =>
  ledgerStore(database, loadReference().currencies).commit({
    businessId,
    postings: [],
    records: [recordOf(tokenId, businessId)],
  });

describe.each(databases)('identity tokens on $name', ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await seedHolders(database);
  });
  afterAll(() => database.close());

  it('are used once each', async () => {
    expect(await use(database, 'one')).toEqual({ kind: 'done' });
    expect(await use(database, 'one')).toEqual(used);
    expect(await use(database, 'other')).toEqual({ kind: 'done' });
  });

  it('verify customers of their business alone', async () => {
    await expect(use(database, 'foreign', foreign)).rejects.toThrow('foreign key');
  });
});

it('a token that is being used by one commit is used when another has waited for it', async () => {
  const database = await postgres.open();
  try {
    await seedHolders(database);
    const row = JSON.stringify(recordOf('one', customer.businessId).row);
    const letGo = await openTransaction(
      await database.another(),
      sql`INSERT INTO used_identity_token SELECT * FROM jsonb_populate_record(NULL::used_identity_token, ${row})`,
    );
    const second = use(database, 'one');
    await waitForLocks(database, 1);
    await letGo();
    expect(await second).toEqual(used);
  } finally {
    await database.close();
  }
});
