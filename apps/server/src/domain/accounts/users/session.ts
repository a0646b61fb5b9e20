/** A session ends after this time without a request (G91). */
const IDLE_LIFETIME_MS = 30 * 60_000;
/** A session ends this long after sign-in in any case (G91). */
export const LONGEST_LIFETIME_MS = 12 * 3_600_000;
/** Precision of `lastSeenAt`, so that not every request writes. */
export const SEEN_PRECISION_MS = 1000;

/** A session, stored under the SHA-256 of its token. */
export interface SessionRecord {
  readonly tokenHash: Uint8Array;
  readonly userId: string;
  /** The business of the session; undefined for a user without a membership. */
  readonly businessId: string | undefined;
  /** When the user signed in; switching businesses does not change it. */
  readonly createdAt: string;
  /** When the session ends at the latest. */
  readonly expiresAt: string;
  readonly lastSeenAt: string;
}

/** Sessions of all users. */
export interface SessionStore {
  find(tokenHash: Uint8Array): Promise<SessionRecord | undefined>;
  insert(session: SessionRecord): Promise<void>;
  /**
   * Locks a session until the transaction ends.
   *
   * @returns false if it does not exist.
   */
  hold(tokenHash: Uint8Array): Promise<boolean>;
  /** Records a request. */
  see(tokenHash: Uint8Array, at: Date): Promise<void>;
  /** @returns false if there was none. */
  remove(tokenHash: Uint8Array): Promise<boolean>;
  /** Ends the sessions of a user, except the one to keep. */
  removeOf(userId: string, kept?: Uint8Array): Promise<void>;
  /** Ends the sessions of a user in one business. */
  removeIn(userId: string, businessId: string): Promise<void>;
  /** Deletes expired sessions. */
  removeExpired(now: Date): Promise<void>;
}

/** Whether a session has expired at this time. */
export function isOver({ expiresAt, lastSeenAt }: SessionRecord, now: Date): boolean {
  return now.getTime() >= Math.min(Date.parse(expiresAt), Date.parse(lastSeenAt) + IDLE_LIFETIME_MS);
}
