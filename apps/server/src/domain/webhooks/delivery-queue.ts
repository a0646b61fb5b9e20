import type { DeliveryFailure } from '@finops/contract/console/enumerations';
import type { EventKind } from '@finops/contract/enumerations';
import type { ReceiverResponse } from './delivery.ts';
import type { Circuit } from './retries.ts';

/** An endpoint with due deliveries, leased to one worker; no other worker sends to it meanwhile. */
export interface Lane {
  /** Id of the claim; a later claim of the endpoint has another one. */
  readonly lease: string;
  readonly businessId: string;
  readonly endpointId: string;
  readonly url: string;
  readonly circuit: Circuit;
  readonly sealedSecrets: SealedSecrets;
  /** By how much the clock of the business is ahead of the machine's, in milliseconds. */
  readonly aheadMs: number;
}

/** The encrypted secrets of an endpoint. */
export interface SealedSecrets {
  readonly current: Uint8Array;
  /** The previous secret, and until when it also signs, by the clock of the business. */
  readonly previous: { readonly secret: Uint8Array; readonly expiresAt: Date } | undefined;
}

/** A delivery whose next attempt is due. */
export interface DueDelivery {
  readonly id: string;
  readonly eventId: string;
  readonly kind: EventKind;
  readonly resourceId: string;
  /** The `data` of the event, as JSON text. */
  readonly body: string;
  /** The stored key of the customer whom the event is about; absent if it is about none, or an erased one. */
  readonly customerKey?: Uint8Array | undefined;
  readonly attempts: number;
  /** When the event was recorded, to the microsecond. */
  readonly recordedAt: string;
}

/** A finished attempt. */
export interface FinishedAttempt {
  readonly delivery: DueDelivery;
  /** 1 for the first. */
  readonly number: number;
  /** By the clock of the business. */
  readonly startedAt: Date;
  readonly durationMs: number;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly result: ReceiverResponse | DeliveryFailure;
  readonly status: 'succeeded' | 'retrying' | 'exhausted';
  /** When the next attempt is due; present if the delivery is retrying. */
  readonly nextAt: Date | undefined;
}

/** The queue of the sender; several processes can work on it. */
export interface DeliveryQueue {
  /** Businesses with events that have no deliveries yet. */
  businessesWaiting(most: number): Promise<readonly string[]>;
  /**
   * Creates deliveries for the oldest such events; returns the number of events, and 0 if another process is doing
   * so.
   */
  dispatch(businessId: string, most: number, now: Date): Promise<number>;
  /** Claims unclaimed lanes with due deliveries for {@link LEASE_MS}. */
  claimLanes(lease: string, most: number, now: Date): Promise<readonly Lane[]>;
  /**
   * Renews lanes for another {@link LEASE_MS}; returns those that the worker still holds, with the current state of
   * their endpoints.
   */
  renew(lanes: readonly Lane[]): Promise<readonly Lane[]>;
  /** The next due deliveries in order, without the given ids. */
  due(lane: Lane, most: number, now: Date, without: readonly string[]): Promise<readonly DueDelivery[]>;
  /**
   * Stores attempts and the resulting state of their deliveries and of the lane. Deliveries that were cancelled
   * meanwhile stay cancelled.
   */
  settle(lane: Lane, attempts: readonly FinishedAttempt[], circuit: Circuit): Promise<void>;
  /** Releases a lane until its next delivery is due. */
  release(lane: Lane): Promise<void>;
  /** Cancels a batch of deliveries whose endpoint was disabled or deleted; returns whether there are more. */
  cancelMore(): Promise<boolean>;
}

/**
 * How long a worker holds a lane without renewal; after this time the lane of a killed worker continues elsewhere.
 */
export const LEASE_MS = 5000;
