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
  /** Called for a request that failed to advance; it is retried after as long as it has waited so far. */
  readonly onFailure: (error: unknown, request: PaymentRequest) => void;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Maximum number of requests read at once. */
const AT_ONCE = 64;

/**
 * Advances payment requests when deposits arrive and when time passes. Several processes may run it concurrently.
 */
export class PaymentRequestEngine implements DueWork {
  readonly #dependencies: Dependencies;
  /** Serializes deposits to one request in this process, so that they do not conflict in the database. */
  readonly #arriving = new KeyedMutex();

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Books an incoming payment. It is credited whatever the status, and converted at the request's rate, up to the
   * amount that the rate covers, while the request is open (G44). Idempotent by the payment's reference.
   *
   * @param profile any profile of the business.
   * @param keep creates a record that is written with it.
   * @throws ResourceNotFound when the business has no such payment request.
   * @throws FieldError for a currency other than the request's source, too many decimals, or less than the
   * network's minimum.
   * @throws InvalidState for a request that was paid from the balance, or whose payer has not chosen how to pay.
   * @throws BalanceLimitReached when the balance would exceed its maximum.
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

  /** Advances the due requests of all businesses; returns their number. */
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

  /** One attempt; undefined if the request changed concurrently. */
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
    throw new Error(`Unexpected outcome of a deposit to the payment request ${id}: ${outcome.kind}.`);
  }

  /**
   * A late payment to a request of an erased customer is credited to the business and does not become a deposit of
   * the request (G186).
   */
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
    throw new Error(
      `Unexpected outcome of a late deposit to the payment request ${request.id}: ${outcome.kind}.`,
    );
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
        throw new Error(`The payment request ${request.id} cannot advance: ${outcome.kind}.`);
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
    // A request that is due before its expiry is paid automatically, however late that is noticed.
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
      throw new InvalidState(`The payment request ${id} has no account or address and accepts no deposits.`);
    }
    refuseUnfitPayment(
      { what: `payment request ${id}`, currency, payIn },
      payment,
      this.#dependencies.currencies,
    );
  }
}

/** Whether the request already has the payment. */
function isKnown({ deposits }: PaymentRequest, payment: ArrivingPayment): boolean {
  return deposits.some(({ reference }) => reference === payment.reference);
}
