import type { EventKind } from '@finops/contract';
import type { DeliveryFailure } from '@finops/contract/console';
import type { ReceiverResponse } from './delivery.ts';
import type { Circuit } from './retries.ts';

/** An endpoint with deliveries that are due, as one worker has it for a while: nobody else sends to it meanwhile. */
export interface Lane {
  /** Of the claim: whoever claims the endpoint later has another one. */
  readonly lease: string;
  readonly businessId: string;
  readonly endpointId: string;
  readonly url: string;
  readonly circuit: Circuit;
  readonly sealedSecrets: SealedSecrets;
  /** What the clock of the business is ahead of the machine's, in milliseconds. */
  readonly aheadMs: number;
}

/** The secrets of an endpoint, sealed. */
export interface SealedSecrets {
  readonly current: Uint8Array;
  /** The one before, and until when it signs too, by the clock of the business. */
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
  /** The key, as it is stored, of the customer whom the event tells of; absent when it tells of none that is left. */
  readonly customerKey?: Uint8Array | undefined;
  readonly attempts: number;
  /** When the event was recorded, to the microsecond. */
  readonly recordedAt: string;
}

/** One attempt that is over. */
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
  /** When the delivery is attempted again; present when it is retrying. */
  readonly nextAt: Date | undefined;
}

/** What the sender works off, any number of processes at once. */
export interface DeliveryQueue {
  /** Businesses with events that have no deliveries yet. */
  businessesWaiting(most: number): Promise<readonly string[]>;
  /** Makes deliveries of the oldest such events; returns of how many, and 0 when another process is at it. */
  dispatch(businessId: string, most: number, now: Date): Promise<number>;
  /** Takes lanes with deliveries that are due and that nobody has, for {@link LEASE_MS}. */
  claimLanes(lease: string, most: number, now: Date): Promise<readonly Lane[]>;
  /** Keeps lanes for another {@link LEASE_MS}; returns those that are still the worker's, as their endpoints are now. */
  renew(lanes: readonly Lane[]): Promise<readonly Lane[]>;
  /** The next deliveries that are due, in their order; without those of the given identifiers. */
  due(lane: Lane, most: number, now: Date, without: readonly string[]): Promise<readonly DueDelivery[]>;
  /** Writes down attempts and what has become of their deliveries and of the lane. A delivery that was cancelled meanwhile stays so. */
  settle(lane: Lane, attempts: readonly FinishedAttempt[], circuit: Circuit): Promise<void>;
  /** Lets a lane go, until its next delivery is due. */
  release(lane: Lane): Promise<void>;
  /** Cancels a part of the deliveries whose endpoint was disabled or deleted; returns whether others are left. */
  cancelMore(): Promise<boolean>;
}

/** How long a worker has a lane without a word of it: that of one that was killed goes on after this time. */
export const LEASE_MS = 5000;
