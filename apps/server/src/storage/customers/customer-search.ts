import { type Kysely, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { PageRequest, Position } from '../../domain/paging.ts';
import { beyond, isRising, partOfPage, positionOf } from '../engine/list-page.ts';
import type { Tables } from '../schema/tables.ts';

/** The search. */
export interface CustomerSearch {
  readonly businessId: string;
  /** A customer matches when its searched text contains one of them, literally. */
  readonly texts: readonly string[];
}

/** The columns of {@link customer} by which its list is sorted. */
interface Place {
  readonly customer_id: string;
  readonly created_at: string;
}

/** Customers read from the list before the trigram index is used. */
const NEAR = 500;
/** Customers read at a time when the index finds many. */
const FAR = 5000;
/** Most matches of the index that are still sorted. */
const FEW = 1000;
/** Matches among the nearest customers from which a page fills soon. */
const SOME = 3;

/**
 * The rows of a page of customers that match a text, as {@link partOfPage} gives them. A common text is found by
 * reading on from the position of the page; a rare one through the trigram index, which is unordered. Whether a text is
 * common turns out on the way: the customers next to the position are read first, and some more when several of them
 * match. If they do not fill the page, the index is asked for a few; if it has more, the reading goes on. This is slow
 * only when many customers without a common text precede those with it.
 *
 * @param rows the customers of the business, without order.
 * @param columns time of creation and identifier.
 */
export async function rowsWithText<Table extends keyof Tables, Row>(
  kysely: Kysely<Tables>,
  rows: SelectQueryBuilder<Tables, Table, Row>,
  columns: readonly string[],
  search: CustomerSearch,
  request: PageRequest,
): Promise<Row[]> {
  const { limit = Number.MAX_SAFE_INTEGER, sort } = request;
  const rising = isRising(request);
  const found: Row[] = [];
  let { from } = request;
  let isAsked = false;
  for (let size = NEAR; ; size = FAR) {
    const edge = await edgeOf(kysely, search, columns, { sort, from }, size);
    const near = edge === undefined ? rows : rows.where(beyond(columns, edge, !rising, 'or at'));
    const part = partOfPage(near.where(hasText(search)), columns, {
      sort,
      from,
      limit: limit - found.length,
    });
    found.push(...(await part.execute()));
    if (edge === undefined || found.length > limit) return found;
    if (!isAsked && (size === FAR || found.length < SOME)) {
      isAsked = true;
      const few = await fewOf(kysely, search, columns, request);
      if (few?.length === 0) return [];
      if (few !== undefined) {
        const those = sql<SqlBool>`customer.customer_id = ANY (${few})`;
        return partOfPage(rows.where(those), columns, request).execute();
      }
    }
    from = edge;
  }
}

/** The position of the n-th customer beyond a position; undefined when there are fewer. */
async function edgeOf(
  kysely: Kysely<Tables>,
  { businessId }: CustomerSearch,
  columns: readonly string[],
  request: PageRequest,
  size: number,
): Promise<Position | undefined> {
  const list = kysely
    .selectFrom('customer')
    .select(['customer.created_at', 'customer.customer_id'])
    .where('customer.business_id', '=', businessId)
    .where('customer.erased_at', 'is', null);
  const last = partOfPage(list, columns, request)
    .offset(size - 1)
    .limit(1);
  return positionOf(await last.executeTakeFirst(), columns, request.from?.direction ?? 'next');
}

/** The customers on the page if the matches are few enough to be sorted; otherwise undefined. */
async function fewOf(
  kysely: Kysely<Tables>,
  { businessId, texts }: CustomerSearch,
  columns: readonly string[],
  request: PageRequest,
): Promise<readonly string[] | undefined> {
  const few = sql`few` as RawBuilder<Place>;
  const page = partOfPage(kysely.selectFrom(few.as('customer')).selectAll(), columns, request);
  const { rows } = await sql<{ count: number; customer_id: string | null }>`
    WITH few AS MATERIALIZED (SELECT * FROM customers_with_text(${businessId}, ${texts}, ${FEW + 1}))
    SELECT every.count, page.customer_id
    FROM (SELECT count(*)::integer AS count FROM few) AS every LEFT JOIN (${page}) AS page ON true`.execute(
    kysely,
  );
  if (rows.some(({ count }) => count > FEW)) return undefined;
  return rows.flatMap(({ customer_id }) => customer_id ?? []);
}

/** Whether the searched text of a customer contains one of the texts. */
export function hasText({ texts }: Pick<CustomerSearch, 'texts'>): RawBuilder<SqlBool> {
  const places = texts.map((text) => sql`strpos(customer.searched, ${text}) > 0`);
  return sql`(${sql.join(places, sql` OR `)})`;
}
