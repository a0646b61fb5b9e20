import type { BusinessRecords } from '../accounts/account-store.ts';

/** The kinds of records that the issuer stores. */
export type IssuerRecordKind = 'Interaction' | 'Grant' | 'AuthorizationCode' | 'RefreshToken';

/** A record that only the holder of its identifier can find. */
export interface IssuerRecord {
  /** SHA-256 of the identifier. */
  readonly keyHash: Uint8Array;
  readonly kind: IssuerRecordKind;
  readonly clientId: string;
  /** The grant that a code or a refresh token belongs to. */
  readonly grantHash?: Uint8Array | undefined;
  /** Encrypted JSON; undefined once consumed. */
  readonly sealedPayload: Uint8Array | undefined;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly consumedAt?: Date | undefined;
}

/** A user's grant of access to one business for an app: all codes and tokens that follow from it are one family. */
export interface GrantRecord {
  readonly keyHash: Uint8Array;
  readonly clientId: string;
  readonly businessId: string;
  readonly userId: string;
  readonly createdAt: Date;
}

/** The records of the issuer within one transaction. */
export interface IssuerRecords {
  find(keyHash: Uint8Array): Promise<IssuerRecord | undefined>;
  /** Locks a record, if it exists, until this transaction ends. */
  lock(keyHash: Uint8Array): Promise<void>;
  /** The grant of a code or a refresh token, locked until this transaction ends. */
  lockGrantOf(keyHash: Uint8Array): Promise<GrantRecord | undefined>;
  /** Inserts or replaces a record. A grant is kept as long as the record that belongs to it. */
  put(record: IssuerRecord, grant?: Pick<GrantRecord, 'businessId' | 'userId'>): Promise<void>;
  /** @returns false, and changes nothing, if it was already consumed or does not exist. */
  consume(keyHash: Uint8Array, at: Date): Promise<boolean>;
  remove(keyHash: Uint8Array): Promise<void>;
  /** Deletes a grant with its family. */
  removeGrant(grantHash: Uint8Array): Promise<void>;
  /** The accounts of one business. */
  accountsOf(businessId: string): BusinessRecords;
}

/** Stores the state of the issuer. */
export interface IssuerStore {
  /** Runs `work` in one transaction. `work` can run more than once and must have no side effects. */
  change<Result>(work: (records: IssuerRecords) => Promise<Result>): Promise<Result>;
  /**
   * Deletes expired records; a consumed code or token is kept as long as its family, so that a replay is detected.
   */
  removeExpired(now: Date): Promise<void>;
}
