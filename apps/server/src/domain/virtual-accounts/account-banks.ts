import type { AccountDetails } from '../reference/account-details.ts';
import type { Bank } from '../reference/bank.ts';

/** The account that a payment came from. */
export type PayerAccount = Required<Pick<AccountDetails, 'accountName' | 'accountNumber' | 'bankName'>>;

/** The banks that keep virtual bank accounts. Everything throws Unavailable where no bank is connected. */
export interface AccountBanks {
  /** The bank that opens accounts in the currency; undefined when none does. */
  bankIn(currency: string): Promise<Bank | undefined>;
  /** A number that no account at the bank has. */
  freeNumber(bank: Bank): Promise<string>;
  /**
   * Who made a payment.
   *
   * @param reference what the bank knows the payment by.
   */
  payerOf(reference: string, currency: string): Promise<PayerAccount>;
}
