import { sql } from 'kysely';
import { payingStatuses } from '../../../src/domain/accounts/paying-statuses.ts';
import type { Holder } from '../../../src/domain/balances/balance-store.ts';
import type { Ledger } from '../../../src/domain/ledger/ledger.ts';
import { Decimal } from '../../../src/domain/money/decimal.ts';
import type { PairPrice } from '../../../src/domain/pricing/venue.ts';
import type { Quote } from '../../../src/domain/quotes/quote.ts';
import { Charges } from '../../../src/domain/transfers/charges.ts';
import { Steps } from '../../../src/domain/transfers/steps.ts';
import type { Transfer } from '../../../src/domain/transfers/transfer.ts';
import { TransferEngine } from '../../../src/domain/transfers/transfer-engine.ts';
import { Transfers } from '../../../src/domain/transfers/transfers.ts';
import { loadReference } from '../../../src/reference/load-reference.ts';
import type { Database } from '../../../src/storage/engine/database.ts';
import { ledgerStore } from '../../../src/storage/ledger/postgres-ledger.ts';
import { quoteStore } from '../../../src/storage/money/postgres-quote-store.ts';
import { transferStore } from '../../../src/storage/money/postgres-transfer-store.ts';
import { transferRows } from '../../../src/storage/money/transfer-row.ts';
import { randomIds } from '../../../src/system.ts';
import { type QuoteKind, seedQuote } from '../seed/seed-quote.ts';
import { type MovedClock, movedClock } from './moved-clock.ts';
import { ScriptedRails } from './scripted-rails.ts';
import { business, move, newBalance, opening, own } from './test-ledger.ts';
import { profileOf } from './test-profile.ts';

const { currencies } = loadReference();
const price: PairPrice = { mid: Decimal.one, buy: Decimal.one, sell: Decimal.one };

/** The failures and refusals around transfers that a test sets. */
export class TransferWorld {
  readonly clock: MovedClock;
  readonly rails = new ScriptedRails();
  /** The ledger of every commit; a test may replace its `commit`. */
  readonly ledger: Ledger;
  /** Whether the venue has halted its pairs. */
  isHalted = false;
  /** The number of due steps given to the engine. */
  handedOut = 0;
  /** The reported failures of steps: the transfer and the error. */
  readonly failures: [id: string, error: unknown][] = [];
  readonly transfers: Transfers;
  readonly engine: TransferEngine;
  readonly #database: Database;

  constructor(database: Database, clock = movedClock(), environment: 'sandbox' | 'production' = 'sandbox') {
    this.#database = database;
    this.clock = clock;
    this.ledger = ledgerStore(database, currencies);
    const store = transferStore(database);
    const shared = {
      store: {
        ...store,
        claimDue: async (...asked: Parameters<typeof store.claimDue>) => {
          const due = await store.claimDue(...asked);
          this.handedOut += due.length;
          return due;
        },
      },
      rows: transferRows,
      quotes: quoteStore(database),
      ledger: this.ledger,
      rails: this.rails,
      steps: new Steps({ ids: randomIds, currencies }),
      currencies,
      eventBodies: { bodyOf: (_: string, { status }: Transfer) => JSON.stringify({ status }) },
      payingStatuses: payingStatuses(environment),
      clock,
      ids: randomIds,
    };
    this.transfers = new Transfers(shared);
    this.engine = new TransferEngine({
      ...shared,
      venue: {
        price: async (...pair) =>
          this.isHalted || pair.slice(0, 2).join() !== 'USDT,NGN' ? undefined : price,
      },
      charges: new Charges(currencies),
      onFailure: (error, { id }) => this.failures.push([id, error]),
      refusesExchange: (reference) => reference.endsWith('-REFUSED'),
      refusesPayout: async () => false,
    });
  }

  /** Credits an opening amount to the available balance. */
  async fund(amount: string, currency = 'USDT', holder: Holder = business): Promise<void> {
    await ledgerStore(this.#database, currencies).commit({
      businessId: holder.businessId,
      opens: [newBalance(holder, currency)],
      postings: [move(amount, opening, own('available', holder), { currency })],
    });
  }

  /** Writes a quote and executes it. */
  async begin(kind: QuoteKind, facts: Partial<Quote> = {}, holder: Holder = business): Promise<Transfer> {
    const quote = await seedQuote(this.#database, kind, holder, facts);
    return this.transfers.create(profileOf(holder), quote.id);
  }

  /** Advances the clock until nothing is due, or the given number of steps were taken; returns their number. */
  async run(most = 20, { businessId } = business): Promise<number> {
    let steps = 0;
    while (steps < most) {
      const due = await transferStore(this.#database).nextDue(businessId, new Date(0));
      if (due === undefined) break;
      this.clock.advance(Math.max(0, due.getTime() - this.clock.now().getTime()));
      const taken = await this.engine.runAllDue(new Set());
      if (taken === 0) break;
      steps += taken;
    }
    return steps;
  }

  /** The current state of the transfer. */
  find({ businessId, profileId, id }: Transfer): Promise<Transfer> {
    return this.transfers.get(profileOf({ businessId, profileId }), id);
  }

  /** The transfers that were written together with their accounts or addresses. */
  async payIns(): Promise<string[]> {
    const { rows } = await sql<{ transfer_id: string }>`
      SELECT transfer_id FROM bank_account_directory ORDER BY transfer_id`.execute(this.#database.kysely);
    return rows.map(({ transfer_id }) => transfer_id);
  }

  /** Kinds of the events of a transfer, oldest first. */
  async events({ id }: Transfer): Promise<string[]> {
    const { rows } = await sql<{ kind: string }>`
      SELECT kind FROM event WHERE resource_id = ${id} ORDER BY created_at, event_id`.execute(
      this.#database.kysely,
    );
    return rows.map(({ kind }) => kind);
  }
}

/** An incoming payment. */
export function payment(amount: string, currency = 'NGN', reference = 'payment-1') {
  return { currency, amount: Decimal.parse(amount), reference };
}

/** The states of a transfer, first to last. */
export function statesOf({ steps }: Transfer) {
  return steps.map(({ status }) => status);
}
