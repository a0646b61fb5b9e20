/** An account at a bank, or a phone number at a mobile money operator. */
export interface DirectoryAccount {
  readonly channel: 'bank_transfer' | 'mobile_money';
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Code of the bank or operator in the country. */
  readonly bankCode: string;
  /** Account number; of a phone, the plus sign and digits. */
  readonly accountNumber: string;
}

/** Knows in whose name accounts stand, as banks and operators tell each other. */
export interface AccountDirectory {
  /**
   * The name on the account, or undefined when the bank or operator does not know it.
   *
   * @throws Unavailable when it cannot be asked.
   */
  holderOf(account: DirectoryAccount): Promise<string | undefined>;
}
