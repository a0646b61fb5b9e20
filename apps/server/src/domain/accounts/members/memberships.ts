import type { Role } from '@finops/contract/console/enumerations';
import { Conflict, NotFound } from '../../domain-error.ts';
import type { Page, PageRequest } from '../../paging.ts';
import { type AccountDependencies, note } from '../account-dependencies.ts';
import type { BusinessRecords } from '../account-store.ts';
import type { Act } from '../audit-entry.ts';
import { changeBusiness } from '../change.ts';
import type { ApiKey } from '../keys/api-key.ts';
import type { ApiKeys } from '../keys/api-keys.ts';
import type { Member } from './membership.ts';

/** A member who has been removed. */
export interface RemovedMember {
  readonly member: Member;
  /** Working keys whose secret the member saw last, or those that the removal revoked. */
  readonly apiKeys: readonly ApiKey[];
}

/** Members of businesses and their roles (G93). */
export class Memberships {
  readonly #dependencies: AccountDependencies;
  readonly #apiKeys: ApiKeys;

  constructor(dependencies: AccountDependencies, apiKeys: ApiKeys) {
    this.#dependencies = dependencies;
    this.#apiKeys = apiKeys;
  }

  list(businessId: string, request: PageRequest): Promise<Page<Member>> {
    return this.#dependencies.store.of(businessId).memberships.page(request);
  }

  /**
   * Changes the role of a member, effective from the next request.
   *
   * @throws NotFound when the user is not a member.
   * @throws Conflict when the business would be left without an owner.
   */
  async setRole(act: Act, businessId: string, userId: string, role: Role): Promise<Member> {
    return changeBusiness(this.#dependencies.store, act, businessId, async (records) => {
      const member = await memberOf(records, userId);
      if (member.role === role) return member;
      await demandOtherOwner(records, member);
      await records.memberships.setRole(userId, role);
      await records.business.noteOwner();
      await note(this.#dependencies, records, act, {
        action: 'membership.updated',
        target: userId,
        facts: { from: member.role, to: role },
      });
      return { ...member, role };
    });
  }

  /**
   * Ends a membership and the member's sessions in this business (G125).
   *
   * @param revokeApiKeys whether to revoke the member's API keys too; they are invalid when this returns.
   * @throws NotFound when the user is not a member.
   * @throws Conflict when the business would be left without an owner.
   */
  async remove(
    act: Act,
    businessId: string,
    userId: string,
    { revokeApiKeys = false } = {},
  ): Promise<RemovedMember> {
    const { store } = this.#dependencies;
    const removed = await changeBusiness(store, act, businessId, async (records) => {
      const member = await memberOf(records, userId);
      await demandOtherOwner(records, member);
      await records.memberships.remove(userId);
      await records.business.noteOwner();
      await records.sessions.removeIn(userId, businessId);
      await note(this.#dependencies, records, act, {
        action: 'membership.deleted',
        target: userId,
        facts: { role: member.role },
      });
      const apiKeys = await records.apiKeys.heldBy(userId);
      if (revokeApiKeys) {
        for (const key of apiKeys) await this.#apiKeys.recordRevocation(records, act, key);
      }
      return { member, apiKeys };
    });
    await store.directory.memberships.remove(userId, businessId);
    if (!revokeApiKeys) return removed;
    for (const { id } of removed.apiKeys) await this.#apiKeys.endCredentials(businessId, id);
    const revoked = removed.apiKeys.map(({ id }) => this.#apiKeys.get(businessId, id));
    return { ...removed, apiKeys: await Promise.all(revoked) };
  }
}

async function memberOf(records: BusinessRecords, userId: string): Promise<Member> {
  const member = await records.memberships.find(userId);
  if (member === undefined) throw new NotFound(`member ${userId}`);
  return member;
}

async function demandOtherOwner(records: BusinessRecords, member: Member): Promise<void> {
  if (member.role === 'owner' && (await records.memberships.countOwners()) === 1) {
    throw new Conflict('This is the last owner of the business. Make another member an owner first.');
  }
}
