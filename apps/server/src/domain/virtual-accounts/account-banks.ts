import type { AccountDetails } from '../reference/account-details.ts';
import type { Bank } from '../reference/bank.ts';

/** The account that sent a payment. */
export type PayerAccount = Required<Pick<AccountDetails, 'accountName' | 'accountNumber' | 'bankName'>>;

/** Banks with virtual bank accounts. Every method throws Unavailable where no bank is connected. */
export interface AccountBanks {
  /** The bank that opens accounts in the currency, if any. */
  bankIn(currency: string): Promise<Bank | undefined>;
  /** An unused account number at the bank. */
  freeNumber(bank: Bank): Promise<string>;
  /**
   * The sender of a payment.
   *
   * @param reference the reference of the payment at the bank.
   */
  payerOf(reference: string, currency: string): Promise<PayerAccount>;
}
