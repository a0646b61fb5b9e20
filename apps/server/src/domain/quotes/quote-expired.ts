import { DomainError } from '../domain-error.ts';

/** The quote was not accepted in time; nothing moved (G31). */
export class QuoteExpired extends DomainError<'quote_expired'> {
  override readonly name = 'quote_expired';
  readonly quoteId: string;
  constructor(quoteId: string) {
    super(`The quote ${quoteId} has expired. Create a new one. No money was moved.`);
    this.quoteId = quoteId;
  }
}
