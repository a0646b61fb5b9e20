/** What the account of a profile is told apart by: each profile has one in each currency. */
export interface AccountPlace {
  readonly businessId: string;
  readonly profileId: string;
  readonly currency: string;
}

/** A virtual bank account as it is opened. */
export interface OpenedAccount extends AccountPlace {
  /** `VBA_` and 16 alphanumerics. */
  readonly id: string;
  readonly accountNumber: string;
  readonly bankCode: string;
  readonly bankName: string;
  readonly createdAt: Date;
}

/** A static bank account whose payments are credited to a profile (G42). */
export interface VirtualAccount extends OpenedAccount {
  /** The name of the customer, else of the business, as a bank writes it. */
  readonly accountName: string;
}
