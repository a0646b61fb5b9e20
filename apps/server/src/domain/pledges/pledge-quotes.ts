import { canMoveMoney } from '../accounts/customer-standing.ts';
import type { Profile } from '../accounts/profile.ts';
import type { BalanceStore } from '../balances/balance-store.ts';
import { businessTime, type Clock } from '../clock.ts';
import { FieldError } from '../domain-error.ts';
import type { KeepReply } from '../idempotency-store.ts';
import type { Ids } from '../ids.ts';
import { presentCustomer } from '../ledger/credit.ts';
import { Decimal } from '../money/decimal.ts';
import { refuseExcessDecimals } from '../money/excess-decimals.ts';
import type { Currencies } from '../reference/currencies.ts';
import { unknownCurrency } from '../reference/unknown-currency.ts';
import type {
  PledgeGrant,
  PledgeItem,
  PledgeQuote,
  PledgeQuoteRequest,
  QuotedPledgeItem,
} from './pledge-quote.ts';
import type { PledgeQuoteStore } from './pledge-quote-store.ts';

interface Dependencies {
  readonly store: PledgeQuoteStore;
  readonly balances: Pick<BalanceStore, 'page'>;
  readonly currencies: Pick<Currencies, 'get'>;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Default lifetime of a quote (G46). */
const LIFETIME_MS = 30 * 60_000;
const LONGEST_LIFETIME_MS = 24 * 3_600_000;

/** Answers whether amounts could be locked as pledges. */
export class PledgeQuotes {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Compares the amounts to lock with the available balances of the profile; nothing moves (G46). Nothing can be
   * locked for a customer that cannot move money (G261).
   *
   * @throws FieldError for an unknown asset, an amount with too many decimals, and an expiry in the past or too far
   * ahead.
   * @throws SandboxReset when the sandbox was reset since the profile was read.
   * @throws ResourceNotFound when the customer was erased since then.
   */
  async create(
    profile: Profile,
    grant: PledgeGrant,
    { reference, items, expiresAt, meta }: PledgeQuoteRequest,
    keep?: KeepReply<PledgeQuote>,
  ): Promise<PledgeQuote> {
    const { store, clock, ids } = this.#dependencies;
    const createdAt = businessTime(clock, profile);
    this.#refuseUnknown(items);
    const quote: PledgeQuote = {
      ...grant,
      id: ids.next('PLQ_'),
      businessId: profile.businessId,
      profileId: profile.profileId,
      reference,
      items: await this.#quoted(profile, items),
      meta,
      createdAt,
      expiresAt: expiryOf(expiresAt, createdAt),
    };
    await store.insert(quote, {
      resets: profile.resets,
      keptReply: keep?.(quote),
      records: presentCustomer(profile),
    });
    return quote;
  }

  #refuseUnknown(items: readonly PledgeItem[]): void {
    for (const [index, { asset, amount }] of items.entries()) {
      const currency = this.#dependencies.currencies.get(asset);
      if (currency === undefined) throw unknownCurrency(`items.${index}.asset`, asset);
      refuseExcessDecimals(amount, currency, `items.${index}.amount`);
    }
  }

  async #quoted(profile: Profile, items: readonly PledgeItem[]): Promise<QuotedPledgeItem[]> {
    const movable = profile.customer === undefined || canMoveMoney(profile.customer);
    const { entries } = await this.#dependencies.balances.page(profile, { sort: 'asc' });
    const left = new Map(entries.map(({ currency, available }) => [currency, available]));
    return items.map((item) => {
      const after = (left.get(item.asset) ?? Decimal.zero).minus(item.amount);
      left.set(item.asset, after);
      return { ...item, canLock: movable && !after.isNegative() };
    });
  }
}

/** @throws FieldError for an instant that is not in the future, or more than 24 hours ahead. */
function expiryOf(asked: Date | undefined, now: Date): Date {
  if (asked === undefined) return new Date(now.getTime() + LIFETIME_MS);
  const ahead = asked.getTime() - now.getTime();
  if (ahead <= 0) throw new FieldError({ expires_at: ['is not in the future.'] });
  if (ahead > LONGEST_LIFETIME_MS) throw new FieldError({ expires_at: ['is more than 24 hours ahead.'] });
  return asked;
}
