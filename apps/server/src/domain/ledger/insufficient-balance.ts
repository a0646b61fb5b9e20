import { DomainError, type FieldReasons } from '../domain-error.ts';
import { type AmountCurrency, amountText } from '../money/amount.ts';
import type { Decimal } from '../money/decimal.ts';
import type { ProfileAccountName } from './account.ts';

/** What an account of a profile holds, and what was to be debited. */
export interface Shortfall {
  readonly profileId: string;
  readonly account: ProfileAccountName;
  /** Currency code. */
  readonly currency: string;
  readonly has: Decimal;
  readonly needed: Decimal;
}

/** A posting exceeds an account of a profile; nothing moved (G08). */
export class InsufficientBalance extends DomainError<'insufficient_balance'> {
  override readonly name = 'insufficient_balance';
  readonly shortfall: Shortfall;
  readonly fields: FieldReasons;

  /**
   * @param currency the currency of the shortfall.
   *
   * @param field the field that determines the needed amount.
   */
  constructor(shortfall: Shortfall, currency: AmountCurrency, field: string) {
    const { account, profileId, has, needed } = shortfall;
    const { code } = currency;
    const [held, asked] = [has, needed].map((amount) => `${amountText(amount, currency)} ${code}`);
    const reason = `The ${account} ${code} balance of ${profileId} is ${held}; ${asked} is needed.`;
    super(`${reason} Fund the balance or lower the amount. No money was moved.`);
    this.shortfall = shortfall;
    this.fields = { [field]: [reason] };
  }
}
