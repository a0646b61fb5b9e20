import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Profile } from '../../domain/accounts/profile.ts';
import { comparedName } from '../../domain/customers/compared-name.ts';
import type { Horizon } from '../../domain/due-work.ts';
import type { PaymentLinkStatus } from '../../domain/payments/links/payment-link.ts';
import type { PaymentLinkFilter, PaymentLinkStore } from '../../domain/payments/links/payment-link-store.ts';
import { AHEAD } from '../accounts/business-clock.ts';
import type { Database } from '../engine/database.ts';
import { listPage, partOfPage } from '../engine/list-page.ts';
import { insertUnlessReset } from '../sandbox/insert-unless-reset.ts';
import type { Tables } from '../schema/tables.ts';
import { linkOf, linkRow } from './payment-link-row.ts';

const BY_AGE = ['payment_link.created_at', 'payment_link.link_id'];
/** Anything else is no identifier of a link and need not be looked up. */
const LINK_ID = /^PAYL_[0-9A-Za-z]{16}$/;

/** Payment links in the database, each with the row of the directory that its public key is found by. */
export function paymentLinkStore(database: Database): PaymentLinkStore {
  const { kysely } = database;
  return {
    async insert(link, options) {
      const { publicKey: public_key, businessId: business_id, id: link_id, profileId: profile_id } = link;
      await kysely
        .insertInto('payment_link_directory')
        .values({ public_key, business_id, link_id, profile_id })
        .execute();
      try {
        await insertUnlessReset(database, 'payment_link', linkRow(link), options);
      } catch (refusal) {
        await kysely.deleteFrom('payment_link_directory').where('public_key', '=', public_key).execute();
        throw refusal;
      }
    },
    async find(profile, id) {
      if (!LINK_ID.test(id)) return undefined;
      const row = await ofProfile(kysely, profile, {})
        .selectAll()
        .where('payment_link.link_id', '=', id)
        .executeTakeFirst();
      return row && linkOf(row);
    },
    page(profile, filter, at, request) {
      let rows = ofProfile(kysely, profile, filter).selectAll();
      // No index has the links of several states in one order: of each state, only what the page can have.
      const [first, ...others] = [...new Set(filter.statuses)]
        .flatMap((status) => conditionsOf(status, at))
        .map((condition) =>
          partOfPage(
            ofProfile(kysely, profile, filter)
              .select(['payment_link.link_id', 'payment_link.created_at'])
              .where(condition),
            BY_AGE,
            request,
          ),
        );
      if (first !== undefined) {
        const idsOf = (part: typeof first) => kysely.selectFrom(part.as('part')).select('part.link_id');
        rows = rows.where(
          'payment_link.link_id',
          'in',
          others.reduce((ids, part) => ids.unionAll(idsOf(part)), idsOf(first)),
        );
      }
      return listPage(rows, BY_AGE, request, linkOf);
    },
    async replace(link) {
      const { business_id, link_id, created_at: _age, meta, ...row } = linkRow(link);
      const { numUpdatedRows } = await kysely
        .updateTable('payment_link')
        .set({ ...row, meta: JSON.stringify(meta) })
        .where('business_id', '=', business_id)
        .where('link_id', '=', link_id)
        .where('version', '=', link.version - 1)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
    async expireDue(now, limit) {
      const instant = sql`${now.toISOString()}::timestamptz`;
      // Clocks are never behind the machine's; those that are ahead are few.
      const counts = await Promise.all([
        expire(kysely, sql`payment_link.expires_at <= ${instant}`, limit),
        expire(
          kysely,
          sql`business.clock_ahead_ms > 0 AND payment_link.expires_at > ${instant} AND payment_link.expires_at <= ${instant} + ${AHEAD}`,
          limit,
        ),
      ]);
      return counts.reduce((sum, count) => sum + count);
    },
    expireDueOf(businessId, now, limit, horizon) {
      const instant = sql`${now.toISOString()}::timestamptz`;
      return expire(
        kysely,
        sql`payment_link.business_id = ${businessId} AND payment_link.expires_at <= ${instant} + ${AHEAD} AND ${within(horizon)}`,
        limit,
      );
    },
    async nextDue(businessId, after, horizon) {
      const row = await willExpire(kysely, businessId)
        .select('expires_at')
        .where('expires_at', '>', after.toISOString())
        .where(within(horizon))
        .orderBy('expires_at')
        .limit(1)
        .executeTakeFirst();
      return row?.expires_at == null ? undefined : new Date(row.expires_at);
    },
    async newestOpen(businessId) {
      const row = await willExpire(kysely, businessId)
        .select(({ fn }) => fn.max('created_at').as('created_at'))
        .executeTakeFirst();
      return row?.created_at == null ? undefined : new Date(row.created_at);
    },
  };
}

function ofProfile(kysely: Kysely<Tables>, { businessId, profileId }: Profile, { text }: PaymentLinkFilter) {
  const rows = kysely
    .selectFrom('payment_link')
    .where('payment_link.business_id', '=', businessId)
    .where('payment_link.profile_id', '=', profileId);
  return text === undefined ? rows : rows.where(hasText(comparedName(text)));
}

/** The index finds what has the trigrams of a text; which of it has the text itself, the searched text says. */
function hasText(text: string): RawBuilder<boolean> {
  return sql`trigram_text(payment_link.searched) LIKE '%' || trigram_text(${text}) || '%'
    AND strpos(payment_link.searched, ${text}) > 0`;
}

/** What the rows of a status have in common, in parts of which each has an index: an active link expires before its row says so. */
function conditionsOf(status: PaymentLinkStatus, at: Date): readonly RawBuilder<boolean>[] {
  const own = sql<boolean>`payment_link.status = ${status}`;
  const instant = at.toISOString();
  switch (status) {
    case 'active':
      return [
        sql`${own} AND (payment_link.expires_at IS NULL OR payment_link.expires_at > ${instant}::timestamptz)`,
      ];
    case 'expired':
      return [
        own,
        sql`payment_link.status = 'active' AND payment_link.expires_at <= ${instant}::timestamptz`,
      ];
    default:
      return [own];
  }
}

async function expire(kysely: Kysely<Tables>, isDue: RawBuilder<boolean>, limit: number): Promise<number> {
  const { numUpdatedRows } = await kysely
    .with('due', (db) =>
      db
        .selectFrom('payment_link')
        .innerJoin('business', 'business.business_id', 'payment_link.business_id')
        .select(['payment_link.business_id', 'payment_link.link_id'])
        .where('payment_link.status', '=', 'active')
        .where('payment_link.expires_at', 'is not', null)
        .where(isDue)
        .orderBy('payment_link.expires_at')
        .orderBy('payment_link.link_id')
        .limit(limit)
        .forNoKeyUpdate('payment_link')
        .skipLocked(),
    )
    .updateTable('payment_link')
    .from('due')
    .set(({ eb, ref }) => ({
      status: 'expired',
      version: eb('payment_link.version', '+', 1),
      updated_at: ref('payment_link.expires_at').$notNull(),
    }))
    .whereRef('payment_link.business_id', '=', 'due.business_id')
    .whereRef('payment_link.link_id', '=', 'due.link_id')
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

function willExpire(kysely: Kysely<Tables>, businessId: string) {
  return kysely
    .selectFrom('payment_link')
    .where('business_id', '=', businessId)
    .where('status', '=', 'active')
    .where('expires_at', 'is not', null);
}

function within(horizon: Horizon | undefined): RawBuilder<boolean> {
  if (horizon === undefined) return sql`true`;
  const { createdBy, dueBy } = horizon;
  return sql`payment_link.created_at <= ${createdBy.toISOString()} AND payment_link.expires_at <= ${dueBy.toISOString()}`;
}
