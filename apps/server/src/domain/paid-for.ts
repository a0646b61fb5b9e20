/** What a payment from outside is for: one of the two. */
export interface PaidFor {
  readonly transferId?: string;
  readonly paymentRequestId?: string;
}
