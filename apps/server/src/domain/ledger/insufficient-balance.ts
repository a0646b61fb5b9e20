import { DomainError } from '../domain-error.ts';
import type { ProfileAccountName } from './account.ts';

/** An account of a profile does not hold what a posting takes; nothing moved (G08). */
export class InsufficientBalance extends DomainError<'insufficient_balance'> {
  override readonly name = 'insufficient_balance';
  readonly currency: string;
  readonly account: ProfileAccountName | undefined;

  constructor(currency: string, account?: ProfileAccountName) {
    super(
      `The ${account === undefined ? '' : `${account} `}${currency} balance is insufficient. No money was moved.`,
    );
    this.currency = currency;
    this.account = account;
  }
}
