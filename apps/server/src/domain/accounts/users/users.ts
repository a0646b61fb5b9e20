import { FieldError } from '../../domain-error.ts';
import { demandPlainNames } from '../../plain-name.ts';
import { type AccountDependencies, note } from '../account-dependencies.ts';
import { SessionRequired } from '../account-errors.ts';
import type { Act } from '../audit-entry.ts';
import { changePlace, type PlaceRecords } from '../change.ts';
import { demandSessionGrant } from '../demand-session-grant.ts';
import type { LoginThrottle } from './login-throttle.ts';
import { hashPassword, isPassword } from './password.ts';
import { replacePassword } from './replace-password.ts';
import type { SignedIn } from './sessions.ts';
import type { User, UserRecord } from './user.ts';

/** The new password and the current one, which authorizes the change. */
interface PasswordChange {
  readonly current: string;
  readonly next: string;
}

/** Changes that users make to their own record. */
export class Users {
  readonly #dependencies: AccountDependencies;
  readonly #throttle: LoginThrottle;

  constructor(dependencies: AccountDependencies, throttle: LoginThrottle) {
    this.#dependencies = dependencies;
    this.#throttle = throttle;
  }

  /**
   * Changes the given fields and leaves the others.
   *
   * @throws FieldError for a misleading name.
   */
  async update(act: Act, { user, business }: SignedIn, change: { readonly name?: string }): Promise<User> {
    const { name } = change;
    if (name === undefined || name === user.name) return user;
    demandPlainNames({ name });
    await changePlace(this.#dependencies.store, business?.id, async (records) => {
      await heldUser(records, act, user);
      await records.users.update(user.id, { name });
      await note(this.#dependencies, records, act, {
        action: 'user.updated',
        target: user.id,
        facts: { from: user.name, to: name },
      });
    });
    return { ...user, name };
  }

  /**
   * Sets a new password; all other sessions of the user have ended when this returns.
   *
   * @param network IP address of the caller (for IPv6 its /64), by which attempts are counted.
   * @throws TooManyAttempts over the limits of attempts.
   * @throws FieldError when `current` is not the current password.
   */
  async changePassword(
    act: Act,
    session: SignedIn,
    { current, next }: PasswordChange,
    network: string,
  ): Promise<void> {
    const { store, randomness } = this.#dependencies;
    const { user, business, tokenHash } = session;
    await this.#throttle.from(network);
    await this.#throttle.atOwn(user.id, network);
    const record = await store.users.find(user.id);
    if (record === undefined || !(await isPassword(current, record.passwordHash, network)))
      throw notThePassword();
    const passwordHash = await hashPassword(next, randomness, network);
    await changePlace(store, business?.id, async (records) => {
      const present = await heldUser(records, act, user);
      // Another request changed the password meanwhile.
      if (present.passwordHash !== record.passwordHash) throw notThePassword();
      await replacePassword(records, user.id, passwordHash, tokenHash);
      await note(this.#dependencies, records, act, { action: 'user.password_changed', target: user.id });
    });
  }
}

async function heldUser(records: PlaceRecords, { sessionGrant }: Act, { id }: User): Promise<UserRecord> {
  const user =
    sessionGrant === undefined
      ? await records.users.lock(id)
      : await demandSessionGrant(records, sessionGrant);
  if (user === undefined) throw new SessionRequired();
  return user;
}

function notThePassword(): FieldError {
  return new FieldError({ current_password: ['current_password is wrong.'] });
}
