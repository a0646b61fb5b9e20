import { type Kysely, type Selectable, sql } from 'kysely';
import type { SandboxFault, SandboxFaultKind } from '../../domain/sandbox/sandbox-fault.ts';
import type { SandboxFaultStore } from '../../domain/sandbox/sandbox-fault-store.ts';
import { recordsOf } from '../accounts/postgres-account-store.ts';
import type { Database } from '../engine/database.ts';
import { listPage } from '../engine/list-page.ts';
import type { Tables } from '../schema/tables.ts';

type Row = Selectable<Tables['sandbox_fault']>;

const BY_AGE = ['created_at', 'fault_id'];

/** Faults of sandboxes in the database, so that they apply in every process. */
export function sandboxFaultStore(database: Database): SandboxFaultStore {
  const { kysely } = database;
  return {
    page: (businessId, now, page) =>
      listPage(inEffect(kysely, businessId, now).selectAll(), BY_AGE, page, faultIn),
    takeForCall: (businessId, operationId, now) =>
      take(kysely, businessId, () =>
        inEffect(kysely, businessId, now)
          .where('kind', '<>', 'payout_refusal')
          .where(({ or, eb }) => or([eb('operation_id', 'is', null), eb('operation_id', '=', operationId)])),
      ),
    async takeForPayout(businessId, transferId, now) {
      const business = await kysely
        .selectFrom('business')
        .select('faults_until')
        .where('business_id', '=', businessId)
        .executeTakeFirst();
      if (!business?.faults_until) return false;
      return database.transaction(async (transaction) => {
        const refused = await transaction
          .selectFrom('refused_payout')
          .select('transfer_id')
          .where('business_id', '=', businessId)
          .where('transfer_id', '=', transferId)
          .executeTakeFirst();
        if (refused !== undefined) return true;
        const fault = await take(transaction, businessId, () =>
          inEffect(transaction, businessId, now).where('kind', '=', 'payout_refusal'),
        );
        if (fault === undefined) return false;
        await transaction
          .insertInto('refused_payout')
          .values({ business_id: businessId, transfer_id: transferId })
          .execute();
        return true;
      });
    },
    change: (businessId, work) =>
      database.transaction((transaction) =>
        work({ ...recordsOf(transaction, businessId), faults: recordsIn(transaction, businessId) }),
      ),
  };
}

function recordsIn(transaction: Kysely<Tables>, businessId: string) {
  return {
    count: async (now: Date) => {
      const { count } = await inEffect(transaction, businessId, now)
        .select(sql<number>`count(*)::integer`.as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },
    insert: async (fault: SandboxFault) => {
      await transaction
        .deleteFrom('sandbox_fault')
        .where('business_id', '=', businessId)
        .where(({ or, eb }) =>
          or([eb('remaining', '=', 0), eb('expires_at', '<=', fault.createdAt.toISOString())]),
        )
        .execute();
      await transaction.insertInto('sandbox_fault').values(rowOf(fault)).execute();
      await transaction
        .updateTable('business')
        .set({ faults_until: fault.expiresAt })
        .where('business_id', '=', businessId)
        .execute();
    },
    delete: async (id: string, now: Date) => {
      const row = await inEffect(transaction, businessId, now)
        .selectAll()
        .where('fault_id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (row === undefined) return undefined;
      await transaction
        .deleteFrom('sandbox_fault')
        .where('business_id', '=', businessId)
        .where('fault_id', '=', id)
        .execute();
      return faultIn(row);
    },
  };
}

function inEffect(kysely: Kysely<Tables>, businessId: string, now: Date) {
  return kysely
    .selectFrom('sandbox_fault')
    .where('business_id', '=', businessId)
    .where('remaining', '>', 0)
    .where('expires_at', '>', now.toISOString());
}

/** Decrements the oldest fault; if another call has meanwhile used it up, the next fault applies. */
async function take(
  kysely: Kysely<Tables>,
  businessId: string,
  matching: () => ReturnType<typeof inEffect>,
): Promise<SandboxFault | undefined> {
  for (;;) {
    const oldest = await matching()
      .select('fault_id')
      .orderBy('created_at')
      .orderBy('fault_id')
      .limit(1)
      .executeTakeFirst();
    if (oldest === undefined) return undefined;
    const taken = await kysely
      .updateTable('sandbox_fault')
      .set(({ eb }) => ({ remaining: eb('remaining', '-', 1) }))
      .where('business_id', '=', businessId)
      .where('fault_id', '=', oldest.fault_id)
      .where('remaining', '>', 0)
      .returningAll()
      .executeTakeFirst();
    if (taken !== undefined) return faultIn(taken);
  }
}

function rowOf(fault: SandboxFault) {
  return {
    business_id: fault.businessId,
    fault_id: fault.id,
    kind: fault.kind,
    operation_id: fault.operationId ?? null,
    status: fault.kind === 'error' ? fault.status : null,
    delay_ms: fault.kind === 'latency' ? fault.delayMs : null,
    count: fault.count,
    remaining: fault.remaining,
    created_at: fault.createdAt,
    expires_at: fault.expiresAt,
  };
}

function faultIn(row: Row): SandboxFault {
  return {
    ...kindIn(row),
    id: row.fault_id,
    businessId: row.business_id,
    operationId: row.operation_id ?? undefined,
    count: row.count,
    remaining: row.remaining,
    createdAt: new Date(row.created_at),
    expiresAt: new Date(row.expires_at),
  };
}

/** @throws Error for a row that the table's checks exclude. */
function kindIn({ kind, status, delay_ms: delayMs }: Row): SandboxFaultKind {
  if (kind === 'error' && (status === 429 || status === 500 || status === 503)) return { kind, status };
  if (kind === 'latency' && delayMs !== null) return { kind, delayMs };
  if (kind !== 'error' && kind !== 'latency') return { kind };
  throw new Error(`Invalid stored fault: kind ${kind}, status ${status}, delay ${delayMs}.`);
}
