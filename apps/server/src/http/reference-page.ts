import type { components, OperationId } from '@finops/contract';
import { type KeysetOrder, keysetPage } from '../domain/reference/keyset-page.ts';
import type { RequestContext } from './context.ts';
import type { Cursors } from './cursor.ts';
import { paginationBody } from './pagination.ts';

/** The parameters that every reference list has; whatever else is in the query filters or orders the list. */
interface ReferenceQuery {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
  readonly sort: 'asc' | 'desc';
}

/** A reference list that a request asks for. */
interface ReferenceList<Entry> {
  readonly operation: OperationId;
  /** What is left of the list after its filters. */
  readonly entries: readonly Entry[];
  readonly order: KeysetOrder<Entry>;
}

interface ReferencePage<Entry> {
  readonly entries: readonly Entry[];
  readonly pagination: components['schemas']['Pagination'];
}

/**
 * The page of a reference list that the query asks for, complete unless it has a `limit` (G06), with the cursors of
 * the pages around it (G07).
 *
 * @throws BadRequest when the cursor was not given out for this list.
 */
export function referencePage<Entry>(
  { operation, entries, order }: ReferenceList<Entry>,
  { cursor, limit, ...filters }: ReferenceQuery,
  cursors: Cursors,
  { profile }: RequestContext,
): ReferencePage<Entry> {
  const binding = {
    operation,
    ...(profile && { businessId: profile.businessId, profileId: profile.profileId }),
    query: filters,
  };
  const page = keysetPage(entries, order, {
    sort: filters.sort,
    limit,
    from: cursor === undefined ? undefined : cursors.decode(binding, cursor),
  });
  return {
    entries: page.entries,
    pagination: paginationBody(page, binding, cursors),
  };
}
