/** A person who signs in. */
export interface User {
  /** `USR_…` */
  readonly id: string;
  /** In lower case. */
  readonly email: string;
  readonly name: string;
  /** Whether the person administers the platform. */
  readonly isAdministrator: boolean;
  readonly createdAt: string;
}

/** A user with what proves a password (argon2id, PHC form). Never leaves the domain. */
export interface UserRecord extends User {
  readonly passwordHash: string;
}

/** What of a user can change. */
interface UserChange {
  readonly name?: string;
  readonly passwordHash?: string;
  readonly isAdministrator?: boolean;
}

/** People, whichever businesses they belong to. */
export interface UserStore {
  find(userId: string): Promise<UserRecord | undefined>;
  /** The user, whom no other transaction changes until this one ends. */
  lock(userId: string): Promise<UserRecord | undefined>;
  /** @returns false when there is a user of this identifier already; nothing changes then. */
  insert(user: UserRecord): Promise<boolean>;
  update(userId: string, change: UserChange): Promise<void>;
}

/** Looked up where an e-mail address has no user, so that it takes as long. */
export const NOBODY = 'USR_nobody';

/** The form in which an e-mail address is kept and looked up. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}
