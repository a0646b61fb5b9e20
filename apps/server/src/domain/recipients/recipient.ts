import type { Spelled } from './spelling.ts';

/** An account at a bank identified by its code. */
export interface CodedBankAccount {
  readonly type: 'ngn_bank' | 'kes_bank';
  readonly accountName: string;
  readonly accountNumber: string;
  readonly bankCode: string;
  readonly bankName: string;
}

interface DollarAccountFacts {
  readonly type: 'usd_bank';
  readonly entityType: 'individual' | 'business';
  readonly accountName: string;
  readonly bankName: string;
  readonly intermediaryBankName?: string;
  readonly intermediaryBankAddress?: string;
  readonly intermediarySwiftCode?: string;
}

/** A US dollar account that is paid within the United States. */
interface DomesticDollarAccount extends DollarAccountFacts {
  readonly transferType: 'ach' | 'wire';
  readonly routingNumber: string;
  readonly accountNumber: string;
}

/** A US dollar account that is paid by SWIFT, with an account number or an IBAN. */
interface SwiftDollarAccount extends DollarAccountFacts {
  readonly transferType: 'swift';
  readonly swiftCode: string;
  readonly recipientAddress: string;
  readonly accountNumber?: string;
  readonly iban?: string;
}

/** A US dollar account, in any supported country. */
export type DollarAccount = DomesticDollarAccount | SwiftDollarAccount;

/** A bank account in the United Kingdom. */
export interface PoundAccount {
  readonly type: 'gbp_bank';
  readonly entityType: 'individual' | 'business';
  readonly accountName: string;
  readonly bankName: string;
  /** Six digits. */
  readonly sortCode: string;
  readonly accountNumber: string;
}

/** A phone number with mobile money. */
export interface PhoneAccount {
  readonly type: 'mpesa_mobile_money' | 'mtn_mobile_money';
  readonly accountName: string;
  /** Plus sign and digits. */
  readonly phoneNumber: string;
}

/** A business that collects by M-Pesa: its paybill number and the account there. */
interface Paybill {
  readonly type: 'paybill';
  readonly accountName: string;
  readonly bankCode: string;
  readonly accountNumber: string;
}

/** A shop that accepts M-Pesa, by its till number. */
interface Till {
  readonly type: 'till';
  readonly accountName: string;
  readonly accountNumber: string;
}

/** An address on a blockchain. */
interface Wallet {
  readonly type: 'crypto';
  readonly accountName: string;
  /** Code of the network. */
  readonly network: string;
  readonly cryptoAddress: string;
  readonly memo?: string;
}

/** The facts about an account or a wallet, by type. */
export type RecipientDetails =
  | CodedBankAccount
  | DollarAccount
  | PoundAccount
  | PhoneAccount
  | Paybill
  | Till
  | Wallet;

/** The facts of a recipient that follow from the request. */
export interface RecipientFacts {
  /** Absent for a wallet that accepts every currency of its network. */
  readonly currency?: string;
  /** ISO 3166-1 alpha-2; absent for a wallet. */
  readonly country?: string;
  readonly details: RecipientDetails;
}

/** A saved payout destination, shared by all profiles of its business (G26, G35). */
export interface Recipient extends RecipientFacts {
  /** `REC_` and 16 alphanumerics. */
  readonly id: string;
  readonly businessId: string;
  /** False once deleted. */
  readonly active: boolean;
  /** Whether the account holder is a customer of the business. */
  readonly ownedByCustomer: boolean;
  /** The customer whose profile it was saved for; absent for the business itself. */
  readonly customerId?: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Details as submitted: the name of a bank follows from its code, and an address has two spellings. */
export type GivenDetails =
  | Omit<CodedBankAccount, 'bankName'>
  | Exclude<RecipientDetails, CodedBankAccount | Wallet>
  | GivenWallet;

/** A wallet as submitted. */
export type GivenWallet = Omit<Wallet, 'cryptoAddress'> & { readonly cryptoAddress: Spelled };

/** An account or a wallet as submitted; each type has rules for its currency and country (G75). */
export interface RecipientRequest {
  readonly currency: Spelled | undefined;
  readonly country: Spelled | undefined;
  readonly details: GivenDetails;
}

export type RecipientCategory = 'bank' | 'mobile_money' | 'crypto';

/** The category of a recipient by its type (G35). */
export function recipientCategory({ type }: Pick<RecipientDetails, 'type'>): RecipientCategory {
  switch (type) {
    case 'ngn_bank':
    case 'kes_bank':
    case 'usd_bank':
    case 'gbp_bank':
      return 'bank';
    case 'mpesa_mobile_money':
    case 'mtn_mobile_money':
    case 'paybill':
    case 'till':
      return 'mobile_money';
    case 'crypto':
      return 'crypto';
  }
}
