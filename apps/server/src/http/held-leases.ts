import { onNobodysAccount } from '../domain/acting-business.ts';
import type { Claim, IdempotencyStore } from '../domain/idempotency-store.ts';

/** How often a lease is renewed in its time, so that one or two renewals may fail. */
const RENEWALS = 4;

/**
 * Renews the leases of all requests that run in this process, in one statement at a time, so that a request of any length
 * keeps its key and that of a process that died is free within seconds. One that ends before its first renewal costs nothing.
 */
export class HeldLeases {
  readonly #store: Pick<IdempotencyStore, 'renew'>;
  readonly #leaseMs: number;
  readonly #onFailure: (error: unknown) => void;
  /** Since when each is held. */
  readonly #held = new Map<Claim, number>();
  #timer: NodeJS.Timeout | undefined;

  /** @param leaseMs how long a lease lasts that is not renewed. */
  constructor(store: Pick<IdempotencyStore, 'renew'>, leaseMs: number, onFailure: (error: unknown) => void) {
    this.#store = store;
    this.#leaseMs = leaseMs;
    this.#onFailure = onFailure;
  }

  /** Renews the lease of the claim until what is returned is called. */
  hold(claim: Claim): () => void {
    this.#held.set(claim, performance.now());
    this.#timer ??= this.#start();
    return () => this.#held.delete(claim);
  }

  #start(): NodeJS.Timeout {
    // Leases of several businesses are renewed together, whoever began.
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
