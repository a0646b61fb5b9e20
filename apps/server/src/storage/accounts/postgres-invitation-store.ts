import type { Kysely, Selectable } from 'kysely';
import type { Invitation, InvitationStore } from '../../domain/accounts/members/invitation.ts';
import { listPage } from '../engine/list-page.ts';
import type { Tables } from '../schema/tables.ts';

const BY_AGE = ['created_at', 'invitation_id'];

/** Open invitations of one business in the database. */
export function invitationStore(kysely: Kysely<Tables>, businessId: string): InvitationStore {
  const open = (now: Date) =>
    kysely
      .selectFrom('invitation')
      .selectAll()
      .where('business_id', '=', businessId)
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now.toISOString());
  const close = async (
    invitationId: string,
    change: { accepted_at: Date } | { revoked_at: Date },
    now: Date,
  ) => {
    const { numUpdatedRows } = await kysely
      .updateTable('invitation')
      .set(change)
      .where('business_id', '=', businessId)
      .where('invitation_id', '=', invitationId)
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now.toISOString())
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  };
  const withdraw = (now: Date) =>
    kysely
      .updateTable('invitation')
      .set({ revoked_at: now })
      .where('business_id', '=', businessId)
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null);
  return {
    find: async (invitationId, now) => {
      const row = await open(now).where('invitation_id', '=', invitationId).executeTakeFirst();
      return row && invitationIn(row);
    },
    page: (request, now) => listPage(open(now), BY_AGE, request, invitationIn),
    insert: async ({ id, email, role, invitedBy, createdAt, expiresAt }) => {
      await kysely
        .insertInto('invitation')
        .values({
          business_id: businessId,
          invitation_id: id,
          email,
          role,
          invited_by: invitedBy,
          created_at: createdAt,
          expires_at: expiresAt,
        })
        .execute();
    },
    accept: (invitationId, now) => close(invitationId, { accepted_at: now }, now),
    revoke: (invitationId, now) => close(invitationId, { revoked_at: now }, now),
    revokeFor: async (email, now) => {
      await withdraw(now).where('email', '=', email).execute();
    },
    revokeAll: async (now) => {
      await withdraw(now).execute();
    },
  };
}

function invitationIn(row: Selectable<Tables['invitation']>): Invitation {
  return {
    id: row.invitation_id,
    businessId: row.business_id,
    email: row.email,
    role: row.role,
    invitedBy: row.invited_by,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}
