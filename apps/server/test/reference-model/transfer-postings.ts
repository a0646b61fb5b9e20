import type { Books } from './books.ts';
import { Rational } from './rational.ts';
import type { ModelTransfer } from './transfer.ts';

/** What transfers post and enter in the books, whichever transition makes them do so. */
export class TransferPostings {
  readonly #books: Books;

  constructor(books: Books) {
    this.#books = books;
  }

  /** Enters a fee as a transaction of its own. */
  enterFee(transfer: ModelTransfer, amount: Rational, currency: string, isCredit: boolean, at: number): void {
    const { profileId, id: transferId } = transfer;
    const facts = { profileId, currency, amount, isCredit, transferId, at: stampOf(transfer, at) };
    this.#books.enter({ ...facts, type: 'fees' });
  }

  /** Moves what is held for the transfer to the position. */
  giveSource(transfer: ModelTransfer): void {
    this.#books.move(transfer.quote.exchange.source.code, transfer.source, heldBy(transfer), 'position');
  }

  /** Fees and rounding are earned once: with the exchange, for a payout when it is sent or refunded less its fee. */
  earn(transfer: ModelTransfer): void {
    if (transfer.hasEarned) return;
    transfer.hasEarned = true;
    const { exchange, amounts } = transfer.quote;
    const { code } = exchange.target;
    this.#books.move(code, onSide(transfer.fees, code), 'position', 'fees');
    // Another amount than the quoted one brings what it is worth, rounded down.
    if (!transfer.source.equals(amounts.source)) return;
    this.#books.move(code, amounts.rounding, 'position', 'rounding');
  }

  /** Enters the source amount, or another one, as a transaction of the category. */
  enterSource(transfer: ModelTransfer, isCredit: boolean, at: number, amount = transfer.source): void {
    const { profileId, quote, id: transferId } = transfer;
    const type = {
      conversion: 'converts',
      withdrawal: 'withdrawals',
      buy: 'buys',
      sell: 'sells',
      deposit: 'deposits',
    }[quote.category];
    const { code: currency } = quote.exchange.source;
    this.#books.enter({
      profileId,
      type,
      currency,
      amount,
      isCredit,
      transferId,
      at: stampOf(transfer, at),
    });
  }

  /** Holds the source amount. */
  hold(transfer: ModelTransfer): void {
    const { code } = transfer.quote.exchange.source;
    this.#books.move(code, transfer.source, availableTo(transfer), heldBy(transfer));
  }

  /** Releases the held source amount. */
  release(transfer: ModelTransfer): void {
    const { code } = transfer.quote.exchange.source;
    this.#books.move(code, transfer.source, heldBy(transfer), availableTo(transfer));
  }
}

/** No two steps of a transfer are told of the same millisecond; what is entered with a step has its time. */
export function stampOf({ steps }: ModelTransfer, at: number): number {
  return Math.max(at, (steps.at(-1)?.at ?? 0) + 1);
}

/** What fees take off a side of an exchange. */
export function onSide(fees: ModelTransfer['fees'], currency: string): Rational {
  return Rational.sum(fees.map((fee) => (fee.currency === currency ? fee.amount : fee.converted)));
}

export function heldBy({ profileId }: ModelTransfer): string {
  return `held:${profileId}`;
}

export function availableTo({ profileId }: ModelTransfer): string {
  return `available:${profileId}`;
}
