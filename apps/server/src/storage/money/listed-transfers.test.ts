import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databases } from '../../../test/harness/processes/databases.ts';
import { accepting, sampleQuote, sampleTransfer } from '../../../test/harness/seed/sample-transfer.ts';
import { seedHolders } from '../../../test/harness/worlds/test-ledger.ts';
import { Decimal } from '../../domain/money/decimal.ts';
import { ledgerStore } from '../ledger/postgres-ledger.ts';
import { quoteStore } from './postgres-quote-store.ts';

test.each(databases)('a transfer from before is listed by what its quote says on $name', async ({ open }) => {
  const database = await open();
  await seedHolders(database);
  const quote = sampleQuote();
  await quoteStore(database).insert(quote);
  const transfer = sampleTransfer({ ...quote, accepted: true });
  const ledger = ledgerStore(database, { mostHeld: () => Decimal.parse('1000000') });
  const { businessId } = transfer;
  await ledger.commit({ businessId, postings: [], records: accepting(transfer) });
  const listed = () =>
    database.kysely
      .selectFrom('transfer')
      .select(['reference', 'category', 'source_currency', 'target_currency'])
      .executeTakeFirstOrThrow();
  const said = {
    reference: 'INV-2026-0417',
    category: 'withdrawal',
    source_currency: 'USDT',
    target_currency: 'NGN',
  };
  expect(await listed()).toEqual(said);
  const nothing = { reference: null, category: null, source_currency: null, target_currency: null };
  await database.kysely.updateTable('transfer').set(nothing).execute();
  const migration = new URL('../schema/migrations/0081-listed-transfers.sql', import.meta.url);
  await sql.raw(await readFile(migration, 'utf8')).execute(database.kysely);
  expect(await listed()).toEqual(said);
  await database.close();
});
