import type { BusinessRecords } from '../accounts/account-store.ts';

/** What the issuer keeps. */
export type IssuerRecordKind = 'Interaction' | 'Grant' | 'AuthorizationCode' | 'RefreshToken';

/** What is found by an identifier that only its holder has. */
export interface IssuerRecord {
  /** SHA-256 of the identifier. */
  readonly keyHash: Uint8Array;
  readonly kind: IssuerRecordKind;
  readonly clientId: string;
  /** The grant that a code or a refresh token belongs to. */
  readonly grantHash?: Uint8Array | undefined;
  /** As JSON, sealed; undefined once it is consumed. */
  readonly sealedPayload: Uint8Array | undefined;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly consumedAt?: Date | undefined;
}

/** That a user gave an app access to a business: all codes and tokens that follow from it are one family. */
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
  /** Keeps a record, if it is there, from other transactions until this one ends. */
  lock(keyHash: Uint8Array): Promise<void>;
  /** The grant of a code or a refresh token, which no other transaction uses until this one ends. */
  lockGrantOf(keyHash: Uint8Array): Promise<GrantRecord | undefined>;
  /** Writes a record, over one that is there. A grant is kept as long as the record that belongs to it. */
  put(record: IssuerRecord, grant?: Pick<GrantRecord, 'businessId' | 'userId'>): Promise<void>;
  /** @returns false when it was consumed before, or is not there; nothing changes then. */
  consume(keyHash: Uint8Array, at: Date): Promise<boolean>;
  remove(keyHash: Uint8Array): Promise<void>;
  /** Deletes a grant with its family. */
  removeGrant(grantHash: Uint8Array): Promise<void>;
  /** The accounts of one business. */
  accountsOf(businessId: string): BusinessRecords;
}

/** Where the issuer keeps what it has to remember. */
export interface IssuerStore {
  /** Runs `work` in one transaction. It may run again, so it must have no other effects. */
  change<Result>(work: (records: IssuerRecords) => Promise<Result>): Promise<Result>;
  /** Deletes what has expired; a consumed code or token is kept as long as its family, so that its replay is noticed. */
  removeExpired(now: Date): Promise<void>;
}
