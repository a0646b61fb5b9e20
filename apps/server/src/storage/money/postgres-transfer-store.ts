import type { KybStatus } from '@finops/contract/console';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { faultPoint } from '#fault-point';
import type { CustomerStatus } from '../../domain/customers/customer.ts';
import type { DueTransfer, TransferStore } from '../../domain/transfers/transfer-store.ts';
import { compiledOnce } from '../engine/compiled-once.ts';
import type { Database } from '../engine/database.ts';
import { dueWork } from '../engine/due-work.ts';
import { listPage } from '../engine/list-page.ts';
import type { Tables } from '../schema/tables.ts';
import { ofAge } from './age-range.ts';
import { idsOfKinds, isOfKinds, isReadByKinds } from './rows-of-kinds.ts';
import { fromQuote, type TransferRow, transferOf, transfers } from './transfer-row.ts';

const BY_AGE = ['transfer.created_at', 'transfer.transfer_id'];
/** The columns that distinguish the kinds of transfers. */
const KIND = ['category', 'source_currency', 'target_currency', 'status'] as const;
/** Anything else is not an identifier of a transfer and is not looked up. */
const TRANSFER_ID = /^TRF_[0-9A-Za-z]{16}$/;

/** Transfers in the database, each with its quote. */
export function transferStore({ kysely }: Pick<Database, 'kysely'>): TransferStore {
  const ofBusiness = (businessId: string) => transfers(kysely).where('transfer.business_id', '=', businessId);
  const withStanding = (businessId: string) =>
    ofBusiness(businessId)
      .innerJoin('business', 'business.business_id', 'transfer.business_id')
      .leftJoin('customer', (join) =>
        join
          .onRef('customer.business_id', '=', 'transfer.business_id')
          .onRef('customer.customer_id', '=', 'transfer.profile_id'),
      )
      .select([...fromBusiness, ...fromCustomer]);
  const work = dueWork(kysely, { table: 'transfer', due: 'due_at' });
  const claimByMachine = compiledOnce(kysely, claimOf(kysely, work.byMachine(INSTANT)));
  const claimByBusiness = compiledOnce(kysely, claimOf(kysely, work.byBusiness(INSTANT)));
  return {
    async find({ businessId, profileId }, id) {
      if (!TRANSFER_ID.test(id)) return undefined;
      const row = await ofBusiness(businessId)
        .where('transfer.transfer_id', '=', id)
        .where('transfer.profile_id', '=', profileId)
        .executeTakeFirst();
      return row && transferOf(row);
    },
    async findOfBusiness(businessId, id) {
      if (!TRANSFER_ID.test(id)) return undefined;
      const row = await ofBusiness(businessId).where('transfer.transfer_id', '=', id).executeTakeFirst();
      return row && transferOf(row);
    },
    page(holders, filter, page) {
      const { quoteId, reference } = filter;
      const asked = {
        category: filter.category,
        source_currency: filter.sourceCurrency,
        target_currency: filter.targetCurrency,
        status: filter.statuses,
      };
      let rows = ofBusiness(holders.businessId).where(ofAge('transfer.created_at', filter, page));
      if (holders.profileId !== undefined) rows = rows.where('transfer.profile_id', '=', holders.profileId);
      if (quoteId !== undefined) rows = rows.where('transfer.quote_id', '=', quoteId);
      if (reference !== undefined) rows = rows.where('transfer.reference', '=', reference);
      if (quoteId !== undefined || reference !== undefined) {
        rows = rows.where(isOfKinds('transfer', asked));
      } else if (isReadByKinds(asked, holders)) {
        const kinds = {
          table: 'transfer',
          id: 'transfer_id',
          holders,
          kind: KIND,
          asked,
          created: filter,
        } as const;
        rows = rows.where('transfer.transfer_id', 'in', idsOfKinds(kinds, page));
      }
      return listPage(rows, BY_AGE, page, transferOf);
    },
    async claimDue(now, limit) {
      const instant = now.toISOString();
      const claimed = await Promise.all([
        claimByMachine(instant, limit),
        claimByBusiness(instant, instant, limit),
      ]);
      const due = claimed.flatMap(({ rows }) => rows.toSorted(byDueTime).map((row) => dueOf(row, now)));
      if (due.length > 0) faultPoint('after due steps are read');
      return due;
    },
    async standing(businessId, id, now) {
      const row = await withStanding(businessId).where('transfer.transfer_id', '=', id).executeTakeFirst();
      return row && dueOf(row, now);
    },
    async dueOf(businessId, now, limit, horizon) {
      const rows = withStanding(businessId)
        .where(work.inBusiness(businessId, now, horizon))
        .orderBy('transfer.due_at')
        .orderBy('transfer.transfer_id')
        .limit(limit);
      return (await rows.execute()).map((row) => dueOf(row, now));
    },
    nextDue: work.next,
    newestOpen: work.newestOpen,
  };
}

/** The placeholder of an instant. */
const INSTANT = sql`${null}::timestamptz`;

/** The state of the business, and of the customer whose money it is, on which a due step depends. */
const fromBusiness = ['business.clock_ahead_ms', 'business.kyb_status'] as const;
const fromCustomer = ['customer.status as customer_status', 'customer.has_accepted_terms'] as const;

/** How long a process holds the transfers that it leased. */
const LEASE = sql<string>`clock_timestamp() + interval '5 seconds'`;

/**
 * Leases free transfers in one statement, skipping those that another process is leasing. The parameters are the values
 * of `isDue`, then the most transfers.
 */
function claimOf(kysely: Kysely<Tables>, isDue: RawBuilder<boolean>) {
  return kysely
    .with('due', (db) =>
      db
        .selectFrom('transfer')
        .innerJoin('business', 'business.business_id', 'transfer.business_id')
        .leftJoin('customer', (join) =>
          join
            .onRef('customer.business_id', '=', 'transfer.business_id')
            .onRef('customer.customer_id', '=', 'transfer.profile_id'),
        )
        .select(['transfer.business_id', 'transfer.transfer_id', 'transfer.quote_id'])
        .select([...fromBusiness, ...fromCustomer])
        .where(isDue)
        .where(sql<boolean>`coalesce(transfer.leased_until <= clock_timestamp(), true)`)
        .orderBy('transfer.due_at')
        .orderBy('transfer.transfer_id')
        .limit(1)
        .forUpdate('transfer')
        .skipLocked(),
    )
    .updateTable('transfer')
    .from('due')
    .innerJoin('quote', (join) =>
      join.onRef('quote.business_id', '=', 'due.business_id').onRef('quote.quote_id', '=', 'due.quote_id'),
    )
    .set({ leased_until: LEASE })
    .whereRef('transfer.business_id', '=', 'due.business_id')
    .whereRef('transfer.transfer_id', '=', 'due.transfer_id')
    .returningAll('transfer')
    .returning(fromQuote)
    .returning(['due.clock_ahead_ms', 'due.kyb_status', 'due.customer_status', 'due.has_accepted_terms']);
}

type DueTime = Pick<TransferRow, 'due_at' | 'transfer_id'>;

function byDueTime(one: DueTime, other: DueTime): number {
  return orderOf(one).localeCompare(orderOf(other));
}

function orderOf({ due_at, transfer_id }: DueTime): string {
  return `${due_at} ${transfer_id}`;
}

function dueOf(
  row: TransferRow & {
    readonly clock_ahead_ms: bigint;
    readonly kyb_status: KybStatus;
    readonly customer_status: CustomerStatus | null;
    readonly has_accepted_terms: boolean | null;
  },
  now: Date,
): DueTransfer {
  return {
    transfer: transferOf(row),
    at: new Date(now.getTime() + Number(row.clock_ahead_ms)),
    kybStatus: row.kyb_status,
    ...(row.profile_id !== row.business_id && {
      customer: {
        status: row.customer_status ?? 'inactive',
        hasAcceptedTerms: row.has_accepted_terms === true,
      },
    }),
  };
}
