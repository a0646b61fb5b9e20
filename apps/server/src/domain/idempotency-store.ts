import type { RecordChange } from './record.ts';

/**
 * Creates the record of the reply about a new resource. It is written together with the resource, so that either
 * both exist or neither (G14).
 */
export type KeepReply<Made> = (made: Made) => RecordChange;

/** A stored reply for repetitions of its request. */
export interface KeptReply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The customer that it mentions; the reply is deleted when the customer is erased. */
  readonly customerId?: string | undefined;
}

/** A claim of one request on its idempotency key. */
export interface Claim {
  readonly businessId: string;
  /** Hash of credential, profile, operation and key. */
  readonly scopeHash: Uint8Array;
  /** Hash of the content of the request. */
  readonly requestHash: Uint8Array;
  /** A secret of this request. */
  readonly owner: string;
  readonly now: Date;
  readonly expiresAt: Date;
  /** How long it holds the key unless it renews its lease, in milliseconds of the database's clock. */
  readonly leaseMs: number;
  /** The customer whose profile the request is for. */
  readonly customerId?: string | undefined;
  /** The stored key of that customer, once the claim is granted. */
  readonly customerKey?: Uint8Array | undefined;
}

/** The state of a claim: granted, or the key belongs to another request. */
export type Standing =
  | { readonly state: 'mine'; readonly customerKey?: Uint8Array | undefined }
  | {
      readonly state: 'running';
      readonly sameRequest: boolean;
      /** Milliseconds until the key is free, unless its request renews the lease. */
      readonly leaseLeftMs: number;
    }
  | { readonly state: 'done'; readonly sameRequest: boolean; readonly reply: KeptReply }
  /** The work is done, and the customer in the reply has been erased. */
  | { readonly state: 'erased'; readonly sameRequest: boolean };

/** Stores requests with an idempotency key. */
export interface IdempotencyStore {
  /**
   * Claims the key if it is free or expired, or if the lease of its holder has ended; otherwise returns the state
   * of the holder.
   */
  claim(claim: Claim): Promise<Standing>;
  /** Renews the leases of the claims that still hold their keys. */
  renew(claims: readonly Claim[], leaseMs: number): Promise<void>;
  /** The record that stores the reply, to write in the commit of the work. */
  record(claim: Claim, reply: KeptReply): RecordChange;
  /**
   * Stores the reply by itself.
   *
   * @throws RequestTakenOver when this request no longer holds the key.
   */
  complete(claim: Claim, reply: KeptReply): Promise<void>;
  /** Releases the key, unless the request is done or another one holds the key. */
  release(claim: Claim): Promise<void>;
  deleteExpired(now: Date): Promise<void>;
}
