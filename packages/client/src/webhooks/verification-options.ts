/** Options of the verification of deliveries. */
export interface VerificationOptions {
  /** Maximum difference of `webhook-timestamp` from the current time, in seconds, past or future; 300 by default. */
  readonly toleranceSeconds?: number;
  /** The current time; the machine's clock by default. */
  readonly now?: () => Date;
  /**
   * Whether to accept deliveries with `x-bu-signature` and none of the Standard Webhooks headers; false by default.
   * Such a delivery has no time and no identifier: anyone who has seen one can replay it at any time, so the receiver
   * must recognize duplicates by `data`. Set this only for a sender that cannot sign in another way.
   */
  readonly acceptBodySignatureAlone?: boolean;
}
