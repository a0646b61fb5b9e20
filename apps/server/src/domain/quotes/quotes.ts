import { demandMoneyMoves } from '../accounts/customer-standing.ts';
import type { Profile } from '../accounts/profile.ts';
import type { BalanceStore } from '../balances/balance-store.ts';
import { businessTime, type Clock } from '../clock.ts';
import { NotFound, Unavailable } from '../domain-error.ts';
import type { KeepReply } from '../idempotency-store.ts';
import type { Ids } from '../ids.ts';
import { presentCustomer } from '../ledger/credit.ts';
import { InsufficientBalance } from '../ledger/insufficient-balance.ts';
import { Decimal } from '../money/decimal.ts';
import type { Page, PageRequest } from '../paging.ts';
import type { Pairs } from '../pricing/pairs.ts';
import type { Venue } from '../pricing/venue.ts';
import type { RecipientStore } from '../recipients/recipient-store.ts';
import type { Country } from '../reference/country.ts';
import type { Currencies } from '../reference/currencies.ts';
import type { Currency } from '../reference/currency.ts';
import { unknownCurrency } from '../reference/unknown-currency.ts';
import { categoryOf } from './category.ts';
import type { AskedAmount } from './given-amount.ts';
import type { Metadata } from './metadata.ts';
import { type AskedPayIn, payInOf } from './pay-in.ts';
import { type AskedPayOut, payOutOf } from './pay-out.ts';
import { pricedMovement } from './priced-movement.ts';
import { QUOTE_LIFETIME_MS, type Quote } from './quote.ts';
import { type QuoteFilter, storedKinds } from './quote-filter.ts';
import type { QuoteStore } from './quote-store.ts';

/** The fields of a new quote. */
export interface QuoteRequest {
  readonly sourceCurrency: string;
  readonly targetCurrency: string;
  readonly amount: AskedAmount;
  readonly payIn: AskedPayIn;
  readonly payOut: AskedPayOut;
  readonly reference: string | undefined;
  readonly reversalPolicy: Quote['reversalPolicy'] | undefined;
  readonly metadata?: Metadata | undefined;
}

interface Dependencies {
  readonly store: QuoteStore;
  readonly balances: Pick<BalanceStore, 'find'>;
  readonly recipients: Pick<RecipientStore, 'find'>;
  readonly currencies: Pick<Currencies, 'get'>;
  readonly countries: readonly Country[];
  readonly pairs: Pick<Pairs, 'get'>;
  readonly venue: Venue;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Maximum number of rates that a profile can hold (G326); unlimited if absent. */
  readonly heldRates?: number | undefined;
  /** Whether rails connect the service to the outside. */
  readonly outside: boolean;
}

const RETRY_AFTER_SECONDS = 3600;

/** Quotes. A profile never sees the quotes of another one. */
export class Quotes {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Prices a movement of money and holds the price for 30 minutes (G30). Nothing moves.
   *
   * @throws InvalidState for a customer that is not active or has not accepted the terms.
   * @throws FieldError on the field to change, for an invalid request.
   * @throws ResourceNotFound for a recipient that the business does not have.
   * @throws InsufficientBalance when the balance is to pay and does not hold the source amount.
   * @throws PriceUnavailable when the venue has no price.
   * @throws Unavailable for an external leg where no rails are connected.
   * @throws HeldRatesReached when the profile holds the maximum number of rates.
   * @throws SandboxReset when the sandbox was reset since the profile was read.
   * @throws ResourceNotFound when the customer was erased since then.
   */
  async create(profile: Profile, request: QuoteRequest, keep?: KeepReply<Quote>): Promise<Quote> {
    const { clock, countries, heldRates, recipients, store } = this.#dependencies;
    demandMoneyMoves(profile);
    const at = businessTime(clock, profile);
    const source = this.#currency('source_currency', request.sourceCurrency);
    const target = this.#currency('target_currency', request.targetCurrency);
    const category = categoryOf({
      source,
      target,
      payIn: request.payIn.type,
      payOut: request.payOut.type,
    });
    if (category !== 'conversion') this.#refuseWithoutRails();

    const sources = { businessId: profile.businessId, recipients, countries };
    const payIn = await payInOf(request.payIn, source, sources);
    const payOut = await payOutOf(request.payOut, target, sources);
    const movement = { source, target, amount: request.amount, payIn, payOut };
    const { amounts, exchange } = await pricedMovement(movement, at, this.#dependencies);
    if (payIn.leg.type === 'balance')
      await this.#refuseUncovered(profile, source, amounts.source, request.amount);

    const id = this.#dependencies.ids.next('QUO_');
    const quote: Quote = {
      id,
      businessId: profile.businessId,
      profileId: profile.profileId,
      category,
      sourceCurrency: source.code,
      targetCurrency: target.code,
      sourceAmount: amounts.source,
      targetAmount: amounts.target,
      rounding: amounts.rounding,
      rate: exchange.rate,
      fees: amounts.fees,
      reference: request.reference ?? id,
      ...(request.reversalPolicy !== undefined && { reversalPolicy: request.reversalPolicy }),
      ...(request.metadata !== undefined && { metadata: request.metadata }),
      payIn: payIn.leg,
      payOut: payOut.leg,
      accepted: false,
      createdAt: at,
      updatedAt: at,
      expiresAt: new Date(at.getTime() + QUOTE_LIFETIME_MS),
    };
    await store.insert(quote, {
      mostHeld: heldRates,
      resets: profile.resets,
      keptReply: keep?.(quote),
      records: presentCustomer(profile),
    });
    return quote;
  }

  /** @throws NotFound when the profile has no such quote, even if another one has. */
  async get(profile: Profile, id: string): Promise<Quote> {
    const quote = await this.#dependencies.store.find(profile, id);
    if (quote === undefined) throw new NotFound(`quote ${id}`);
    return quote;
  }

  /** A page of the profile's quotes by age; statuses are as of `at` (G311). */
  list(profile: Profile, filter: QuoteFilter, page: PageRequest, at: Date): Promise<Page<Quote>> {
    return this.#dependencies.store.page(profile, { ...filter, kinds: storedKinds(filter, at) }, page);
  }

  #currency(field: string, code: string): Currency {
    const currency = this.#dependencies.currencies.get(code);
    if (currency === undefined) throw unknownCurrency(field, code);
    return currency;
  }

  #refuseWithoutRails(): void {
    if (this.#dependencies.outside) return;
    throw new Unavailable(
      'No payment rails are connected. Only conversions from balance to balance are available.',
      RETRY_AFTER_SECONDS,
    );
  }

  async #refuseUncovered(
    profile: Profile,
    source: Currency,
    needed: Decimal,
    { side }: AskedAmount,
  ): Promise<void> {
    const balance = await this.#dependencies.balances.find(profile, { currency: source.code });
    const has = balance?.available ?? Decimal.zero;
    if (!needed.isGreaterThan(has)) return;
    const { profileId } = profile;
    throw new InsufficientBalance(
      { profileId, account: 'available', currency: source.code, has, needed },
      source,
      `${side}_amount`,
    );
  }
}
