import type { AccountDetails } from '../reference/account-details.ts';

/** The identification of a payment at its rail. */
export interface PaymentTrace {
  /** The session id of a bank or operator, or the hash of the transaction on a chain. */
  readonly id: string;
  /** Link to the transaction in a block explorer. */
  readonly url?: string;
  /** The sending address on a chain. */
  readonly fromAddress?: string;
}

interface BalanceLeg {
  readonly type: 'balance';
}

interface OutsideLeg {
  /** Present once the rail has identified a payment. */
  readonly trace?: PaymentTrace;
}

/** A pay-in leg; what is issued for a transfer is absent from its quote. */
interface IssuedLeg extends OutsideLeg {
  readonly expiresAt?: Date;
}

interface TemporaryBankAccount extends IssuedLeg {
  readonly type: 'temporary_bank_account';
  readonly account?: AccountDetails;
}

interface MobileMoneyPayIn extends IssuedLeg {
  readonly type: 'mobile_money';
  /** The operator, as spelled in the request. */
  readonly network?: string;
  readonly recipientId?: string;
  /** The paying phone. */
  readonly account?: AccountDetails;
}

interface AddressPayIn extends IssuedLeg {
  readonly type: 'address';
  /** Code of the network. */
  readonly network: string;
  readonly address?: string;
  readonly memo?: string;
}

/** A leg to a saved recipient, with the facts known when the quote was made. */
interface RecipientLeg extends OutsideLeg {
  readonly recipientId?: string;
  readonly account?: AccountDetails;
}

interface AccountPayOut extends RecipientLeg {
  readonly type: 'bank_transfer' | 'mobile_money';
}

interface AddressPayOut extends RecipientLeg {
  readonly type: 'address';
  /** Code of the network. */
  readonly network: string;
  readonly address: string;
  readonly memo?: string;
}

/** The end that pays. */
export type PayIn = BalanceLeg | TemporaryBankAccount | MobileMoneyPayIn | AddressPayIn;

/** The end that is paid. */
export type PayOut = BalanceLeg | AccountPayOut | AddressPayOut;

/** Either end of a quote. */
export type PaymentLeg = PayIn | PayOut;

/** The leg with the identification of its payment, if known. */
export function traced<Leg extends PaymentLeg>(leg: Leg, trace: PaymentTrace | undefined): Leg {
  return trace === undefined ? leg : { ...leg, trace };
}

/** The leg without account facts. */
export function withoutAccount<Leg extends PaymentLeg>(leg: Leg): Leg {
  return 'account' in leg ? { ...leg, account: undefined } : leg;
}

/** The account facts of the leg; undefined for the balance and for an address to pay in to. */
export function accountOf(leg: PaymentLeg): AccountDetails | undefined {
  return 'account' in leg ? leg.account : undefined;
}
