import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Page, PageRequest, Position } from '../../domain/paging.ts';

/**
 * Reads one page of a list by keyset: rows beyond a position, never an offset (G07). A row committed before the first
 * page is read, and not deleted, appears exactly once, whatever is inserted or deleted meanwhile, provided that sort
 * columns are never updated.
 *
 * @param rows the whole list, filtered but unordered; it selects every sort column under its own name.
 * @param columns the sort columns, together unique and never null, the unique one last; an index should begin with the
 * columns by which `rows` is filtered and continue with these.
 * @param entry converts a row to the domain's value.
 * @returns the entries in the order of the list, and the positions of the adjacent pages. An empty page has none.
 * @throws Error when the position does not have one value for each column.
 * @example listPage(kysely.selectFrom('api_key').selectAll().where('business_id', '=', id), ['created_at', 'api_key_id'], request, apiKeyIn)
 */
export async function listPage<Schema, Table extends keyof Schema, Row, Entry>(
  rows: SelectQueryBuilder<Schema, Table, Row>,
  columns: readonly string[],
  request: PageRequest,
  entry: (row: Row) => Entry,
): Promise<Page<Entry>> {
  return pageOf(await partOfPage(rows, columns, request).execute(), columns, request, entry);
}

/** Makes a page from its rows, in the order of {@link partOfPage}, including the one extra row if more follow. */
export function pageOf<Row, Entry>(
  found: readonly Row[],
  columns: readonly string[],
  { limit, from }: PageRequest,
  entry: (row: Row) => Entry,
): Page<Entry> {
  const backwards = from?.direction === 'previous';
  const page = found.slice(0, limit);
  if (backwards) {
    page.reverse();
  }
  const isMore = found.length > page.length;
  return {
    entries: page.map(entry),
    next: backwards || isMore ? positionOf(page.at(-1), columns, 'next') : undefined,
    previous: (backwards ? isMore : from !== undefined)
      ? positionOf(page[0], columns, 'previous')
      : undefined,
  };
}

/**
 * The rows of a page, plus one if more follow. For a list composed of several lists, these are the rows of one of them
 * that the page can contain. Arguments are as in {@link listPage}.
 */
export function partOfPage<Schema, Table extends keyof Schema, Row>(
  rows: SelectQueryBuilder<Schema, Table, Row>,
  columns: readonly string[],
  { sort, limit, from }: PageRequest,
): SelectQueryBuilder<Schema, Table, Row> {
  const rising = isRising({ sort, from });
  let query = from === undefined ? rows : rows.where(beyond(columns, from, rising));
  for (const column of columns) {
    query = query.orderBy(sql.ref(column), rising ? 'asc' : 'desc');
  }
  return limit === undefined ? query : query.limit(limit + 1);
}

/**
 * Whether the rows of a page are read in ascending order; rows before a position are read against the order of the
 * list.
 */
export function isRising({ sort, from }: Pick<PageRequest, 'sort' | 'from'>): boolean {
  return (sort === 'asc') !== (from?.direction === 'previous');
}

/** Whether a row is beyond a position, or optionally at it. Other arguments are as in {@link listPage}. */
export function beyond(
  columns: readonly string[],
  { key }: Position,
  rising: boolean,
  or?: 'or at',
): RawBuilder<SqlBool> {
  if (key.length !== columns.length) {
    throw new Error(
      `The position has ${key.length} values, but the list is sorted by ${columns.join(', ')}.`,
    );
  }
  const comparison = sql.raw(`${rising ? '>' : '<'}${or === undefined ? '' : '='}`);
  const edge = sql.join(columns.map((column) => sql.ref(column)));
  return sql<SqlBool>`(${edge}) ${comparison} (${sql.join(key)})`;
}

/** The position of a row in a list; undefined without a row. Arguments are as in {@link listPage}. */
export function positionOf(
  row: unknown,
  columns: readonly string[],
  direction: Position['direction'],
): Position | undefined {
  if (typeof row !== 'object' || row === null) {
    return undefined;
  }
  const values = new Map<string, unknown>(Object.entries(row));
  const key = columns.map((column) => {
    const value = values.get(column.slice(column.lastIndexOf('.') + 1));
    if (value === undefined || value === null) {
      throw new Error(`The sort column ${column} is not among the selected columns, or is null.`);
    }
    return String(value);
  });
  return { direction, key };
}
