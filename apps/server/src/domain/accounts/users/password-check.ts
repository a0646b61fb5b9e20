import { type AccountDependencies, note } from '../account-dependencies.ts';
import type { Act } from '../audit-entry.ts';
import { knownAddress } from './known-address.ts';
import type { LoginThrottle } from './login-throttle.ts';
import { isPassword, nobodysHash } from './password.ts';
import { emailKey, NOBODY, type UserRecord } from './user.ts';

/** Audit log entries about refused passwords per rolling minute: of one network, and in total. */
const NOTED_OF_ONE_NETWORK = 5;
const NOTED_IN_ALL = 60;

/** Network and request of an authentication. */
export interface Origin {
  /** The caller's address, of IPv6 its /64. */
  readonly network: string;
  readonly requestId: string;
}

/** Checks passwords of e-mail addresses at a throttled pace (G92, G129). */
export class PasswordCheck {
  readonly #dependencies: AccountDependencies;
  readonly #throttle: LoginThrottle;

  constructor(dependencies: AccountDependencies, throttle: LoginThrottle) {
    this.#dependencies = dependencies;
    this.#throttle = throttle;
  }

  /**
   * The user with this e-mail address and password, or undefined. From a network where the user has signed in
   * before, a correct password is never refused. Every other attempt gets the same response after the same work,
   * whether or not the e-mail address has a user, and whether or not the network is known for it.
   *
   * @throws TooManyAttempts over the limits of attempts.
   */
  async userOf(
    { email, password }: { readonly email: string; readonly password: string },
    origin: Origin,
  ): Promise<UserRecord | undefined> {
    const { store, clock } = this.#dependencies;
    const { network } = origin;
    const entry = await store.directory.emails.find(emailKey(email));
    const user = await store.users.find(entry?.userId ?? NOBODY);
    const now = clock.now();
    const isKnown = await store.knownAddresses.has(knownAddress(user?.id ?? NOBODY, network, now), now);
    // Also hashes a password that will be refused: otherwise the timing would reveal where a user is known.
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
    const { store, clock, rateWindows } = this.#dependencies;
    const now = clock.now();
    const ofNetwork = await rateWindows.hit(`refusals:address:${network}`, NOTED_OF_ONE_NETWORK, now);
    if (!ofNetwork.allowed) return;
    if (!(await rateWindows.hit('refusals', NOTED_IN_ALL, now)).allowed) return;
    const act: Act = { actor: { kind: 'system', id: 'SYS_console' }, requestId };
    await store.changePlatform((records) =>
      note(this.#dependencies, records, act, {
        action: 'user.password_refused',
        target,
        facts: { email, address: network },
      }),
    );
  }
}
