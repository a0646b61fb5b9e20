import type { SelectQueryBuilder } from 'kysely';
import type { Page, PageRequest } from '../domain/paging.ts';
import { keysetPage, keysetRows } from './keyset.ts';

/** A page of a list as the domain asks for it; `columns` as in {@link keysetPage}, `entry` makes the domain's value of a row. */
export async function listPage<Schema, Table extends keyof Schema, Row, Entry>(
  rows: SelectQueryBuilder<Schema, Table, Row>,
  columns: readonly string[],
  request: PageRequest,
  entry: (row: Row) => Entry,
): Promise<Page<Entry>> {
  const page = await keysetPage(rows, columns, keysetRequest(request));
  return { ...page, entries: page.entries.map(entry) };
}

/** Of one of several lists that make up a list, what a page of the whole can have; `columns` as in {@link keysetPage}. */
export function partOfPage<Schema, Table extends keyof Schema, Row>(
  rows: SelectQueryBuilder<Schema, Table, Row>,
  columns: readonly string[],
  request: PageRequest,
): SelectQueryBuilder<Schema, Table, Row> {
  return keysetRows(rows, columns, keysetRequest(request));
}

function keysetRequest({ sort, limit, from }: PageRequest) {
  return { limit, position: from, order: sort === 'asc' ? 'ascending' : 'descending' } as const;
}
