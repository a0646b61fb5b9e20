import type { PaymentLinkStatus } from '@finops/contract/enumerations';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Profile } from '../../domain/accounts/profile.ts';
import { comparedName } from '../../domain/customers/compared-name.ts';
import type { PaymentLinkFilter, PaymentLinkStore } from '../../domain/payments/links/payment-link-store.ts';
import type { Database } from '../engine/database.ts';
import { dueWork } from '../engine/due-work.ts';
import { listPage, partOfPage } from '../engine/list-page.ts';
import { insertUnlessReset } from '../sandbox/insert-unless-reset.ts';
import type { Tables } from '../schema/tables.ts';
import { linkOf, linkRow } from './payment-link-row.ts';

const BY_AGE = ['payment_link.created_at', 'payment_link.link_id'];
/** Anything else is not an identifier of a link and is not looked up. */
const LINK_ID = /^PAYL_[0-9A-Za-z]{16}$/;
/** Links that will expire. */
const WILL_EXPIRE = sql<boolean>`payment_link.status = 'active' AND payment_link.expires_at IS NOT NULL`;

/** Payment links in the database, each with the directory row by which its public key is found. */
export function paymentLinkStore(database: Database): PaymentLinkStore {
  const { kysely } = database;
  const work = dueWork(kysely, { table: 'payment_link', due: 'expires_at', isOpen: WILL_EXPIRE });
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
      // No index orders the links of several states together, so only the rows that the page can contain are read of
      // each state.
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
      const counts = await work.inAll(now, async (isDue) => [await expire(kysely, isDue, limit)]);
      return counts.reduce((sum, count) => sum + count, 0);
    },
    expireDueOf: (businessId, now, limit, horizon) =>
      expire(kysely, work.inBusiness(businessId, now, horizon), limit),
    nextDue: work.next,
    newestOpen: work.newestOpen,
  };
}

function ofProfile(kysely: Kysely<Tables>, { businessId, profileId }: Profile, { text }: PaymentLinkFilter) {
  const rows = kysely
    .selectFrom('payment_link')
    .where('payment_link.business_id', '=', businessId)
    .where('payment_link.profile_id', '=', profileId);
  return text === undefined ? rows : rows.where(hasText(comparedName(text)));
}

/**
 * The index finds links with the trigrams of a text; the searched text decides which of them contain the text itself.
 */
function hasText(text: string): RawBuilder<boolean> {
  return sql`trigram_text(payment_link.searched) LIKE '%' || trigram_text(${text}) || '%'
    AND strpos(payment_link.searched, ${text}) > 0`;
}

/** The conditions of a status, one for each index: an active link may have expired before its row is updated. */
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
        .where(WILL_EXPIRE)
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
