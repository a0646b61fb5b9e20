import type { Role } from '@finops/contract/console/enumerations';
import { timestampOf } from '../../clock.ts';
import { ResourceNotFound } from '../../domain-error.ts';
import { type AccountDependencies, note } from '../account-dependencies.ts';
import { SessionRequired, SignInRefused } from '../account-errors.ts';
import type { Business } from '../business.ts';
import { changePlace, type PlaceRecords } from '../change.ts';
import { digestOf } from '../keys/api-key-credential.ts';
import { knownAddress } from './known-address.ts';
import type { Origin, PasswordCheck } from './password-check.ts';
import { isOver, LONGEST_LIFETIME_MS, SEEN_PRECISION_MS, type SessionRecord } from './session.ts';
import { isSessionToken, newSessionToken } from './session-token.ts';
import type { User, UserRecord } from './user.ts';

/** A session with its current user, business and role. */
export interface SignedIn {
  /** The value of the cookie. */
  readonly token: string;
  readonly tokenHash: Uint8Array;
  readonly createdAt: string;
  /** When the session ends at the latest. */
  readonly expiresAt: string;
  readonly user: User;
  /** The business of the session; undefined for a user without a membership. */
  readonly business: Business | undefined;
  /** Role of the user in the business; undefined without a business. */
  readonly role: Role | undefined;
}

/** The credentials of a sign-in. */
export interface SignIn {
  readonly email: string;
  readonly password: string;
  /** Defaults to the business that the user joined first. */
  readonly businessId?: string | undefined;
}

/** Sessions of users in the console (G91, G92). */
export class Sessions {
  readonly #dependencies: AccountDependencies;
  readonly #passwords: PasswordCheck;

  constructor(dependencies: AccountDependencies, passwords: PasswordCheck) {
    this.#dependencies = dependencies;
    this.#passwords = passwords;
  }

  /**
   * Starts a session and remembers the network.
   *
   * @throws TooManyAttempts over the limits of attempts.
   * @throws SignInRefused when the e-mail address or the password is wrong.
   * @throws ResourceNotFound when the user is not a member of the requested business.
   */
  async signIn({ email, password, businessId }: SignIn, origin: Origin): Promise<SignedIn> {
    const user = await this.#passwords.userOf({ email, password }, origin);
    if (user === undefined) throw new SignInRefused();
    const { store, clock } = this.#dependencies;
    const now = clock.now();
    await store.sessions.removeExpired(now);
    const place = businessId ?? (await store.platform.firstOf(user.id));
    return changePlace(store, place, async (records) => {
      const present = await records.users.lock(user.id);
      // The password was changed meanwhile.
      if (present?.passwordHash !== user.passwordHash) throw new SignInRefused();
      const session = await this.#start(records, present, {
        businessId: place,
        createdAt: timestampOf(now),
        expiresAt: timestampOf(new Date(now.getTime() + LONGEST_LIFETIME_MS)),
      });
      await records.knownAddresses.note(knownAddress(user.id, origin.network, now));
      await this.#note(records, session, origin.requestId, 'session.created');
      return session;
    });
  }

  /**
   * Authenticates a user for one purpose without a session, and remembers the network.
   *
   * @throws TooManyAttempts over the limits of attempts.
   * @throws SignInRefused when the e-mail address or the password is wrong.
   */
  async identify(credentials: Pick<SignIn, 'email' | 'password'>, origin: Origin): Promise<User> {
    const user = await this.#passwords.userOf(credentials, origin);
    if (user === undefined) throw new SignInRefused();
    const { store, clock } = this.#dependencies;
    await store.knownAddresses.note(knownAddress(user.id, origin.network, clock.now()));
    const { passwordHash: _, ...person } = user;
    return person;
  }

  /** The session of a token, or undefined if there is none or it has ended. Records the request. */
  async read(token: string): Promise<SignedIn | undefined> {
    if (!isSessionToken(token)) return undefined;
    const { store, clock } = this.#dependencies;
    const now = clock.now();
    const tokenHash = digestOf(token);
    const record = await store.sessions.find(tokenHash);
    if (record === undefined) return undefined;
    const session = isOver(record, now) ? undefined : await this.#load(token, record);
    if (session === undefined) {
      await store.sessions.remove(tokenHash);
    } else if (now.getTime() - Date.parse(record.lastSeenAt) >= SEEN_PRECISION_MS) {
      await store.sessions.see(tokenHash, now);
    }
    return session;
  }

  /**
   * Switches the session to another business of the user, with a new token; the old token is invalid when this
   * returns. Of two concurrent switches one is refused.
   *
   * @throws SessionRequired when the session has ended meanwhile.
   * @throws ResourceNotFound when the user is not a member of the business.
   */
  async switchTo(session: SignedIn, businessId: string, requestId: string): Promise<SignedIn> {
    const { createdAt, expiresAt, tokenHash, user } = session;
    return changePlace(this.#dependencies.store, businessId, async (records) => {
      const present = await records.users.lock(user.id);
      if (present === undefined || !(await records.sessions.remove(tokenHash))) throw new SessionRequired();
      const next = await this.#start(records, present, { businessId, createdAt, expiresAt });
      await this.#note(records, next, requestId, 'session.switched');
      return next;
    });
  }

  async end(session: SignedIn, requestId: string): Promise<void> {
    await changePlace(this.#dependencies.store, session.business?.id, async (records) => {
      if (await records.sessions.remove(session.tokenHash)) {
        await this.#note(records, session, requestId, 'session.deleted');
      }
    });
  }

  async #start(
    records: PlaceRecords,
    { passwordHash: _, ...user }: UserRecord,
    { businessId, createdAt, expiresAt }: Pick<SessionRecord, 'businessId' | 'createdAt' | 'expiresAt'>,
  ): Promise<SignedIn> {
    const { clock, randomness } = this.#dependencies;
    const [business, member] = [await records.business?.find(), await records.memberships?.find(user.id)];
    if (businessId !== undefined && (business === undefined || member === undefined)) {
      throw new ResourceNotFound(`business ${businessId} among yours`);
    }
    const token = newSessionToken(randomness);
    const tokenHash = digestOf(token);
    const lastSeenAt = timestampOf(clock.now());
    await records.sessions.insert({
      tokenHash,
      userId: user.id,
      businessId,
      createdAt,
      expiresAt,
      lastSeenAt,
    });
    return { token, tokenHash, createdAt, expiresAt, user, business, role: member?.role };
  }

  /** Undefined if the user, or the membership of the session, no longer exists. */
  async #load(
    token: string,
    { tokenHash, userId, businessId, createdAt, expiresAt }: SessionRecord,
  ): Promise<SignedIn | undefined> {
    const { store } = this.#dependencies;
    const records = businessId === undefined ? undefined : store.of(businessId);
    const [user, business, member] = await Promise.all([
      store.users.find(userId),
      records?.business.find(),
      records?.memberships.find(userId),
    ]);
    const isOutside = records !== undefined && (business === undefined || member === undefined);
    if (user === undefined || isOutside) return undefined;
    const { passwordHash: _, ...person } = user;
    return { token, tokenHash, createdAt, expiresAt, user: person, business, role: member?.role };
  }

  async #note(
    records: PlaceRecords,
    { user, createdAt }: SignedIn,
    requestId: string,
    action: 'session.created' | 'session.switched' | 'session.deleted',
  ): Promise<void> {
    const act = { actor: { kind: 'user', id: user.id }, requestId } as const;
    const facts = { signed_in_at: createdAt };
    await note(this.#dependencies, records, act, { action, target: user.id, facts });
  }
}
