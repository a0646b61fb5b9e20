import type { Profile } from '../accounts/profile.ts';
import { businessTime, type Clock } from '../clock.ts';
import { NotFound, ResourceNotFound } from '../domain-error.ts';
import type { KeepReply } from '../idempotency-store.ts';
import type { Ids } from '../ids.ts';
import { profileAccounts } from '../ledger/account.ts';
import { BalanceLimitReached } from '../ledger/balance-limit-reached.ts';
import { isErased, presentCustomer } from '../ledger/credit.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { posting } from '../ledger/posting.ts';
import { fitsCurrency, roundAmount } from '../money/amount.ts';
import { Decimal } from '../money/decimal.ts';
import type { Page, PageRequest } from '../paging.ts';
import type { Currencies } from '../reference/currencies.ts';
import type { Currency } from '../reference/currency.ts';
import { unknownCurrency } from '../reference/unknown-currency.ts';
import type { Balance, Opened, ValuedAmount, ValuedBalance } from './balance.ts';
import type { BalanceStore } from './balance-store.ts';

/**
 * What one unit of the first currency is worth in the second at the instant: the market's answer to what is held.
 *
 * @throws PriceUnavailable when the market does not say.
 */
type UnitWorth = (currency: string, displayCurrency: string, at: Date) => Promise<Decimal>;

interface Parts {
  readonly store: BalanceStore;
  readonly ledger: Ledger;
  readonly currencies: Pick<Currencies, 'get'>;
  readonly unitWorth: UnitWorth;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** What profiles hold. A profile is never told of the balances of another one, its own business included. */
export class Balances {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** A page of the profile's balances, by age; without `limit` all of them, or that in the currency. All worths are of one instant. */
  async list(profile: Profile, page: PageRequest, currency?: string): Promise<Page<ValuedBalance>> {
    const { store, clock } = this.#parts;
    const found = await store.page(profile, page, currency);
    const at = businessTime(clock, profile);
    const entries = await Promise.all(found.entries.map((balance) => this.#value(balance, profile, at)));
    return { ...found, entries };
  }

  /**
   * The profile's balance with this identifier or currency code; codes have no underscore, identifiers have one (G52).
   * @throws NotFound when the profile has no such balance, whoever else may have it.
   */
  async get(profile: Profile, idOrCode: string): Promise<ValuedBalance> {
    const key = idOrCode.includes('_') ? { id: idOrCode } : { currency: idOrCode };
    const balance = await this.#parts.store.find(profile, key);
    if (balance === undefined) throw new NotFound(`balance ${idOrCode}`);
    return this.#value(balance, profile, businessTime(this.#parts.clock, profile));
  }

  /**
   * Opens a balance in the currency, empty; one that is open already is returned as it is (G70).
   *
   * @throws FieldError for a currency that the service does not have.
   */
  async open(
    profile: Profile,
    code: string,
    keep?: KeepReply<Opened<ValuedBalance>>,
  ): Promise<Opened<ValuedBalance>> {
    const { currencies, store, ids, clock, unitWorth } = this.#parts;
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

  /**
   * Puts an opening amount on the profile's balance, which is opened when it is not there: a posting from
   * `rail:opening` to `available`. The same reference funds a balance once, however often it is asked to.
   *
   * @returns whether this call moved the amount.
   * @throws RangeError for an unknown currency, and for an amount that is not above zero or has too many decimals.
   * @throws BalanceLimitReached when the balance would exceed the maximum balance.
   * @throws ResourceNotFound when the customer was erased since the profile was read.
   * @throws SandboxReset when the sandbox was reset since the profile was read.
   */
  async fund(profile: Profile, code: string, amount: Decimal, reference: string): Promise<boolean> {
    const { ledger, ids, clock, currencies } = this.#parts;
    const { businessId, profileId, resets } = profile;
    const currency = currencies.get(code);
    if (currency === undefined) throw new RangeError(`There is no currency ${code} to fund a balance in.`);
    if (!fitsCurrency(amount, currency)) {
      throw new RangeError(
        `${amount} ${code} has too many decimal places; ${code} has ${currency.decimals}.`,
      );
    }
    const createdAt = businessTime(clock, profile);
    const opening = posting({
      id: `opening:${reference}:${profileId}:${code}`,
      currency: code,
      amount,
      from: { account: 'rail', rail: 'opening' },
      to: { account: 'available', profileId },
      reference,
      createdAt,
    });
    const outcome = await ledger.commit({
      businessId,
      resets,
      opens: [{ id: ids.next('BAL_'), businessId, profileId, currency: code, createdAt }],
      postings: [opening],
      records: presentCustomer(profile),
      unlessPosted: opening.id,
      railEntries: [
        {
          id: ids.next('RLE_'),
          rail: 'opening',
          direction: 'in',
          currency: code,
          amount,
          reference,
          createdAt,
        },
      ],
      entries: [
        {
          id: ids.next('TXN_'),
          profileId,
          type: 'deposits',
          reference,
          currency: code,
          amount,
          isCredit: true,
          description: 'Opening deposit',
          subDescription: 'Put there by the sandbox',
          statusDescription: 'The amount was credited to the balance.',
          createdAt,
        },
      ],
    });
    if (outcome.kind === 'full') throw new BalanceLimitReached(code);
    if (isErased(outcome)) throw new ResourceNotFound(`profile ${profileId}`);
    if (outcome.kind === 'done' || outcome.kind === 'posted') return outcome.kind === 'done';
    throw new Error(`The funding of a balance ended as ${JSON.stringify(outcome)}.`);
  }

  async #value(balance: Balance, profile: Profile, at: Date): Promise<ValuedBalance> {
    const currency = this.#currency(balance.currency, `balance ${balance.id}`);
    const shown = this.#displayCurrency(profile);
    return valueBalance(await this.#parts.unitWorth(currency.code, shown.code, at), balance, currency, shown);
  }

  #displayCurrency({ displayCurrency, profileId }: Profile): Currency {
    return this.#currency(displayCurrency, `the display currency of ${profileId}`);
  }

  #currency(code: string, of: string): Currency {
    const currency = this.#parts.currencies.get(code);
    if (currency === undefined) throw new Error(`The reference data lack ${code}, the currency of ${of}.`);
    return currency;
  }
}

/**
 * Puts worths beside the parts of a balance, by what one unit is worth. They round down to the last decimal of the
 * display currency, as every computed target amount does.
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
