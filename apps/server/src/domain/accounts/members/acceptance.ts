import { timestampOf } from '../../clock.ts';
import { Conflict, FieldError, ResourceNotFound } from '../../domain-error.ts';
import { demandPlainNames } from '../../plain-name.ts';
import { type AccountDependencies, note } from '../account-dependencies.ts';
import { AcceptanceRefused } from '../account-errors.ts';
import { digestOf } from '../keys/api-key-credential.ts';
import type { LoginThrottle } from '../users/login-throttle.ts';
import { hashPassword, SHORTEST_PASSWORD } from '../users/password.ts';
import type { Origin, PasswordCheck } from '../users/password-check.ts';
import type { User, UserRecord } from '../users/user.ts';
import { type Invitation, isInvitationToken } from './invitation.ts';
import { alreadyMember } from './invitations.ts';
import type { Member } from './membership.ts';

/** What an invited person sends to accept. */
export interface Joining {
  readonly token: string;
  /** Required when the e-mail address has no user yet. */
  readonly name?: string | undefined;
  /** The password of the user, or a new one when the e-mail address has no user yet. */
  readonly password: string;
}

/** Acceptance of invitations (G94, G126). */
export class Acceptance {
  readonly #dependencies: AccountDependencies;
  readonly #throttle: LoginThrottle;
  readonly #passwords: PasswordCheck;

  constructor(dependencies: AccountDependencies, throttle: LoginThrottle, passwords: PasswordCheck) {
    this.#dependencies = dependencies;
    this.#throttle = throttle;
    this.#passwords = passwords;
  }

  /**
   * Makes the holder of the token a member. If the e-mail address has no user yet, the token from the mail also
   * creates one.
   *
   * @throws TooManyAttempts over the limits of attempts.
   * @throws ResourceNotFound when the token belongs to no open invitation.
   * @throws AcceptanceRefused when the password is not that of the user, or there is no user and the token does not
   * prove access to the mailbox.
   * @throws FieldError when a new user lacks a name or a long enough password, or has a misleading name.
   * @throws Conflict when the user is already a member.
   */
  async accept(joining: Joining, origin: Origin): Promise<Member> {
    await this.#throttle.from(origin.network);
    const { invitation, isMailed } = await this.#find(joining.token);
    if (isMailed && !(await this.#hasUser(invitation.email))) {
      const newUser = await this.#newUser(invitation, joining, origin.network);
      return this.#join(invitation, newUser, newUser, origin.requestId);
    }
    const user = await this.#passwords.userOf({ ...invitation, password: joining.password }, origin);
    if (user === undefined) throw new AcceptanceRefused();
    return this.#join(invitation, user, undefined, origin.requestId);
  }

  async #find(token: string): Promise<{ readonly invitation: Invitation; readonly isMailed: boolean }> {
    const { store, clock } = this.#dependencies;
    const entry = isInvitationToken(token)
      ? await store.directory.invitations.find(digestOf(token))
      : undefined;
    const invitation =
      entry && (await store.of(entry.businessId).invitations.find(entry.invitationId, clock.now()));
    if (invitation === undefined) throw notOpen();
    return { invitation, isMailed: entry?.isMailed === true };
  }

  async #hasUser(email: string): Promise<boolean> {
    const { store } = this.#dependencies;
    const known = await store.directory.emails.find(email);
    return known !== undefined && (await store.users.find(known.userId)) !== undefined;
  }

  async #newUser(
    { email, businessId }: Invitation,
    { name, password }: Joining,
    network: string,
  ): Promise<UserRecord> {
    const { store, ids, clock, randomness } = this.#dependencies;
    const newcomer = demandNewcomer(name, password);
    const passwordHash = await hashPassword(password, randomness, network);
    const entry = { userId: ids.next('USR_'), businessId };
    // An interrupted acceptance may already have claimed the address.
    const { userId } = await store.directory.emails.claim(email, entry);
    return {
      id: userId,
      email,
      name: newcomer,
      isAdministrator: false,
      passwordHash,
      createdAt: timestampOf(clock.now()),
    };
  }

  async #join(
    { businessId, id, role }: Invitation,
    { id: userId, email, name }: User,
    newUser: UserRecord | undefined,
    requestId: string,
  ): Promise<Member> {
    const { store, clock } = this.#dependencies;
    const now = clock.now();
    const member: Member = { businessId, userId, role, email, name, createdAt: timestampOf(now) };
    await store.directory.memberships.insert(userId, businessId);
    await store.change(businessId, async (records) => {
      await records.business.lock();
      if (!(await records.invitations.accept(id, now))) throw notOpen();
      if (newUser !== undefined && !(await records.users.insert(newUser))) throw joinedMeanwhile();
      if ((await records.memberships.find(userId)) !== undefined) throw alreadyMember();
      await records.memberships.insert(member);
      await records.business.noteOwner();
      await note(
        this.#dependencies,
        records,
        { actor: { kind: 'user', id: userId }, requestId },
        { action: 'invitation.accepted', target: id, facts: { role } },
      );
    });
    return member;
  }
}

/** @throws FieldError naming the missing fields. */
function demandNewcomer(name: string | undefined, password: string): string {
  const isShort = [...password].length < SHORTEST_PASSWORD;
  if (name !== undefined && !isShort) {
    demandPlainNames({ name });
    return name;
  }
  throw new FieldError({
    ...(name === undefined && {
      name: ['name is required because no user has this e-mail address yet.'],
    }),
    ...(isShort && { password: [`password must have at least ${SHORTEST_PASSWORD} characters.`] }),
  });
}

function notOpen(): ResourceNotFound {
  return new ResourceNotFound('open invitation for this token; ask for a new one');
}

function joinedMeanwhile(): Conflict {
  return new Conflict(
    'A user with this e-mail address has just been created. Accept again with the password of that user.',
  );
}
