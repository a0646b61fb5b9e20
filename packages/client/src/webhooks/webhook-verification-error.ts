/** Why a delivery was refused. */
export type WebhookRefusal =
  /** A required header is absent. */
  | 'missing_signature'
  /** A header does not match the contract. */
  | 'malformed_header'
  /** The timestamp is too old or too far in the future. */
  | 'timestamp_outside_tolerance'
  /** No secret matches: the delivery was forged or altered, or the secret belongs to another endpoint. */
  | 'signature_mismatch'
  /** The signature is valid, but the body is not a JSON object with `business_id`, `event` and `data`. */
  | 'body_not_an_event'
  /** The body is larger than the handler accepts. */
  | 'body_too_large';

const MESSAGES: Readonly<Record<WebhookRefusal, string>> = {
  missing_signature:
    'webhook-id, webhook-timestamp or webhook-signature is missing, and x-bu-signature alone is only accepted with `acceptBodySignatureAlone`',
  malformed_header: 'a signature header is malformed',
  timestamp_outside_tolerance: 'webhook-timestamp is outside the tolerance',
  signature_mismatch:
    'the signature does not match: verify the raw body, not one parsed and serialized again, with the secret of this endpoint',
  body_not_an_event: 'the body is not an event',
  body_too_large: 'the body is too large',
};

/**
 * The delivery cannot be trusted: answer 400 and do nothing else. Neither the message nor a property contains the
 * secret or the body.
 */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';
  readonly reason: WebhookRefusal;

  constructor(reason: WebhookRefusal) {
    super(`The webhook was refused: ${MESSAGES[reason]}.`);
    this.reason = reason;
  }
}
