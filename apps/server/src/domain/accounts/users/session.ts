/** A session ends after so long without a call (G91). */
const IDLE_LIFETIME_MS = 30 * 60_000;
/** A session ends so long after the sign-in in any case (G91). */
export const LONGEST_LIFETIME_MS = 12 * 3_600_000;
/** How stale the note of the last call may be, so that not every call writes. */
export const SEEN_PRECISION_MS = 1000;

/** That a user is signed in, found by the SHA-256 of its token. */
export interface SessionRecord {
  readonly tokenHash: Uint8Array;
  readonly userId: string;
  /** The business that the session is in; undefined for a user without a membership. */
  readonly businessId: string | undefined;
  /** When the user signed in; switching businesses does not move it. */
  readonly createdAt: string;
  /** When the session ends at the latest. */
  readonly expiresAt: string;
  readonly lastSeenAt: string;
}

/** Sessions of all users. */
export interface SessionStore {
  find(tokenHash: Uint8Array): Promise<SessionRecord | undefined>;
  insert(session: SessionRecord): Promise<void>;
  /** Keeps a session until the transaction ends. @returns false when there is none. */
  hold(tokenHash: Uint8Array): Promise<boolean>;
  /** Notes a call. */
  see(tokenHash: Uint8Array, at: Date): Promise<void>;
  /** @returns false when there was none. */
  remove(tokenHash: Uint8Array): Promise<boolean>;
  /** Ends the sessions of a user, but for one that is kept. */
  removeOf(userId: string, kept?: Uint8Array): Promise<void>;
  /** Ends the sessions of a user in one business. */
  removeIn(userId: string, businessId: string): Promise<void>;
  /** Drops what ended on its own. */
  removeExpired(now: Date): Promise<void>;
}

/** Whether a session is over at this time. */
export function isOver({ expiresAt, lastSeenAt }: SessionRecord, now: Date): boolean {
  return now.getTime() >= Math.min(Date.parse(expiresAt), Date.parse(lastSeenAt) + IDLE_LIFETIME_MS);
}
