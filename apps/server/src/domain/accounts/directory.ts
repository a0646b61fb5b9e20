import type { GrantableScope } from '@finops/contract/console/enumerations';
import type { AdmissionStore } from './admissions.ts';

/** The user that an e-mail address belongs to. */
interface EmailEntry {
  readonly userId: string;
  /** The business that first invited the address; undefined for an administrator of the platform. */
  readonly businessId: string | undefined;
}

/** A working API key, stored under the SHA-256 of its public half. */
export interface ApiKeyEntry {
  readonly businessId: string;
  readonly apiKeyId: string;
  /** SHA-256 of the secret half. */
  readonly secretHash: Uint8Array;
  readonly scopes: readonly GrantableScope[];
  readonly rateLimit: number | undefined;
}

/** Working API keys. */
interface ApiKeyDirectory {
  insert(keyHash: Uint8Array, entry: ApiKeyEntry): Promise<void>;
  /** Hashes under which the key can be found. */
  hashesOf(businessId: string, apiKeyId: string): Promise<readonly Uint8Array[]>;
  /**
   * Atomically replaces all given entries of a key by a new one.
   *
   * @returns false, and changes nothing, if one of them no longer exists.
   */
  replace(seen: readonly Uint8Array[], keyHash: Uint8Array, entry: ApiKeyEntry): Promise<boolean>;
  remove(keyHashes: readonly Uint8Array[]): Promise<void>;
}

/** Working public keys. */
interface PublicKeyDirectory {
  insert(publicKey: string, businessId: string, publicKeyId: string): Promise<void>;
  remove(publicKey: string): Promise<void>;
}

/** E-mail addresses of users. */
interface EmailDirectory {
  find(email: string): Promise<EmailEntry | undefined>;
  /**
   * Claims an address.
   *
   * @returns the entry of the address; that of another user if the address was taken.
   */
  claim(email: string, entry: EmailEntry): Promise<EmailEntry>;
}

/** The businesses that a user can be a member of; the membership itself is authoritative. */
interface MembershipDirectory {
  /** Adds a business; idempotent. */
  insert(userId: string, businessId: string): Promise<void>;
  remove(userId: string, businessId: string): Promise<void>;
}

/** The invitation that a token belongs to. */
interface InvitationEntry {
  readonly businessId: string;
  readonly invitationId: string;
  /**
   * Whether the token is only in the mail to the invited address, so that it proves access to the mailbox (G126).
   */
  readonly isMailed: boolean;
}

/** Invitations by their tokens. */
interface InvitationDirectory {
  find(tokenHash: Uint8Array): Promise<InvitationEntry | undefined>;
  insert(tokenHash: Uint8Array, entry: InvitationEntry): Promise<void>;
  remove(businessId: string, invitationId: string): Promise<void>;
}

/**
 * Finds records whose business is not known yet. Each call is independent and outside of transactions: an entry is
 * written before the record of the business and removed before it, so that a crash in between leaves no working
 * credential.
 */
export interface Directory {
  readonly admissions: AdmissionStore;
  readonly apiKeys: ApiKeyDirectory;
  readonly publicKeys: PublicKeyDirectory;
  readonly emails: EmailDirectory;
  readonly memberships: MembershipDirectory;
  readonly invitations: InvitationDirectory;
}
