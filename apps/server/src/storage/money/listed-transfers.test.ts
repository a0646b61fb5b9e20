import { expect, test } from 'vitest';
import { databases } from '../../../test/harness/processes/databases.ts';
import { accepting, sampleQuote, sampleTransfer } from '../../../test/harness/seed/sample-transfer.ts';
import { seedHolders } from '../../../test/harness/worlds/test-ledger.ts';
import { Decimal } from '../../domain/money/decimal.ts';
import { ledgerStore } from '../ledger/postgres-ledger.ts';
import { quoteStore } from './postgres-quote-store.ts';

test.each(databases)('a transfer is listed by what its quote says on $name', async ({ open }) => {
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
  await database.close();
});
