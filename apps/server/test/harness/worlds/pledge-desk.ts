import type { Balance } from '../../../src/domain/balances/balance.ts';
import { Decimal } from '../../../src/domain/money/decimal.ts';
import { PledgeQuotes } from '../../../src/domain/pledges/pledge-quotes.ts';
import { loadReference } from '../../../src/reference/load-reference.ts';
import { movedClock } from './moved-clock.ts';

/** Pledge quotes of a profile with these available amounts, not stored. */
export function pledgeDesk(available: Readonly<Record<string, string>>, { id = 'PLQ_1', start = '' } = {}) {
  const { currencies } = loadReference();
  const nothing = { held: Decimal.zero, savings: Decimal.zero, investments: Decimal.zero };
  const entries = Object.entries(available).map(
    ([currency, amount]): Balance => ({
      ...{ id: `BAL_${currency}`, businessId: 'BUS_1', profileId: 'BUS_1', userId: 'USR_1' },
      ...{ currency, showZero: true, available: Decimal.parse(amount), ...nothing },
    }),
  );
  const pledgeQuotes = new PledgeQuotes({
    store: { insert: async () => {} },
    balances: { page: async () => ({ entries, next: undefined, previous: undefined }) },
    currencies,
    clock: movedClock(start === '' ? undefined : start),
    ids: { next: () => id },
  });
  return { pledgeQuotes, currencies };
}
