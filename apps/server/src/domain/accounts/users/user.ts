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

/** A user with the hash of the password (argon2id, PHC form). Never leaves the domain. */
export interface UserRecord extends User {
  readonly passwordHash: string;
}

/** The fields of a user that can change. */
interface UserChange {
  readonly name?: string;
  readonly passwordHash?: string;
  readonly isAdministrator?: boolean;
}

/** Users of all businesses. */
export interface UserStore {
  find(userId: string): Promise<UserRecord | undefined>;
  /** The user, locked until this transaction ends. */
  lock(userId: string): Promise<UserRecord | undefined>;
  /** @returns false, and changes nothing, if a user with this identifier exists. */
  insert(user: UserRecord): Promise<boolean>;
  update(userId: string, change: UserChange): Promise<void>;
}

/** Looked up when an e-mail address has no user, so that the timing is the same. */
export const NOBODY = 'USR_nobody';

/** The normalized form in which an e-mail address is stored and looked up. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}
