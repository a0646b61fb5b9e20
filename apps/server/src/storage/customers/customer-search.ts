import { type Kysely, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { PageRequest, Position } from '../../domain/paging.ts';
import { beyond, isRising, partOfPage, positionOf } from '../engine/list-page.ts';
import type { Tables } from '../schema/tables.ts';

/** What is searched for. */
export interface CustomerSearch {
  readonly businessId: string;
  /** One of them is in the searched text of whoever is found; every character of them is meant as it is. */
  readonly texts: readonly string[];
}

/** The columns of {@link customer} that its list is sorted by. */
interface Place {
  readonly customer_id: string;
  readonly created_at: string;
}

/** Customers of a list that are read before the index of trigrams is asked. */
const NEAR = 500;
/** Customers that are read at a time when it has found many. */
const FAR = 5000;
/** What it may find and still be sorted. */
const FEW = 1000;
/** With so many of the nearest, a page is soon full. */
const SOME = 3;

/**
 * The rows of a page of those customers in whom a text is found, as {@link partOfPage} gives them. Customers with a common text are
 * found by reading on from the position of the page, those with a rare one through the index of trigrams, which knows no order. What
 * the text is shows on the way: the customers next to the position are read first, and some more when several of those have it; when
 * they are not enough, the index is asked for a few; when there are more, the reading goes on. Only past many customers without a
 * text that many others have it takes long.
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

/** The position of the last one of so many customers beyond another; undefined when there are fewer. */
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

/** Who is on the page, when all customers with a text are so few that they can be sorted; otherwise undefined. */
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

/** Whether one of the texts is in the searched text of a customer. */
export function hasText({ texts }: Pick<CustomerSearch, 'texts'>): RawBuilder<SqlBool> {
  const places = texts.map((text) => sql`strpos(customer.searched, ${text}) > 0`);
  return sql`(${sql.join(places, sql` OR `)})`;
}
