import type { DeliveryFailure } from '@finops/contract/console/enumerations';
import type { ReceiverResponse } from './delivery.ts';

/** What is sent to a receiver. */
interface WebhookRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The receivers of webhooks, in the outside world. */
export interface Receivers {
  /**
   * Sends one request, follows no redirect, and waits for the answer at most 15 seconds.
   *
   * @throws the reason of `signal` when it is aborted first: whether the receiver got the request is then unknown.
   */
  post(request: WebhookRequest, signal: AbortSignal): Promise<ReceiverResponse | DeliveryFailure>;
  /** Lets connections go. */
  close(): Promise<void>;
}
