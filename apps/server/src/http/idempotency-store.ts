import type { Reply } from '@finops/contract-express';

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
  /** Requests that began earlier and are not done belong to processes that died. */
  readonly abandonedBefore: Date;
  readonly expiresAt: Date;
}

/** How a claim stands: it is granted, or another request has the key. */
export type Standing =
  | { readonly state: 'mine' }
  | { readonly state: 'running'; readonly sameRequest: boolean }
  | { readonly state: 'done'; readonly sameRequest: boolean; readonly reply: Reply };

/** Where the pipeline remembers requests with an idempotency key. */
export interface IdempotencyStore {
  /** Takes the key when it is free, expired or abandoned; otherwise says who has it. */
  claim(claim: Claim): Promise<Standing>;
  /**
   * Keeps the reply, within the given transaction if there is one.
   *
   * @returns false when the key is no longer this request's.
   */
  complete(claim: Claim, reply: Reply, transaction?: object): Promise<boolean>;
  /** Gives the key up, unless it is done or another request has it. */
  release(claim: Claim): Promise<void>;
  /** Deletes what has expired. */
  deleteExpired(now: Date): Promise<void>;
}
