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

/** A step is at an instant, and says when the next one is due. */
export interface When {
  readonly at: Date;
  readonly dueAt: Date;
}

/** What an entry says beside what follows from its transfer. */
type Entered = Pick<Transaction, 'type' | 'currency' | 'amount' | 'isCredit'> &
  Partial<Pick<Transaction, 'description' | 'subDescription' | 'statusDescription' | 'meta' | 'isHeld'>>;

/** In which states of its business and its customer a step is taken. */
interface StatusDemand extends Omit<NonNullable<Commit['demands']>, 'otherwise'> {
  /** When it is tried again in another state; at once when that changes. */
  readonly waitUntil?: Date;
}

/** What a step is written and told by. */
interface CommitDependencies {
  readonly rows: TransferRows;
  readonly eventBodies: EventBodies<Transfer>;
}

/** One step of a transfer in the making: its new state, and the money that moves with it. */
export class Step {
  readonly transfer: Transfer;
  readonly #ids: Ids;
  readonly #at: Date;
  readonly #isNews: boolean;
  /** Where a new transfer is paid in. */
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

  /** The first step of a new transfer, which is written with where it is paid in. */
  static first(transfer: Transfer, ids: Ids, payIn?: RecordChange): Step {
    return new Step(transfer, transfer.createdAt, ids, true, payIn);
  }

  /**
   * The step to another state, which ends the transfer when no other step is due.
   *
   * @throws InvalidState for a move that the state file does not list.
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

  /** Moves an amount; nothing when it is zero. */
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
    // What is taken from is open, or holds nothing to take.
    if ('profileId' in to && !('profileId' in from)) this.#open(to.profileId, currency);
    return this;
  }

  /** Takes an amount in from the rail, which writes it on its statement. */
  takeIn(leg: PaymentLeg, currency: string, amount: Decimal, to: Account): this {
    return this.#cross('in', leg, currency, amount, to);
  }

  /** Pays an amount out by the rail, which writes it on its statement. */
  payOut(leg: PaymentLeg, currency: string, amount: Decimal, from: Account): this {
    return this.#cross('out', leg, currency, amount, from);
  }

  /** Writes an entry; nothing when its amount is zero. */
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
   * Enters an amount that is held until its payment is confirmed.
   *
   * @param release what is released then, of a transfer that has ended; any other takes a step itself.
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

  /** The payment is confirmed, or is no longer waited for. */
  confirm(): this {
    this.#confirmation = confirmed(this.transfer.id);
    return this;
  }

  /**
   * The same step where the payment has no entry yet: a server of the version before has taken it in, which entered payments once they
   * were confirmed.
   */
  enteringPayment(facts: Omit<Entered, 'isHeld'>): this {
    this.#confirmation = undefined;
    const later = this.#transactions.splice(0);
    this.enter({ ...facts, isHeld: true });
    this.#transactions.push(...later);
    return this;
  }

  /** Enters what is taken as fees, or given back of them, each by itself. */
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

  /** Is taken in these states of the business only. */
  demand(demands: StatusDemand): this {
    this.#demands = demands;
    return this;
  }

  /** What becomes true together with the step, and a record that is written with it. */
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

  /** A new transfer, whose quote is accepted with it, or the transfer as it is afterwards. */
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
