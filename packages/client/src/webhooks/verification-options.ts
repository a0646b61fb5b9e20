/** How deliveries are verified. */
export interface VerificationOptions {
  /** How far `webhook-timestamp` may be from now, in the past and in the future; 300 by default. */
  readonly toleranceSeconds?: number;
  /** The current time; the machine's clock by default. */
  readonly now?: () => Date;
  /**
   * Also accepts deliveries that have `x-bu-signature` and none of the headers of Standard Webhooks; false by default. Such a delivery
   * has no time and no identifier: whoever has seen one can send it again at any time, so the receiver has to recognize duplicates by
   * `data`. Only set this for a sender that signs in no other way.
   */
  readonly acceptBodySignatureAlone?: boolean;
}
