import type { GrantableScope } from '@finops/contract/console/enumerations';
import type { AdmissionStore } from './admissions.ts';

/** What an e-mail address leads to. */
interface EmailEntry {
  readonly userId: string;
  /** The business that the address was first invited into; undefined for an administrator of the platform. */
  readonly businessId: string | undefined;
}

/** An API key that works now, kept under the SHA-256 of its public half. */
export interface ApiKeyEntry {
  readonly businessId: string;
  readonly apiKeyId: string;
  /** SHA-256 of the secret half. */
  readonly secretHash: Uint8Array;
  readonly scopes: readonly GrantableScope[];
  readonly rateLimit: number | undefined;
}

/** API keys that work now. */
interface ApiKeyDirectory {
  insert(keyHash: Uint8Array, entry: ApiKeyEntry): Promise<void>;
  /** Hashes under which a key works. */
  hashesOf(businessId: string, apiKeyId: string): Promise<readonly Uint8Array[]>;
  /** Puts an entry in the place of all those under which a key works, at once. @returns false when one of them is gone; nothing changes then. */
  replace(seen: readonly Uint8Array[], keyHash: Uint8Array, entry: ApiKeyEntry): Promise<boolean>;
  remove(keyHashes: readonly Uint8Array[]): Promise<void>;
}

/** Public keys that work now. */
interface PublicKeyDirectory {
  insert(publicKey: string, businessId: string, publicKeyId: string): Promise<void>;
  remove(publicKey: string): Promise<void>;
}

/** E-mail addresses of people who can sign in. */
interface EmailDirectory {
  find(email: string): Promise<EmailEntry | undefined>;
  /** Takes an address. @returns what the address leads to, which is another user when it was taken. */
  claim(email: string, entry: EmailEntry): Promise<EmailEntry>;
}

/** Which businesses a user may belong to; the membership itself decides. */
interface MembershipDirectory {
  /** Notes a business; again is no fault. */
  insert(userId: string, businessId: string): Promise<void>;
  remove(userId: string, businessId: string): Promise<void>;
}

/** What a token of an invitation leads to. */
interface InvitationEntry {
  readonly businessId: string;
  readonly invitationId: string;
  /** Whether only the mail to the invited address has it, so that it proves the mailbox (G126). */
  readonly isMailed: boolean;
}

/** Invitations by their tokens. */
interface InvitationDirectory {
  find(tokenHash: Uint8Array): Promise<InvitationEntry | undefined>;
  insert(tokenHash: Uint8Array, entry: InvitationEntry): Promise<void>;
  remove(businessId: string, invitationId: string): Promise<void>;
}

/**
 * What things are found by before their business is known. Each call stands for itself, outside of transactions: an entry is written
 * before the business's own record and removed before it, so that a crash in between leaves nothing that opens anything.
 */
export interface Directory {
  readonly admissions: AdmissionStore;
  readonly apiKeys: ApiKeyDirectory;
  readonly publicKeys: PublicKeyDirectory;
  readonly emails: EmailDirectory;
  readonly memberships: MembershipDirectory;
  readonly invitations: InvitationDirectory;
}
