import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import { sampleQuote } from '../../../test/harness/seed/sample-transfer.ts';
import { seedBusiness } from '../../../test/harness/seed/seed-business.ts';
import { Decimal } from '../../domain/money/decimal.ts';
import { pledgeQuoteStore } from '../stocks/postgres-pledge-quote-store.ts';
import { deleteExpiredQuotes } from './expired-quotes.ts';
import { quoteStore } from './postgres-quote-store.ts';

const NOW = new Date('2026-05-04T10:00:00Z');
const before = (days: number) => new Date(NOW.getTime() - days * 24 * 3_600_000);

describe.each(databases)('expired quotes on $name', ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it('are deleted 30 days after they expired, unless a transfer has one', async () => {
    const { businessId } = await seedBusiness(database);
    const insert = (id: string, expiresAt: Date, accepted = false) =>
      quoteStore(database).insert(
        sampleQuote({ businessId, profileId: businessId, id, expiresAt, accepted }),
        { resets: 0 },
      );
    await insert('QUO_over', before(30));
    await insert('QUO_kept', before(29));
    await insert('QUO_open', before(-1));
    await insert('QUO_taken', before(400), true);
    await deleteExpiredQuotes(database.kysely, NOW);
    const rows = await database.kysely.selectFrom('quote').select('quote_id').orderBy('quote_id').execute();
    expect(rows.map(({ quote_id }) => quote_id)).toEqual(['QUO_kept', 'QUO_open', 'QUO_taken']);
  });

  it('so are those of pledges', async () => {
    const { businessId } = await seedBusiness(database);
    const insert = (id: string, expiresAt: Date) =>
      pledgeQuoteStore(database).insert(
        {
          businessId,
          profileId: businessId,
          id,
          clientId: 'service-oauth2-1',
          userId: 'USR_1',
          beneficiaryId: 'BNF_1',
          reference: 'CASE-1',
          items: [{ asset: 'USDT', amount: Decimal.one, canLock: true }],
          meta: undefined,
          createdAt: expiresAt,
          expiresAt,
        },
        { resets: 0 },
      );
    await insert('PLQ_over', before(30));
    await insert('PLQ_kept', before(29));
    await deleteExpiredQuotes(database.kysely, NOW);
    const rows = await database.kysely.selectFrom('pledge_quote').select('pledge_quote_id').execute();
    expect(rows).toEqual([{ pledge_quote_id: 'PLQ_kept' }]);
  });
});
