import type { RateVerdict } from '../domain/rate-windows.ts';

const MOST_REMEMBERED = 10_000;

/**
 * Addresses that presented too many wrong credentials: until their window frees, a credential from there is
 * refused before anything is looked up. Credentials that were right before are still looked up, so that one bad
 * neighbour does not shut out the others behind the same address.
 */
export class FailedAttempts {
  /** Address to the millisecond until which it is blocked. */
  readonly #blocked = new Map<string, number>();
  readonly #trusted = new Set<string>();

  /** Whole seconds, at least 1, for which this credential is not looked up; undefined when it is. */
  blockedSeconds(address: string, fingerprint: string, now: Date): number | undefined {
    const until = this.#blocked.get(address);
    if (until === undefined || this.#trusted.has(fingerprint)) return undefined;
    if (until <= now.getTime()) {
      this.#blocked.delete(address);
      return undefined;
    }
    return Math.ceil((until - now.getTime()) / 1000);
  }

  succeeded(fingerprint: string): void {
    if (this.#trusted.has(fingerprint)) return;
    this.#trusted.add(fingerprint);
    forgetOldest(this.#trusted);
  }

  failed(
    address: string,
    fingerprint: string,
    { allowed, remaining, resetSeconds }: RateVerdict,
    now: Date,
  ): void {
    this.#trusted.delete(fingerprint);
    if (allowed && remaining > 0) return;
    this.#blocked.delete(address);
    this.#blocked.set(address, now.getTime() + resetSeconds * 1000);
    forgetOldest(this.#blocked);
  }
}

function forgetOldest(kept: Set<string> | Map<string, number>): void {
  if (kept.size <= MOST_REMEMBERED) return;
  for (const oldest of kept.keys()) {
    kept.delete(oldest);
    return;
  }
}
