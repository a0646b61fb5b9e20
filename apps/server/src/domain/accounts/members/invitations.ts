import type { Role } from '@finops/contract/console/enumerations';
import { timestampOf } from '../../clock.ts';
import { Conflict, NotFound } from '../../domain-error.ts';
import type { Page, PageRequest } from '../../paging.ts';
import { type AccountDependencies, note } from '../account-dependencies.ts';
import type { BusinessRecords } from '../account-store.ts';
import type { Act } from '../audit-entry.ts';
import { changeBusiness } from '../change.ts';
import { digestOf } from '../keys/api-key-credential.ts';
import type { RecipientLimits } from '../recipient-limits.ts';
import { invitationLetter } from '../users/letters.ts';
import type { Mails } from '../users/mails.ts';
import { emailKey } from '../users/user.ts';
import {
  type CreatedInvitation,
  INVITATION_LIFETIME_MS,
  type Invitation,
  type IssuedInvitation,
  newInvitationToken,
} from './invitation.ts';

/** Whom to invite, and with which role. */
export interface NewInvitation {
  readonly email: string;
  readonly role: Role;
}

/** Open invitations of businesses (G94). */
export class Invitations {
  readonly #dependencies: AccountDependencies;
  readonly #mails: Mails;
  readonly #recipientLimits: RecipientLimits;

  constructor(dependencies: AccountDependencies, mails: Mails, recipientLimits: RecipientLimits) {
    this.#dependencies = dependencies;
    this.#mails = mails;
    this.#recipientLimits = recipientLimits;
  }

  /** Invitations that are neither accepted, withdrawn nor expired. */
  list(businessId: string, request: PageRequest): Promise<Page<Invitation>> {
    const { store, clock } = this.#dependencies;
    return store.of(businessId).invitations.page(request, clock.now());
  }

  /**
   * Invites someone by mail and withdraws open invitations of the same e-mail address.
   *
   * @throws Unavailable when no mail can be sent.
   * @throws RecipientLimitReached when the e-mail address received too many invitations.
   * @throws Conflict when the e-mail address already belongs to a member.
   */
  async create(act: Act, businessId: string, invited: NewInvitation): Promise<CreatedInvitation> {
    const issued = await this.issue(act, businessId, invited);
    return changeBusiness(this.#dependencies.store, act, businessId, async (records) => {
      if (await records.memberships.hasEmail(issued.email)) throw alreadyMember();
      return this.record(records, act, issued, 'owners');
    });
  }

  /**
   * Invites the first owner again, at the same or another e-mail address, and withdraws the open invitations of the
   * business.
   *
   * @throws Unavailable when no mail can be sent.
   * @throws RecipientLimitReached when the e-mail address received too many invitations.
   * @throws NotFound when the business does not exist.
   * @throws Conflict when the business already has an owner.
   */
  async createOwner(act: Act, businessId: string, email: string): Promise<CreatedInvitation> {
    const { store, clock } = this.#dependencies;
    const business = await store.of(businessId).business.find();
    if (business === undefined) throw new NotFound(`business ${businessId}`);
    const issued = await this.issue(act, businessId, { email, role: 'owner' });
    return changeBusiness(store, act, businessId, async (records) => {
      if ((await records.memberships.countOwners()) > 0) {
        throw new Conflict('This business already has an owner, who can invite others.');
      }
      await records.invitations.revokeAll(clock.now());
      return this.record(records, act, issued, 'administrators');
    });
  }

  /**
   * Creates an invitation and the entries that find it by its tokens; it can be accepted once it is recorded.
   *
   * @throws Unavailable when no mail can be sent.
   * @throws RecipientLimitReached when the e-mail address received too many invitations.
   */
  async issue(act: Act, businessId: string, { email, role }: NewInvitation): Promise<IssuedInvitation> {
    const { store, ids, clock, randomness } = this.#dependencies;
    this.#mails.demandWay();
    await this.#recipientLimits.demandInvitation(businessId, email);
    const now = clock.now();
    const issued: IssuedInvitation = {
      id: ids.next('INV_'),
      businessId,
      email: emailKey(email),
      role,
      invitedBy: act.actor.id,
      createdAt: timestampOf(now),
      expiresAt: timestampOf(new Date(now.getTime() + INVITATION_LIFETIME_MS)),
      token: newInvitationToken(randomness),
      mailedToken: newInvitationToken(randomness),
    };
    const { invitations } = store.directory;
    const entry = { businessId, invitationId: issued.id };
    await invitations.insert(digestOf(issued.token), { ...entry, isMailed: false });
    await invitations.insert(digestOf(issued.mailedToken), { ...entry, isMailed: true });
    return issued;
  }

  /**
   * Records an issued invitation and its mail in the caller's transaction.
   *
   * @param inviters who can read the mail in the sandbox.
   */
  async record(
    records: BusinessRecords,
    act: Act,
    { mailedToken, ...invitation }: IssuedInvitation,
    inviters: 'owners' | 'administrators',
  ): Promise<CreatedInvitation> {
    const { id, businessId, email, role, expiresAt } = invitation;
    await records.invitations.revokeFor(email, this.#dependencies.clock.now());
    await records.invitations.insert(invitation);
    const business = await records.business.find();
    if (business === undefined) throw new NotFound(`business ${businessId}`);
    const facts = { businessName: business.name, role, token: mailedToken, expiresAt };
    await this.#mails.post(records, invitationLetter(facts), {
      recipient: email,
      readers: inviters,
      ...(inviters === 'owners' && { businessId }),
      expiresAt,
    });
    await note(this.#dependencies, records, act, {
      action: 'invitation.created',
      target: id,
      facts: { email, role },
    });
    return invitation;
  }

  /** @throws NotFound when the business has no such open invitation. */
  async revoke(act: Act, businessId: string, invitationId: string): Promise<Invitation> {
    const { store, clock } = this.#dependencies;
    const now = clock.now();
    const revoked = await changeBusiness(store, act, businessId, async (records) => {
      const invitation = await records.invitations.find(invitationId, now);
      if (invitation === undefined || !(await records.invitations.revoke(invitationId, now))) {
        throw new NotFound(`open invitation ${invitationId}`);
      }
      await note(this.#dependencies, records, act, {
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

/** The invited or joining user is already a member. */
export function alreadyMember(): Conflict {
  return new Conflict(
    'This e-mail address already belongs to a member of the business. Change the role of the membership instead.',
  );
}
