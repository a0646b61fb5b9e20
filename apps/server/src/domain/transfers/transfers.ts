import type { KybStatus } from '@finops/contract/console/enumerations';
import { customerDemand, standingRefused } from '../accounts/customer-standing.ts';
import { activeStatuses, statusRefused } from '../accounts/paying-statuses.ts';
import type { Holders, Profile } from '../accounts/profile.ts';
import { businessTime, type Clock } from '../clock.ts';
import { InvalidState, NotFound, ResourceNotFound } from '../domain-error.ts';
import type { EventBodies } from '../event-bodies.ts';
import type { KeepReply } from '../idempotency-store.ts';
import type { Ids } from '../ids.ts';
import { conflictIn } from '../ledger/conflict.ts';
import { InsufficientBalance } from '../ledger/insufficient-balance.ts';
import type { CommitOutcome, Ledger } from '../ledger/ledger.ts';
import type { Page, PageRequest } from '../paging.ts';
import type { Metadata } from '../quotes/metadata.ts';
import type { Quote } from '../quotes/quote.ts';
import { quoteStatus } from '../quotes/quote.ts';
import { QuoteExpired } from '../quotes/quote-expired.ts';
import type { QuoteStore } from '../quotes/quote-store.ts';
import type { Rails } from '../rails/rails.ts';
import type { Currencies } from '../reference/currencies.ts';
import { retryOnConflict } from '../retry-on-conflict.ts';
import type { Step } from './step.ts';
import { isOvertaken } from './step-commits.ts';
import type { Steps } from './steps.ts';
import type { Transfer } from './transfer.ts';
import type { TransferFilter, TransferRows, TransferStore } from './transfer-store.ts';

interface Dependencies {
  readonly store: TransferStore;
  readonly rows: TransferRows;
  readonly quotes: QuoteStore;
  readonly ledger: Ledger;
  readonly rails: Pick<Rails, 'issue' | 'pace'>;
  readonly steps: Steps;
  readonly currencies: Pick<Currencies, 'known'>;
  readonly eventBodies: EventBodies<Transfer>;
  /** The statuses of a business in which it can pay out. */
  readonly payingStatuses: readonly KybStatus[];
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Operations of callers on transfers. `TransferEngine` runs the automatic steps. */
export class Transfers {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Executes a pending quote of the profile, once. A balance-funded transfer holds the source amount; an externally
   * funded one returns the account or address to pay to (G32).
   *
   * @param metadata replaces that of the quote (G313).
   * @throws ResourceNotFound when the profile has no such quote.
   * @throws QuoteExpired, and InvalidState when the quote is already accepted; nothing moved (G31).
   * @throws RecipientLimitReached when the paying phone was prompted too often.
   * @throws InsufficientBalance when the available balance is less than the source amount.
   * @throws InvalidState when the customer is not active or has not accepted the terms.
   * @throws Forbidden when the quote pays out and the business may not, and when the business is suspended meanwhile
   * (G98, G120).
   */
  async create(
    profile: Profile,
    quoteId: string,
    keep?: KeepReply<Transfer>,
    metadata?: Metadata,
  ): Promise<Transfer> {
    const { quotes, ledger, clock, payingStatuses, currencies } = this.#dependencies;
    const quote = await quotes.find(profile, quoteId);
    if (quote === undefined) throw new ResourceNotFound(`quote ${quoteId.slice(0, 64)}`);
    const at = businessTime(clock, profile);
    const status = quoteStatus(quote, at);
    if (status !== 'pending') throw untakeable(quote, status);
    const step = await this.#begin(quote, at, metadata);
    const paysOut = quote.payOut.type !== 'balance';
    step.demand({ statuses: paysOut ? payingStatuses : activeStatuses, ...customerDemand(quote) });
    const outcome = await ledger.commit(step.commit(this.#dependencies, keep?.(step.transfer)));
    if (outcome.kind === 'done') return step.transfer;
    throw refusalOf(outcome, quote, currencies);
  }

  /** @throws NotFound when the profile has no such transfer. */
  async get(profile: Profile, id: string): Promise<Transfer> {
    const transfer = await this.#dependencies.store.find(profile, id);
    if (transfer === undefined) throw new NotFound(`transfer ${id.slice(0, 64)}`);
    return transfer;
  }

  list(holders: Holders, filter: TransferFilter, page: PageRequest): Promise<Page<Transfer>> {
    return this.#dependencies.store.page(holders, filter, page);
  }

  /**
   * Cancels a pending transfer and releases the held amount (G71).
   *
   * @throws NotFound when the profile has no such transfer.
   * @throws InvalidState when it is no longer pending.
   */
  async cancel(profile: Profile, id: string, keep?: KeepReply<Transfer>): Promise<Transfer> {
    const { ledger, steps, clock } = this.#dependencies;
    return retryOnConflict('transfer', async () => {
      const step = steps.cancelled(await this.get(profile, id), 'caller', businessTime(clock, profile));
      const outcome = await ledger.commit(step.commit(this.#dependencies, keep?.(step.transfer)));
      if (outcome.kind === 'done') return step.transfer;
      if (isOvertaken(outcome)) return undefined;
      throw new Error(`Unexpected outcome of a cancellation: ${outcome.kind}.`);
    });
  }

  /** The first step, with its pay-in account or address. */
  async #begin(quote: Quote, at: Date, metadata?: Metadata): Promise<Step> {
    const { ids, steps, rails } = this.#dependencies;
    const id = ids.next('TRF_');
    if (quote.payIn.type === 'balance') {
      const dueAt = new Date(at.getTime() + rails.pace.takeUp);
      return steps.held(quote, id, { at, dueAt }, metadata);
    }
    const { businessId, profileId, sourceCurrency: currency, payIn } = quote;
    const issued = await rails.issue({ businessId, profileId, transferId: id, currency, payIn, at });
    return steps.awaited(quote, id, issued, at, metadata);
  }
}

function untakeable(quote: Quote, status: 'accepted' | 'expired'): Error {
  if (status === 'expired') return new QuoteExpired(quote.id);
  return new InvalidState(
    `The quote ${quote.id} has already been executed. Create a new one. No money was moved.`,
  );
}

function refusalOf(outcome: CommitOutcome, quote: Quote, currencies: Pick<Currencies, 'known'>): Error {
  if (outcome.kind === 'insufficient') {
    return new InsufficientBalance(outcome, currencies.known(outcome.currency), 'quote_id');
  }
  if (outcome.kind === 'stopped') {
    return 'customer' in outcome
      ? standingRefused(quote.profileId, outcome.customer)
      : statusRefused(outcome.status);
  }
  if (outcome.kind === 'conflict') {
    switch (conflictIn(outcome, ['quote unknown', 'quote taken', 'quote expired'])) {
      case 'quote unknown':
        // A reset of the sandbox has deleted it since it was read.
        return new ResourceNotFound(`quote ${quote.id}`);
      case 'quote taken':
        return untakeable(quote, 'accepted');
      case 'quote expired':
        return untakeable(quote, 'expired');
    }
  }
  return new Error(`Unexpected outcome of executing the quote ${quote.id}: ${JSON.stringify(outcome)}.`);
}
