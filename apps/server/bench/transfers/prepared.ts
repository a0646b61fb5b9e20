import { sql } from 'kysely';
import type { Profile } from '../../src/domain/accounts/profile.ts';
import { Balances } from '../../src/domain/balances/balances.ts';
import type { Clock } from '../../src/domain/clock.ts';
import type { Commit } from '../../src/domain/ledger/ledger.ts';
import { Decimal } from '../../src/domain/money/decimal.ts';
import type { Quote } from '../../src/domain/quotes/quote.ts';
import type { Currencies } from '../../src/domain/reference/currencies.ts';
import { Steps } from '../../src/domain/transfers/steps.ts';
import { eventBodies } from '../../src/http/event-bodies.ts';
import type { Database } from '../../src/storage/engine/database.ts';
import { ledgerStore } from '../../src/storage/ledger/postgres-ledger.ts';
import { balanceStore } from '../../src/storage/money/postgres-balance-store.ts';
import { quoteStore } from '../../src/storage/money/postgres-quote-store.ts';
import { transferRows } from '../../src/storage/money/transfer-row.ts';
import { randomIds } from '../../src/system.ts';
import { sampleQuote } from '../../test/harness/seed/sample-transfer.ts';
import { seedBusiness } from '../../test/harness/seed/seed-business.ts';
import { profileOf } from '../../test/harness/worlds/test-profile.ts';

/** A business with money, and quotes of its own that nobody has taken. */
export interface Payer {
  readonly businessId: string;
  /** The value of `Authorization`. */
  readonly authorization: string;
  readonly quotes: readonly Quote[];
}

interface Means {
  readonly database: Database;
  readonly currencies: Currencies;
  readonly clock: Clock;
}

/** Writes so many businesses, each with 100 million USDT and so many quotes that turn 1 USDT of them into NGN. */
export async function payers(means: Means, count: number, quotesEach: number): Promise<Payer[]> {
  const made: Payer[] = [];
  for (let index = 0; index < count; index += 1) made.push(await payer(means, quotesEach));
  return made;
}

async function payer({ database, currencies, clock }: Means, quoteCount: number): Promise<Payer> {
  const { businessId, authorization } = await seedBusiness(database);
  const profile = profileOf({ businessId });
  const ids = randomIds;
  const ledger = ledgerStore(database, currencies);
  const store = balanceStore(database);
  const balances = new Balances({
    store,
    ledger,
    currencies,
    unitWorth: async () => Decimal.one,
    clock,
    ids,
  });
  await balances.fund(profile, 'USDT', Decimal.parse('100000000'), 'bench');
  const pattern = quoteOf(profile, 'QUO_pattern', clock.now());
  await quoteStore(database).insert(pattern);
  await sql`
    INSERT INTO quote SELECT made.* FROM quote AS pattern
    CROSS JOIN generate_series(1, ${quoteCount}::integer) AS n
    CROSS JOIN LATERAL jsonb_populate_record(pattern, jsonb_build_object('quote_id', 'QUO_' || lpad(n::text, 16, '0'))) AS made
    WHERE pattern.business_id = ${businessId} AND pattern.quote_id = ${pattern.id}`.execute(database.kysely);
  const quotes = Array.from({ length: quoteCount }, (_, index) => ({
    ...pattern,
    id: `QUO_${String(index + 1).padStart(16, '0')}`,
  }));
  return { businessId, authorization, quotes };
}

function quoteOf({ businessId, profileId }: Profile, id: string, at: Date): Quote {
  return sampleQuote({
    id,
    businessId,
    profileId,
    category: 'conversion',
    sourceAmount: Decimal.parse('1'),
    targetAmount: Decimal.parse('1612.5'),
    rounding: Decimal.zero,
    payOut: { type: 'balance' },
    createdAt: at,
    updatedAt: at,
    expiresAt: new Date(at.getTime() + 24 * 3_600_000),
  });
}

/** The commit by which a transfer takes the quote, as the service makes it. */
export function takeOf(quote: Quote, currencies: Currencies, at: Date): Commit {
  const steps = new Steps({ ids: randomIds, currencies });
  const step = steps.held(quote, randomIds.next('TRF_'), { at, dueAt: new Date(at.getTime() + 2000) });
  return step.commit({
    rows: transferRows,
    eventBodies: eventBodies(currencies).transfers,
  });
}
