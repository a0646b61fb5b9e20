import { type Kysely, type Selectable, sql } from 'kysely';
import type { Action, AuditEntry, AuditSink, AuditStore } from '../../domain/accounts/audit-entry.ts';
import type { RecordChange } from '../../domain/record.ts';
import { listPage } from '../engine/list-page.ts';
import type { Tables } from '../schema/tables.ts';

const BY_AGE = ['created_at', 'audit_entry_id'];

/** The audit log of one business in the database. */
export function auditStore(kysely: Kysely<Tables>, businessId: string): AuditStore {
  return {
    insert: async (entry) => {
      await kysely
        .insertInto('audit_entry')
        .values({ business_id: businessId, ...columnsOf(entry) })
        .execute();
    },
    page: (request, { action, actor }) => {
      let rows = kysely.selectFrom('audit_entry').selectAll().where('business_id', '=', businessId);
      const columns = [...BY_AGE];
      // Written as an equality, a filter can make the planner choose an index without its column and scan all other
      // entries.
      if (action !== undefined) {
        rows = rows.where(sql<boolean>`action BETWEEN ${action} AND ${action}`);
        columns.unshift('action');
      }
      if (actor !== undefined) {
        rows = rows.where(sql<boolean>`actor_id BETWEEN ${actor} AND ${actor}`);
        columns.unshift('actor_id');
      }
      return listPage(rows, columns, request, auditEntryIn);
    },
  };
}

/** The audit log of actions that belong to no business. */
export function platformAuditSink(kysely: Kysely<Tables>): AuditSink<Action> {
  return {
    insert: async (entry) => {
      await kysely.insertInto('platform_audit_entry').values(columnsOf(entry)).execute();
    },
  };
}

/** The record of an entry in the audit log of a business, written atomically with the audited change. */
export function auditRecord(businessId: string, entry: AuditEntry): RecordChange {
  const { facts, ...columns } = columnsOf(entry);
  return {
    kind: 'audit_entry',
    id: entry.id,
    expects: 'absent',
    row: { business_id: businessId, ...columns, facts: JSON.parse(facts) },
  };
}

function columnsOf<Done extends Action>({
  id,
  actor,
  action,
  target,
  facts,
  requestId,
  createdAt,
}: Parameters<AuditSink<Done>['insert']>[0]) {
  return {
    audit_entry_id: id,
    actor_kind: actor.kind,
    actor_id: actor.id,
    action,
    target,
    facts: JSON.stringify(facts),
    request_id: requestId,
    created_at: createdAt,
  };
}

function auditEntryIn(row: Selectable<Tables['audit_entry']>): AuditEntry {
  return {
    id: row.audit_entry_id,
    actor: { kind: row.actor_kind, id: row.actor_id },
    action: row.action,
    target: row.target,
    facts: row.facts,
    requestId: row.request_id,
    createdAt: row.created_at,
  };
}
