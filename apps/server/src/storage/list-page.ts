import type { SelectQueryBuilder } from 'kysely';
import type { Page, PageRequest } from '../domain/paging.ts';
import { keysetPage } from './keyset.ts';

/** A page of a list as the domain asks for it; `columns` as in {@link keysetPage}, `entry` makes the domain's value of a row. */
export async function listPage<Schema, Table extends keyof Schema, Row, Entry>(
  rows: SelectQueryBuilder<Schema, Table, Row>,
  columns: readonly string[],
  { sort, limit, from }: PageRequest,
  entry: (row: Row) => Entry,
): Promise<Page<Entry>> {
  const page = await keysetPage(rows, columns, {
    limit,
    position: from,
    order: sort === 'asc' ? 'ascending' : 'descending',
  });
  return { ...page, entries: page.entries.map(entry) };
}
