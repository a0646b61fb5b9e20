import { type RawBuilder, sql } from 'kysely';
import type { PageRequest } from '../../domain/paging.ts';
import { isRising } from '../engine/list-page.ts';
import { WITHIN_HISTORY } from '../engine/within-history.ts';

/** The columns between the business and the age in an index, and the requested combinations of their values. */
interface Led {
  readonly columns: readonly RawBuilder<unknown>[];
  readonly values: readonly (readonly string[])[];
}

/** The rows of one of the tables partitioned by day from which a page is read. */
export interface HistoryRows {
  readonly businessId: string;
  readonly table: 'event' | 'delivery';
  readonly led?: Led | undefined;
  /** The sort columns: the age, and a tie-breaker for rows of the same age. */
  readonly sorted: readonly [age: string, id: string];
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly filters: readonly RawBuilder<boolean>[];
  readonly selected: readonly RawBuilder<unknown>[];
  /** Whether several rows can have the same sort values, in which case one of them is enough. */
  readonly repeats?: boolean;
}

/** All combinations of one value from each list. */
export function combined(...lists: readonly (readonly string[])[]): string[][] {
  return lists.reduce<string[][]>(
    (made, list) => made.flatMap((one) => list.map((value) => [...one, value])),
    [[]],
  );
}

/** The rows of a page, plus one if more follow, from several lists together; each of them selects `age` and `id`. */
export function historyPage(
  lists: readonly HistoryRows[],
  [age, id]: readonly [age: string, id: string],
  request: PageRequest,
): RawBuilder<unknown> {
  const parts = lists.map((rows) => sql`SELECT * FROM (${partOf(rows, request)}) AS part`);
  return sql`
    SELECT DISTINCT * FROM (${sql.join(parts, sql` UNION ALL `)}) AS page
    ${ordered([sql.ref(age), sql.ref(id)], request)}`;
}

/**
 * The rows of a list that a page can contain: for each combination of leading values as many as fit on the page, plus
 * one, read in the order of the index that has these columns before the age.
 */
function partOf(list: HistoryRows, request: PageRequest): RawBuilder<unknown> {
  const { businessId, table, led, sorted, filters, selected, repeats } = list;
  const place = sorted.map((column) => sql.ref(column));
  const columns = led?.columns ?? [];
  const conditions = [
    sql`business_id = ${businessId}`,
    WITHIN_HISTORY,
    ...columns.map((column, index) => sql`${column} = ${sql.ref(`led.value_${index}`)}`),
    ...boundsOf(list, request),
    ...filters,
  ];
  const rows = sql`
    SELECT ${repeats === true ? sql`DISTINCT ON (${sql.join(place)})` : sql``} ${sql.join(selected)} FROM ${sql.table(table)}
    WHERE ${sql.join(conditions, sql` AND `)}
    ${ordered(place, request, led && 'where nulls are first')}`;
  if (led === undefined) return rows;
  // Not as VALUES: with a single value, the planner would choose by the statistics of that value.
  const values = columns.map((_, index) => sql`${sql.val(led.values.map((one) => one[index]))}::text[]`);
  return sql`
    SELECT of_these.* FROM unnest(${sql.join(values)}) AS led (${sql.join(columns.map((_, index) => sql.ref(`value_${index}`)))})
    CROSS JOIN LATERAL (${rows}) AS of_these`;
}

/** The bounds of the index scan: a page starts at its position if it has one, otherwise at the end of the range. */
function boundsOf({ sorted, from, to }: HistoryRows, request: PageRequest): RawBuilder<unknown>[] {
  const rising = isRising(request);
  const [age, id] = [sql.ref(sorted[0]), sql.ref(sorted[1])];
  const bounds: RawBuilder<unknown>[] = [];
  if (from !== undefined && !(rising && request.from)) bounds.push(sql`${age} >= ${from}::timestamptz`);
  if (to !== undefined && (rising || !request.from)) bounds.push(sql`${age} < ${to}::timestamptz`);
  if (request.from !== undefined) {
    const [seenAge, seenId] = request.from.key;
    bounds.push(
      sql`(${age}, ${id}) ${sql.raw(rising ? '>' : '<')} (${seenAge}::timestamptz, ${seenId}::text)`,
    );
  }
  return bounds;
}

/** Orders a page by age and identifier, and limits it. */
export function ordered(
  [age, id]: readonly RawBuilder<unknown>[],
  request: PageRequest,
  index?: 'where nulls are first',
): RawBuilder<unknown> {
  const [direction, nulls] = isRising(request) ? ['ASC', 'NULLS FIRST'] : ['DESC', 'NULLS LAST'];
  const byAge = sql.raw(index === undefined ? direction : `${direction} ${nulls}`);
  const limit = request.limit === undefined ? sql`` : sql`LIMIT ${request.limit + 1}`;
  return sql`ORDER BY ${age} ${byAge}, ${id} ${sql.raw(direction)} ${limit}`;
}
