import { onNobodysAccount } from '../domain/acting-business.ts';
import type { Claim, IdempotencyStore } from '../domain/idempotency-store.ts';

/** Renewals within the duration of a lease, so that one or two may fail. */
const RENEWALS = 4;

/**
 * Renews the leases of all requests running in this process, one statement at a time, so that a request keeps its key
 * however long it takes, and the key of a process that died becomes free within seconds. A request that ends before its
 * first renewal costs no statement.
 */
export class HeldLeases {
  readonly #store: Pick<IdempotencyStore, 'renew'>;
  readonly #leaseMs: number;
  readonly #onFailure: (error: unknown) => void;
  /** When each was taken. */
  readonly #held = new Map<Claim, number>();
  #timer: NodeJS.Timeout | undefined;

  /** @param leaseMs how long a lease lasts without renewal. */
  constructor(store: Pick<IdempotencyStore, 'renew'>, leaseMs: number, onFailure: (error: unknown) => void) {
    this.#store = store;
    this.#leaseMs = leaseMs;
    this.#onFailure = onFailure;
  }

  /** Renews the lease of the claim until the returned function is called. */
  hold(claim: Claim): () => void {
    this.#held.set(claim, performance.now());
    this.#timer ??= this.#start();
    return () => this.#held.delete(claim);
  }

  #start(): NodeJS.Timeout {
    // One statement renews the leases of several businesses, so it counts against none of them.
    return setTimeout(() => void onNobodysAccount(() => this.#renew()), this.#everyMs).unref();
  }

  async #renew(): Promise<void> {
    const heldBefore = performance.now() - this.#everyMs;
    const claims = [...this.#held].filter(([, since]) => since <= heldBefore).map(([claim]) => claim);
    if (claims.length > 0) await this.#store.renew(claims, this.#leaseMs).catch(this.#onFailure);
    this.#timer = this.#held.size > 0 ? this.#start() : undefined;
  }

  get #everyMs(): number {
    return this.#leaseMs / RENEWALS;
  }
}
