import type { Decimal } from '../money/decimal.ts';
import type { PaidFor } from '../paid-for.ts';
import type { PayIn, PaymentLeg, PaymentTrace, PayOut } from '../quotes/payment-leg.ts';
import type { RecordChange } from '../record.ts';

/** An external payment of a transfer. */
export interface OutgoingPayment {
  /** The reference at the rail, which pays once per reference. */
  readonly reference: string;
  readonly currency: string;
  readonly amount: Decimal;
  /** Where it goes. */
  readonly payOut: PayOut;
}

/** A rail's answer to a payment order. */
export type PayoutAnswer =
  | { readonly kind: 'accepted'; readonly trace: PaymentTrace | undefined }
  | { readonly kind: 'refused' };

/** The outcome of a payment that the rail has accepted; `under_way` may be permanent. */
export type PayoutReport = 'delivered' | 'returned' | 'under_way';

/** The pay-in to issue for an expected payment. */
export interface PayInRequest extends PaidFor {
  readonly businessId: string;
  readonly profileId: string;
  readonly currency: string;
  /** The requested pay-in. */
  readonly payIn: PayIn;
  /** How long it is valid; defaults to the period of its channel. */
  readonly expiresAt?: Date;
  readonly at: Date;
}

/** A second authentication factor that a payment waits for. */
export interface TwoStep {
  readonly type: string;
  /** Instructions for the user. */
  readonly message: string;
  readonly resendAllowed: boolean;
}

/** A deposit about to arrive. */
export interface ArrivingDeposit {
  readonly payIn: PayIn;
  /** The reference of what it pays. */
  readonly reference: string;
}

/** An issued pay-in. */
export interface IssuedPayIn {
  /** With the account or address to pay to, and its expiry (G32). */
  readonly payIn: PayIn;
  readonly expiresAt: Date;
  /**
   * When the exact amount arrives automatically, for example from a prompted phone; absent if the payer has to act.
   */
  readonly arrivesAt?: Date;
  /**
   * The record that links the account or address to what it pays, written with it; absent if there is nothing to
   * look up.
   */
  readonly record?: RecordChange;
}

/** Duration of each step of a transfer, in milliseconds by the clock of the business. */
export interface Delays {
  /** Until the held amount is processed. */
  readonly takeUp: number;
  /** Until a detected payment is confirmed, by rail. */
  confirm(rail: string): number;
  readonly exchange: number;
  /** Until the rail answers a payment order. */
  readonly send: number;
  /** Until a sent payment is delivered or returned, by rail. */
  deliver(rail: string): number;
  readonly refund: number;
}

/** Banks, blockchains and mobile money. */
export interface Rails {
  readonly pace: Delays;
  /** Issues the account or address to pay to; payments to it are matched once its record is written. */
  issue(request: PayInRequest): Promise<IssuedPayIn>;
  /** Whether the rail rejects a deposit, which then never arrives. */
  rejects(deposit: ArrivingDeposit): boolean;
  /** The second factor that the payment with this reference waits for, if any. */
  twoStep(reference: string): TwoStep | undefined;
  /** Sends a payment. The same reference always gets the same answer. */
  send(payment: OutgoingPayment): Promise<PayoutAnswer>;
  report(payment: OutgoingPayment): Promise<PayoutReport>;
  /** The identification of a received payment, if the rail gives one. */
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
      throw new Error('A balance is not on a rail.');
  }
}
