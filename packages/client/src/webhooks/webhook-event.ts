import type { WebhookEvent } from '../generated/models.ts';
import { WebhookVerificationError } from './webhook-verification-error.ts';

/** A type of its own, and not `string`: otherwise comparing `event` with a kind would not narrow `data`. */
declare enum LaterKind {
  any = 'any kind that was added later',
}

/** An event of a kind that this version of the client does not know: the service added it later. */
export interface UnknownWebhookEvent {
  readonly business_id: string;
  /** A text that is none of the known kinds. To compare it, assign it to a `string`. */
  readonly event: LaterKind;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The body of a delivery; `event` tells what `data` is. */
export type ReceivedEvent = WebhookEvent | UnknownWebhookEvent;

/**
 * Reads the body of a delivery whose signature is valid. Only the envelope is checked: a kind, or a field, that was added later is
 * passed on.
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
    // The message of a syntax error would repeat a part of the body.
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
