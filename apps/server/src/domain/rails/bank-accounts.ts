import type { PaidFor } from '../paid-for.ts';

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

/** What a bank asks for, and where it notes what it has opened. */
export interface BankAccounts {
  /** The customer whose profile it is, else the business. */
  holderOf(profile: { readonly businessId: string; readonly profileId: string }): Promise<AccountHolder>;
  /** Whether the bank has opened an account of this number already. */
  isTaken(account: Pick<TemporaryAccount, 'bankCode' | 'accountNumber'>): Promise<boolean>;
  /** Notes the account, in the transaction that has made what it is for. */
  note(account: TemporaryAccount, transaction: object): Promise<void>;
}
