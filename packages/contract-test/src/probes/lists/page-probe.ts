import { isRecord } from '../../contract/instances/json-value.ts';
import { typed } from '../../contract/judge/words.ts';
import type { Json } from '../../contract/model.ts';
import type { RawFinding, RequestParts } from '../../model/case.ts';
import type { Steps } from '../flows/steps/walk.ts';
import { isValidOnWire, withParameter } from '../requests/parameter-values.ts';
import { confirmed, type Verdict } from './confirm.ts';
import type { OpenList, Reading } from './open-list.ts';
import { firstCounted, nextQuery, type Pages, turnPages, type Way } from './turn-pages.ts';

/**
 * Reads the small pages of a list in each way that it offers: together they must contain each entry of the list once.
 */
export function* tryPages(list: OpenList, whole: Reading): Steps<readonly RawFinding[]> {
  for (const way of yield* waysOf(list, whole)) {
    const found = yield* confirmed(list, whole, undefined, (now) => tryWay(list, now, way));
    if (found.length > 0) return found;
  }
  return [];
}

/** The ways in which a list can be paged. */
export function* waysOf(list: OpenList, whole: Reading): Steps<readonly Way[]> {
  const { paging, operation } = list.meaning;
  const small = smallPage(list, whole);
  if (small === undefined) return [];
  const first = yield* list.walk.succeed('small', operation, small);
  return [
    ...(paging.cursor === undefined ? [] : (['cursor'] as const)),
    ...(paging.offset === undefined && paging.page === undefined ? [] : (['count'] as const)),
    ...(first !== undefined && nextQuery(first) !== undefined ? (['address'] as const) : []),
  ];
}

/**
 * The request for a page with about a third of the entries; undefined if there are too few, or the page size cannot be
 * set.
 */
export function smallPage(list: OpenList, whole: Reading): RequestParts | undefined {
  const { limit } = list.meaning.paging;
  const size = sizeFor(list, whole.entries.length);
  return limit === undefined || size === undefined ? undefined : withParameter(list.base, limit, size);
}

function sizeFor(list: OpenList, count: number): number | undefined {
  const { limit } = list.meaning.paging;
  const sizes = [Math.min(Math.ceil(count / 3), 10), 1, 2, 5, 10];
  return sizes.find(
    (size) =>
      size >= 1 && size < count && limit !== undefined && isValidOnWire(list.walk.context, limit, size),
  );
}

function* tryWay(list: OpenList, whole: Reading, way: Way): Steps<Verdict | undefined> {
  const small = smallPage(list, whole);
  const size = Number(small?.query[list.meaning.paging.limit?.name ?? ''] ?? 0);
  const first = small && way === 'count' ? yield* firstCounted(list, small) : small;
  if (first === undefined || size === 0) return undefined;
  const needed = Math.min(Math.ceil(whole.entries.length / size), 12);
  const turned = yield* turnPages(list, way, first, needed + 1);
  if (turned === undefined) return undefined;
  return lostPage(list, turned, way) ?? whatDiffers(list, whole, turned, way);
}

function lostPage(list: OpenList, { lost }: Pages, way: Way): Verdict | undefined {
  if (lost === undefined) return undefined;
  return {
    ...{ rule: 'next-page', cause: way, node: list.meaning.operation.node, exchange: lost },
    expected: 'the next page, at the URL given by the previous page',
    actual: `status ${lost.status}`,
  };
}

function whatDiffers(
  list: OpenList,
  whole: Reading,
  { pages, isAtEnd }: Pages,
  way: Way,
): Verdict | undefined {
  const seen = new Map<string, number>();
  const told = (exchange: Pages['pages'][number]['exchange'], expected: string, actual: string): Verdict => ({
    ...{ rule: 'pages-differ', cause: way, node: list.meaning.operation.node, exchange, expected, actual },
  });
  if (whole.ids === undefined) return undefined;
  let count = 0;
  for (const [at, { entries, exchange }] of pages.entries()) {
    for (const entry of entries) {
      count += 1;
      // Identical entries without an identifier may follow if the list is not known completely.
      if (list.idOf(entry) === undefined && !whole.isComplete && count > whole.entries.length) continue;
      const id = list.markOf(entry);
      const before = seen.get(id);
      if (before !== undefined && before !== at) {
        return told(
          exchange,
          'each entry on one page',
          `${markText(id)} on pages ${before + 1} and ${at + 1}`,
        );
      }
      seen.set(id, at);
    }
  }
  const last = pages.at(-1);
  if (last === undefined) return undefined;
  // Entries without an identifier may look different on a page of another size.
  if (!whole.isNamed && whole.isComplete && [...seen.keys()].some((id) => !whole.ids?.includes(id)))
    return undefined;
  const skipped =
    whole.isComplete && isAtEnd ? whole.ids.find((id) => !seen.has(id)) : gapIn(whole.ids, [...seen.keys()]);
  if (skipped === undefined) return undefined;
  const said = `${pages.length} ${pages.length === 1 ? 'page' : 'pages'}`;
  return told(last.exchange, `every entry of the list on the ${said}`, `none for ${markText(skipped)}`);
}

/** An identifier with its type; for an entry without one, its first value. */
function markText(mark: string): string {
  const value = JSON.parse(mark) as Json;
  return typed(isRecord(value) ? Object.values(value)[0] : value);
}

/** An entry missing between two consecutive ones on pages, if these are in the order of the list. */
function gapIn(ids: readonly string[], paged: readonly string[]): string | undefined {
  const places = paged.map((id) => ids.indexOf(id)).filter((at) => at >= 0);
  if (places.some((at, index) => index > 0 && at <= (places[index - 1] ?? 0))) return undefined;
  const gap = places.findIndex((at, index) => at !== (index === 0 ? 0 : (places[index - 1] ?? 0) + 1));
  return gap < 0 ? undefined : ids[gap === 0 ? 0 : (places[gap - 1] ?? 0) + 1];
}
