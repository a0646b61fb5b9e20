import { bytesOf, HMAC, standardContent } from './signed-content.ts';
import { readSecrets, type SigningSecret } from './signing-secret.ts';
import type { WebhookDelivery } from './webhook-delivery.ts';

/** The signature headers of a delivery, for both schemes. */
export type WebhookSignatureHeaders = Record<
  'webhook-id' | 'webhook-timestamp' | 'webhook-signature' | 'x-bu-signature',
  string
>;

/**
 * Signs a body as the service does, to test your receiver.
 *
 * @param body - The body that your test sends, byte for byte.
 * @param secret - The secret that your receiver has, or several, the newest first, as during a rotation.
 * @param delivery - Identifier and time of the delivery; a new `id` and the current time by default.
 * @throws TypeError for a malformed secret or a body that is neither a string nor bytes.
 *
 * @example
 * const body = JSON.stringify({ business_id: 'BUS_1', event: 'deposit.success', data: { amount: '5.00' } });
 * await fetch(receiver, { method: 'POST', body, headers: await signWebhook(body, secret) });
 */
export async function signWebhook(
  body: string | Uint8Array,
  secret: string | readonly string[],
  { id = `EVT_${crypto.randomUUID()}`, timestamp = new Date() }: Partial<WebhookDelivery> = {},
): Promise<WebhookSignatureHeaders> {
  const [newest, ...others] = readSecrets(secret);
  const seconds = String(Math.floor(timestamp.getTime() / 1000));
  const bytes = bytesOf(body);
  const content = standardContent(id, seconds, bytes);
  const signatures = await Promise.all([newest, ...others].map((one) => signature(one.standard, content)));
  return {
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': signatures.map((one) => `v1,${one}`).join(' '),
    'x-bu-signature': await signature(newest.body, bytes),
  };
}

async function signature(
  secret: SigningSecret[keyof SigningSecret],
  content: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const key = await crypto.subtle.importKey('raw', secret, HMAC, false, ['sign']);
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.sign('HMAC', key, content))));
}
