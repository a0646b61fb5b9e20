import { DomainError } from '../domain-error.ts';

/** Nobody took the quote in time; nothing moved (G31). */
export class QuoteExpired extends DomainError<'quote_expired'> {
  override readonly name = 'quote_expired';
  readonly quoteId: string;
  constructor(quoteId: string) {
    super(`The quote ${quoteId} has expired. Create a new one. No money was moved.`);
    this.quoteId = quoteId;
  }
}
