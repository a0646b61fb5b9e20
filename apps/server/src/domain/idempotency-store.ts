import type { RecordChange } from './record.ts';

/**
 * Makes the record of the reply about what was made. Who makes it writes the record with it, so that both are there or
 * neither is (G14).
 */
export type KeepReply<Made> = (made: Made) => RecordChange;

/** A reply as it is kept for repetitions of its request. */
export interface KeptReply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The customer whom it tells of: nothing of it is kept once the customer is erased. */
  readonly customerId?: string | undefined;
}

/** The wish of one request to be the one that runs under its idempotency key. */
export interface Claim {
  readonly businessId: string;
  /** Of credential, profile, operation and key. */
  readonly scopeHash: Uint8Array;
  /** Of what the request asks for. */
  readonly requestHash: Uint8Array;
  /** Known to this request alone. */
  readonly owner: string;
  readonly now: Date;
  readonly expiresAt: Date;
  /** For how long it holds the key unless it renews its lease, in milliseconds of the database's clock. */
  readonly leaseMs: number;
  /** The customer for whose profile the request is. */
  readonly customerId?: string | undefined;
  /** The key of that customer as it is stored, once the claim is granted. */
  readonly customerKey?: Uint8Array | undefined;
}

/** How a claim stands: it is granted, or another request has the key. */
export type Standing =
  | { readonly state: 'mine'; readonly customerKey?: Uint8Array | undefined }
  | {
      readonly state: 'running';
      readonly sameRequest: boolean;
      /** Milliseconds until the key is free, unless the request that has it renews its lease. */
      readonly leaseLeftMs: number;
    }
  | { readonly state: 'done'; readonly sameRequest: boolean; readonly reply: KeptReply }
  /** The work is done, and the customer is erased whom the reply told of. */
  | { readonly state: 'erased'; readonly sameRequest: boolean };

/** Where the pipeline remembers requests with an idempotency key. */
export interface IdempotencyStore {
  /** Takes the key when it is free or expired, or the lease of whoever has it has ended; otherwise says who has it. */
  claim(claim: Claim): Promise<Standing>;
  /** Renews the leases of those claims that still have their keys. */
  renew(claims: readonly Claim[], leaseMs: number): Promise<void>;
  /** The record that keeps the reply, to be written by who does the work. */
  record(claim: Claim, reply: KeptReply): RecordChange;
  /**
   * Keeps the reply by itself.
   *
   * @throws RequestTakenOver when the key is no longer this request's.
   */
  complete(claim: Claim, reply: KeptReply): Promise<void>;
  /** Gives the key up, unless it is done or another request has it. */
  release(claim: Claim): Promise<void>;
  /** Deletes what has expired. */
  deleteExpired(now: Date): Promise<void>;
}
