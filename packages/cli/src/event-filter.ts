import type { components } from '@finops/contract/console';
import { knownKind } from './known-kind.ts';
import { listOf } from './read-options.ts';

type EventFilter = Partial<components['schemas']['EventFilter']>;

const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true } as const;

/** The options that select events. */
export const filterOptions = {
  status: texts,
  category: texts,
  event: texts,
  reference: text,
  from: text,
  to: text,
} as const;

interface FilterValues {
  readonly status?: string[] | undefined;
  readonly category?: string[] | undefined;
  readonly event?: string[] | undefined;
  readonly reference?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Builds the filter from the options that were passed. The console validates statuses and categories. */
export function filterOf({ reference, from, to, ...lists }: FilterValues): EventFilter {
  const status = listOf(lists.status) as NonNullable<EventFilter['status']>;
  const category = listOf(lists.category) as NonNullable<EventFilter['category']>;
  const event = listOf(lists.event).map(knownKind);
  return {
    ...(status.length > 0 && { status }),
    ...(category.length > 0 && { category }),
    ...(event.length > 0 && { event }),
    ...(reference !== undefined && { reference }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
}
