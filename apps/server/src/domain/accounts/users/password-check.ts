import { type AccountParts, note } from '../account-parts.ts';
import type { Act } from '../audit-entry.ts';
import { knownAddress } from './known-address.ts';
import type { LoginThrottle } from './login-throttle.ts';
import { isPassword, nobodysHash } from './password.ts';
import { emailKey, NOBODY, type UserRecord } from './user.ts';

/** Entries in the audit log about refused passwords, within a rolling minute: of one network, and in all. */
const NOTED_OF_ONE_NETWORK = 5;
const NOTED_IN_ALL = 60;

/** Where and in which request somebody proves something. */
export interface Origin {
  /** The caller's address, of IPv6 its /64. */
  readonly network: string;
  readonly requestId: string;
}

/** Finds out whether a password is that of an e-mail address, at a pace that no guesser likes (G92, G129). */
export class PasswordCheck {
  readonly #parts: AccountParts;
  readonly #throttle: LoginThrottle;

  constructor(parts: AccountParts, throttle: LoginThrottle) {
    this.#parts = parts;
    this.#throttle = throttle;
  }

  /**
   * The user whose password it is, or undefined. A right one is refused nowhere where the user has signed in before. Every other attempt
   * is answered alike, after the same work, whether or not the e-mail address has a user, and whether or not that one is known there.
   *
   * @throws TooManyAttempts over the limits of attempts.
   */
  async userOf(
    { email, password }: { readonly email: string; readonly password: string },
    origin: Origin,
  ): Promise<UserRecord | undefined> {
    const { store, clock } = this.#parts;
    const { network } = origin;
    const entry = await store.directory.emails.find(emailKey(email));
    const user = await store.users.find(entry?.userId ?? NOBODY);
    const now = clock.now();
    const isKnown = await store.knownAddresses.has(knownAddress(user?.id ?? NOBODY, network, now), now);
    // One that will be refused is hashed too: otherwise the time that it takes would tell where a user is known.
    const isRight = await isPassword(password, user?.passwordHash ?? nobodysHash, network);
    if (!isRight || !isKnown) await this.#throttle.at(email, network);
    if (isRight && user !== undefined) {
      await this.#throttle.forget(email, network);
      return user;
    }
    await this.#noteRefusal(user?.id ?? NOBODY, emailKey(email), origin);
    return undefined;
  }

  async #noteRefusal(target: string, email: string, { network, requestId }: Origin): Promise<void> {
    const { store, clock, rateWindows } = this.#parts;
    const now = clock.now();
    const ofNetwork = await rateWindows.hit(`refusals:address:${network}`, NOTED_OF_ONE_NETWORK, now);
    if (!ofNetwork.allowed) return;
    if (!(await rateWindows.hit('refusals', NOTED_IN_ALL, now)).allowed) return;
    const act: Act = { actor: { kind: 'system', id: 'SYS_console' }, requestId };
    await store.changePlatform((records) =>
      note(this.#parts, records, act, {
        action: 'user.password_refused',
        target,
        facts: { email, address: network },
      }),
    );
  }
}
