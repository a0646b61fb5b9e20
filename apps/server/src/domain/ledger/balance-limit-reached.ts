import { DomainError } from '../domain-error.ts';

/** A posting would raise a balance above the maximum of its currency; nothing moved (G08, G13). */
export class BalanceLimitReached extends DomainError<'invalid_state'> {
  override readonly name = 'invalid_state';
  readonly currency: string;

  constructor(currency: string) {
    super(`The ${currency} balance would exceed the maximum balance. No money was moved.`);
    this.currency = currency;
  }
}
