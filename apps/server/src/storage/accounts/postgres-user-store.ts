import type { Kysely, Selectable } from 'kysely';
import type { UserRecord, UserStore } from '../../domain/accounts/users/user.ts';
import type { Tables } from '../schema/tables.ts';

/** Users in the database. */
export function userStore(kysely: Kysely<Tables>): UserStore {
  const one = (userId: string) => kysely.selectFrom('app_user').selectAll().where('user_id', '=', userId);
  return {
    find: async (userId) => {
      const row = await one(userId).executeTakeFirst();
      return row && userIn(row);
    },
    lock: async (userId) => {
      const row = await one(userId).forNoKeyUpdate().executeTakeFirst();
      return row && userIn(row);
    },
    insert: async ({ id, email, name, isAdministrator, createdAt, passwordHash }) => {
      const { numInsertedOrUpdatedRows } = await kysely
        .insertInto('app_user')
        .values({
          user_id: id,
          email,
          name,
          password_hash: passwordHash,
          is_administrator: isAdministrator,
          created_at: createdAt,
        })
        .onConflict((conflict) => conflict.column('user_id').doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },
    update: async (userId, { name, passwordHash, isAdministrator }) => {
      await kysely
        .updateTable('app_user')
        .set({
          ...(name !== undefined && { name }),
          ...(passwordHash !== undefined && { password_hash: passwordHash }),
          ...(isAdministrator !== undefined && { is_administrator: isAdministrator }),
        })
        .where('user_id', '=', userId)
        .execute();
    },
  };
}

function userIn(row: Selectable<Tables['app_user']>): UserRecord {
  return {
    id: row.user_id,
    email: row.email,
    name: row.name,
    isAdministrator: row.is_administrator,
    createdAt: row.created_at,
    passwordHash: row.password_hash,
  };
}
