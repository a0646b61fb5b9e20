import type { PaidFor } from '../paid-for.ts';
import type { RecordChange } from '../record.ts';

/** The person or company in whose name an account is opened. */
export interface AccountHolder {
  readonly name: string;
  /** Absent for a business. */
  readonly email?: string;
}

/** An account for the payment of one transfer, or the payments of one payment request. */
export interface TemporaryAccount extends PaidFor {
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly businessId: string;
}

/** Queries and records of a bank that opens accounts. */
export interface BankAccounts {
  /**
   * The holder of a new account with this number: the customer whose profile it is for, or else the business;
   * undefined if the number is taken.
   */
  holderUnlessTaken(
    profile: { readonly businessId: string; readonly profileId: string },
    account: Pick<TemporaryAccount, 'bankCode' | 'accountNumber'>,
  ): Promise<AccountHolder | undefined>;
  /** Whether an account with this number exists. */
  isTaken(account: Pick<TemporaryAccount, 'bankCode' | 'accountNumber'>): Promise<boolean>;
  /** Links the account to what it is for; written in the same commit. */
  record(account: TemporaryAccount): RecordChange;
}
