import { note } from '../accounts/account-parts.ts';
import type { Act, AuditFacts } from '../accounts/audit-entry.ts';
import { demandStanding } from '../accounts/demand-standing.ts';
import type { Profile, Profiles } from '../accounts/profile.ts';
import type { Balances } from '../balances/balances.ts';
import { fundBalance } from '../balances/fund-balance.ts';
import { businessTime, type Clock } from '../clock.ts';
import type { Customer } from '../customers/customer.ts';
import type { CustomerReviews, Decision } from '../customers/customer-reviews.ts';
import type { IdentityTokenIssuer, IssuedIdentity } from '../customers/identity-provider.ts';
import type { Deposit, Deposits, DepositTarget } from '../deposits/deposits.ts';
import { NotFound, ResourceNotFound } from '../domain-error.ts';
import type { DueWork } from '../due-work.ts';
import type { KeepReply } from '../idempotency-store.ts';
import type { Ids } from '../ids.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { Decimal } from '../money/decimal.ts';
import { refuseExcessDecimals } from '../money/excess-decimals.ts';
import type { Money } from '../money/money.ts';
import type { OAuthClients } from '../oauth/oauth-client.ts';
import type { IssuedTokens, TokenMint } from '../oauth/token-mint.ts';
import { present } from '../present.ts';
import type { Currencies } from '../reference/currencies.ts';
import { unknownCurrency } from '../reference/unknown-currency.ts';
import type { Fill } from '../stocks/fill.ts';
import type { StockOrder, StockOrders } from '../stocks/stock-orders.ts';
import type { Transfer } from '../transfers/transfer.ts';
import type { TransferControls } from '../transfers/transfer-controls.ts';
import type { TransferStore } from '../transfers/transfer-store.ts';
import { advanceClock } from './clock-control.ts';
import { mintTokens, type WantedTokens } from './mint-tokens.ts';
import {
  customerBalances,
  fundedCustomerId,
  OPENING_REFERENCE,
  openingBalances,
} from './opening-balances.ts';
import type { SandboxStore } from './sandbox-store.ts';

/** What a control is audited as. */
type Control = Extract<Parameters<typeof note>[3]['action'], `sandbox.${string}`>;

/** The time of a business. */
export interface SandboxTime {
  readonly now: Date;
  /** What its clock is ahead of the machine's, in whole seconds. */
  readonly aheadSeconds: number;
}

interface Parts {
  readonly store: SandboxStore;
  readonly profiles: Profiles;
  readonly balances: Pick<Balances, 'fund'>;
  readonly currencies: Pick<Currencies, 'get'>;
  readonly transfers: Pick<TransferStore, 'findOfBusiness'>;
  readonly controls: Pick<TransferControls, 'settlePayout'>;
  readonly reviews: Pick<CustomerReviews, 'settle'>;
  readonly orders: Pick<StockOrders, 'execute'>;
  readonly identityProvider: IdentityTokenIssuer;
  readonly oauthClients: OAuthClients;
  readonly tokenMint: TokenMint;
  /** Everything of a business that falls due. */
  readonly dueWork: readonly DueWork[];
  readonly deposits: Pick<Deposits, 'arrive'>;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** What a profile begins with. */
interface Opening {
  readonly profileId: string;
  /** By currency. */
  readonly amounts: Readonly<Record<string, string>>;
}

/**
 * Lets a business try what happens outside: money arrives, payouts come back, time passes (G110). Every control throws
 * SessionRequired or Forbidden when what let the caller in is gone.
 */
export class Sandbox {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** What time the business has. */
  async time(businessId: string): Promise<SandboxTime> {
    return this.#timeAt(await this.#parts.store.clockAhead(businessId));
  }

  /**
   * Puts an amount on a balance; each call does it once more.
   *
   * @param profileId that of the business or of one of its customers.
   * @throws ResourceNotFound when the business has no such profile.
   * @throws FieldError for an unknown currency, or an amount with more decimals than its currency has.
   * @throws BalanceLimitReached when the balance would exceed the maximum balance.
   */
  async fund(
    act: Act,
    businessId: string,
    profileId: string,
    money: Money,
    keep?: KeepReply<Deposit>,
  ): Promise<Deposit> {
    const { balances, clock, ids } = this.#parts;
    await this.#demand(act, businessId);
    const profile = await this.#profile(businessId, profileId);
    this.#check(money);
    const reference = ids.next('DEP_');
    const funded = { ...money, reference, profileId, createdAt: businessTime(clock, profile) };
    if (!(await balances.fund(profile, money.currency, money.amount, reference, keep?.(funded)))) {
      throw new Error(`The fresh reference ${reference} has funded a balance before.`);
    }
    await this.#note(act, businessId, 'sandbox.funded', profileId, moneyFacts(money));
    return funded;
  }

  /**
   * Lets a payment arrive; what refuses it is what its target does, and FieldError for an unknown currency.
   */
  async deposit(
    act: Act,
    businessId: string,
    target: DepositTarget,
    money: Money,
    keep?: KeepReply<Deposit>,
  ): Promise<Deposit> {
    await this.#demand(act, businessId);
    this.#check(money);
    const profile = await this.#profile(businessId, businessId);
    const arrived = await this.#parts.deposits.arrive(profile, target, money, keep);
    const { transferId, paymentRequestId, profileId } = arrived;
    const paid = transferId ?? paymentRequestId ?? profileId;
    await this.#note(act, businessId, 'sandbox.deposit_made', paid, {
      ...moneyFacts(money),
      reference: arrived.reference,
    });
    return arrived;
  }

  /**
   * Decides what becomes of the payout of a transfer.
   *
   * @throws NotFound when the business has no such transfer.
   * @throws InvalidState when the state of the transfer does not allow it.
   */
  async settlePayout(
    act: Act,
    businessId: string,
    transferId: string,
    outcome: Parameters<TransferControls['settlePayout']>[2],
  ): Promise<Transfer> {
    const { transfers, controls } = this.#parts;
    await this.#demand(act, businessId);
    if ((await transfers.findOfBusiness(businessId, transferId)) === undefined) {
      throw new NotFound(`transfer ${transferId}`);
    }
    const profile = await this.#profile(businessId, businessId);
    const transfer = await controls.settlePayout(profile, transferId, outcome);
    await this.#note(act, businessId, 'sandbox.payout_settled', transferId, { outcome });
    return transfer;
  }

  /**
   * Ends the review of a customer, or takes its verification back.
   *
   * @throws NotFound when the business has no such customer.
   * @throws InvalidState for an approval or a rejection when it is not in review.
   */
  async settleVerification(
    act: Act,
    businessId: string,
    customerId: string,
    decision: Decision,
  ): Promise<Customer> {
    await this.#demand(act, businessId);
    const customer = await this.#parts.reviews.settle(businessId, customerId, decision);
    await this.#note(act, businessId, 'sandbox.verification_settled', customerId, { ...decision });
    return customer;
  }

  /**
   * Executes a stock order; what refuses it is what `StockOrders` does.
   *
   * @throws ResourceNotFound when the business has no such profile.
   */
  async fill(
    act: Act,
    businessId: string,
    profileId: string,
    order: StockOrder,
    keep?: KeepReply<Fill>,
  ): Promise<Fill> {
    await this.#demand(act, businessId);
    const fill = await this.#parts.orders.execute(await this.#profile(businessId, profileId), order, keep);
    const { ticker: symbol, side, tokens } = fill;
    const facts = { symbol, action: side, tokens: tokens.toString(), ...moneyFacts(fill) };
    await this.#note(act, businessId, 'sandbox.fill_created', fill.id, facts);
    return fill;
  }

  /**
   * A token that the identity provider issues for a person whom it has verified for the business.
   *
   * @throws Unavailable when no identity provider is simulated.
   */
  async issueIdentityToken(
    act: Act,
    businessId: string,
    identity: Omit<IssuedIdentity, 'businessId'>,
  ): Promise<string> {
    await this.#demand(act, businessId);
    const token = await this.#parts.identityProvider.issueToken({ ...identity, businessId });
    const { outcome, defect } = identity;
    const facts = { outcome, ...present({ defect }) };
    await this.#note(act, businessId, 'sandbox.identity_token_created', businessId, facts);
    return token;
  }

  /** Makes tokens of an app without a browser; what refuses them is what `mintTokens` does. */
  async createTokens(act: Act, businessId: string, wanted: WantedTokens): Promise<IssuedTokens> {
    await this.#demand(act, businessId);
    const tokens = await mintTokens(this.#parts, act, businessId, wanted);
    const facts = { client_id: wanted.clientId, scopes: tokens.scope };
    await this.#note(act, businessId, 'sandbox.oauth_tokens_created', businessId, facts);
    return tokens;
  }

  /**
   * Moves the clock of the business ahead and takes the steps that fall due on the way (G111).
   * @throws InvalidState when it would be more than ten years ahead, and when the sandbox is reset meanwhile.
   */
  async advanceClock(
    act: Act,
    businessId: string,
    seconds: number,
  ): Promise<SandboxTime & { readonly steps: number }> {
    await this.#demand(act, businessId);
    const { aheadMs, steps } = await advanceClock(this.#parts, businessId, seconds * 1000);
    await this.#note(act, businessId, 'sandbox.clock_advanced', businessId, { seconds });
    return { ...this.#timeAt(aheadMs), steps };
  }

  /**
   * Clears what the business holds and has done with money, and sets its clock back (G112). With `opening` it begins with the
   * opening balances, in the same transaction.
   */
  async reset(act: Act, businessId: string, balances: 'none' | 'opening' = 'none'): Promise<SandboxTime> {
    const openings = balances === 'opening' ? await this.#openings(businessId) : [];
    await this.#parts.store.reset(businessId, async (records) => {
      await records.business.lock();
      if (act.standing !== undefined) await demandStanding(records, act.standing);
      await records.sandbox.clear();
      for (const opening of openings) await this.#open(businessId, opening, records.sandbox.ledger);
      const facts = balances === 'opening' ? { balances } : {};
      await note(this.#parts, records, act, { action: 'sandbox.reset', target: businessId, facts });
    });
    return this.#timeAt(0);
  }

  /** Those of the business, and of the customer of the demo who holds money, if the business has that one. */
  async #openings(businessId: string): Promise<readonly Opening[]> {
    const customer = await this.#parts.profiles.find(businessId, fundedCustomerId);
    const own = { profileId: businessId, amounts: openingBalances };
    return customer === undefined ? [own] : [own, { profileId: fundedCustomerId, amounts: customerBalances }];
  }

  async #open(businessId: string, { profileId, amounts }: Opening, ledger: Ledger): Promise<void> {
    const profile = { businessId, profileId, clockAheadMs: 0 };
    for (const [currency, amount] of Object.entries(amounts)) {
      await fundBalance(
        { ...this.#parts, ledger },
        profile,
        currency,
        Decimal.parse(amount),
        OPENING_REFERENCE,
      ).catch((error: unknown) => {
        // The customer was erased since the reset began.
        if (!(error instanceof ResourceNotFound)) throw error;
      });
    }
  }

  #check({ currency: code, amount }: Money): void {
    const currency = this.#parts.currencies.get(code);
    if (currency === undefined) throw unknownCurrency('currency', code);
    refuseExcessDecimals(amount, currency, 'amount');
  }

  async #profile(businessId: string, profileId: string): Promise<Profile> {
    const profile = await this.#parts.profiles.find(businessId, profileId);
    if (profile === undefined) throw new ResourceNotFound(`profile ${profileId}`);
    return profile;
  }

  #timeAt(clockAheadMs: number): SandboxTime {
    return {
      now: businessTime(this.#parts.clock, { clockAheadMs }),
      aheadSeconds: Math.floor(clockAheadMs / 1000),
    };
  }

  async #demand(act: Act, businessId: string): Promise<void> {
    const { standing } = act;
    if (standing === undefined) return;
    await this.#parts.store.change(businessId, async (records) => {
      await demandStanding(records, standing);
    });
  }

  /** Whoever was let in and has done it is entered, even when the right is gone since. */
  #note(act: Act, businessId: string, action: Control, target: string, facts: AuditFacts): Promise<void> {
    return this.#parts.store.change(businessId, (records) =>
      note(this.#parts, records, act, { action, target, facts }),
    );
  }
}

function moneyFacts({ amount, currency }: Money): AuditFacts {
  return { amount: amount.toString(), currency };
}
