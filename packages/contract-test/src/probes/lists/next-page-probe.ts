import { typed } from '../../contract/judge/words.ts';
import type { Json } from '../../contract/model.ts';
import type { RawFinding, RequestParts } from '../../model/case.ts';
import type { Steps } from '../flows/steps/walk.ts';
import { isValidOnWire, withParameter } from '../requests/parameter-values.ts';
import { confirmed, type Verdict } from './confirm.ts';
import { matchOf } from './filter-match.ts';
import { valuesToTry } from './filter-values.ts';
import { valueIn } from './meaning/entry-members.ts';
import { type FilterMeaning, filterValue } from './meaning/filter-meaning.ts';
import type { SortChoice } from './meaning/sort-meaning.ts';
import type { OpenList, Reading } from './open-list.ts';
import { smallPage, waysOf } from './page-probe.ts';
import { misplacedIn, sortedParts } from './sort-probe.ts';
import { type Pages, turnPages, type Way } from './turn-pages.ts';

const mostPages = 4;
const mostFilters = 3;

/**
 * Follows cursors and links from the first page of a filtered and of a sorted list: the next pages must keep the filter
 * and the order.
 */
export function* tryNextPages(list: OpenList, whole: Reading): Steps<readonly RawFinding[]> {
  const ways = (yield* waysOf(list, whole)).filter((way) => way !== 'count');
  for (const way of ways) {
    for (const [filter, value] of telling(list, whole).slice(0, mostFilters)) {
      const unfiltered = yield* confirmed(list, whole, undefined, () =>
        tryFiltered(list, way, filter, value),
      );
      if (unfiltered.length > 0) return unfiltered;
    }
    for (const choice of list.meaning.sort?.choices ?? []) {
      if (choice.member === undefined || choice.direction === undefined) continue;
      const unsorted = yield* confirmed(list, whole, undefined, (now) => trySorted(list, now, way, choice));
      if (unsorted.length > 0) return unsorted;
    }
  }
  return [];
}

/** Filters with values that at least two entries match and some do not. */
function telling(list: OpenList, { entries }: Reading): readonly (readonly [FilterMeaning, Json])[] {
  return list.meaning.filters
    .filter(({ isCertain }) => isCertain)
    .flatMap((filter) => {
      const value = valuesToTry(list.walk.context, filter, entries).find((one) => {
        const matches = entries.map((entry) => matchOf(entry, filter, one));
        return matches.filter((match) => match === 'yes').length >= 2 && matches.includes('no');
      });
      return value === undefined ? [] : [[filter, value] as const];
    });
}

function* tryFiltered(
  list: OpenList,
  way: Way,
  filter: FilterMeaning,
  value: Json,
): Steps<Verdict | undefined> {
  const { parameter, member } = filter;
  const small = onePerPage(list, list.base);
  if (small === undefined) return undefined;
  const first = withParameter(small, parameter, filterValue(filter, value));
  const turned = yield* turnPages(list, way, first, mostPages);
  const [page, ...later] = turned?.pages ?? [];
  const strangerIn = ({ entries }: Pick<Reading, 'entries'>) =>
    entries.find((entry) => matchOf(entry, filter, value) === 'no');
  if (page === undefined || strangerIn(page) !== undefined) return undefined;
  for (const { entries, exchange } of later) {
    const stranger = strangerIn({ entries });
    if (stranger === undefined) continue;
    // A filter that is ignored altogether is reported by another probe.
    const whole = yield* list.read(
      'next-page-filtered',
      withParameter(list.base, parameter, filterValue(filter, value)),
    );
    if (whole === undefined || strangerIn(whole) !== undefined) return undefined;
    return {
      ...{ rule: 'next-page', cause: `${way} filter`, node: list.meaning.operation.node, exchange, member },
      expected: `only entries that match \`${parameter.name}\` ${typed(value)}, as on the first page`,
      actual: `one with ${typed(valueIn(stranger, member))}`,
    };
  }
  return undefined;
}

function* trySorted(
  list: OpenList,
  whole: Reading,
  way: Way,
  choice: SortChoice,
): Steps<Verdict | undefined> {
  const { sort, operation } = list.meaning;
  const small = smallPage(list, whole);
  const first = sort && small && sortedParts(list, sort, choice, small);
  if (sort === undefined || first === undefined) return undefined;
  const turned = yield* turnPages(list, way, first, mostPages);
  const [page] = turned?.pages ?? [];
  if (
    turned === undefined ||
    page === undefined ||
    misplacedIn(page, sort.parameter, choice, '') !== undefined
  )
    return undefined;
  const verdict = misplacedIn(
    { ...page, entries: entriesOn(turned) },
    sort.parameter,
    choice,
    'over all pages',
  );
  const exchange = turned.pages.at(-1)?.exchange ?? page.exchange;
  // An order that is ignored altogether is reported by another probe.
  const sorted =
    verdict && (yield* list.read('next-page-sorted', sortedParts(list, sort, choice, list.base)));
  if (sorted === undefined || misplacedIn(sorted, sort.parameter, choice, '') !== undefined) return undefined;
  return verdict && { ...verdict, rule: 'next-page', cause: `${way} sort`, node: operation.node, exchange };
}

/** A request for pages of one entry, or of two if one is not allowed. */
function onePerPage(list: OpenList, parts: RequestParts): RequestParts | undefined {
  const { limit } = list.meaning.paging;
  const size = limit && [1, 2].find((count) => isValidOnWire(list.walk.context, limit, count));
  return limit === undefined || size === undefined ? undefined : withParameter(parts, limit, size);
}

function entriesOn({ pages }: Pages) {
  return pages.flatMap(({ entries }) => entries);
}
