import { type RawBuilder, sql } from 'kysely';
import type { PageRequest } from '../domain/paging.ts';
import { WITHIN_HISTORY } from './within-history.ts';

/** The columns that an index has between the business and the age, and the combinations of their values that are asked for. */
export interface Led {
  readonly columns: readonly string[];
  readonly values: readonly (readonly string[])[];
}

/** Which rows of one of the tables by day a page is made of. */
export interface HistoryRows {
  readonly businessId: string;
  readonly table: 'event' | 'delivery';
  readonly led?: Led | undefined;
  /** The columns that they are sorted by: their age, and what tells those of one age apart. */
  readonly sorted: readonly [age: string, id: string];
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly filters: readonly RawBuilder<boolean>[];
  readonly selected: readonly RawBuilder<unknown>[];
  /** Whether several rows can be alike in what they are sorted by; one of them is enough. */
  readonly repeats?: boolean;
}

/** Every combination of one value of each list. */
export function combined(...lists: readonly (readonly string[])[]): string[][] {
  return lists.reduce<string[][]>(
    (made, list) => made.flatMap((one) => list.map((value) => [...one, value])),
    [[]],
  );
}

/** The rows of a page, and one more when there are others, of several lists together; each has `age` and `id` among what it selects. */
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
 * What a page can have of a list: of each combination of leading values as many rows as fit on it, and one more.
 *
 * Each is read in the order of the index that has these columns first. Every comparison is of the leading columns together with the
 * age: written as an equality beside a range, they can lead the planner to an index of the age alone, and past every other row.
 */
function partOf(list: HistoryRows, request: PageRequest): RawBuilder<unknown> {
  const { businessId, table, led = { columns: [], values: [] }, sorted, filters, selected, repeats } = list;
  const { from = '-infinity', to = 'infinity' } = list;
  const leading = led.columns.map((column) => sql.ref(column));
  const [age, id] = [sql.ref(sorted[0]), sql.ref(sorted[1])];
  const given = (...place: readonly RawBuilder<unknown>[]) =>
    sql`(${sql.join([...led.columns.map((column) => sql.ref(`led.${column}`)), ...place])})`;
  const bounds = [
    sql`(${sql.join([...leading, age])}) >= ${given(instant(from))}`,
    sql`(${sql.join([...leading, age])}) < ${given(instant(to))}`,
  ];
  if (request.from !== undefined) {
    const [seenAge, seenId] = request.from.key;
    const beyond = sql.raw(isRising(request) ? '>' : '<');
    bounds.push(
      sql`(${sql.join([...leading, age, id])}) ${beyond} ${given(instant(seenAge), sql`${seenId}::text`)}`,
    );
  }
  const place = [...leading, age, id];
  const once = repeats === true ? sql`DISTINCT ON (${sql.join(place)})` : sql``;
  const rows = sql`
    SELECT ${once} ${sql.join(selected)} FROM ${sql.table(table)}
    WHERE business_id = ${businessId} AND ${WITHIN_HISTORY} AND ${sql.join([...bounds, ...filters], sql` AND `)}
    ${ordered(place, request)}`;
  if (leading.length === 0) return rows;
  const values = led.values.map((one) => sql`(${sql.join(one.map((value) => sql`${value}::text`))})`);
  return sql`
    SELECT of_these.* FROM (VALUES ${sql.join(values)}) AS led (${sql.join(leading)})
    CROSS JOIN LATERAL (${rows}) AS of_these`;
}

function instant(text: string | undefined): RawBuilder<unknown> {
  return sql`${text}::timestamptz`;
}

/** Orders a page, and ends it. */
export function ordered(columns: readonly RawBuilder<unknown>[], request: PageRequest): RawBuilder<unknown> {
  const direction = sql.raw(isRising(request) ? 'ASC' : 'DESC');
  const limit = request.limit === undefined ? sql`` : sql`LIMIT ${request.limit + 1}`;
  return sql`ORDER BY ${sql.join(columns.map((column) => sql`${column} ${direction}`))} ${limit}`;
}

function isRising({ sort, from }: PageRequest): boolean {
  return (sort === 'asc') !== (from?.direction === 'previous');
}
