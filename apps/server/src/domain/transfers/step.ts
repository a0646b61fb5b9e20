import type { EventKind } from '@finops/contract/enumerations';
import type { EventBodies } from '../event-bodies.ts';
import type { Ids } from '../ids.ts';
import type { Account, NewBalance } from '../ledger/account.ts';
import { confirmed, unconfirmed } from '../ledger/confirmation.ts';
import type { Event } from '../ledger/event.ts';
import type { Commit } from '../ledger/ledger.ts';
import { type Posting, posting } from '../ledger/posting.ts';
import type { RailEntry } from '../ledger/rail-entry.ts';
import type { Decimal } from '../money/decimal.ts';
import { type Fee, feesIn } from '../quotes/fee.ts';
import type { PaymentLeg } from '../quotes/payment-leg.ts';
import { railOf } from '../rails/rails.ts';
import type { RecordChange } from '../record.ts';
import type { Transaction } from '../transactions/transaction.ts';
import { describe, describeEnds } from './descriptions.ts';
import { postingId } from './posting-id.ts';
import { type LatePayment, latelyPaidTransfer, type Reached, reachedTransfer } from './reached-transfer.ts';
import type { Transfer } from './transfer.ts';
import type { TransferRows } from './transfer-store.ts';

/** The instant of a step, and when the next one is due. */
export interface When {
  readonly at: Date;
  readonly dueAt: Date;
}

/** The facts of an entry that do not follow from its transfer. */
type Entered = Pick<Transaction, 'type' | 'currency' | 'amount' | 'isCredit'> &
  Partial<Pick<Transaction, 'description' | 'subDescription' | 'statusDescription' | 'meta' | 'isHeld'>>;

/** The status that a step requires of its business and its customer. */
interface StatusDemand extends Omit<NonNullable<Commit['demands']>, 'otherwise'> {
  /** When to retry in another status; at once when the status changes. */
  readonly waitUntil?: Date;
}

/** Dependencies of committing a step. */
interface CommitDependencies {
  readonly rows: TransferRows;
  readonly eventBodies: EventBodies<Transfer>;
}

/** Builder of one step of a transfer: its new state, and the money that moves with it. */
export class Step {
  readonly transfer: Transfer;
  readonly #ids: Ids;
  readonly #at: Date;
  readonly #isNews: boolean;
  /** The record of a new transfer's pay-in account or address. */
  readonly #payIn: RecordChange | undefined;
  readonly #postings: Posting[] = [];
  readonly #opens: NewBalance[] = [];
  readonly #transactions: Transaction[] = [];
  readonly #railEntries: RailEntry[] = [];
  #confirmation: RecordChange | undefined;
  #demands: StatusDemand | undefined;

  private constructor(transfer: Transfer, at: Date, ids: Ids, isNews = true, payIn?: RecordChange) {
    this.transfer = transfer;
    this.#at = at;
    this.#ids = ids;
    this.#isNews = isNews;
    this.#payIn = payIn;
  }

  /** The first step of a new transfer, written with its pay-in account or address. */
  static first(transfer: Transfer, ids: Ids, payIn?: RecordChange): Step {
    return new Step(transfer, transfer.createdAt, ids, true, payIn);
  }

  /**
   * The step to another state, final if no other step is due.
   *
   * @throws InvalidState for a transition that the state machine does not list.
   */
  static to(transfer: Transfer, reached: Reached, ids: Ids): Step {
    const after = reachedTransfer(transfer, reached);
    return new Step(after, after.updatedAt, ids);
  }

  /** A payment that came too late for a cancelled transfer: its state stays, and the timeline and an event tell of the payment. */
  static late(transfer: Transfer, late: LatePayment, ids: Ids): Step {
    const after = latelyPaidTransfer(transfer, late);
    return new Step(after, after.updatedAt, ids);
  }

  /** Within a state: the transfer is looked at again when that is due. Nothing moves and nobody is told. */
  static within(
    transfer: Transfer,
    changes: { readonly dueAt: Date; readonly isExchangeAgreed?: true },
    ids: Ids,
  ): Step {
    return new Step(
      { ...transfer, version: transfer.version + 1, ...changes },
      transfer.updatedAt,
      ids,
      false,
    );
  }

  /** Moves an amount; does nothing if it is zero. */
  move(currency: string, amount: Decimal, from: Account, to: Account, reverses?: string): this {
    if (amount.isZero()) return this;
    this.#postings.push(
      posting({
        id: postingId(this.transfer, this.#postings.length + 1),
        currency,
        amount,
        from,
        to,
        reference: this.transfer.id,
        ...(reverses !== undefined && { reverses }),
        createdAt: this.#at,
      }),
    );
    // The source account is open, or there is nothing to debit.
    if ('profileId' in to && !('profileId' in from)) this.#open(to.profileId, currency);
    return this;
  }

  /** Receives an amount from the rail, including the line of its statement. */
  takeIn(leg: PaymentLeg, currency: string, amount: Decimal, to: Account): this {
    return this.#cross('in', leg, currency, amount, to);
  }

  /** Pays an amount out by the rail, including the line of its statement. */
  payOut(leg: PaymentLeg, currency: string, amount: Decimal, from: Account): this {
    return this.#cross('out', leg, currency, amount, from);
  }

  /** Adds an entry; does nothing if its amount is zero. */
  enter(facts: Entered): this {
    if (facts.amount.isZero()) return this;
    const { id, profileId, quote } = this.transfer;
    this.#transactions.push({
      id: this.#ids.next('TXN_'),
      profileId,
      reference: quote.reference,
      transferId: id,
      description: describe(this.transfer),
      subDescription: describeEnds(this.transfer),
      statusDescription: facts.isCredit
        ? 'The amount was credited to the balance.'
        : 'The amount was debited from the balance.',
      ...facts,
      createdAt: this.#at,
    });
    return this;
  }

  /**
   * Adds an entry of an amount that is held until its payment is confirmed.
   *
   * @param release what to release then, for a transfer that is final; any other transfer makes a step of its own.
   */
  enterUnconfirmed(
    facts: Omit<Entered, 'isHeld'>,
    release?: { readonly amount: Decimal; readonly dueAt: Date },
  ): this {
    this.enter({ ...facts, isHeld: true });
    const { id, businessId, profileId } = this.transfer;
    const entryId = this.#transactions.at(-1)?.id ?? '';
    this.#confirmation = unconfirmed({
      businessId,
      id,
      entryId,
      ...(release && { release: { profileId, currency: facts.currency, at: this.#at, ...release } }),
    });
    return this;
  }

  /** Marks the payment as confirmed, or as no longer awaited. */
  confirm(): this {
    this.#confirmation = confirmed(this.transfer.id);
    return this;
  }

  /**
   * The same step for a payment without an entry: servers of the previous version added entries only on
   * confirmation.
   */
  enteringPayment(facts: Omit<Entered, 'isHeld'>): this {
    this.#confirmation = undefined;
    const later = this.#transactions.splice(0);
    this.enter({ ...facts, isHeld: true });
    this.#transactions.push(...later);
    return this;
  }

  /** Adds a separate entry for each charged or returned fee. */
  enterFees(fees: readonly Fee[], facts: Pick<Entered, 'currency' | 'isHeld'> & { isCredit?: true }): this {
    for (const fee of fees) {
      this.enter({
        isCredit: false,
        ...facts,
        type: 'fees',
        amount: feesIn(facts.currency, [fee]),
        description: fee.name,
        subDescription: describe(this.transfer),
        statusDescription: facts.isCredit ? 'The fee was returned.' : 'The fee was charged.',
      });
    }
    return this;
  }

  /** Limits the step to these statuses of the business. */
  demand(demands: StatusDemand): this {
    this.#demands = demands;
    return this;
  }

  /** The commit of the step, together with a record. */
  commit({ rows, eventBodies }: CommitDependencies, record?: RecordChange): Commit {
    return {
      businessId: this.transfer.businessId,
      opens: this.#opens,
      postings: this.#postings,
      entries: this.#transactions,
      railEntries: this.#railEntries,
      events: this.#isNews ? [this.#event(eventBodies)] : [],
      records: [
        ...this.#records(rows),
        ...(this.#confirmation ? [this.#confirmation] : []),
        ...(record ? [record] : []),
      ],
      ...(this.#demands && { demands: this.#demanded(rows, this.#demands) }),
    };
  }

  /** The new transfer and its accepted quote, or the changed transfer. */
  #records(rows: TransferRows): readonly RecordChange[] {
    const { id, quote, version } = this.transfer;
    const changed = { kind: 'transfer', id, row: rows.transfer(this.transfer) };
    if (version > 1) return [{ ...changed, expects: { version: version - 1 } }];
    const accepted = {
      kind: 'quote',
      id: quote.id,
      expects: { state: 'pending', at: this.#at },
      row: rows.acceptedQuote(quote, this.#at),
    };
    const made: RecordChange = { ...changed, expects: 'absent' };
    return this.#payIn === undefined ? [accepted, made] : [accepted, made, this.#payIn];
  }

  #demanded(rows: TransferRows, { waitUntil, ...demands }: StatusDemand): NonNullable<Commit['demands']> {
    if (waitUntil === undefined) return { ...demands, otherwise: [] };
    const { id, version } = this.transfer;
    const wait = {
      kind: 'transfer_wait',
      id,
      expects: { version: version - 1 },
      row: rows.waiting(waitUntil),
    };
    return { ...demands, otherwise: [wait] };
  }

  #event(eventBodies: EventBodies<Transfer>): Event {
    const { id, profileId, status, quote } = this.transfer;
    const kind: EventKind = `transfer.${status}`;
    return {
      id: this.#ids.next('EVT_'),
      kind,
      profileId,
      resourceId: id,
      reference: quote.reference,
      body: eventBodies.bodyOf(kind, this.transfer),
      createdAt: this.#at,
    };
  }

  #cross(
    direction: 'in' | 'out',
    leg: PaymentLeg,
    currency: string,
    amount: Decimal,
    account: Account,
  ): this {
    if (amount.isZero()) return this;
    const rail = railOf(leg);
    this.#railEntries.push({
      id: this.#ids.next('RLE_'),
      rail,
      direction,
      currency,
      amount,
      reference: this.transfer.id,
      createdAt: this.#at,
    });
    const outside = { account: 'rail', rail } as const;
    return direction === 'in'
      ? this.move(currency, amount, outside, account)
      : this.move(currency, amount, account, outside);
  }

  #open(profileId: string, currency: string): void {
    if (this.#opens.some((balance) => balance.profileId === profileId && balance.currency === currency))
      return;
    const { businessId } = this.transfer;
    this.#opens.push({ id: this.#ids.next('BAL_'), businessId, profileId, currency, createdAt: this.#at });
  }
}
