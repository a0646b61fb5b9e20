import type { DeliveryFailure, WebhookDeliveryStatus } from '@finops/contract/console/enumerations';
import type { EventKind } from '@finops/contract/enumerations';
import type { Event } from '../ledger/event.ts';

/** The sending of one event to one webhook endpoint, with its retries. */
export interface Delivery {
  /** `DLV_…` */
  readonly id: string;
  readonly eventId: string;
  readonly kind: EventKind;
  readonly endpointId: string;
  /** The replay that created it; absent for the first delivery of an event. */
  readonly replayId: string | undefined;
  readonly url: string;
  readonly status: WebhookDeliveryStatus;
  readonly attemptCount: number;
  /** When the latest attempt began. */
  readonly lastAttemptAt: Date | undefined;
  /** When the next attempt is due; absent if there is none. */
  readonly nextAttemptAt: Date | undefined;
  /** HTTP status of the latest response. */
  readonly responseStatus: number | undefined;
  readonly createdAt: Date;
}

/** One attempt to send an event; its body is that of the event. */
export interface DeliveryAttempt {
  readonly startedAt: Date;
  readonly durationMs: number;
  /** As sent, by lower-case name. */
  readonly requestHeaders: Readonly<Record<string, string>>;
  /** The response of the receiver, or why there was none. */
  readonly result: ReceiverResponse | DeliveryFailure;
}

/** The response of a receiver, of any status. */
export interface ReceiverResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Whether the receiver sent more than is stored. */
  readonly isTruncated: boolean;
}

/** A delivery with its attempts, oldest first. */
export interface DeliveryDetails extends Delivery {
  /** The exact bytes that are sent. */
  readonly requestBody: string;
  readonly attempts: readonly DeliveryAttempt[];
}

/** The body of the webhook of an event: the same bytes in every attempt and every replay (G60). */
export function eventText({
  businessId,
  kind,
  body,
}: Pick<Event, 'kind' | 'body'> & { readonly businessId: string }): string {
  return `{"business_id":${JSON.stringify(businessId)},"event":${JSON.stringify(kind)},"data":${body}}`;
}
