/** What a payment from outside pays: one of the two. */
export interface PaidFor {
  readonly transferId?: string;
  readonly paymentRequestId?: string;
}
