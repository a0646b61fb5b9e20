/** Identifier and time of a delivery. */
export interface WebhookDelivery {
  /**
   * `webhook-id`, the same in all retries and replays of an event: discard events whose identifier you have processed.
   */
  readonly id: string;
  /** `webhook-timestamp`: when this attempt was signed. */
  readonly timestamp: Date;
}
