import { timestampOf } from '../../clock.ts';
import { ResourceNotFound } from '../../domain-error.ts';
import { type AccountDependencies, note } from '../account-dependencies.ts';
import { digestOf } from '../keys/api-key-credential.ts';
import type { RecipientLimits } from '../recipient-limits.ts';
import { passwordResetLetter } from './letters.ts';
import type { LoginThrottle } from './login-throttle.ts';
import type { Mails } from './mails.ts';
import { hashPassword } from './password.ts';
import type { Origin } from './password-check.ts';
import { isResetToken, newResetToken, RESET_LIFETIME_MS } from './password-reset.ts';
import { replacePassword } from './replace-password.ts';
import { emailKey, NOBODY } from './user.ts';

interface Dependencies {
  readonly throttle: LoginThrottle;
  readonly recipientLimits: RecipientLimits;
  readonly mails: Mails;
}

/** Password resets by mail (G127). */
export class PasswordResets {
  readonly #dependencies: AccountDependencies;
  readonly #throttle: LoginThrottle;
  readonly #recipientLimits: RecipientLimits;
  readonly #mails: Mails;

  constructor(dependencies: AccountDependencies, { throttle, recipientLimits, mails }: Dependencies) {
    this.#dependencies = dependencies;
    this.#throttle = throttle;
    this.#recipientLimits = recipientLimits;
    this.#mails = mails;
  }

  /**
   * Mails a token to the user of an e-mail address. If there is no such user, or there were too many such mails, it
   * writes the same rows, already expired, so that timing reveals nothing.
   *
   * @throws Unavailable when no mail can be sent.
   * @throws TooManyAttempts when too many requests came from the caller's network.
   */
  async request(email: string, { network }: Pick<Origin, 'network'>): Promise<void> {
    const { store, clock, randomness } = this.#dependencies;
    this.#mails.demandWay();
    await this.#throttle.from(network);
    const recipient = emailKey(email);
    const entry = await store.directory.emails.find(recipient);
    const user = await store.users.find(entry?.userId ?? NOBODY);
    const isAdmitted = await this.#recipientLimits.admitsResetMail(recipient);
    const token = newResetToken(randomness);
    const lifetime = user !== undefined && isAdmitted ? RESET_LIFETIME_MS : 0;
    const expiresAt = timestampOf(new Date(clock.now().getTime() + lifetime));
    await store.changePlatform(async (records) => {
      const userId = user?.id ?? NOBODY;
      await records.passwordResets.insert({ tokenHash: digestOf(token), userId, expiresAt });
      await this.#mails.post(records, passwordResetLetter({ token, expiresAt }), {
        recipient,
        readers: 'recipient',
        expiresAt,
      });
    });
  }

  /**
   * Sets a new password; all sessions and other resets of the user have ended when this returns.
   *
   * @throws TooManyAttempts when too many tokens were tried from the caller's network.
   * @throws ResourceNotFound when the token belongs to no open reset.
   */
  async reset(
    { token, password }: { readonly token: string; readonly password: string },
    { network, requestId }: Origin,
  ): Promise<void> {
    const { store, clock, randomness } = this.#dependencies;
    await this.#throttle.from(network);
    const tokenHash = digestOf(token);
    const found = isResetToken(token) ? await store.passwordResets.find(tokenHash, clock.now()) : undefined;
    if (found === undefined) throw notOpen();
    const passwordHash = await hashPassword(password, randomness, network);
    const { email } = await store.changePlatform(async (records) => {
      const user = await records.users.lock(found.userId);
      if (user === undefined || !(await records.passwordResets.use(tokenHash, clock.now()))) throw notOpen();
      await replacePassword(records, user.id, passwordHash);
      const act = { actor: { kind: 'user', id: user.id }, requestId } as const;
      await note(this.#dependencies, records, act, { action: 'user.password_reset', target: user.id });
      return user;
    });
    await this.#throttle.forget(email, network);
  }
}

function notOpen(): ResourceNotFound {
  return new ResourceNotFound('open password reset for this token; ask for a new one');
}
