import { customerDemand, demandMoneyMoves, standingRefused } from '../../accounts/customer-standing.ts';
import { activeStatuses, statusRefused } from '../../accounts/paying-statuses.ts';
import type { Profile } from '../../accounts/profile.ts';
import type { RecipientLimits } from '../../accounts/recipient-limits.ts';
import { businessTime, type Clock } from '../../clock.ts';
import { InvalidState, NotFound } from '../../domain-error.ts';
import type { EventBodies } from '../../event-bodies.ts';
import type { KeepReply } from '../../idempotency-store.ts';
import type { Ids } from '../../ids.ts';
import { BalanceLimitReached } from '../../ledger/balance-limit-reached.ts';
import { InsufficientBalance } from '../../ledger/insufficient-balance.ts';
import type { CommitOutcome, Ledger } from '../../ledger/ledger.ts';
import { Decimal } from '../../money/decimal.ts';
import type { Page, PageRequest } from '../../paging.ts';
import { present } from '../../present.ts';
import type { Pairs } from '../../pricing/pairs.ts';
import type { Venue } from '../../pricing/venue.ts';
import { categoryOf, refuseForeignPayIn } from '../../quotes/category.ts';
import { HeldRatesReached } from '../../quotes/held-rates-reached.ts';
import { payInOf } from '../../quotes/pay-in.ts';
import { pricedMovement } from '../../quotes/priced-movement.ts';
import { balanceLeg } from '../../quotes/quoted-leg.ts';
import type { IssuedPayIn, Rails } from '../../rails/rails.ts';
import type { RecipientStore } from '../../recipients/recipient-store.ts';
import type { RecordChange } from '../../record.ts';
import type { Country } from '../../reference/country.ts';
import type { Currencies } from '../../reference/currencies.ts';
import type { Currency } from '../../reference/currency.ts';
import { unknownCurrency } from '../../reference/unknown-currency.ts';
import { retryOnConflict } from '../../retry-on-conflict.ts';
import { linkRefusal } from './link-records.ts';
import { isUnchosen, type Merchant, type PaymentRequest, referenceOf } from './payment-request.ts';
import { type PaymentRequestOrder, refuseFeignedLink, refuseOfPublicKey } from './payment-request-order.ts';
import type {
  PaymentRequestFilter,
  PaymentRequestRows,
  PaymentRequestStore,
} from './payment-request-store.ts';
import { commitOf, isOvertaken, type RequestChange } from './request-changes.ts';
import { cancelled, counted } from './request-steps.ts';
import { quoteRate, requestedAmount } from './requested-amount.ts';

interface Dependencies {
  readonly store: PaymentRequestStore;
  readonly rows: PaymentRequestRows;
  readonly ledger: Ledger;
  readonly rails: Pick<Rails, 'issue' | 'twoStep'>;
  readonly limits: Pick<RecipientLimits, 'demandPayment'>;
  readonly recipients: Pick<RecipientStore, 'find'>;
  readonly currencies: Currencies;
  readonly countries: readonly Country[];
  readonly pairs: Pick<Pairs, 'get'>;
  readonly venue: Venue;
  /** Maximum number of open requests of a profile, and of those created with public keys; unlimited if absent. */
  readonly heldRates?: number | undefined;
  readonly eventBodies: EventBodies<PaymentRequest>;
  readonly clock: Clock;
  readonly ids: Ids;
}

const PAYABLE_REQUESTS = 'payable_requests';

/** How long deposits count (G43). */
const LIFETIME_MS = 60 * 60 * 1000;

/** Payment requests. `PaymentRequestEngine` runs their automatic steps. */
export class PaymentRequests {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Creates a payment request. Payment to an account, an address or from a phone is due within 60 minutes. Payment
   * from the balance of the profile is immediate (G82); for a public key, `balance` leaves the choice to the payer
   * (G354).
   *
   * @throws InvalidState for a customer that is not active or has not accepted the terms, and when the link is
   * closed.
   * @throws FieldError on the field to change, for an invalid request.
   * @throws InsufficientBalance when the balance is to pay and does not hold the amount.
   * @throws RecipientLimitReached when the phone was prompted too often, or the payer's network was used too often.
   * @throws PriceUnavailable when the venue has no price.
   * @throws Unavailable where no rails are connected.
   * @throws NotFound when the link does not exist, and Conflict when it is a one-time link with an open request.
   * @throws HeldRatesReached when the profile has the maximum number of open payment requests.
   * @throws SandboxReset when the sandbox was reset since the profile was read.
   */
  async create(
    profile: Profile,
    order: PaymentRequestOrder,
    keep?: KeepReply<PaymentRequest>,
  ): Promise<PaymentRequest> {
    const { ledger, clock } = this.#dependencies;
    demandMoneyMoves(profile);
    refuseOfPublicKey(order);
    refuseFeignedLink(order);
    const at = businessTime(clock, profile);
    const asked = await this.#asked(profile, order, at);
    const { publicKeyId, network } = order;
    if (publicKeyId !== undefined && network !== undefined) {
      await this.#dependencies.limits.demandPayment(profile.businessId, network);
    }
    const { change, record } = await this.#begin(asked, at);
    const request = change.after;
    const commit = commitOf(change, this.#dependencies);
    const outcome = await ledger.commit({
      ...commit,
      records: [
        ...this.#room(request),
        ...(commit.records ?? []),
        ...(record ? [record] : []),
        ...(keep ? [keep(request)] : []),
      ],
      demands: { statuses: activeStatuses, ...customerDemand(profile) },
      resets: profile.resets,
    });
    if (outcome.kind === 'done') return request;
    if (outcome.kind === 'insufficient') {
      const currency = this.#dependencies.currencies.known(outcome.currency);
      throw new InsufficientBalance(outcome, currency, `${order.amount.side}_amount`);
    }
    if (outcome.kind === 'conflict' && outcome.record === PAYABLE_REQUESTS) {
      throw roomRefused(this.#dependencies.heldRates ?? 0, order);
    }
    throw refusalOf(outcome, request);
  }

  /** The business of a profile as payers see it. */
  async merchant({ businessId }: Profile): Promise<Pick<Merchant, 'name'>> {
    return this.#dependencies.store.merchant(businessId);
  }

  /**
   * @param publicKeyId the calling public key, which only sees requests that it created.
   *
   * @throws NotFound when the profile has no such payment request.
   */
  async get(profile: Profile, id: string, publicKeyId?: string): Promise<PaymentRequest> {
    const request = await this.#dependencies.store.find(profile, id);
    const isVisible = publicKeyId === undefined || request?.publicKeyId === publicKeyId;
    if (request === undefined || !isVisible) throw new NotFound(`payment request ${id.slice(0, 64)}`);
    return request;
  }

  list(profile: Profile, filter: PaymentRequestFilter, page: PageRequest): Promise<Page<PaymentRequest>> {
    return this.#dependencies.store.page(profile, filter, page);
  }

  /**
   * Cancels a request that has received nothing (G71).
   *
   * @throws NotFound when the profile has no such payment request.
   * @throws InvalidState when it is no longer pending.
   */
  async cancel(profile: Profile, id: string, keep?: KeepReply<PaymentRequest>): Promise<PaymentRequest> {
    const { ledger, clock } = this.#dependencies;
    return retryOnConflict('payment request', async () => {
      const change = cancelled(await this.get(profile, id), businessTime(clock, profile));
      const commit = commitOf(change, this.#dependencies);
      const outcome = await ledger.commit({
        ...commit,
        records: [...(commit.records ?? []), ...(keep ? [keep(change.after)] : [])],
      });
      if (outcome.kind === 'done') return change.after;
      if (isOvertaken(outcome)) return undefined;
      throw new Error(`Unexpected outcome of a cancellation: ${outcome.kind}.`);
    });
  }

  /**
   * The condition that the profile may hold one more rate. Requests that are paid at once or cannot be paid hold
   * none (G326).
   */
  #room(request: PaymentRequest): readonly RecordChange[] {
    const { heldRates: fewerThan } = this.#dependencies;
    const { profileId: id, dueAt, createdAt: at, publicKeyId } = request;
    if (fewerThan === undefined || dueAt === undefined || isUnchosen(request)) return [];
    const row = { by_public_key: publicKeyId !== undefined };
    return [{ kind: PAYABLE_REQUESTS, id, expects: { fewerThan, at }, row }];
  }

  /** The request with its amounts, without a way to pay. */
  async #asked(profile: Profile, order: PaymentRequestOrder, at: Date): Promise<PaymentRequest> {
    const { store, recipients, countries, ids } = this.#dependencies;
    const { businessId, profileId } = profile;
    const source = this.#currency('source_currency', order.sourceCurrency);
    const target = this.#currency('target_currency', order.targetCurrency);
    if (order.payIn.type === 'balance' && !isUnchosen(order)) {
      categoryOf({ source, target, payIn: 'balance', payOut: 'balance' });
    }
    refuseForeignPayIn({ source, payIn: order.payIn.type });
    const payIn = await payInOf(order.payIn, source, { businessId, recipients, countries });
    const movement = { source, target, amount: order.amount, payIn, payOut: balanceLeg };
    const { amounts, exchange } = await pricedMovement(movement, at, this.#dependencies);
    const requested = requestedAmount(order.amount, exchange);
    const { source: amount, target: brought, rounding, fees } = amounts;
    return {
      id: ids.next('PAYR_'),
      businessId,
      profileId,
      type: order.type ?? 'payment_request',
      status: 'pending',
      version: 1,
      sourceCurrency: source.code,
      targetCurrency: target.code,
      asked: { source: amount, target: brought, rounding, fees },
      requested,
      rate: exchange.rate,
      deposits: [],
      ...present({
        tolerance: payIn.sent && Decimal.ofUnits(1n, payIn.sent.decimals),
        quoteRate: await quoteRate(exchange, requested.currency, at, this.#dependencies),
        merchantReference: order.reference,
        source: order.source,
        sourceId: order.sourceId,
        linkId: order.linkId,
        publicKeyId: order.publicKeyId,
      }),
      additionalInfo: order.additionalInfo ?? {},
      merchant: await store.merchant(businessId),
      payIn: payIn.leg,
      createdAt: at,
      updatedAt: at,
      expiresAt: new Date(at.getTime() + (order.lifetimeMs ?? LIFETIME_MS)),
    };
  }

  /** The first change of the request, and the record of its account or address. */
  async #begin(
    asked: PaymentRequest,
    at: Date,
  ): Promise<{ readonly change: RequestChange } & Pick<IssuedPayIn, 'record'>> {
    const { rails } = this.#dependencies;
    const { id, businessId, profileId, sourceCurrency: currency, payIn, expiresAt } = asked;
    if (isUnchosen(asked)) {
      const after = { ...asked, dueAt: expiresAt };
      return { change: { after, told: [after] } };
    }
    if (payIn.type === 'balance') {
      const awaited = { ...asked, dueAt: expiresAt };
      const payment = { reference: id, currency, amount: asked.asked.source, at };
      const paid = counted(awaited, payment, undefined, this.#dependencies);
      return { change: { ...paid, after: { ...paid.after, version: 1 }, told: [asked, ...paid.told] } };
    }
    const issued = await rails.issue({
      businessId,
      profileId,
      paymentRequestId: id,
      currency,
      payIn,
      expiresAt,
      at,
    });
    const twoStep = rails.twoStep(referenceOf(asked));
    const after: PaymentRequest = {
      ...asked,
      payIn: issued.payIn,
      ...(twoStep && { twoStep }),
      dueAt: issued.arrivesAt ?? expiresAt,
    };
    return { change: { after, told: [after] }, ...(issued.record && { record: issued.record }) };
  }

  #currency(field: string, code: string): Currency {
    const currency = this.#dependencies.currencies.get(code);
    if (currency === undefined) throw unknownCurrency(field, code);
    return currency;
  }
}

/** A payer sees none of the other requests and can only wait. */
function roomRefused(most: number, { publicKeyId }: PaymentRequestOrder): InvalidState {
  if (publicKeyId === undefined) return new HeldRatesReached(most, 'open payment requests');
  return new InvalidState(
    'This business has too many open payments at the moment. Try again in some minutes.',
  );
}

function refusalOf(outcome: CommitOutcome, { id, profileId, linkId }: PaymentRequest): Error {
  if (outcome.kind === 'limitReached') return new BalanceLimitReached(outcome.currency);
  if (outcome.kind === 'stopped') {
    return 'customer' in outcome
      ? standingRefused(profileId, outcome.customer)
      : statusRefused(outcome.status);
  }
  if (outcome.kind === 'conflict' && linkId !== undefined) return linkRefusal(outcome, linkId);
  return new Error(`Unexpected outcome of creating the payment request ${id}: ${JSON.stringify(outcome)}.`);
}
