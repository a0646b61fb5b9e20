import type { Act } from '../accounts/audit-entry.ts';
import type { Profiles } from '../accounts/profile.ts';
import type { Balances } from '../balances/balances.ts';
import { businessTime, type Clock } from '../clock.ts';
import type { Deposit, Deposits, DepositTarget } from '../deposits/deposits.ts';
import type { KeepReply } from '../idempotency-store.ts';
import type { Ids } from '../ids.ts';
import { refuseExcessDecimals } from '../money/excess-decimals.ts';
import type { Money } from '../money/money.ts';
import type { Currencies } from '../reference/currencies.ts';
import { unknownCurrency } from '../reference/unknown-currency.ts';
import { demandAct, moneyFacts, noteControl, profileIn } from './controls.ts';
import type { SandboxStore } from './sandbox-store.ts';

interface Dependencies {
  readonly store: Pick<SandboxStore, 'change'>;
  readonly profiles: Profiles;
  readonly balances: Pick<Balances, 'fund'>;
  readonly currencies: Pick<Currencies, 'get'>;
  readonly deposits: Pick<Deposits, 'arrive'>;
  readonly clock: Clock;
  readonly ids: Ids;
}

/**
 * Simulates incoming money for a business (G110). Every control throws SessionRequired or Forbidden when the caller
 * is no longer authorized.
 */
export class SandboxFunds {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Credits an amount to a balance; each call does so again.
   *
   * @param profileId the id of the business or of one of its customers.
   * @throws ResourceNotFound when the business has no such profile.
   * @throws FieldError for an unknown currency, or an amount with too many decimals.
   * @throws BalanceLimitReached when the balance would exceed the maximum balance.
   */
  async fund(
    act: Act,
    businessId: string,
    profileId: string,
    money: Money,
    keep?: KeepReply<Deposit>,
  ): Promise<Deposit> {
    const { balances, clock, ids } = this.#dependencies;
    await demandAct(this.#dependencies, act, businessId);
    const profile = await profileIn(this.#dependencies, businessId, profileId);
    this.#check(money);
    const reference = ids.next('DEP_');
    const funded = { ...money, reference, profileId, createdAt: businessTime(clock, profile) };
    if (!(await balances.fund(profile, money.currency, money.amount, reference, keep?.(funded)))) {
      throw new Error(`The new reference ${reference} has already funded a balance.`);
    }
    await noteControl(this.#dependencies, act, businessId, 'sandbox.funded', profileId, moneyFacts(money));
    return funded;
  }

  /** Simulates an incoming payment. Throws what its target throws, and FieldError for an unknown currency. */
  async deposit(
    act: Act,
    businessId: string,
    target: DepositTarget,
    money: Money,
    keep?: KeepReply<Deposit>,
  ): Promise<Deposit> {
    await demandAct(this.#dependencies, act, businessId);
    this.#check(money);
    const profile = await profileIn(this.#dependencies, businessId, businessId);
    const arrived = await this.#dependencies.deposits.arrive(profile, target, money, keep);
    const { transferId, paymentRequestId, profileId } = arrived;
    const paid = transferId ?? paymentRequestId ?? profileId;
    await noteControl(this.#dependencies, act, businessId, 'sandbox.deposit_made', paid, {
      ...moneyFacts(money),
      reference: arrived.reference,
    });
    return arrived;
  }

  #check({ currency: code, amount }: Money): void {
    const currency = this.#dependencies.currencies.get(code);
    if (currency === undefined) throw unknownCurrency('currency', code);
    refuseExcessDecimals(amount, currency, 'amount');
  }
}
