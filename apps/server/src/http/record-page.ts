import type { components, OperationId } from '@finops/contract';
import type { Page, PageRequest } from '../domain/paging.ts';
import { profileOf, type RequestContext } from './context.ts';
import type { Cursors } from './cursor.ts';
import { paginationBody } from './pagination.ts';

/** The parameters that every list of records has; whatever else is in the query filters the list. */
interface RecordQuery {
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly sort: 'asc' | 'desc';
}

/** A page of a list of records, newest first unless asked otherwise (G03), and the body that carries it. */
interface RecordPage<Body> {
  readonly data: Body[];
  readonly pagination: components['schemas']['Pagination'];
}

/**
 * Reads the page of a profile's records that the query asks for, with the cursors of the pages around it (G07).
 *
 * @param read asks the domain for the page.
 * @param body makes the body of one record.
 * @throws BadRequest when the cursor was not given out for this list.
 */
export async function recordPage<Entry, Body>(
  operation: OperationId,
  query: RecordQuery & Readonly<Record<string, unknown>>,
  context: RequestContext,
  cursors: Cursors,
  read: (page: PageRequest) => Promise<Page<Entry>>,
  body: (entry: Entry) => Body,
): Promise<RecordPage<Body>> {
  const { businessId, profileId } = profileOf(context);
  const { cursor, limit, ...filters } = query;
  const binding = { operation, businessId, profileId, query: filters };
  const from = cursor === undefined ? undefined : cursors.decode(binding, cursor);
  const page = await read({ sort: query.sort, limit, from });
  return { data: page.entries.map(body), pagination: paginationBody(page, binding, cursors) };
}
