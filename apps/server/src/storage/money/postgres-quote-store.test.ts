import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databases, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import { keyedRequest } from '../../../test/harness/seed/kept-reply.ts';
import { sampleQuote } from '../../../test/harness/seed/sample-transfer.ts';
import {
  business,
  clearMoney,
  customer,
  everyRow,
  foreign,
  seedHolders,
} from '../../../test/harness/worlds/test-ledger.ts';
import { profileOf } from '../../../test/harness/worlds/test-profile.ts';
import { Decimal } from '../../domain/money/decimal.ts';
import { HeldRatesReached } from '../../domain/quotes/held-rates-reached.ts';
import type { QuoteStore } from '../../domain/quotes/quote-store.ts';
import { RequestTakenOver } from '../../domain/request-taken-over.ts';
import { SandboxReset } from '../../domain/sandbox/sandbox-reset.ts';
import { quoteStore } from './postgres-quote-store.ts';

describe.each(databases)('quotes on $name', ({ open }) => {
  let database: TestDatabase;
  let store: QuoteStore;

  beforeAll(async () => {
    database = await open();
    store = quoteStore(database);
    await seedHolders(database);
  });
  beforeEach(() => clearMoney(database));
  afterAll(() => database.close());

  const find = (id: string, holder = business) => store.find(profileOf(holder), id);

  it('come back as they were written, to the last decimal', async () => {
    const quote = sampleQuote({
      sourceAmount: Decimal.parse('99999999999999999999.999999999999999999'),
      reversalPolicy: 'conversion_only',
    });
    await store.insert(quote);
    expect(await find(quote.id)).toEqual(quote);
    expect(`${(await find(quote.id))?.sourceAmount}`).toBe('99999999999999999999.999999999999999999');
  });

  it('are refused beyond as many as are pending, also where few are counted without a lock', async () => {
    const most = 520;
    const now = sampleQuote();
    await Promise.all(
      Array.from({ length: most - 1 }, () => store.insert(sampleQuote(), { resets: 0, mostHeld: most })),
    );
    const expired = sampleQuote({ expiresAt: now.createdAt });
    await store.insert(expired, { resets: 0, mostHeld: most });
    const more = await Promise.allSettled(
      Array.from({ length: 10 }, () => store.insert(sampleQuote(), { resets: 0, mostHeld: most })),
    );
    const refused = more.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toHaveLength(9);
    for (const reason of refused) expect(reason).toBeInstanceOf(HeldRatesReached);
  });

  it('keep the form of before: the price in words, and the inverse of it beside a purchase', async () => {
    const price = Decimal.parse('173871411.92');
    const quote = sampleQuote({
      category: 'conversion',
      sourceCurrency: 'NGN',
      targetCurrency: 'BTC',
      rate: { base: 'BTC', counter: 'NGN', price, side: 'buy' },
    });
    await store.insert(quote);
    const row = await database.kysely
      .selectFrom('quote')
      .select(['product', 'side', 'rate', 'rate_explained'])
      .where('quote_id', '=', quote.id)
      .executeTakeFirstOrThrow();
    expect({ ...row, rate: `${Decimal.parse(row.rate)}` }).toEqual({
      product: 'BTC/NGN',
      side: 'buy',
      rate: '0.000000005751376773',
      rate_explained: '1 BTC = 173871411.92 NGN',
    });
    expect(await find(quote.id)).toEqual(quote);
  });

  it('may have no fees and no policy, and be accepted', async () => {
    const quote = sampleQuote({ fees: [], rounding: Decimal.zero, accepted: true });
    await store.insert(quote);
    const found = await find(quote.id);
    expect(found).toEqual(quote);
    expect(found).not.toHaveProperty('reversalPolicy');
  });

  it('are found by their own profile alone', async () => {
    const [own, others, foreigners] = [sampleQuote(), sampleQuote(customer), sampleQuote(foreign)];
    for (const quote of [own, others, foreigners]) await store.insert(quote);
    expect((await find(others.id, customer))?.id).toBe(others.id);
    expect((await find(foreigners.id, foreign))?.id).toBe(foreigners.id);
    for (const holder of [customer, foreign, { ...foreign, profileId: business.profileId }]) {
      expect(await find(own.id, holder)).toBeUndefined();
    }
    expect(await find(others.id)).toBeUndefined();
  });

  it.each([
    '',
    'QUO_',
    'QUO_0000000000000000',
    'QUO_000000000000000\0',
    'TRF_0000000000000000',
    "' OR true --",
  ])('are not found by %j', async (id) => {
    await store.insert(sampleQuote());
    expect(await find(id)).toBeUndefined();
  });

  it('are written together with the reply that tells of them, or not at all', async () => {
    const { keptReply, lateReply, isKept } = await keyedRequest(database, business.businessId);
    const before = await everyRow(database);
    const late = store.insert(sampleQuote(), { resets: 0, keptReply: lateReply });
    await expect(late).rejects.toThrow(RequestTakenOver);
    await expect(store.insert(sampleQuote(), { resets: 1, keptReply })).rejects.toThrow(SandboxReset);
    expect(await everyRow(database)).toEqual(before);
    const kept = sampleQuote();
    await store.insert(kept, { resets: 0, keptReply });
    expect([await find(kept.id), await isKept()]).toEqual([kept, true]);
  });

  it('leave no reply when they cannot be written', async () => {
    const { keptReply, isKept } = await keyedRequest(database, business.businessId);
    const quote = sampleQuote();
    await store.insert(quote);
    await expect(store.insert(quote, { resets: 0, keptReply })).rejects.toThrow('duplicate key');
    expect(await isKept()).toBe(false);
  });

  it('are refused when the sandbox was reset since, and leave nothing', async () => {
    const before = await everyRow(database);
    await expect(store.insert(sampleQuote(), { resets: 1 })).rejects.toThrow(SandboxReset);
    expect(await everyRow(database)).toEqual(before);
    const kept = sampleQuote();
    await store.insert(kept, { resets: 0 });
    expect(await find(kept.id)).toEqual(kept);
  });
});
