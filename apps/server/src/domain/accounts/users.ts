import type { AuditAction } from '@finops/contract/console';
import { FieldError } from '../domain-error.ts';
import { type AccountParts, note } from './account-parts.ts';
import type { Attempts } from './attempts.ts';
import type { Act, AuditFacts } from './audit-entry.ts';
import { hashPassword, isPassword } from './password.ts';
import type { SignedIn } from './sessions.ts';
import type { User, UserChange } from './user.ts';

/** What people change about themselves. */
export class Users {
  readonly #parts: AccountParts;
  readonly #attempts: Attempts;

  constructor(parts: AccountParts, attempts: Attempts) {
    this.#parts = parts;
    this.#attempts = attempts;
  }

  /** Changes what is given and leaves the rest. */
  async update(act: Act, { user, business }: SignedIn, change: { readonly name?: string }): Promise<User> {
    if (change.name === undefined || change.name === user.name) return user;
    await this.#change(act, user, business?.id, change, 'user.updated', {
      from: user.name,
      to: change.name,
    });
    return { ...user, ...change };
  }

  /**
   * Sets another password; every other session of the user is over when this returns.
   *
   * @throws TooManyAttempts over the limit of attempts.
   * @throws FieldError when `current` is not the present password.
   */
  async changePassword(act: Act, session: SignedIn, current: string, next: string): Promise<void> {
    const { store, randomness } = this.#parts;
    const { user, business, tokenHash } = session;
    await this.#attempts.at(user.email);
    const record = await store.users.find(user.id);
    if (record === undefined || !(await isPassword(current, record.passwordHash))) {
      throw new FieldError({ current_password: ['current_password is not the present password.'] });
    }
    const passwordHash = await hashPassword(next, randomness);
    await this.#change(act, user, business?.id, { passwordHash }, 'user.password_changed');
    await store.sessions.removeOthers(user.id, tokenHash);
  }

  /** Writes a change of a user into the audit log of the business of the session, where there is one. */
  async #change(
    act: Act,
    { id }: User,
    businessId: string | undefined,
    change: UserChange,
    action: AuditAction,
    facts: AuditFacts = {},
  ): Promise<void> {
    const { store } = this.#parts;
    if (businessId === undefined) return store.users.update(id, change);
    await store.change(businessId, async (records) => {
      await records.users.update(id, change);
      await note(this.#parts, records, act, { action, target: id, facts });
    });
  }
}
