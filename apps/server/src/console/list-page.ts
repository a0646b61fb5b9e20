import type { components, OperationId } from '@finops/contract/console';
import type { Page, PageRequest } from '../domain/paging.ts';
import type { CursorBinding, Cursors } from '../http/cursor.ts';
import { paginationBody } from '../http/pagination.ts';
import { type ConsoleContext, sessionOf } from './context.ts';

/** The parameters of every list; whatever else is in the query filters it. */
interface ListQuery {
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly sort: 'asc' | 'desc';
}

/** A list that a request asks for. */
interface List<Entry, Body> {
  readonly operation: OperationId;
  readonly read: (request: PageRequest) => Promise<Page<Entry>>;
  /** The entry as the contract has it. */
  readonly body: (entry: Entry) => Body;
}

interface ListBody<Body> {
  readonly data: Body[];
  readonly pagination: components['schemas']['Pagination'];
}

/**
 * The page that the query asks for, with the cursors of the pages around it (G07). A cursor serves the user who was given it, in the
 * business of that moment.
 *
 * @throws BadRequest when the cursor was not given out for this list.
 */
export async function listBody<Entry, Body>(
  { operation, read, body }: List<Entry, Body>,
  { cursor, limit, ...filters }: ListQuery,
  cursors: Cursors,
  context: ConsoleContext,
): Promise<ListBody<Body>> {
  const { user, business } = sessionOf(context);
  const binding: CursorBinding = {
    operation,
    profileId: user.id,
    ...(business && { businessId: business.id }),
    query: filters,
  };
  const page = await read({
    sort: filters.sort,
    limit,
    from: cursor === undefined ? undefined : cursors.decode(binding, cursor),
  });
  return {
    data: page.entries.map(body),
    pagination: paginationBody(page, binding, cursors),
  };
}
