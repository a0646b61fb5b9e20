import type { AccountDependencies } from '../account-dependencies.ts';
import { TooManyAttempts } from '../account-errors.ts';
import { type Counted, type Pauses, secondsUntil, throttleKey } from './throttle-store.ts';
import { emailKey } from './user.ts';

/** Attempts from one network within a rolling minute, at any accounts; many people may share a network. */
const FROM_ONE_NETWORK = 20;
/** At one e-mail address from one network. */
const PAIR: Pauses = { free: 5, firstMs: 15_000, longestMs: 900_000 };
/** At one e-mail address from all networks that are not known for its user. */
const EVERYWHERE: Pauses = { free: 20, firstMs: 1000, longestMs: 60_000 };

/**
 * Slows down attempts at passwords and tokens, so that they cannot be guessed and strangers cannot lock anyone out
 * (G129).
 */
export class LoginThrottle {
  readonly #dependencies: Pick<AccountDependencies, 'store' | 'rateWindows' | 'clock'>;

  constructor(dependencies: Pick<AccountDependencies, 'store' | 'rateWindows' | 'clock'>) {
    this.#dependencies = dependencies;
  }

  /**
   * Counts an attempt by its network.
   *
   * @param network IP address of the caller, for IPv6 its /64.
   * @throws TooManyAttempts when too many came from it.
   */
  async from(network: string): Promise<void> {
    const { rateWindows, clock } = this.#dependencies;
    const verdict = await rateWindows.hit(`attempts:address:${network}`, FROM_ONE_NETWORK, clock.now());
    if (!verdict.allowed) throw new TooManyAttempts(verdict.resetSeconds);
  }

  /**
   * Counts an attempt at a password by network and by e-mail address, before any response.
   *
   * @throws TooManyAttempts while the next one has to wait, for known and unknown e-mail addresses alike.
   */
  async at(email: string, network: string): Promise<void> {
    await this.from(network);
    await this.#demand([
      { key: pairKey(email, network), pauses: PAIR },
      { key: emailWideKey(email), pauses: EVERYWHERE },
    ]);
  }

  /** Resets the counters of an e-mail address, from this network and overall, after a correct password. */
  async forget(email: string, network: string): Promise<void> {
    await this.#dependencies.store.throttle.clear([pairKey(email, network), emailWideKey(email)]);
  }

  /**
   * Counts an attempt of a signed-in user at their own password.
   *
   * @throws TooManyAttempts while the next one has to wait.
   */
  async atOwn(userId: string, network: string): Promise<void> {
    await this.#demand([{ key: throttleKey('own password', userId, network), pauses: PAIR }]);
  }

  async #demand(counted: readonly Counted[]): Promise<void> {
    const { store, clock } = this.#dependencies;
    const now = clock.now();
    const freeAt = await store.throttle.take(counted, now);
    if (freeAt !== undefined) throw new TooManyAttempts(secondsUntil(freeAt, now));
  }
}

function pairKey(email: string, network: string): Uint8Array {
  return throttleKey('pair', emailKey(email), network);
}

function emailWideKey(email: string): Uint8Array {
  return throttleKey('everywhere', emailKey(email));
}
