import type { RawFinding } from '../../model/case.ts';
import type { Steps } from '../flows/steps/walk.ts';
import { withParameter } from '../requests/parameter-values.ts';
import { confirmed, type Verdict } from './confirm.ts';
import { valuesToTry } from './filter-values.ts';
import { filterValue } from './meaning/filter-meaning.ts';
import { type TotalMeaning, totalIn } from './meaning/total-meaning.ts';
import type { OpenList, Reading } from './open-list.ts';
import { smallPage } from './page-probe.ts';

/** Checks the totals of a list against its entries: of the whole list, of one page, and with a filter. */
export function* tryTotals(list: OpenList, whole: Reading): Steps<readonly RawFinding[]> {
  const found: RawFinding[] = [];
  for (const total of list.meaning.totals) {
    found.push(...(yield* confirmed(list, whole, undefined, (now) => tryTotal(list, now, total))));
  }
  return found;
}

function* tryTotal(list: OpenList, whole: Reading, total: TotalMeaning): Steps<Verdict | undefined> {
  const count = whole.entries.length;
  const wrong = wrongTotal(total, whole, whole.isComplete ? count : undefined, 'on all pages');
  const isPartial = list.meaning.filters.some(({ isCertain }) => !isCertain);
  if (wrong !== undefined && isPartial && (totalIn(total, whole.exchange) ?? 0) > count) {
    list.ask(
      undefined,
      `Does ${nameOf(total)} count entries that the list leaves out without a filter? It exceeds the number of entries in the list.`,
    );
    return undefined;
  }
  if (wrong !== undefined) return wrong;
  const small = smallPage(list, whole);
  const page = small && (yield* list.walk.succeed('total', list.meaning.operation, small));
  const known = whole.isComplete ? count : undefined;
  const ofPage = page && wrongTotal(total, { ...whole, exchange: page }, known, 'on all pages');
  if (ofPage !== undefined || !whole.isComplete) return ofPage;
  return yield* tryFiltered(list, whole, total);
}

function* tryFiltered(list: OpenList, whole: Reading, total: TotalMeaning): Steps<Verdict | undefined> {
  for (const filter of list.meaning.filters.filter(({ isCertain }) => isCertain)) {
    for (const value of valuesToTry(list.walk.context, filter, whole.entries)) {
      const parts = withParameter(list.base, filter.parameter, filterValue(filter, value));
      const filtered = yield* list.read('total-filtered', parts);
      if (filtered === undefined || !filtered.isComplete) continue;
      const count = filtered.entries.length;
      const told = totalIn(total, filtered.exchange);
      if (count === whole.entries.length || told === undefined || told === count) continue;
      if (told !== whole.entries.length || total.isOfMatches) {
        return wrongTotal(total, filtered, count, `that match \`${filter.parameter.name}\``);
      }
      list.ask(
        undefined,
        `Does ${nameOf(total)} count only the entries that match a filter? The target counts all of them.`,
      );
      return undefined;
    }
  }
  return undefined;
}

/** A total that differs from the number of entries, if that is known, or is less than the entries of one page. */
function wrongTotal(
  total: TotalMeaning,
  { entries, exchange }: Reading,
  count: number | undefined,
  where: string,
): Verdict | undefined {
  const told = totalIn(total, exchange);
  if (told === undefined || (count === undefined ? told >= entries.length : told === count)) return undefined;
  return {
    ...{ rule: 'total-differs', cause: nameOf(total), node: total.node, exchange },
    expected: `number ${count ?? entries.length}${count === undefined ? ' at least' : ''} in ${nameOf(total)}, as many entries as there are ${where}`,
    actual: `number ${told}`,
  };
}

function nameOf({ place }: TotalMeaning): string {
  return 'header' in place ? `\`${place.header}\`` : `\`${place.path.join('.')}\``;
}
