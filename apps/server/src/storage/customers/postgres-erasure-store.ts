import { sql } from 'kysely';
import type { ErasureStore } from '../../domain/customers/erasure-store.ts';
import { Decimal } from '../../domain/money/decimal.ts';
import type { Database } from '../engine/database.ts';
import { blankRecords } from './blank-records.ts';
import { CUSTOMER_ID } from './postgres-customer-store.ts';

/** Erases customers in the database. */
export function erasureStore(database: Database): ErasureStore {
  const { kysely } = database;
  return {
    async find(businessId, id) {
      if (!CUSTOMER_ID.test(id)) return undefined;
      const row = await kysely
        .selectFrom('customer')
        .innerJoin('business', 'business.business_id', 'customer.business_id')
        .select(['customer.version', 'customer.erased_at', 'business.clock_ahead_ms'])
        .where('customer.business_id', '=', businessId)
        .where('customer.customer_id', '=', id)
        .executeTakeFirst();
      return (
        row && {
          version: row.version,
          clockAheadMs: Number(row.clock_ahead_ms),
          ...(row.erased_at !== null && { erasedAt: new Date(row.erased_at) }),
        }
      );
    },
    async obstacle(businessId, id) {
      const held = await kysely
        .selectFrom('balance')
        .select(['currency', sql<string>`available + held + savings + investments`.as('amount')])
        .where('business_id', '=', businessId)
        .where('profile_id', '=', id)
        .where(sql<boolean>`available + held + savings + investments > 0`)
        .orderBy('currency')
        .limit(1)
        .executeTakeFirst();
      if (held !== undefined) {
        return {
          kind: 'balance',
          held: { currency: held.currency, amount: Decimal.parse(held.amount) },
        };
      }
      const transfer = await kysely
        .selectFrom('transfer')
        .select('transfer_id')
        .where('business_id', '=', businessId)
        .where('profile_id', '=', id)
        .where('due_at', 'is not', null)
        .limit(1)
        .executeTakeFirst();
      if (transfer !== undefined) return { kind: 'transfer', id: transfer.transfer_id };
      const request = await kysely
        .selectFrom('payment_request')
        .select('request_id')
        .where('business_id', '=', businessId)
        .where('profile_id', '=', id)
        .where('due_at', 'is not', null)
        .limit(1)
        .executeTakeFirst();
      return request && { kind: 'payment request', id: request.request_id };
    },
    record: (id, version, at) => ({
      kind: 'customer_erasure',
      id,
      expects: { version },
      row: { erased_at: at },
    }),
    async unblanked(limit) {
      const rows = await kysely
        .selectFrom('customer')
        .select(['business_id', 'customer_id'])
        .where('erased_at', 'is not', null)
        .where('blanked_at', 'is', null)
        .orderBy('erased_at')
        .limit(limit)
        .execute();
      return rows.map((row) => ({ businessId: row.business_id, customerId: row.customer_id }));
    },
    blank: (businessId, customerId) => blankRecords(database, { businessId, customerId }),
  };
}
