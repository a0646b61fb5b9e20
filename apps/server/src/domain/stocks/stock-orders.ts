import { customerDemand, demandMoneyMoves, standingRefused } from '../accounts/customer-standing.ts';
import { activeStatuses, statusRefused } from '../accounts/paying-statuses.ts';
import type { Profile } from '../accounts/profile.ts';
import type { BalanceStore } from '../balances/balance-store.ts';
import { businessTime, type Clock } from '../clock.ts';
import { FieldError, ResourceNotFound } from '../domain-error.ts';
import type { KeepReply } from '../idempotency-store.ts';
import type { Ids } from '../ids.ts';
import { BalanceLimitReached } from '../ledger/balance-limit-reached.ts';
import { InsufficientBalance } from '../ledger/insufficient-balance.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { roundAmount } from '../money/amount.ts';
import { Decimal } from '../money/decimal.ts';
import { type Exchanges, exchangeAt } from '../pricing/exchange.ts';
import { amountsOfSource, amountsOfTarget } from '../quotes/amounts.ts';
import type { Currencies } from '../reference/currencies.ts';
import type { Currency } from '../reference/currency.ts';
import { unknownCurrency } from '../reference/unknown-currency.ts';
import { demandTradeable } from './demand-tradeable.ts';
import type { Fill } from './fill.ts';
import { type FillMoves, fillCommit } from './fill-commit.ts';
import { afterBuying, afterSelling, investedIn } from './holding.ts';
import { InsufficientPosition } from './insufficient-position.ts';
import type { Side, Stock, Stocks } from './stock.ts';
import type { StockRows, StockStore } from './stock-store.ts';
import type { StockVenue } from './stock-venue.ts';

/** An order to execute at the price of the venue. */
export interface StockOrder {
  readonly ticker: string;
  readonly side: Side;
  /** Positive, with at most 18 decimals. */
  readonly tokens: Decimal;
  /** Currency of the balance to debit or credit; defaults to that of the price. */
  readonly fundingCurrency?: string | undefined;
}

interface Dependencies extends Exchanges {
  readonly stocks: Stocks;
  readonly stockVenue: StockVenue;
  readonly store: StockStore;
  readonly rows: StockRows;
  readonly ledger: Ledger;
  readonly balances: Pick<BalanceStore, 'find'>;
  readonly currencies: Pick<Currencies, 'get' | 'known'>;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** The amounts of an order on the balance. */
type Funding = Pick<Fill, 'fundingAmount' | 'fundingCurrency'> & Omit<FillMoves, 'cost'>;

export class StockOrders {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Executes an order immediately and completely, at the price of the venue with its spread.
   *
   * @throws ResourceNotFound for an unknown ticker.
   * @throws FieldError for a funding currency that is unsupported or not exchangeable for that of the price, and
   * for an order of negligible value.
   * @throws InvalidState when the stock cannot be traded, or the customer is not active or has not accepted the
   * terms.
   * @throws InsufficientBalance when the available balance does not cover a purchase.
   * @throws InsufficientPosition when the position does not cover a sale.
   * @throws BalanceLimitReached when the balance would exceed its maximum.
   * @throws PriceUnavailable when the venue has no price of the exchange.
   * @throws Forbidden when the business is suspended meanwhile (G98).
   */
  async execute(profile: Profile, order: StockOrder, keep?: KeepReply<Fill>): Promise<Fill> {
    const { stocks, stockVenue, clock, ids } = this.#dependencies;
    demandMoneyMoves(profile);
    const { ticker, side, tokens } = order;
    const stock = stocks.get(ticker);
    if (stock === undefined) throw new ResourceNotFound(`stock ${ticker}`);
    const { currency } = stock;
    const funded = this.#fundingCurrency(order, stock);
    const at = businessTime(clock, profile);
    const unitPrice = demandTradeable(stock, side, await stockVenue.observe(stock.vendorSymbol, at))[side];
    const worth = tokens.times(unitPrice);
    if (roundAmount(worth, currency, 'down').isZero()) throw worthNothing(order, currency);
    const amount = roundAmount(worth, currency, side === 'buy' ? 'up' : 'down');
    const { fundingAmount, fundingCurrency, ...moves } = await this.#fund(side, amount, currency, funded, at);
    if (fundingAmount.isZero()) throw worthNothing(order, funded);
    // No balance holds that much, and no row can store it.
    if (side === 'buy' && fundingAmount.isGreaterThan(funded.mostHeld)) {
      throw await this.#uncovered(profile, funded, fundingAmount);
    }
    const { businessId, profileId } = profile;
    const fill: Fill = {
      id: ids.next('SBE_'),
      businessId,
      profileId,
      ticker,
      side,
      tokens,
      amount,
      currency: currency.code,
      unitPrice,
      fundingAmount,
      fundingCurrency,
      createdAt: at,
    };
    while (!(await this.#commit(profile, fill, stock, moves, keep))) {
      // Another fill of the position came first; this one starts again from what that left.
    }
    return fill;
  }

  async #uncovered(holder: Profile, currency: Currency, needed: Decimal): Promise<InsufficientBalance> {
    const balance = await this.#dependencies.balances.find(holder, { currency: currency.code });
    const has = balance?.available ?? Decimal.zero;
    const { profileId } = holder;
    const shortfall = { profileId, account: 'available', currency: currency.code, has, needed } as const;
    return new InsufficientBalance(shortfall, currency, 'tokens');
  }

  #fundingCurrency({ fundingCurrency: code }: StockOrder, { currency }: Stock): Currency {
    if (code === undefined) return currency;
    const found = this.#dependencies.currencies.get(code);
    if (found === undefined) throw unknownCurrency('funding_currency', code);
    return found;
  }

  async #fund(side: Side, amount: Decimal, priced: Currency, funded: Currency, at: Date): Promise<Funding> {
    const fundingCurrency = funded.code;
    if (funded === priced) return { fundingAmount: amount, fundingCurrency, rounding: Decimal.zero };
    const [source, target] = side === 'buy' ? [funded, priced] : [priced, funded];
    const { rate } = await exchangeAt(source, target, at, this.#dependencies, 'funding_currency');
    const terms = { source, target, rate };
    if (side === 'sell') {
      const brought = amountsOfSource(amount, terms);
      return {
        fundingAmount: brought.target,
        fundingCurrency,
        rounding: brought.rounding,
        price: rate.price,
      };
    }
    const taken = amountsOfTarget(amount, terms);
    return { fundingAmount: taken.source, fundingCurrency, rounding: taken.rounding, price: rate.price };
  }

  /** @returns false if the position has changed since it was read. */
  async #commit(
    profile: Profile,
    fill: Fill,
    stock: Stock,
    moves: Omit<FillMoves, 'cost'>,
    keep: KeepReply<Fill> | undefined,
  ): Promise<boolean> {
    const { store, rows, ledger, ids } = this.#dependencies;
    const { side, ticker, tokens, amount, businessId, profileId } = fill;
    const before = await store.position(profile, ticker);
    if (side === 'sell' && before.tokens.isLessThan(tokens)) {
      throw new InsufficientPosition(ticker, before.tokens, tokens);
    }
    const holding = side === 'buy' ? afterBuying(before, tokens, amount) : afterSelling(before, tokens);
    const after = { ...holding, fillCount: before.fillCount + 1 };
    const cost = investedIn(after, stock.currency).minus(investedIn(before, stock.currency)).absolute();
    const outcome = await ledger.commit({
      ...fillCommit(fill, { ...moves, cost }, ids),
      businessId,
      resets: profile.resets,
      demands: { statuses: activeStatuses, ...customerDemand(profile) },
      records: [...rows(fill, stock, after), ...(keep ? [keep(fill)] : [])],
    });
    switch (outcome.kind) {
      case 'done':
        return true;
      case 'conflict':
        return false;
      case 'insufficient':
        throw new InsufficientBalance(
          outcome,
          this.#dependencies.currencies.known(outcome.currency),
          'tokens',
        );
      case 'limitReached':
        throw new BalanceLimitReached(outcome.currency);
      case 'stopped':
        throw 'customer' in outcome
          ? standingRefused(profileId, outcome.customer)
          : statusRefused(outcome.status);
      case 'duplicate':
        throw new Error(`Unexpected duplicate of the fill ${fill.id}.`);
    }
  }
}

function worthNothing({ ticker, tokens }: StockOrder, { code, decimals }: Currency): FieldError {
  const least = Decimal.ofUnits(1n, decimals);
  return new FieldError({
    tokens: [`${tokens} ${ticker} is worth less than ${least} ${code}. Increase the quantity.`],
  });
}
