import type { Kysely, Selectable } from 'kysely';
import type { ApiKey, ApiKeyStore } from '../../domain/accounts/keys/api-key.ts';
import { listPage } from '../engine/list-page.ts';
import type { Tables } from '../schema/tables.ts';
import { scopesOf } from './scopes-of.ts';

const BY_AGE = ['created_at', 'api_key_id'];

/** API keys of one business in the database. */
export function apiKeyStore(kysely: Kysely<Tables>, businessId: string): ApiKeyStore {
  const keys = kysely.selectFrom('api_key').selectAll().where('business_id', '=', businessId);
  const living = (apiKeyId: string) =>
    kysely
      .updateTable('api_key')
      .where('business_id', '=', businessId)
      .where('api_key_id', '=', apiKeyId)
      .where('revoked_at', 'is', null);
  return {
    find: async (apiKeyId) => {
      const row = await keys.where('api_key_id', '=', apiKeyId).executeTakeFirst();
      return row && apiKeyIn(row);
    },
    page: (request) => listPage(keys, BY_AGE, request, apiKeyIn),
    heldBy: async (userId) => {
      const rows = await keys
        .where('revoked_at', 'is', null)
        .where(({ eb, fn }) => eb(fn.coalesce('rotated_by', 'created_by'), '=', userId))
        .orderBy('created_at')
        .orderBy('api_key_id')
        .execute();
      return rows.map(apiKeyIn);
    },
    countWorking: async () => {
      const { working } = await kysely
        .selectFrom('api_key')
        .select(({ fn }) => fn.countAll<bigint>().as('working'))
        .where('business_id', '=', businessId)
        .where('revoked_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(working);
    },
    insert: async ({ id, name, hint, scopes, rateLimit, createdBy, createdAt }) => {
      await kysely
        .insertInto('api_key')
        .values({
          business_id: businessId,
          api_key_id: id,
          name,
          hint,
          scopes,
          rate_limit: rateLimit ?? null,
          created_by: createdBy,
          created_at: createdAt,
        })
        .execute();
    },
    rotate: async (apiKeyId, { hint, rotatedAt, rotatedBy }) => {
      const { numUpdatedRows } = await living(apiKeyId)
        .set({ hint, rotated_at: rotatedAt, rotated_by: rotatedBy })
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
    revoke: async (apiKeyId, revokedAt) => {
      const { numUpdatedRows } = await living(apiKeyId)
        .set({ revoked_at: revokedAt })
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
    use: async (apiKeyId, at) => {
      await living(apiKeyId)
        .set({ last_used_at: at })
        .where(({ eb, or }) =>
          or([eb('last_used_at', 'is', null), eb('last_used_at', '<', at.toISOString())]),
        )
        .execute();
    },
  };
}

function apiKeyIn(row: Selectable<Tables['api_key']>): ApiKey {
  return {
    id: row.api_key_id,
    name: row.name,
    hint: row.hint,
    scopes: scopesOf(row.scopes),
    rateLimit: row.rate_limit ?? undefined,
    createdBy: row.created_by,
    createdAt: row.created_at,
    rotatedAt: row.rotated_at ?? undefined,
    rotatedBy: row.rotated_by ?? undefined,
    revokedAt: row.revoked_at ?? undefined,
    lastUsedAt: row.last_used_at ?? undefined,
  };
}
