import { tell } from '../tell.ts';
import { readSecrets } from './signing-secret.ts';
import type { VerificationOptions } from './verification-options.ts';
import { type VerifiedDelivery, verifyDelivery } from './verify-delivery.ts';
import type { WebhookDelivery } from './webhook-delivery.ts';
import type { ReceivedEvent } from './webhook-event.ts';
import type { WebhookHeaders } from './webhook-headers.ts';
import { WebhookVerificationError } from './webhook-verification-error.ts';

interface HandlerBase extends Omit<VerificationOptions, 'acceptBodySignatureAlone'> {
  /** The secret of the endpoint, or several during a rotation. */
  readonly secret: string | readonly string[];
  /** Maximum size of the body in bytes; larger deliveries are refused with 413. 1 MiB by default. */
  readonly maxBytes?: number;
  /**
   * Called with the reason why a delivery was not answered with 204. Its own errors are ignored. The error never
   * contains the secret or the body.
   */
  readonly onError?: (error: unknown) => unknown;
}

/** Options of a webhook handler. */
export type WebhookHandlerOptions =
  | (HandlerBase & {
      readonly acceptBodySignatureAlone?: false;
      /**
       * Processes an event. The delivery is answered once this resolves. If it fails, the response is 500 and the
       * delivery is retried later.
       */
      readonly onEvent: (event: ReceivedEvent, delivery: WebhookDelivery) => unknown;
    })
  | (HandlerBase & {
      /** See {@link VerificationOptions.acceptBodySignatureAlone}. */
      readonly acceptBodySignatureAlone: true;
      /** As above; without `delivery` if only the body was signed. */
      readonly onEvent: (event: ReceivedEvent, delivery: WebhookDelivery | undefined) => unknown;
    });

/** The response to a delivery: the text is shown in the console's list of attempts; 204 has none. */
export interface WebhookAnswer {
  readonly status: 204 | 400 | 413 | 500;
  readonly text?: string;
}

/** Reads the raw body, at most `maxBytes` bytes. */
type ReadRawBody = (maxBytes: number) => Promise<string | Uint8Array>;

const DEFAULT_MAX_BYTES = 1_048_576;

/**
 * Creates the function that answers deliveries: 204 if the event was processed, 400 if the delivery cannot be trusted,
 * 413 if its body is too large, and 500 if processing failed, so that it is retried.
 *
 * @throws TypeError for a malformed secret.
 */
export function webhookHandler(
  options: WebhookHandlerOptions,
): (headers: WebhookHeaders, readRawBody: ReadRawBody) => Promise<WebhookAnswer> {
  const { secret, maxBytes = DEFAULT_MAX_BYTES, onError } = options;
  const secrets = readSecrets(secret);

  return async (headers, readRawBody) => {
    let verified: VerifiedDelivery;
    try {
      verified = await verifyDelivery(await readRawBody(maxBytes), headers, secrets, options);
    } catch (error) {
      tell(onError, error);
      return refusal(error);
    }
    try {
      const { event, delivery } = verified;
      if (options.acceptBodySignatureAlone) await options.onEvent(event, delivery);
      else if (delivery !== undefined) await options.onEvent(event, delivery);
    } catch (error) {
      tell(onError, error);
      return { status: 500, text: 'The event could not be processed.' };
    }
    return { status: 204 };
  };
}

function refusal(error: unknown): WebhookAnswer {
  if (error instanceof ParsedBodyError) return { status: 500, text: error.message };
  if (!(error instanceof WebhookVerificationError))
    return { status: 500, text: 'The body could not be read.' };
  return { status: error.reason === 'body_too_large' ? 413 : 400, text: error.message };
}

/** The body was read before the handler could read it: a defect of the receiver that fails every delivery. */
export class ParsedBodyError extends Error {
  override readonly name = 'ParsedBodyError';
}

/**
 * Reads a whole body.
 *
 * @throws WebhookVerificationError with the reason `body_too_large`, leaving the rest unread.
 */
export async function readBytes(
  next: () => Promise<{ readonly done?: boolean | undefined; readonly value?: Uint8Array | undefined }>,
  maxBytes: number,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let read = await next(); !read.done; read = await next()) {
    if (read.value === undefined) continue;
    size += read.value.length;
    if (size > maxBytes) throw new WebhookVerificationError('body_too_large');
    chunks.push(read.value);
  }
  const all = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    all.set(chunk, offset);
    offset += chunk.length;
  }
  return all;
}
