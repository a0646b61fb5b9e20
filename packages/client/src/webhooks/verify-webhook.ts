import { readSecrets } from './signing-secret.ts';
import type { VerificationOptions } from './verification-options.ts';
import { verifyDelivery } from './verify-delivery.ts';
import type { ReceivedEvent } from './webhook-event.ts';
import type { WebhookHeaders } from './webhook-headers.ts';

/**
 * Verifies the signature of a webhook delivery and returns its event.
 *
 * The Standard Webhooks headers must verify: `webhook-signature` covers `webhook-id`, `webhook-timestamp` and the body,
 * and the timestamp must be within the tolerance. `x-bu-signature`, which covers the body, must then verify with the
 * same secret.
 *
 * Rotation: for 24 hours `webhook-signature` contains a signature with each secret, the newest first, and
 * `x-bu-signature` uses the newest. A receiver that has either secret, or passes both, accepts the delivery. A receiver
 * with only the old secret cannot check `x-bu-signature`, which is then ignored; `webhook-signature` covers everything
 * that it does.
 *
 * A delivery with `x-bu-signature` alone is refused unless `acceptBodySignatureAlone` is set.
 *
 * The type of `data` follows from `event` and is not checked again: the signature proves its origin. Kinds added later
 * are returned as {@link UnknownWebhookEvent}.
 *
 * @param rawBody - The body as received, byte for byte. A string is encoded as UTF-8.
 * @param headers - The headers of the request: `Headers`, or Node's `request.headers`.
 * @param secret - The secret of the endpoint, `whsec_…`, or several during a rotation.
 * @throws WebhookVerificationError if the delivery cannot be trusted; answer 400.
 * @throws TypeError for a malformed secret or a parsed body.
 *
 * @example
 * const event = await verifyWebhook(await request.text(), request.headers, secret);
 * if (event.event === 'deposit.success') await credit(event.data.reference, event.data.amount);
 */
export async function verifyWebhook(
  rawBody: string | Uint8Array,
  headers: WebhookHeaders,
  secret: string | readonly string[],
  options: VerificationOptions = {},
): Promise<ReceivedEvent> {
  const { event } = await verifyDelivery(rawBody, headers, readSecrets(secret), options);
  return event;
}
