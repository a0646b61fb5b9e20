import { timestampOf } from '../clock.ts';
import { Conflict, FieldError, ResourceNotFound } from '../domain-error.ts';
import { AcceptanceRefused } from './account-errors.ts';
import { type AccountParts, note } from './account-parts.ts';
import { digestOf } from './api-key-credential.ts';
import type { Attempts } from './attempts.ts';
import { type Invitation, isInvitationToken } from './invitation.ts';
import { alreadyMember } from './invitations.ts';
import type { Member } from './membership.ts';
import { hashPassword, isPassword, SHORTEST_PASSWORD } from './password.ts';
import type { User, UserRecord } from './user.ts';

/** What the holder of a token says. */
export interface Joining {
  readonly token: string;
  /** Needed when the e-mail address has no user yet. */
  readonly name?: string | undefined;
  /** That of the user, or a new one when the e-mail address has no user yet. */
  readonly password: string;
}

/** Joining a business by an invitation (G94). */
export class Acceptance {
  readonly #parts: AccountParts;
  readonly #attempts: Attempts;

  constructor(parts: AccountParts, attempts: Attempts) {
    this.#parts = parts;
    this.#attempts = attempts;
  }

  /**
   * Makes the holder of the token a member, and a user when the e-mail address has none yet.
   *
   * @param address IP address of the caller, by which attempts are counted.
   * @throws TooManyAttempts over the limits of attempts.
   * @throws ResourceNotFound when the token is of no open invitation.
   * @throws AcceptanceRefused when the e-mail address has a user and the password is not that user's.
   * @throws FieldError when a new user lacks a name or a long enough password.
   * @throws Conflict when the user is a member already.
   */
  async accept(joining: Joining, address: string, requestId: string): Promise<Member> {
    await this.#attempts.from(address);
    const invitation = await this.#find(joining.token);
    await this.#attempts.at(invitation.email);
    const { user, newUser } = await this.#person(invitation, joining);
    return this.#join(invitation, user, newUser, requestId);
  }

  async #find(token: string): Promise<Invitation> {
    const { store, clock } = this.#parts;
    const entry = isInvitationToken(token)
      ? await store.directory.invitations.find(digestOf(token))
      : undefined;
    const invitation =
      entry && (await store.of(entry.businessId).invitations.find(entry.invitationId, clock.now()));
    if (invitation === undefined) throw notOpen();
    return invitation;
  }

  async #person(
    { email, businessId }: Invitation,
    { name, password }: Joining,
  ): Promise<{ user: User; newUser?: UserRecord }> {
    const { store, ids, clock, randomness } = this.#parts;
    const { emails } = store.directory;
    const known = await emails.find(email);
    const user = known && (await store.users.find(known.userId));
    if (user !== undefined) {
      if (await isPassword(password, user.passwordHash)) return { user };
      throw new AcceptanceRefused();
    }
    const newcomer = demandNewcomer(name, password);
    const passwordHash = await hashPassword(password, randomness);
    const { userId } = await emails.claim(email, { userId: known?.userId ?? ids.next('USR_'), businessId });
    const newUser: UserRecord = {
      id: userId,
      email,
      name: newcomer,
      isAdministrator: false,
      passwordHash,
      createdAt: timestampOf(clock.now()),
    };
    return { user: newUser, newUser };
  }

  async #join(
    { businessId, id, role }: Invitation,
    { id: userId, email, name }: User,
    newUser: UserRecord | undefined,
    requestId: string,
  ): Promise<Member> {
    const { store, clock } = this.#parts;
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
        this.#parts,
        records,
        { actor: { kind: 'user', id: userId }, requestId },
        { action: 'invitation.accepted', target: id, facts: { role } },
      );
    });
    return member;
  }
}

/** @throws FieldError naming what is missing. */
function demandNewcomer(name: string | undefined, password: string): string {
  const isShort = [...password].length < SHORTEST_PASSWORD;
  if (name !== undefined && !isShort) return name;
  throw new FieldError({
    ...(name === undefined && {
      name: ['name is needed, as there is no user of this e-mail address yet.'],
    }),
    ...(isShort && { password: [`password needs at least ${SHORTEST_PASSWORD} characters.`] }),
  });
}

function notOpen(): ResourceNotFound {
  return new ResourceNotFound('open invitation for this token; ask for a new one');
}

function joinedMeanwhile(): Conflict {
  return new Conflict(
    'This e-mail address got a user meanwhile. Accept again with the password of that user.',
  );
}
