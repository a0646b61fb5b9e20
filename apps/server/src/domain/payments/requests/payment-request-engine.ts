import type { Profile } from '../../accounts/profile.ts';
import type { Clock } from '../../clock.ts';
import { InvalidState, ResourceNotFound } from '../../domain-error.ts';
import { advanceAll, type DueWork, type Horizon, nextLook, untilNoneIsDue } from '../../due-work.ts';
import type { EventBodies } from '../../event-bodies.ts';
import type { KeepReply } from '../../idempotency-store.ts';
import type { Ids } from '../../ids.ts';
import { KeyedMutex } from '../../keyed-mutex.ts';
import { BalanceLimitReached } from '../../ledger/balance-limit-reached.ts';
import { isErased, presentCustomer } from '../../ledger/credit.ts';
import type { CommitOutcome, Ledger } from '../../ledger/ledger.ts';
import type { Pairs } from '../../pricing/pairs.ts';
import { withoutAccount } from '../../quotes/payment-leg.ts';
import { refuseUnfitPayment } from '../../rails/fitting-payment.ts';
import { plainDeposit } from '../../rails/plain-deposit.ts';
import type { Rails } from '../../rails/rails.ts';
import type { RecordChange } from '../../record.ts';
import type { Currencies } from '../../reference/currencies.ts';
import { retryOnConflict } from '../../retry-on-conflict.ts';
import { lateAmounts } from './deposit-amounts.ts';
import { type PaymentRequest, referenceOf } from './payment-request.ts';
import type { DuePaymentRequest, PaymentRequestRows, PaymentRequestStore } from './payment-request-store.ts';
import { commitOf, isOvertaken, type RequestChange } from './request-changes.ts';
import { type ArrivingPayment, counted, expired, late, postponed, rejected } from './request-steps.ts';

interface Dependencies {
  readonly store: PaymentRequestStore;
  readonly rows: PaymentRequestRows;
  readonly ledger: Ledger;
  readonly rails: Pick<Rails, 'rejects' | 'trace'>;
  readonly currencies: Currencies;
  readonly pairs: Pick<Pairs, 'get'>;
  readonly eventBodies: EventBodies<PaymentRequest>;
  /** Told of a request that could not move on; it is tried again after as long as it has waited so far. */
  readonly onFailure: (error: unknown, request: PaymentRequest) => void;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Most requests that are read at once. */
const AT_ONCE = 64;

/** What happens to payment requests by themselves: deposits arrive, and time passes. Any number of processes may run it. */
export class PaymentRequestEngine implements DueWork {
  readonly #dependencies: Dependencies;
  /** Deposits to one request wait for one another here, instead of overtaking one another in the database. */
  readonly #arriving = new KeyedMutex();

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Lets a payment arrive: it is credited whatever the status, converted at its rate, as far as that holds, while the request is open (G44). The same payment,
   * told of once more, changes nothing.
   *
   * @param profile any profile of the business.
   * @param keep makes a record that is written with it.
   * @throws ResourceNotFound when the business has no such payment request.
   * @throws FieldError for another currency than the request's source, too many decimals, or less than the network takes.
   * @throws InvalidState for a request that the balance has paid, or whose payer has not chosen how to pay.
   * @throws BalanceLimitReached when the balance would hold more than a balance can.
   */
  async arrive(
    profile: Profile,
    id: string,
    payment: ArrivingPayment,
    keep?: KeepReply<PaymentRequest>,
  ): Promise<PaymentRequest> {
    return this.#arriving.run(`${profile.businessId} ${id}`, () =>
      retryOnConflict('payment request', () => this.#arrive(profile, id, payment, keep)),
    );
  }

  async runDue(businessId: string, horizon?: Horizon): Promise<number> {
    const { store, clock } = this.#dependencies;
    return untilNoneIsDue(async () =>
      this.#moveOn(await store.dueOf(businessId, clock.now(), AT_ONCE, horizon)),
    );
  }

  /** Moves requests of all businesses on that are due; returns how many. */
  async runAllDue(): Promise<number> {
    const { store, clock } = this.#dependencies;
    return this.#moveOn(await store.due(clock.now(), AT_ONCE));
  }

  nextDue(businessId: string, after: Date, horizon?: Horizon): Promise<Date | undefined> {
    return this.#dependencies.store.nextDue(businessId, after, horizon);
  }

  newestOpen(businessId: string): Promise<Date | undefined> {
    return this.#dependencies.store.newestOpen(businessId);
  }

  /** One try; undefined when something else has happened to the request meanwhile. */
  async #arrive(
    profile: Profile,
    id: string,
    payment: ArrivingPayment,
    keep: KeepReply<PaymentRequest> | undefined,
  ): Promise<PaymentRequest | undefined> {
    const request = await this.#find(profile, id);
    this.#refuseUnfit(request, payment);
    if (isKnown(request, payment)) return request;
    if (request.dueAt !== undefined && payment.at >= request.expiresAt) {
      await this.#commit(expired(request));
      return undefined;
    }
    const change = this.#deposited(request, payment);
    const outcome = await this.#commit(change, {
      resets: profile.resets,
      records: [...presentCustomer(request), ...(keep ? [keep(change.after)] : [])],
    });
    if (outcome.kind === 'done') return change.after;
    if (isErased(outcome)) return this.#creditBusiness(request, payment, profile.resets, keep);
    if (outcome.kind === 'limitReached') throw new BalanceLimitReached(outcome.currency);
    const isToldAgain = outcome.kind === 'duplicate' && isKnown(await this.#find(profile, id), payment);
    if (isOvertaken(outcome) || isToldAgain) return undefined;
    throw new Error(`A deposit to the payment request ${id} ended as ${outcome.kind}.`);
  }

  /** What comes too late for the request of an erased customer is the business's, and no deposit of the request (G186). */
  async #creditBusiness(
    request: PaymentRequest,
    payment: ArrivingPayment,
    resets: number,
    keep: KeepReply<PaymentRequest> | undefined,
  ): Promise<PaymentRequest> {
    const { ledger, currencies, ids } = this.#dependencies;
    const { businessId } = request;
    const { credited, fee } = lateAmounts(request, payment.amount, currencies);
    const payIn = withoutAccount(request.payIn);
    const charged = { net: credited, fee };
    const outcome = await ledger.commit({
      ...plainDeposit({ ...payment, businessId, profileId: businessId, payIn, charged, resets }, { ids }),
      records: keep ? [keep(request)] : [],
    });
    if (outcome.kind === 'limitReached') throw new BalanceLimitReached(outcome.currency);
    if (outcome.kind === 'done' || outcome.kind === 'duplicate') return request;
    throw new Error(`A late deposit to the payment request ${request.id} ended as ${outcome.kind}.`);
  }

  #deposited(request: PaymentRequest, payment: ArrivingPayment): RequestChange {
    const { rails, currencies } = this.#dependencies;
    const { status, payIn } = request;
    if (request.dueAt === undefined) return late(request, payment, currencies);
    if (status === 'pending' && rails.rejects({ payIn, reference: referenceOf(request) })) {
      return rejected(request, payment);
    }
    return counted(request, payment, rails.trace(payIn, payment.reference), this.#dependencies);
  }

  #moveOn(due: readonly DuePaymentRequest[]): Promise<number> {
    return advanceAll(
      due,
      async ({ request }) => {
        const outcome = await this.#commit(this.#next(request));
        if (outcome.kind === 'done') return true;
        if (isOvertaken(outcome) || outcome.kind === 'duplicate') return false;
        throw new Error(`The payment request ${request.id} cannot move on: ${outcome.kind}.`);
      },
      (error, { request, at }) => {
        this.#dependencies.onFailure(error, request);
        return this.#commit(postponed(request, nextLook(request.dueAt ?? new Date(0), at)));
      },
    );
  }

  #next(request: PaymentRequest): RequestChange {
    const { dueAt, expiresAt, sourceCurrency: currency, asked, id: reference } = request;
    if (dueAt === undefined || dueAt >= expiresAt) return expired(request);
    // Due before the expiry is a payment that arrives by itself, however late it is noticed.
    return this.#deposited(request, { reference, currency, amount: asked.source, at: dueAt });
  }

  #commit(
    change: RequestChange,
    { records = [], ...facts }: { readonly records?: readonly RecordChange[]; readonly resets?: number } = {},
  ): Promise<CommitOutcome> {
    const commit = commitOf(change, this.#dependencies);
    return this.#dependencies.ledger.commit({
      ...commit,
      ...facts,
      records: [...(commit.records ?? []), ...records],
    });
  }

  async #find({ businessId }: Profile, id: string): Promise<PaymentRequest> {
    const request = await this.#dependencies.store.findOfBusiness(businessId, id);
    if (request === undefined) throw new ResourceNotFound(`payment request ${id.slice(0, 64)}`);
    return request;
  }

  #refuseUnfit({ id, payIn, sourceCurrency: currency }: PaymentRequest, payment: ArrivingPayment): void {
    if (payIn.type === 'balance') {
      throw new InvalidState(`The payment request ${id} has no account or address and takes no deposit.`);
    }
    refuseUnfitPayment(
      { what: `payment request ${id}`, currency, payIn },
      payment,
      this.#dependencies.currencies,
    );
  }
}

/** Whether the request has the payment already. */
function isKnown({ deposits }: PaymentRequest, payment: ArrivingPayment): boolean {
  return deposits.some(({ reference }) => reference === payment.reference);
}
