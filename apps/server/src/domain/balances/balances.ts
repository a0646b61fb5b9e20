import type { Profile } from '../accounts/profile.ts';
import { businessTime, type Clock } from '../clock.ts';
import { NotFound } from '../domain-error.ts';
import type { KeepReply } from '../idempotency-store.ts';
import type { Ids } from '../ids.ts';
import { profileAccounts } from '../ledger/account.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { roundAmount } from '../money/amount.ts';
import { Decimal } from '../money/decimal.ts';
import type { Page, PageRequest } from '../paging.ts';
import type { RecordChange } from '../record.ts';
import type { Currencies } from '../reference/currencies.ts';
import type { Currency } from '../reference/currency.ts';
import { unknownCurrency } from '../reference/unknown-currency.ts';
import type { Balance, Opened, ValuedAmount, ValuedBalance } from './balance.ts';
import type { BalanceStore } from './balance-store.ts';
import { fundBalance } from './fund-balance.ts';

/**
 * The market value of one unit of the first currency in the second at the instant.
 *
 * @throws PriceUnavailable when the market gives none.
 */
type UnitWorth = (currency: string, displayCurrency: string, at: Date) => Promise<Decimal>;

interface Dependencies {
  readonly store: BalanceStore;
  readonly ledger: Ledger;
  readonly currencies: Pick<Currencies, 'get'>;
  readonly unitWorth: UnitWorth;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Balances of profiles. A profile never sees the balances of another one, not even its own business. */
export class Balances {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * A page of the profile's balances by age; without `limit` all of them, or the one in the currency. All values
   * are of one instant.
   */
  async list(profile: Profile, page: PageRequest, currency?: string): Promise<Page<ValuedBalance>> {
    const { store, clock } = this.#dependencies;
    const found = await store.page(profile, page, currency);
    const at = businessTime(clock, profile);
    const entries = await Promise.all(found.entries.map((balance) => this.#value(balance, profile, at)));
    return { ...found, entries };
  }

  /**
   * The profile's balance with this id or currency code; codes have no underscore, ids have one (G52).
   *
   * @throws NotFound when the profile has no such balance, even if another one has.
   */
  async get(profile: Profile, idOrCode: string): Promise<ValuedBalance> {
    const key = idOrCode.includes('_') ? { id: idOrCode } : { currency: idOrCode };
    const balance = await this.#dependencies.store.find(profile, key);
    if (balance === undefined) throw new NotFound(`balance ${idOrCode}`);
    return this.#value(balance, profile, businessTime(this.#dependencies.clock, profile));
  }

  /**
   * Opens an empty balance in the currency, or returns the open one (G70).
   *
   * @throws FieldError for an unsupported currency.
   */
  async open(
    profile: Profile,
    code: string,
    keep?: KeepReply<Opened<ValuedBalance>>,
  ): Promise<Opened<ValuedBalance>> {
    const { currencies, store, ids, clock, unitWorth } = this.#dependencies;
    const currency = currencies.get(code);
    if (currency === undefined) throw unknownCurrency('currency', code);
    const shown = this.#displayCurrency(profile);
    const createdAt = businessTime(clock, profile);
    // Before the transaction, which must not wait for the market.
    const worth = await unitWorth(code, shown.code, createdAt);
    const valued = ({ balance, isNew }: Opened) => ({
      balance: valueBalance(worth, balance, currency, shown),
      isNew,
    });
    const { businessId, profileId } = profile;
    const opened = await store.open(
      { id: ids.next('BAL_'), businessId, profileId, currency: code, createdAt },
      keep && ((one) => keep(valued(one))),
    );
    return valued(opened);
  }

  /** Funds a balance of the profile once, as `fundBalance` does. */
  fund(
    profile: Profile,
    code: string,
    amount: Decimal,
    reference: string,
    record?: RecordChange,
  ): Promise<boolean> {
    return fundBalance(this.#dependencies, profile, code, amount, reference, record);
  }

  async #value(balance: Balance, profile: Profile, at: Date): Promise<ValuedBalance> {
    const currency = this.#currency(balance.currency, `balance ${balance.id}`);
    const shown = this.#displayCurrency(profile);
    return valueBalance(
      await this.#dependencies.unitWorth(currency.code, shown.code, at),
      balance,
      currency,
      shown,
    );
  }

  #displayCurrency({ displayCurrency, profileId }: Profile): Currency {
    return this.#currency(displayCurrency, `the display currency of ${profileId}`);
  }

  #currency(code: string, of: string): Currency {
    const currency = this.#dependencies.currencies.get(code);
    if (currency === undefined) throw new Error(`The reference data lack ${code}, the currency of ${of}.`);
    return currency;
  }
}

/**
 * Adds values to the parts of a balance, given the value of one unit. They are rounded down to the last decimal of
 * the display currency, like every computed target amount.
 */
export function valueBalance(
  unitWorth: Decimal,
  balance: Balance,
  currency: Currency,
  displayCurrency: Currency,
): ValuedBalance {
  const worth = (amount: Decimal): ValuedAmount => ({
    amount,
    fiat: roundAmount(amount.times(unitWorth), displayCurrency, 'down'),
  });
  return {
    balance,
    currency,
    displayCurrency,
    available: worth(balance.available),
    pending: worth(balance.held),
    savings: worth(balance.savings),
    investments: worth(balance.investments),
    total: worth(Decimal.sum(profileAccounts.map((account) => balance[account]))),
  };
}
