import type { Role } from '@finops/contract/console/enumerations';
import type { Page, PageRequest } from '../../paging.ts';
import { alphanumerics, type Randomness } from '../../randomness.ts';

/** How long an invitation is valid (G94). */
export const INVITATION_LIFETIME_MS = 7 * 24 * 3_600_000;

/** An invitation to join a business. */
export interface Invitation {
  /** `INV_…` */
  readonly id: string;
  readonly businessId: string;
  /** In lower case. */
  readonly email: string;
  readonly role: Role;
  readonly invitedBy: string;
  readonly createdAt: string;
  readonly expiresAt: string;
}

/** An invitation as it is shown once, with its token. */
export interface CreatedInvitation extends Invitation {
  /** The token that an existing user sends to accept. */
  readonly token: string;
}

/** An invitation that is not stored yet. */
export interface IssuedInvitation extends CreatedInvitation {
  /** The token that also creates a user; only in the mail. */
  readonly mailedToken: string;
}

/** Invitations of one business that are neither accepted nor withdrawn. */
export interface InvitationStore {
  /** Leaves out accepted, withdrawn and expired invitations. */
  find(invitationId: string, now: Date): Promise<Invitation | undefined>;
  page(request: PageRequest, now: Date): Promise<Page<Invitation>>;
  insert(invitation: Invitation): Promise<void>;
  /** @returns false if it is accepted, withdrawn or expired. Of two concurrent calls, only one gets true. */
  accept(invitationId: string, now: Date): Promise<boolean>;
  /** @returns false if it is accepted, withdrawn or expired. */
  revoke(invitationId: string, now: Date): Promise<boolean>;
  /** Withdraws open invitations of an e-mail address, expired or not. */
  revokeFor(email: string, now: Date): Promise<void>;
  /** Withdraws every open invitation of the business, expired or not. */
  revokeAll(now: Date): Promise<void>;
}

const TOKEN = /^inv_[0-9A-Za-z]{40}$/;

/** A new token: `inv_` and 40 alphanumerics, 238 bits. */
export function newInvitationToken(randomness: Randomness): string {
  return `inv_${alphanumerics(randomness, 40)}`;
}

/** Whether the text has the format of a token; otherwise a lookup is pointless. */
export function isInvitationToken(text: string): boolean {
  return TOKEN.test(text);
}
