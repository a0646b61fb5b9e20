import { type Kysely, type Selectable, sql } from 'kysely';
import type { IssuerRecord, IssuerRecords, IssuerStore } from '../../domain/oauth/issuer-record.ts';
import { recordsOf } from '../accounts/postgres-account-store.ts';
import type { Database } from '../engine/database.ts';
import { dateIn } from '../engine/date-in.ts';
import { inBatches } from '../engine/in-batches.ts';
import type { Tables } from '../schema/tables.ts';

/** The records of the issuer in the database. */
export function issuerStore(database: Database): IssuerStore {
  const { kysely } = database;
  return {
    change: (work) => database.transaction((transaction) => work(recordsIn(transaction))),
    removeExpired: async (now) => {
      const at = now.toISOString();
      const over = sql`
        SELECT key_hash FROM issuer_record WHERE grant_hash IS NULL AND expires_at <= ${at}::timestamptz`;
      await inBatches(async (most) => {
        const limit = sql`LIMIT ${String(most)}::bigint`;
        await sql`DELETE FROM issuer_record WHERE grant_hash IN (${over} ORDER BY expires_at ${limit})`.execute(
          kysely,
        );
        const { numAffectedRows = 0n } = await sql`
          DELETE FROM issuer_record WHERE grant_hash IS NULL AND expires_at <= ${at}::timestamptz
            AND key_hash IN (${over} ORDER BY expires_at ${limit})`.execute(kysely);
        return numAffectedRows;
      });
    },
  };
}

function recordsIn(kysely: Kysely<Tables>): IssuerRecords {
  return {
    find: async (keyHash) => {
      const row = await kysely
        .selectFrom('issuer_record')
        .selectAll()
        .where('key_hash', '=', keyHash)
        .executeTakeFirst();
      return row && recordOf(row);
    },
    lock: async (keyHash) => {
      await kysely
        .selectFrom('issuer_record')
        .select('kind')
        .where('key_hash', '=', keyHash)
        .forUpdate()
        .execute();
    },
    lockGrantOf: async (keyHash) => {
      const row = await kysely
        .selectFrom('issuer_record')
        .selectAll()
        .where('key_hash', '=', (select) =>
          select
            .selectFrom('issuer_record as one')
            .select('one.grant_hash')
            .where('one.key_hash', '=', keyHash)
            .$castTo<{ grant_hash: Buffer }>(),
        )
        .forUpdate()
        .executeTakeFirst();
      if (row === undefined || row.business_id === null || row.user_id === null) return undefined;
      return {
        keyHash: row.key_hash,
        clientId: row.client_id,
        businessId: row.business_id,
        userId: row.user_id,
        createdAt: new Date(row.created_at),
      };
    },
    put: async ({ keyHash, kind, clientId, grantHash, sealedPayload, createdAt, expiresAt }, grant) => {
      await kysely
        .insertInto('issuer_record')
        .values({
          key_hash: keyHash,
          kind,
          client_id: clientId,
          business_id: grant?.businessId ?? null,
          user_id: grant?.userId ?? null,
          grant_hash: grantHash ?? null,
          sealed_payload: sealedPayload ?? null,
          created_at: createdAt,
          expires_at: expiresAt,
        })
        .onConflict((conflict) =>
          conflict
            .column('key_hash')
            .doUpdateSet({ sealed_payload: sealedPayload ?? null, expires_at: expiresAt }),
        )
        .execute();
      if (grantHash === undefined) return;
      await kysely
        .updateTable('issuer_record')
        .set({ expires_at: expiresAt })
        .where('key_hash', '=', grantHash)
        .where('expires_at', '<', expiresAt.toISOString())
        .execute();
    },
    consume: async (keyHash, at) => {
      const { numUpdatedRows } = await kysely
        .updateTable('issuer_record')
        .set({ consumed_at: at, sealed_payload: null })
        .where('key_hash', '=', keyHash)
        .where('consumed_at', 'is', null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
    remove: async (keyHash) => {
      await kysely.deleteFrom('issuer_record').where('key_hash', '=', keyHash).execute();
    },
    removeGrant: async (grantHash) => {
      await kysely
        .deleteFrom('issuer_record')
        .where((is) => is.or([is('grant_hash', '=', Buffer.from(grantHash)), is('key_hash', '=', grantHash)]))
        .execute();
    },
    accountsOf: (businessId) => recordsOf(kysely, businessId),
  };
}

function recordOf(row: Selectable<Tables['issuer_record']>): IssuerRecord {
  return {
    keyHash: row.key_hash,
    kind: row.kind,
    clientId: row.client_id,
    grantHash: row.grant_hash ?? undefined,
    sealedPayload: row.sealed_payload ?? undefined,
    createdAt: new Date(row.created_at),
    expiresAt: new Date(row.expires_at),
    consumedAt: dateIn(row.consumed_at),
  };
}
