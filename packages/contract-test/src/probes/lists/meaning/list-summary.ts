import type { Contract, Operation } from '../../../contract/model.ts';
import type { ListSummary } from '../../../model/list-summary.ts';
import type { FilterMeaning } from './filter-meaning.ts';
import { listsOf } from './list-meaning.ts';
import type { SortChoice, SortMeaning } from './sort-meaning.ts';

const pagingTexts = {
  limit: 'number of entries',
  offset: 'entries to leave out',
  page: 'number of the page',
  cursor: 'cursor',
} as const;

/** How the lists of some operations are understood; lists without any known meaning are left out. */
export function listSummaries(contract: Contract, operations: readonly Operation[]): readonly ListSummary[] {
  const summaries = listsOf(contract, operations).map(
    ({ operation, paging, filters, sort, order, totals }) => ({
      operation: operation.id,
      paging: (Object.keys(pagingTexts) as (keyof typeof pagingTexts)[]).flatMap((role) => {
        const parameter = paging[role];
        return parameter === undefined ? [] : [`${parameter.name}: ${pagingTexts[role]}`];
      }),
      filters: filters.map(filterText),
      sort: [
        ...(order === undefined ? [] : [`by default: ${orderText(order)}`]),
        ...(sort === undefined ? [] : sort.choices.map((choice) => sortText(sort, choice))),
      ],
      totals: totals.map(({ place }) => ('header' in place ? place.header : place.path.join('.'))),
    }),
  );
  return summaries.filter(({ operation: _, ...told }) => Object.values(told).some((all) => all.length > 0));
}

function filterText(filter: FilterMeaning): string {
  const { parameter, key, member, besides, relation, several, letterCase, isCertain } = filter;
  const name = key === undefined ? parameter.name : `${parameter.name}[${key}]`;
  const doubt = isCertain ? '' : ', perhaps';
  if (relation.kind !== 'bound') {
    const members = [member, ...besides].map(({ path }) => path.join('.')).join(' or ');
    const match = several?.match === undefined ? '' : `, ${several.match} of several`;
    const alike = letterCase === undefined ? '' : `, upper and lower case ${letterCase}`;
    return `${name}: ${members} ${relation.kind}${match}${alike}${doubt}`;
  }
  const side = relation.side === 'low' ? 'lower' : 'upper';
  const edges = { inside: 'inclusive', outside: 'exclusive', open: 'open', unsaid: 'open' } as const;
  return `${name}: ${member.path.join('.')}, ${side} bound, ${edges[relation.edge]}${doubt}`;
}

function sortText(
  { parameter, direction }: SortMeaning,
  { value, directionValue, member, direction: way, later = [] }: SortChoice,
): string {
  const second =
    direction === undefined || directionValue === undefined
      ? ''
      : ` ${direction.name}=${String(directionValue)}`;
  return `${parameter.name}=${String(value)}${second}: ${[{ member, direction: way }, ...later].map(orderText).join(', then ')}`;
}

function orderText({ member, direction }: Pick<SortChoice, 'member' | 'direction'>): string {
  const way = direction === undefined ? '' : direction === 'up' ? ', ascending' : ', descending';
  return `${member?.path.join('.') ?? 'unknown'}${way}`;
}
