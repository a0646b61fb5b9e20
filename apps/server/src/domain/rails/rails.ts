import type { Decimal } from '../money/decimal.ts';
import type { PaidFor } from '../paid-for.ts';
import type { PayIn, PaymentLeg, PaymentTrace, PayOut } from '../quotes/payment-leg.ts';
import type { RecordChange } from '../record.ts';

/** A payment that a transfer makes to outside. */
export interface OutgoingPayment {
  /** What the rail knows the payment by: a rail that is told of the same reference again pays once. */
  readonly reference: string;
  readonly currency: string;
  readonly amount: Decimal;
  /** Where it goes. */
  readonly payOut: PayOut;
}

/** What a rail says to a payment that it is handed. */
export type PayoutAnswer =
  | { readonly kind: 'accepted'; readonly trace: PaymentTrace | undefined }
  | { readonly kind: 'refused' };

/** What has become of a payment that the rail has accepted; `under_way` may stay so for ever. */
export type PayoutReport = 'delivered' | 'returned' | 'under_way';

/** A payment that is to come by a pay-in. */
export interface PayInRequest extends PaidFor {
  readonly businessId: string;
  readonly profileId: string;
  readonly currency: string;
  /** As it is asked for. */
  readonly payIn: PayIn;
  /** Until when it is valid; as long as its channel says when absent. */
  readonly expiresAt?: Date;
  readonly at: Date;
}

/** A second authentication factor that a payment waits for. */
export interface TwoStep {
  readonly type: string;
  /** What the user is to do. */
  readonly message: string;
  readonly resendAllowed: boolean;
}

/** A deposit that is about to arrive. */
export interface ArrivingDeposit {
  readonly payIn: PayIn;
  /** The reference of what is paid. */
  readonly reference: string;
}

/** Where a payment is to come in. */
export interface IssuedPayIn {
  /** With the account or address to pay to, and when it expires (G32). */
  readonly payIn: PayIn;
  readonly expiresAt: Date;
  /** When the exact amount arrives by itself, as from a phone that is asked to pay; absent where the payer has to act. */
  readonly arrivesAt?: Date;
  /** What leads from there to what is paid, to be written with it; absent where nothing is to be found by. */
  readonly record?: RecordChange;
}

/** How long each step of a transfer takes, in milliseconds of the clock of the business. */
export interface Delays {
  /** Until the held amount is taken up. */
  readonly takeUp: number;
  /** Until a payment that was seen is confirmed, by rail. */
  confirm(rail: string): number;
  readonly exchange: number;
  /** Until the rail has answered a payment. */
  readonly send: number;
  /** Until a payment that was sent is delivered or returned, by rail. */
  deliver(rail: string): number;
  readonly refund: number;
}

/** Banks, blockchains and mobile money. */
export interface Rails {
  readonly pace: Delays;
  /** Issues the account or the address that is paid to; what is paid is found by it once its record is written. */
  issue(request: PayInRequest): Promise<IssuedPayIn>;
  /** Whether the rail rejects a deposit, which then never arrives. */
  rejects(deposit: ArrivingDeposit): boolean;
  /** The second factor that a payment of this reference waits for; undefined for none. */
  twoStep(reference: string): TwoStep | undefined;
  /** Hands over a payment. The same reference always gets the same answer. */
  send(payment: OutgoingPayment): Promise<PayoutAnswer>;
  report(payment: OutgoingPayment): Promise<PayoutReport>;
  /** What a rail knows a payment by that arrived; undefined when it does not tell. */
  trace(payIn: PayIn, reference: string): PaymentTrace | undefined;
}

/** The rail that a payment leg is on: `bank`, `mobile_money`, or a blockchain as `chain-TRX`. */
export function railOf(leg: PaymentLeg): string {
  switch (leg.type) {
    case 'temporary_bank_account':
    case 'bank_transfer':
      return 'bank';
    case 'mobile_money':
      return 'mobile_money';
    case 'address':
      return `chain-${leg.network}`;
    case 'balance':
      throw new Error('A balance is on no rail.');
  }
}
