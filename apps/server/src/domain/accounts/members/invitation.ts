import type { Role } from '@finops/contract/console';
import type { Page, PageRequest } from '../../paging.ts';
import { alphanumerics, type Randomness } from '../../randomness.ts';

/** How long an invitation can be accepted (G94). */
export const INVITATION_LIFETIME_MS = 7 * 24 * 3_600_000;

/** That someone is asked into a business. */
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

/** An invitation as it is shown once. */
export interface CreatedInvitation extends Invitation {
  /** What an invited person who has a user sends to join. */
  readonly token: string;
}

/** An invitation that is not recorded yet. */
export interface IssuedInvitation extends CreatedInvitation {
  /** What lets a person without a user join; in the mail and nowhere else. */
  readonly mailedToken: string;
}

/** Invitations of one business that are neither accepted nor withdrawn. */
export interface InvitationStore {
  /** Expired ones are left out, as those that are accepted or withdrawn are. */
  find(invitationId: string, now: Date): Promise<Invitation | undefined>;
  page(request: PageRequest, now: Date): Promise<Page<Invitation>>;
  insert(invitation: Invitation): Promise<void>;
  /** @returns false when it is accepted, withdrawn or expired: of two at once, one gets true. */
  accept(invitationId: string, now: Date): Promise<boolean>;
  /** @returns false when it is accepted, withdrawn or expired. */
  revoke(invitationId: string, now: Date): Promise<boolean>;
  /** Withdraws what is open for an e-mail address, expired or not. */
  revokeFor(email: string, now: Date): Promise<void>;
  /** Withdraws every open invitation of the business, expired or not. */
  revokeAll(now: Date): Promise<void>;
}

const TOKEN = /^inv_[0-9A-Za-z]{40}$/;

/** A new token: `inv_` and 40 alphanumerics, 238 bits. */
export function newInvitationToken(randomness: Randomness): string {
  return `inv_${alphanumerics(randomness, 40)}`;
}

/** Whether the text has the form of a token; anything else need not be looked up. */
export function isInvitationToken(text: string): boolean {
  return TOKEN.test(text);
}
