import type { Exchange, RawFinding, RequestParts } from '../../model/case.ts';
import { isSuccess } from '../../model/case-of.ts';
import { entriesOf } from '../../world/answered-things.ts';
import { marksOf, nextPage } from '../flows/steps/paging.ts';
import type { Steps } from '../flows/steps/walk.ts';
import { isValidOnWire, withParameter } from '../requests/parameter-values.ts';
import { confirmed, type Verdict } from './confirm.ts';
import { valuesToTry } from './filter-values.ts';
import { filterValue } from './meaning/filter-meaning.ts';
import type { OpenList, Reading } from './open-list.ts';

const flags = /^(has_?(more|next)(_?pages?)?|more)$/i;
const mostTries = 6;

/** Reads lists with a page size equal to their length: the page is full, and must not say that more entries follow. */
export function* tryLastPage(list: OpenList, whole: Reading): Steps<readonly RawFinding[]> {
  const shown = flagIn(whole.exchange);
  if (shown === undefined) return [];
  return yield* confirmed(list, whole, undefined, (now) => tryFullPage(list, now));
}

function* tryFullPage(list: OpenList, whole: Reading): Steps<Verdict | undefined> {
  const { operation, paging } = list.meaning;
  const { limit } = paging;
  const found = yield* completeReading(list, whole);
  if (limit === undefined || found === undefined) return undefined;
  const { parts, reading } = found;
  const size = reading.entries.length;
  const full = withParameter(parts, limit, size);
  const page = yield* list.walk.succeed('full-page', operation, full);
  const flag = page && flagIn(page);
  if (page === undefined || flag?.value !== true || entriesOf(page.json).length !== size) return undefined;
  const next = nextPage(full, paging, page, size);
  const after = next && (yield* list.walk.send('after-full-page', operation, next));
  if (after !== undefined && (!isSuccess(after.status) || entriesOf(after.json).length > 0)) return undefined;
  return {
    ...{ rule: 'pages-differ', cause: flag.name, node: operation.node, exchange: page },
    expected: `\`${flag.name}\` false on a page with all ${size} entries`,
    actual: 'true, but nothing follows',
  };
}

/** A reading of a list that is completely known and fits on one full page: this list, or a filtered one. */
function* completeReading(
  list: OpenList,
  whole: Reading,
): Steps<{ readonly parts: RequestParts; readonly reading: Reading } | undefined> {
  const { filters, paging } = list.meaning;
  const { limit } = paging;
  const fits = ({ isComplete, entries }: Reading): boolean =>
    isComplete &&
    entries.length > 0 &&
    limit !== undefined &&
    isValidOnWire(list.walk.context, limit, entries.length);
  if (fits(whole)) return { parts: list.base, reading: whole };
  let tries = 0;
  for (const filter of filters.filter(({ isCertain }) => isCertain)) {
    for (const value of valuesToTry(list.walk.context, filter, whole.entries)) {
      if (tries === mostTries) return undefined;
      tries += 1;
      const parts = withParameter(list.base, filter.parameter, filterValue(filter, value));
      const reading = yield* list.read('complete', parts);
      if (reading !== undefined && fits(reading)) return { parts, reading };
    }
  }
  return undefined;
}

/** The member of a response that says whether more entries follow. */
function flagIn({ json }: Exchange): { readonly name: string; readonly value: boolean } | undefined {
  for (const [name, value] of marksOf(json)) {
    if (flags.test(name) && typeof value === 'boolean') return { name, value };
  }
  return undefined;
}
