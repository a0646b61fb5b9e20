import type { Role } from '@finops/contract/console';
import { timestampOf } from '../clock.ts';
import { Conflict, NotFound } from '../domain-error.ts';
import type { Page, PageRequest } from '../paging.ts';
import { type AccountParts, note } from './account-parts.ts';
import type { BusinessRecords } from './account-store.ts';
import { digestOf } from './api-key-credential.ts';
import type { Act } from './audit-entry.ts';
import { changeBusiness } from './change.ts';
import {
  type CreatedInvitation,
  INVITATION_LIFETIME_MS,
  type Invitation,
  newInvitationToken,
} from './invitation.ts';
import { emailKey } from './user.ts';

/** Who is asked into a business. */
export interface NewInvitation {
  readonly email: string;
  readonly role: Role;
}

/** Open invitations of businesses (G94). */
export class Invitations {
  readonly #parts: AccountParts;

  constructor(parts: AccountParts) {
    this.#parts = parts;
  }

  /** Those that are neither accepted nor withdrawn nor expired. */
  list(businessId: string, request: PageRequest): Promise<Page<Invitation>> {
    const { store, clock } = this.#parts;
    return store.of(businessId).invitations.page(request, clock.now());
  }

  /**
   * Invites someone; an open invitation of the same e-mail address ends. The token is in the answer and nowhere else.
   *
   * @throws Conflict when the e-mail address belongs to a member already.
   */
  async create(act: Act, businessId: string, invited: NewInvitation): Promise<CreatedInvitation> {
    const invitation = await this.issue(act, businessId, invited);
    await changeBusiness(this.#parts.store, act, businessId, async (records) => {
      if (await records.memberships.hasEmail(invitation.email)) throw alreadyMember();
      await this.record(records, act, invitation);
    });
    return invitation;
  }

  /**
   * Invites the first owner again, to the same e-mail address or another one; the open invitations of the business end.
   *
   * @throws NotFound when there is no such business.
   * @throws Conflict when the business has an owner.
   */
  async createOwner(act: Act, businessId: string, email: string): Promise<CreatedInvitation> {
    const { store, clock } = this.#parts;
    const business = await store.of(businessId).business.find();
    if (business === undefined) throw new NotFound(`business ${businessId}`);
    const invitation = await this.issue(act, businessId, { email, role: 'owner' });
    await changeBusiness(store, act, businessId, async (records) => {
      if ((await records.memberships.countOwners()) > 0) {
        throw new Conflict('This business has an owner already, who invites others.');
      }
      await records.invitations.revokeAll(clock.now());
      await this.record(records, act, invitation);
    });
    return invitation;
  }

  /** Makes an invitation and writes what its token is found by; it can be accepted once it is recorded. */
  async issue(act: Act, businessId: string, { email, role }: NewInvitation): Promise<CreatedInvitation> {
    const { store, ids, clock, randomness } = this.#parts;
    const now = clock.now();
    const invitation: CreatedInvitation = {
      id: ids.next('INV_'),
      businessId,
      email: emailKey(email),
      role,
      invitedBy: act.actor.id,
      createdAt: timestampOf(now),
      expiresAt: timestampOf(new Date(now.getTime() + INVITATION_LIFETIME_MS)),
      token: newInvitationToken(randomness),
    };
    await store.directory.invitations.insert(digestOf(invitation.token), businessId, invitation.id);
    return invitation;
  }

  /** Records an invitation that was issued, in the transaction of what it comes with. */
  async record(records: BusinessRecords, act: Act, { id, email, role, ...rest }: Invitation): Promise<void> {
    await records.invitations.revokeFor(email, this.#parts.clock.now());
    await records.invitations.insert({ id, email, role, ...rest });
    await note(this.#parts, records, act, {
      action: 'invitation.created',
      target: id,
      facts: { email, role },
    });
  }

  /** @throws NotFound when the business has no such open invitation. */
  async revoke(act: Act, businessId: string, invitationId: string): Promise<Invitation> {
    const { store, clock } = this.#parts;
    const now = clock.now();
    const revoked = await changeBusiness(store, act, businessId, async (records) => {
      const invitation = await records.invitations.find(invitationId, now);
      if (invitation === undefined || !(await records.invitations.revoke(invitationId, now))) {
        throw new NotFound(`open invitation ${invitationId}`);
      }
      await note(this.#parts, records, act, {
        action: 'invitation.revoked',
        target: invitationId,
        facts: { email: invitation.email },
      });
      return invitation;
    });
    await store.directory.invitations.remove(businessId, invitationId);
    return revoked;
  }
}

/** Someone is asked in, or wants in, who is in already. */
export function alreadyMember(): Conflict {
  return new Conflict(
    'This e-mail address belongs to a member of the business already. Change the role of the membership instead.',
  );
}
