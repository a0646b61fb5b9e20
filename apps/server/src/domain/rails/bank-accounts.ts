import type { PaidFor } from '../paid-for.ts';
import type { RecordChange } from '../record.ts';

/** Whom an account is opened in the name of. */
export interface AccountHolder {
  readonly name: string;
  /** Absent for a business. */
  readonly email?: string;
}

/** An account that takes the payment of one transfer, or the payments of one payment request. */
export interface TemporaryAccount extends PaidFor {
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly businessId: string;
}

/** What a bank asks for, and the record of what it has opened. */
export interface BankAccounts {
  /**
   * Whom an account of this number would be opened in the name of: the customer whose profile it is, else the business;
   * undefined when the bank has opened one of this number already.
   */
  holderUnlessTaken(
    profile: { readonly businessId: string; readonly profileId: string },
    account: Pick<TemporaryAccount, 'bankCode' | 'accountNumber'>,
  ): Promise<AccountHolder | undefined>;
  /** Whether the bank has opened an account of this number already. */
  isTaken(account: Pick<TemporaryAccount, 'bankCode' | 'accountNumber'>): Promise<boolean>;
  /** Leads from the account to what it is for; written in the commit that makes that. */
  record(account: TemporaryAccount): RecordChange;
}
