import type { Profile } from '../accounts/profile.ts';
import { businessTime, type Clock } from '../clock.ts';
import { ResourceNotFound } from '../domain-error.ts';
import type { KeepReply } from '../idempotency-store.ts';
import type { Ids } from '../ids.ts';
import type { Money } from '../money/money.ts';
import type { PaidFor } from '../paid-for.ts';

/** The target of a payment from outside. */
export type DepositTarget =
  | { readonly kind: 'transfer'; readonly id: string }
  | { readonly kind: 'address'; readonly address: string; readonly memo?: string | undefined }
  | { readonly kind: 'virtual bank account'; readonly id: string }
  | { readonly kind: 'payment request'; readonly id: string };

/** An incoming payment. */
export interface Payment extends Money {
  /** `DEP_` and 16 alphanumerics: the reference of the payment at the rail. */
  readonly reference: string;
  /** When it arrived, by the clock of its business. */
  readonly at: Date;
  /** Creates the record of the reply to keep, which is written with the payment. */
  readonly keep?: KeepReply<Payee> | undefined;
}

/** The credited profile, and what the payment paid; without the latter if it only credits the profile. */
export interface Payee extends PaidFor {
  readonly profileId: string;
}

/**
 * Books a payment to one kind of target.
 *
 * @param profile any profile of the business.
 * @throws ResourceNotFound when the business has no such target.
 * @throws FieldError for an amount or a currency that the target does not accept.
 * @throws InvalidState for a target that accepts no payment in its current status.
 * @throws BalanceLimitReached when the balance would exceed the maximum balance.
 */
export type AcceptPayment<Kind extends DepositTarget['kind']> = (
  profile: Profile,
  target: Extract<DepositTarget, { readonly kind: Kind }>,
  payment: Payment,
) => Promise<Payee>;

/** Handlers of payments by the kind of target; each area adds its own kinds. */
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

/** Routes each payment from outside to the area that owns its target. */
export class Deposits {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Books an incoming payment at its target.
   *
   * @param profile any profile of the business.
   * @throws ResourceNotFound when no area accepts payments for such a target; otherwise as `AcceptPayment` does.
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
