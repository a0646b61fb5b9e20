/** Whom an account is opened in the name of. */
export interface AccountHolder {
  readonly name: string;
  /** Absent for a business. */
  readonly email?: string;
}

/** An account that takes the payment of one transfer. */
export interface TemporaryAccount {
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly businessId: string;
  readonly transferId: string;
}

/** What a bank asks for, and where it notes what it has opened. */
export interface BankAccounts {
  /** The customer whose profile it is, else the business. */
  holderOf(profile: { readonly businessId: string; readonly profileId: string }): Promise<AccountHolder>;
  /** Notes the account; false when its bank has opened one of this number already. */
  claim(account: TemporaryAccount): Promise<boolean>;
  /** Forgets the account, unless its transfer came to be. */
  release(account: TemporaryAccount): Promise<void>;
}
