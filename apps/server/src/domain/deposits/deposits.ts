import type { Profile } from '../accounts/profile.ts';
import { businessTime, type Clock } from '../clock.ts';
import { ResourceNotFound } from '../domain-error.ts';
import type { KeepReply } from '../idempotency-store.ts';
import type { Ids } from '../ids.ts';
import type { Money } from '../money/money.ts';
import type { PaidFor } from '../paid-for.ts';

/** What a payment from outside is paid to. */
export type DepositTarget =
  | { readonly kind: 'transfer'; readonly id: string }
  | { readonly kind: 'address'; readonly address: string; readonly memo?: string | undefined }
  | { readonly kind: 'virtual bank account'; readonly id: string }
  | { readonly kind: 'payment request'; readonly id: string };

/** A payment on its way in. */
export interface Payment extends Money {
  /** `DEP_` and 16 alphanumerics: what the rail knows the payment by. */
  readonly reference: string;
  /** When it arrived, by the clock of its business. */
  readonly at: Date;
  /** Makes the record that is written with the payment. */
  readonly keep?: KeepReply<Payee> | undefined;
}

/** Who got a payment, and what it paid; neither of the two for a payment that is the profile's as it is. */
export interface Payee extends PaidFor {
  readonly profileId: string;
}

/**
 * Books a payment for one kind of target.
 *
 * @param profile any profile of the business.
 * @throws ResourceNotFound when the business has no such target.
 * @throws FieldError for an amount or a currency that the target does not take.
 * @throws InvalidState for a target that takes no payment in its present state.
 * @throws BalanceLimitReached when the balance would exceed the maximum balance.
 */
export type AcceptPayment<Kind extends DepositTarget['kind']> = (
  profile: Profile,
  target: Extract<DepositTarget, { readonly kind: Kind }>,
  payment: Payment,
) => Promise<Payee>;

/** What areas accept payments for, by the kind of target; each area adds its own kinds. */
export type AcceptedPayments = { readonly [Kind in DepositTarget['kind']]?: AcceptPayment<Kind> };

/** A payment that has arrived. */
export interface Deposit extends Money, Payee {
  /** That of the payment. */
  readonly reference: string;
  readonly createdAt: Date;
}

interface Dependencies {
  readonly accepted: AcceptedPayments;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Leads each payment from outside to the area whose target it pays. */
export class Deposits {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Lets a payment arrive at its target.
   *
   * @param profile any profile of the business.
   * @throws ResourceNotFound when no area accepts payments for such a target; further as `AcceptPayment` does.
   */
  async arrive(
    profile: Profile,
    target: DepositTarget,
    { currency, amount }: Money,
    keep?: KeepReply<Deposit>,
  ): Promise<Deposit> {
    const { clock, ids } = this.#dependencies;
    const reference = ids.next('DEP_');
    const at = businessTime(clock, profile);
    const depositOf = (payee: Payee) => ({ ...payee, reference, currency, amount, createdAt: at });
    const payment = {
      currency,
      amount,
      reference,
      at,
      ...(keep && { keep: (payee: Payee) => keep(depositOf(payee)) }),
    };
    return depositOf(await this.#accept(profile, target, payment));
  }

  #accept<Kind extends DepositTarget['kind']>(
    profile: Profile,
    target: Extract<DepositTarget, { kind: Kind }>,
    payment: Payment,
  ): Promise<Payee> {
    const kind: Kind = target.kind;
    const accept = this.#dependencies.accepted[kind];
    if (accept === undefined) throw new ResourceNotFound(nameOf(target));
    return accept(profile, target, payment);
  }
}

function nameOf(target: DepositTarget): string {
  return `${target.kind} ${target.kind === 'address' ? target.address : target.id}`;
}
