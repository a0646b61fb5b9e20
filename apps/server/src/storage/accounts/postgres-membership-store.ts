import type { Kysely } from 'kysely';
import type { Member, MembershipStore } from '../../domain/accounts/members/membership.ts';
import { listPage } from '../engine/list-page.ts';
import type { Tables } from '../schema/tables.ts';

const BY_AGE = ['membership.created_at', 'membership.user_id'];

/** Memberships of one business in the database. */
export function membershipStore(kysely: Kysely<Tables>, businessId: string): MembershipStore {
  const members = kysely
    .selectFrom('membership')
    .innerJoin('app_user', 'app_user.user_id', 'membership.user_id')
    .select([
      'membership.user_id',
      'membership.role',
      'membership.created_at',
      'app_user.email',
      'app_user.name',
    ])
    .where('membership.business_id', '=', businessId);
  return {
    find: async (userId) => {
      const row = await members.where('membership.user_id', '=', userId).executeTakeFirst();
      return row && memberIn(businessId, row);
    },
    hasEmail: async (email) => {
      const row = await members.where('app_user.email', '=', email).executeTakeFirst();
      return row !== undefined;
    },
    page: (request) => listPage(members, BY_AGE, request, (row) => memberIn(businessId, row)),
    countOwners: async () => {
      const { owners } = await kysely
        .selectFrom('membership')
        .select(({ fn }) => fn.countAll<bigint>().as('owners'))
        .where('business_id', '=', businessId)
        .where('role', '=', 'owner')
        .executeTakeFirstOrThrow();
      return Number(owners);
    },
    insert: async ({ userId, role, createdAt }) => {
      await kysely
        .insertInto('membership')
        .values({ business_id: businessId, user_id: userId, role, created_at: createdAt })
        .execute();
    },
    setRole: async (userId, role) => {
      await kysely
        .updateTable('membership')
        .set({ role })
        .where('business_id', '=', businessId)
        .where('user_id', '=', userId)
        .execute();
    },
    remove: async (userId) => {
      await kysely
        .deleteFrom('membership')
        .where('business_id', '=', businessId)
        .where('user_id', '=', userId)
        .execute();
    },
  };
}

interface MemberRow extends Pick<Member, 'role' | 'email' | 'name'> {
  readonly user_id: string;
  readonly created_at: string;
}

function memberIn(businessId: string, { user_id, role, created_at, email, name }: MemberRow): Member {
  return { businessId, userId: user_id, role, email, name, createdAt: created_at };
}
