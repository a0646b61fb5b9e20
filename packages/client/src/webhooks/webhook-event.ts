import type { WebhookEvent } from '../generated/models.ts';
import { WebhookVerificationError } from './webhook-verification-error.ts';

/** A separate type instead of `string`: otherwise comparing `event` with a kind would not narrow `data`. */
declare enum LaterKind {
  any = 'any kind that was added later',
}

/** An event of a kind added after this version of the client. */
export interface UnknownWebhookEvent {
  readonly business_id: string;
  /** A string other than the known kinds. To compare it, assign it to a `string`. */
  readonly event: LaterKind;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The body of a delivery; `event` determines the type of `data`. */
export type ReceivedEvent = WebhookEvent | UnknownWebhookEvent;

/**
 * Parses the body of a delivery whose signature is valid. Only the envelope is checked; kinds and fields added later
 * are passed through.
 *
 * @throws WebhookVerificationError with the reason `body_not_an_event`.
 */
export function readEvent(body: Uint8Array): ReceivedEvent {
  const value = parse(body);
  if (!isEnvelope(value)) throw new WebhookVerificationError('body_not_an_event');
  return value;
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body));
  } catch {
    // The message of a syntax error would contain part of the body.
    return undefined;
  }
}

function isEnvelope(value: unknown): value is ReceivedEvent {
  const { business_id: business, event, data }: Readonly<Record<string, unknown>> = Object(value);
  return (
    typeof business === 'string' &&
    typeof event === 'string' &&
    typeof data === 'object' &&
    data !== null &&
    !Array.isArray(data)
  );
}
