import type { EventCategory, WebhookEndpointStatus } from '@finops/contract/console/enumerations';
import type { EventKind } from '@finops/contract/enumerations';

/** A URL of a business to which events are delivered, without its secrets. */
export interface WebhookEndpoint {
  /** `WHE_…` */
  readonly id: string;
  readonly businessId: string;
  readonly url: string;
  /** The selected categories, at least one. */
  readonly categories: readonly EventCategory[];
  /** The delivered kinds: those of the categories at registration (G63). */
  readonly kinds: readonly EventKind[];
  readonly status: WebhookEndpointStatus;
  /** Why it is disabled; undefined while it is enabled. */
  readonly disabledReason: 'requested' | 'gone' | undefined;
  /** Until when deliveries are paused because attempts keep failing. */
  readonly pausedUntil: Date | undefined;
  /** Until when deliveries are also signed with the previous secret. */
  readonly previousSecretExpiresAt: Date | undefined;
  /** The member who registered it. */
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The endpoint as of an instant: omits what has ended by then. */
export function endpointAt(endpoint: WebhookEndpoint, at: Date): WebhookEndpoint {
  const ifAhead = (end: Date | undefined) => (end !== undefined && end > at ? end : undefined);
  return {
    ...endpoint,
    pausedUntil: ifAhead(endpoint.pausedUntil),
    previousSecretExpiresAt: ifAhead(endpoint.previousSecretExpiresAt),
  };
}
