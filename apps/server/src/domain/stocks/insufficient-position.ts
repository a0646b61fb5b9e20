import { DomainError } from '../domain-error.ts';
import type { Decimal } from '../money/decimal.ts';

/** The position is smaller than the quantity to sell; nothing moved (G08). */
export class InsufficientPosition extends DomainError<'insufficient_balance'> {
  override readonly name = 'insufficient_balance';
  readonly ticker: string;
  readonly held: Decimal;
  readonly sold: Decimal;

  constructor(ticker: string, held: Decimal, sold: Decimal) {
    super(`The position of ${held} ${ticker} is less than the ${sold} to sell. Lower the quantity.`);
    this.ticker = ticker;
    this.held = held;
    this.sold = sold;
  }
}
