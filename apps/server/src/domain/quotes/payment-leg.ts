import type { AccountDetails } from '../reference/account-details.ts';

/** What the rail knows a payment by. */
export interface PaymentTrace {
  /** The session of a bank or operator, or the hash of the transaction on a chain. */
  readonly id: string;
  /** Where the transaction on a chain can be seen. */
  readonly url?: string;
  /** The address on a chain that paid. */
  readonly fromAddress?: string;
}

interface BalanceLeg {
  readonly type: 'balance';
}

interface OutsideLeg {
  /** Present once there is a payment that the rail can tell from others. */
  readonly trace?: PaymentTrace;
}

/** A leg to pay in by; what is issued for a transfer is absent from its quote. */
interface IssuedLeg extends OutsideLeg {
  readonly expiresAt?: Date;
}

interface TemporaryBankAccount extends IssuedLeg {
  readonly type: 'temporary_bank_account';
  readonly account?: AccountDetails;
}

interface MobileMoneyPayIn extends IssuedLeg {
  readonly type: 'mobile_money';
  /** The operator, as the request spelled it. */
  readonly network?: string;
  readonly recipientId?: string;
  /** The phone that pays. */
  readonly account?: AccountDetails;
}

interface AddressPayIn extends IssuedLeg {
  readonly type: 'address';
  /** Code of the network. */
  readonly network: string;
  readonly address?: string;
  readonly memo?: string;
}

/** A leg to a recipient: a saved one, with what was known of it when the quote was made. */
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

/** Where money comes from. */
export type PayIn = BalanceLeg | TemporaryBankAccount | MobileMoneyPayIn | AddressPayIn;

/** Where money goes. */
export type PayOut = BalanceLeg | AccountPayOut | AddressPayOut;

/** Either end of a quote. */
export type PaymentLeg = PayIn | PayOut;

/** The leg with what the rail knows its payment by, if it tells. */
export function traced<Leg extends PaymentLeg>(leg: Leg, trace: PaymentTrace | undefined): Leg {
  return trace === undefined ? leg : { ...leg, trace };
}

/** The leg with nothing told of the account at it. */
export function withoutAccount<Leg extends PaymentLeg>(leg: Leg): Leg {
  return 'account' in leg ? { ...leg, account: undefined } : leg;
}

/** What is told of the account at the leg; nothing of the balance, nor of an address to pay in to. */
export function accountOf(leg: PaymentLeg): AccountDetails | undefined {
  return 'account' in leg ? leg.account : undefined;
}
