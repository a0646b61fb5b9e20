import type { Kysely, Selectable } from 'kysely';
import type { PublicKey, PublicKeyStore } from '../../domain/accounts/keys/public-key.ts';
import { listPage } from '../engine/list-page.ts';
import type { Tables } from '../schema/tables.ts';

const BY_AGE = ['created_at', 'public_key_id'];

/** Public keys of one business in the database. */
export function publicKeyStore(kysely: Kysely<Tables>, businessId: string): PublicKeyStore {
  const keys = kysely.selectFrom('public_key').selectAll().where('business_id', '=', businessId);
  return {
    find: async (publicKeyId) => {
      const row = await keys.where('public_key_id', '=', publicKeyId).executeTakeFirst();
      return row && publicKeyIn(row);
    },
    page: (request) => listPage(keys, BY_AGE, request, publicKeyIn),
    countWorking: async () => {
      const { working } = await kysely
        .selectFrom('public_key')
        .select(({ fn }) => fn.countAll<bigint>().as('working'))
        .where('business_id', '=', businessId)
        .where('revoked_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(working);
    },
    insert: async ({ id, name, value, createdBy, createdAt }) => {
      await kysely
        .insertInto('public_key')
        .values({
          business_id: businessId,
          public_key_id: id,
          public_key: value,
          name,
          created_by: createdBy ?? null,
          created_at: createdAt,
        })
        .execute();
    },
    revoke: async (publicKeyId, revokedAt) => {
      const { numUpdatedRows } = await kysely
        .updateTable('public_key')
        .set({ revoked_at: revokedAt })
        .where('business_id', '=', businessId)
        .where('public_key_id', '=', publicKeyId)
        .where('revoked_at', 'is', null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
  };
}

function publicKeyIn(row: Selectable<Tables['public_key']>): PublicKey {
  return {
    id: row.public_key_id,
    name: row.name,
    value: row.public_key,
    createdBy: row.created_by ?? undefined,
    createdAt: row.created_at,
    revokedAt: row.revoked_at ?? undefined,
  };
}
