import { decodeBase64 } from './base64.ts';
import { bytesOf, HMAC, standardContent } from './signed-content.ts';
import type { SigningSecret } from './signing-secret.ts';
import type { VerificationOptions } from './verification-options.ts';
import type { WebhookDelivery } from './webhook-delivery.ts';
import { type ReceivedEvent, readEvent } from './webhook-event.ts';
import { headerOf, type WebhookHeaders } from './webhook-headers.ts';
import { WebhookVerificationError } from './webhook-verification-error.ts';

/** A delivery whose signature is valid. */
export interface VerifiedDelivery {
  readonly event: ReceivedEvent;
  /** Absent if only the body was signed. */
  readonly delivery: WebhookDelivery | undefined;
}

const DEFAULT_TOLERANCE_SECONDS = 300;
/** A rotation needs two; each further signature would let an unauthenticated sender cause another HMAC of the body. */
const MOST_SIGNATURES = 8;
const HMAC_BYTES = 32;

/** Verifies a delivery with both schemes, as {@link verifyWebhook} describes. */
export async function verifyDelivery(
  rawBody: string | Uint8Array,
  headers: WebhookHeaders,
  secrets: readonly SigningSecret[],
  options: VerificationOptions,
): Promise<VerifiedDelivery> {
  const body = bytesOf(rawBody);
  const standard = readStandardHeaders(headers);
  const bodySignature = readBodySignature(headers);
  if (standard === undefined) {
    if (bodySignature === undefined || options.acceptBodySignatureAlone !== true) refuse('missing_signature');
    await demandBodySignature(bodySignature, secrets, body);
    return { event: readEvent(body), delivery: undefined };
  }
  const { id, timestamp, signatures } = standard;
  const { toleranceSeconds = DEFAULT_TOLERANCE_SECONDS, now = () => new Date() } = options;
  const age = now().getTime() / 1000 - Number(timestamp);
  if (!(Math.abs(age) <= toleranceSeconds)) refuse('timestamp_outside_tolerance');

  const content = standardContent(id, timestamp, body);
  const [newest, ...others] = signatures;
  const signer = await signerOf(newest, secrets, 'standard', content);
  if (signer !== undefined) {
    if (bodySignature !== undefined) await demandBodySignature(bodySignature, [signer], body);
  } else if (!(await isAnySigned(others, secrets, content))) {
    refuse('signature_mismatch');
  }
  return { event: readEvent(body), delivery: { id, timestamp: new Date(Number(timestamp) * 1000) } };
}

function refuse(reason: WebhookVerificationError['reason']): never {
  throw new WebhookVerificationError(reason);
}

interface StandardHeaders {
  readonly id: string;
  readonly timestamp: string;
  /** The first was made with the newest secret. */
  readonly signatures: readonly [Uint8Array<ArrayBuffer>, ...Uint8Array<ArrayBuffer>[]];
}

/** Reads the Standard Webhooks headers; undefined if the delivery has none of them. */
function readStandardHeaders(headers: WebhookHeaders): StandardHeaders | undefined {
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const list = headerOf(headers, 'webhook-signature');
  if (id === undefined && timestamp === undefined && list === undefined) return undefined;
  if (id === undefined || timestamp === undefined || list === undefined) refuse('missing_signature');
  // With a full stop, the end of an identifier could pass for a timestamp, and a timestamp for the start of a body.
  if (!/^[!-\-/-~]+$/.test(id) || !/^\d{1,12}$/.test(timestamp)) refuse('malformed_header');
  const [newest, ...others] = list
    .split(' ')
    .filter((one) => one.startsWith('v1,'))
    .map((one) => signatureOf(one.slice('v1,'.length)));
  if (newest === undefined) refuse('missing_signature');
  if (others.length >= MOST_SIGNATURES) refuse('malformed_header');
  return { id, timestamp, signatures: [newest, ...others] };
}

function readBodySignature(headers: WebhookHeaders): Uint8Array<ArrayBuffer> | undefined {
  const text = headerOf(headers, 'x-bu-signature');
  return text === undefined ? undefined : signatureOf(text);
}

function signatureOf(text: string): Uint8Array<ArrayBuffer> {
  const signature = decodeBase64(text);
  return signature?.length === HMAC_BYTES ? signature : refuse('malformed_header');
}

async function isAnySigned(
  signatures: readonly Uint8Array<ArrayBuffer>[],
  secrets: readonly SigningSecret[],
  content: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  for (const signature of signatures) {
    if ((await signerOf(signature, secrets, 'standard', content)) !== undefined) return true;
  }
  return false;
}

async function demandBodySignature(
  signature: Uint8Array<ArrayBuffer>,
  secrets: readonly SigningSecret[],
  body: Uint8Array<ArrayBuffer>,
): Promise<void> {
  if ((await signerOf(signature, secrets, 'body', body)) === undefined) refuse('signature_mismatch');
}

/** Finds the secret that made a signature, comparing in constant time. */
async function signerOf(
  signature: Uint8Array<ArrayBuffer>,
  secrets: readonly SigningSecret[],
  scheme: keyof SigningSecret,
  content: Uint8Array<ArrayBuffer>,
): Promise<SigningSecret | undefined> {
  for (const secret of secrets) {
    const key = await crypto.subtle.importKey('raw', secret[scheme], HMAC, false, ['verify']);
    if (await crypto.subtle.verify('HMAC', key, signature, content)) return secret;
  }
  return undefined;
}
