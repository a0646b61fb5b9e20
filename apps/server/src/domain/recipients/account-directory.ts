/** An account at a bank, or a phone number at a mobile money operator. */
export interface DirectoryAccount {
  readonly channel: 'bank_transfer' | 'mobile_money';
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Code of the bank or operator in the country. */
  readonly bankCode: string;
  /** Account number; for a phone, plus sign and digits. */
  readonly accountNumber: string;
}

/** Resolves account holders at banks and operators. */
export interface AccountDirectory {
  /**
   * The name on the account, or undefined if the bank or operator does not know the account.
   *
   * @throws Unavailable when it cannot be reached.
   */
  holderOf(account: DirectoryAccount): Promise<string | undefined>;
}
