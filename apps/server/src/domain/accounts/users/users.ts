import { FieldError } from '../../domain-error.ts';
import { demandPlainNames } from '../../plain-name.ts';
import { SessionRequired } from '../account-errors.ts';
import { type AccountParts, note } from '../account-parts.ts';
import type { Act } from '../audit-entry.ts';
import { changePlace, type PlaceRecords } from '../change.ts';
import { demandStanding } from '../demand-standing.ts';
import type { LoginThrottle } from './login-throttle.ts';
import { hashPassword, isPassword } from './password.ts';
import { replacePassword } from './replace-password.ts';
import type { SignedIn } from './sessions.ts';
import type { User, UserRecord } from './user.ts';

/** A new password, and what shows that the caller may set it. */
interface PasswordChange {
  readonly current: string;
  readonly next: string;
}

/** What people change about themselves. */
export class Users {
  readonly #parts: AccountParts;
  readonly #throttle: LoginThrottle;

  constructor(parts: AccountParts, throttle: LoginThrottle) {
    this.#parts = parts;
    this.#throttle = throttle;
  }

  /**
   * Changes what is given and leaves the rest.
   *
   * @throws FieldError for a name that misleads.
   */
  async update(act: Act, { user, business }: SignedIn, change: { readonly name?: string }): Promise<User> {
    const { name } = change;
    if (name === undefined || name === user.name) return user;
    demandPlainNames({ name });
    await changePlace(this.#parts.store, business?.id, async (records) => {
      await heldUser(records, act, user);
      await records.users.update(user.id, { name });
      await note(this.#parts, records, act, {
        action: 'user.updated',
        target: user.id,
        facts: { from: user.name, to: name },
      });
    });
    return { ...user, name };
  }

  /**
   * Sets another password; every other session of the user is over when this returns.
   *
   * @param network the caller's address, of IPv6 its /64, by which attempts are counted.
   * @throws TooManyAttempts over the limits of attempts.
   * @throws FieldError when `current` is not the present password.
   */
  async changePassword(
    act: Act,
    session: SignedIn,
    { current, next }: PasswordChange,
    network: string,
  ): Promise<void> {
    const { store, randomness } = this.#parts;
    const { user, business, tokenHash } = session;
    await this.#throttle.from(network);
    await this.#throttle.atOwn(user.id, network);
    const record = await store.users.find(user.id);
    if (record === undefined || !(await isPassword(current, record.passwordHash, network)))
      throw notThePassword();
    const passwordHash = await hashPassword(next, randomness, network);
    await changePlace(store, business?.id, async (records) => {
      const present = await heldUser(records, act, user);
      // Another call set a password meanwhile.
      if (present.passwordHash !== record.passwordHash) throw notThePassword();
      await replacePassword(records, user.id, passwordHash, tokenHash);
      await note(this.#parts, records, act, { action: 'user.password_changed', target: user.id });
    });
  }
}

async function heldUser(records: PlaceRecords, { standing }: Act, { id }: User): Promise<UserRecord> {
  const user =
    standing === undefined ? await records.users.lock(id) : await demandStanding(records, standing);
  if (user === undefined) throw new SessionRequired();
  return user;
}

function notThePassword(): FieldError {
  return new FieldError({ current_password: ['current_password is wrong.'] });
}
