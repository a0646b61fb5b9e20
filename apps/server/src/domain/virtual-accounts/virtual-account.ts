/** The key of a profile's account: each profile has one per currency. */
export interface AccountPlace {
  readonly businessId: string;
  readonly profileId: string;
  readonly currency: string;
}

/** A virtual bank account to open. */
export interface OpenedAccount extends AccountPlace {
  /** `VBA_` and 16 alphanumerics. */
  readonly id: string;
  readonly accountNumber: string;
  readonly bankCode: string;
  readonly bankName: string;
  readonly createdAt: Date;
}

/** A static bank account whose deposits are credited to a profile (G42). */
export interface VirtualAccount extends OpenedAccount {
  /** The name of the customer, or else of the business, as a bank writes it. */
  readonly accountName: string;
}
