import type { components } from '@finops/contract';
import type { Page } from '../domain/paging.ts';
import type { CursorBinding, Cursors } from './cursor.ts';

/** The `pagination` of a list: the size of the page, and the cursors of those around it (G07). */
export function paginationBody(
  { entries, next, previous }: Page<unknown>,
  binding: CursorBinding,
  cursors: Pick<Cursors, 'encode'>,
): components['schemas']['Pagination'] {
  return {
    current_entries_size: entries.length,
    ...(next && { next_cursor: cursors.encode(binding, next) }),
    ...(previous && { previous_cursor: cursors.encode(binding, previous) }),
  };
}
