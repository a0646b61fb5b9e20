import { isList } from '../../contract/instances/json-value.ts';
import { typed } from '../../contract/judge/words.ts';
import type { Json } from '../../contract/model.ts';
import type { RawFinding } from '../../model/case.ts';
import type { Steps } from '../flows/steps/walk.ts';
import { withParameter } from '../requests/parameter-values.ts';
import { confirmed, type Verdict } from './confirm.ts';
import { isFirmEdge, matchOf } from './filter-match.ts';
import { allToTry } from './filter-values.ts';
import { valueIn } from './meaning/entry-members.ts';
import { type FilterMeaning, filterValue } from './meaning/filter-meaning.ts';
import type { OpenList, Reading } from './open-list.ts';
import { choicesOf } from './seen-values.ts';

/** How many entries two lists must share before their order is considered the same. */
const fewestInOrder = 3;

/** Tries each filter of a list with values of its entries: the list must return exactly the entries that match. */
export function* tryFilters(
  list: OpenList,
  whole: Reading,
  settable: ReadonlySet<string>,
): Steps<readonly RawFinding[]> {
  const found: RawFinding[] = [];
  for (const read of list.meaning.filters) {
    const filter = { ...read, isCertain: read.isCertain && isOfItsChoices(list, read, whole) };
    for (const value of allToTry(list.walk.context, filter, whole.entries)) {
      const isSettable = settable.has(filter.member.path[0] ?? '');
      const shown = yield* confirmed(list, whole, filter.parameter, (now) =>
        tryValue(list, now, filter, value, isFirmEdge(filter, value, isSettable)),
      );
      found.push(...shown);
      if (shown.length > 0) break;
    }
  }
  return found;
}

function* tryValue(
  list: OpenList,
  whole: Reading,
  filter: FilterMeaning,
  value: Json,
  isFirm: boolean,
): Steps<Verdict | undefined> {
  const { parameter, isCertain } = filter;
  const parts = withParameter(list.base, parameter, filterValue(filter, value));
  const filtered = yield* list.read(`filter-${parameter.name}`, parts);
  if (filtered === undefined) return undefined;
  const verdict =
    strangerIn(filtered, filter, value) ??
    edgeIn(list, whole, filtered, filter, value, isFirm) ??
    missingIn(whole, filtered, filter, value);
  if (verdict === undefined || isCertain) return verdict;
  list.ask(
    parameter,
    verdict.rule === 'filter-ignored'
      ? `Does \`${parameter.name}\` narrow the list to entries by their \`${nameOf(filter)}\`? Other entries are listed too.`
      : `Does \`${parameter.name}\` return every entry with that \`${nameOf(filter)}\`? Some are missing.`,
  );
  return undefined;
}

/** Finds an entry that does not match. */
function strangerIn(filtered: Reading, filter: FilterMeaning, value: Json): Verdict | undefined {
  const stranger = filtered.entries.find((entry) => matchOf(entry, filter, value) === 'no');
  if (stranger === undefined) return undefined;
  return verdictOf('filter-ignored', filter.parameter.name, filtered, filter, {
    expected: `only entries whose \`${nameOf(filter)}\` ${relationText(filter, value)}`,
    actual: `one with ${typed(valueIn(stranger, filter.member))}`,
  });
}

/** Checks the entries that have exactly the value of a bound. */
function edgeIn(
  list: OpenList,
  whole: Reading,
  filtered: Reading,
  filter: FilterMeaning,
  value: Json,
  isFirm: boolean,
): Verdict | undefined {
  const { relation, parameter } = filter;
  if (relation.kind !== 'bound') return undefined;
  const isAtEdge = (entry: Reading['entries'][number]): boolean => matchOf(entry, filter, value) === 'edge';
  const comes = filtered.entries.some(isAtEdge);
  const isSurelyOut =
    (filtered.isComplete && whole.isComplete && whole.entries.some(isAtEdge)) ||
    whole.entries.some((entry, at) => isAtEdge(entry) && lacks(whole, filtered, at));
  const isLeftOut = !comes && isFirm && isSurelyOut;
  if (!comes && !isLeftOut) return undefined;
  const { edge } = relation;
  if ((edge === 'outside' && comes && isFirm) || (edge === 'inside' && isLeftOut)) {
    return verdictOf(
      comes ? 'filter-ignored' : 'filter-incomplete',
      `${parameter.name} edge`,
      filtered,
      filter,
      {
        expected: `${comes ? 'only' : 'all'} entries whose \`${nameOf(filter)}\` ${relationText(filter, value)}`,
        actual: `${comes ? 'one' : 'none'} with ${typed(value)} itself`,
      },
    );
  }
  if (edge === 'unsaid' || (comes && edge === 'open')) {
    list.ask(
      parameter,
      `Is the value of \`${parameter.name}\` itself included? The document does not say so clearly; the target ${comes ? 'includes' : 'excludes'} it.`,
    );
  }
  return undefined;
}

/** Finds an entry that matches and is missing. */
function missingIn(
  whole: Reading,
  filtered: Reading,
  filter: FilterMeaning,
  value: Json,
): Verdict | undefined {
  if (!filter.isExact) return undefined;
  const lost = whole.entries.find(
    (entry, at) => matchOf(entry, filter, value) === 'yes' && lacks(whole, filtered, at),
  );
  if (lost === undefined) return undefined;
  return verdictOf('filter-incomplete', filter.parameter.name, filtered, filter, {
    expected: `all entries whose \`${nameOf(filter)}\` ${relationText(filter, value)}`,
    actual: `none for one with ${typed(valueIn(lost, filter.member))}, which is listed without the filter`,
  });
}

/**
 * Whether a filtered list surely lacks an entry of the whole one: the filtered list is completely known, or it has an
 * entry that follows the missing one in the same order. Entries without an identifier may look different when filtered.
 */
export function lacks(whole: Reading, filtered: Reading, at: number): boolean {
  const { ids } = whole;
  if (ids === undefined || filtered.ids === undefined || filtered.ids.includes(ids[at] ?? '')) return false;
  const places = filtered.ids.map((id) => ids.indexOf(id)).filter((place) => place >= 0);
  const isComparable = (whole.isNamed && filtered.isNamed) || places.length === filtered.ids.length;
  if (filtered.isComplete && isComparable) return true;
  const isInOrder = places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0));
  return isInOrder && places.length >= fewestInOrder && (places.at(-1) ?? 0) > at;
}

function verdictOf(
  rule: 'filter-ignored' | 'filter-incomplete',
  cause: string,
  { exchange }: Reading,
  { parameter, member }: FilterMeaning,
  texts: Pick<Verdict, 'expected' | 'actual'>,
): Verdict {
  return { ...texts, rule, cause, exchange, node: parameter.node, member };
}

/** Whether every entry has values that the filter accepts, so that the filter is about that member. */
function isOfItsChoices(list: OpenList, filter: FilterMeaning, { entries }: Reading): boolean {
  const choices = choicesOf(list.walk.context, filter);
  if (choices.length === 0) return true;
  return entries
    .flatMap((entry) => valueIn(entry, filter.member) ?? [])
    .every((value) => value === null || choices.includes(value));
}

function nameOf({ member, besides }: FilterMeaning): string {
  return [member, ...besides].map(({ path }) => path.join('.')).join('` or `');
}

function relationText(filter: FilterMeaning, value: Json): string {
  if (!isList(value)) return valueText(filter, typed(value));
  const each = value.map(typed).join(', ');
  return valueText(filter, filter.several?.match === 'all' ? `all of ${each}` : `one of ${each}`);
}

function valueText({ relation, letterCase }: FilterMeaning, value: string): string {
  const alike =
    letterCase === 'alike' ? ' in upper or lower case' : letterCase === 'apart' ? ' in this case' : '';
  switch (relation.kind) {
    case 'equals':
      return `is ${value}${alike}`;
    case 'has':
      return `has ${value}${alike}`;
    case 'resembles':
      return `is or contains ${value}${alike}`;
    case 'contains':
      return `contains ${value}${alike}`;
    case 'begins':
      return `begins with ${value}${alike}`;
    case 'bound': {
      const word = relation.side === 'low' ? 'above' : 'below';
      return relation.edge === 'inside' ? `is ${value} or ${word}` : `is ${word} ${value}`;
    }
  }
}
