import type { EventCategory, WebhookEndpointStatus } from '@finops/contract/console/enumerations';
import type { EventKind } from '@finops/contract/enumerations';

/** A URL of a business that events are delivered to. Its secrets are not among the fields. */
export interface WebhookEndpoint {
  /** `WHE_…` */
  readonly id: string;
  readonly businessId: string;
  readonly url: string;
  /** What was selected, at least one. */
  readonly categories: readonly EventCategory[];
  /** What is delivered: the kinds that the categories had at the registration (G63). */
  readonly kinds: readonly EventKind[];
  readonly status: WebhookEndpointStatus;
  /** Why it is disabled; undefined while it is enabled. */
  readonly disabledReason: 'requested' | 'gone' | undefined;
  /** Until when deliveries wait because attempts keep failing. */
  readonly pausedUntil: Date | undefined;
  /** Until when deliveries are signed by the secret before the present one too. */
  readonly previousSecretExpiresAt: Date | undefined;
  /** The member who registered it. */
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The endpoint as it is at an instant: what has ended by then is not shown. */
export function endpointAt(endpoint: WebhookEndpoint, at: Date): WebhookEndpoint {
  const ifAhead = (end: Date | undefined) => (end !== undefined && end > at ? end : undefined);
  return {
    ...endpoint,
    pausedUntil: ifAhead(endpoint.pausedUntil),
    previousSecretExpiresAt: ifAhead(endpoint.previousSecretExpiresAt),
  };
}
