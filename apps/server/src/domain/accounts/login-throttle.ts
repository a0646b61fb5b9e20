import { TooManyAttempts } from './account-errors.ts';
import type { AccountParts } from './account-parts.ts';
import { digestOf } from './api-key-credential.ts';
import type { Pauses } from './throttle-store.ts';
import { emailKey } from './user.ts';

/** Attempts from one network within a rolling minute, whomever they are at; many people may share one. */
const FROM_ONE_NETWORK = 20;
/** At one e-mail address from one network. */
const PAIR: Pauses = { free: 5, firstMs: 15_000, longestMs: 900_000 };
/** At one e-mail address from all networks where its user is not known. */
const EVERYWHERE: Pauses = { free: 20, firstMs: 1000, longestMs: 60_000 };
/** Mails with password resets to one e-mail address. */
const RESET_MAILS: Pauses = { free: 3, firstMs: 300_000, longestMs: 3_600_000 };

/** Slows attempts at passwords and tokens, so that none can be guessed and nobody is locked out by a stranger (G129). */
export class LoginThrottle {
  readonly #parts: Pick<AccountParts, 'store' | 'rateWindows' | 'clock'>;

  constructor(parts: Pick<AccountParts, 'store' | 'rateWindows' | 'clock'>) {
    this.#parts = parts;
  }

  /**
   * Counts an attempt by where it comes from.
   *
   * @param network the caller's address, of IPv6 its /64.
   * @throws TooManyAttempts when so many came from there.
   */
  async from(network: string): Promise<void> {
    const { rateWindows, clock } = this.#parts;
    const verdict = await rateWindows.hit(`attempts:address:${network}`, FROM_ONE_NETWORK, clock.now());
    if (!verdict.allowed) throw new TooManyAttempts(verdict.resetSeconds);
  }

  /**
   * Counts an attempt at the password of an e-mail address, before it is checked.
   *
   * @throws TooManyAttempts while the next one has to wait.
   */
  async at(email: string, network: string): Promise<void> {
    await this.#demand([
      { key: pairKey(email, network), pauses: PAIR },
      { key: emailWideKey(email), pauses: EVERYWHERE },
    ]);
  }

  /** Forgets the attempts at an e-mail address from this network and from everywhere: a password was right. */
  async forget(email: string, network: string): Promise<void> {
    await this.#parts.store.throttle.clear([pairKey(email, network), emailWideKey(email)]);
  }

  /**
   * Counts an attempt of someone who is signed in at the own password.
   *
   * @throws TooManyAttempts while the next one has to wait.
   */
  async atOwn(userId: string, network: string): Promise<void> {
    await this.#demand([{ key: keyOf('own password', userId, network), pauses: PAIR }]);
  }

  /** Whether a further mail with a password reset may go to an e-mail address; counts it. */
  async admitsResetMail(email: string): Promise<boolean> {
    const { store, clock } = this.#parts;
    const counted = { key: keyOf('reset mail', emailKey(email)), pauses: RESET_MAILS };
    return (await store.throttle.take([counted], clock.now())) === undefined;
  }

  async #demand(counted: Parameters<AccountParts['store']['throttle']['take']>[0]): Promise<void> {
    const { store, clock } = this.#parts;
    const now = clock.now();
    const freeAt = await store.throttle.take(counted, now);
    if (freeAt === undefined) return;
    throw new TooManyAttempts(Math.max(1, Math.ceil((freeAt.getTime() - now.getTime()) / 1000)));
  }
}

function pairKey(email: string, network: string): Uint8Array {
  return keyOf('pair', emailKey(email), network);
}

function emailWideKey(email: string): Uint8Array {
  return keyOf('everywhere', emailKey(email));
}

/** Keeps addresses of people out of the store of the counters. */
function keyOf(...parts: readonly string[]): Uint8Array {
  return digestOf(JSON.stringify(parts));
}
