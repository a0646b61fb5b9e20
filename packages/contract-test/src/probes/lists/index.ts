import type { Contract, Operation } from '../../contract/model.ts';
import { parameterOf, templateOf } from '../../contract/path-template.ts';
import type { RawFinding } from '../../model/case.ts';
import { type Resource, resourcesOf } from '../../world/resources.ts';
import { settableFields } from '../flows/comparison/settable.ts';
import { flowProbe, type Steps } from '../flows/steps/walk.ts';
import type { Probe } from '../probe.ts';
import { tryCombined } from './combined-probe.ts';
import { tryDefaults } from './default-probe.ts';
import { tryFilters } from './filter-probe.ts';
import { tryLastPage } from './last-page-probe.ts';
import { type ListMeaning, listsOf } from './meaning/list-meaning.ts';
import { tryNextPages } from './next-page-probe.ts';
import { type OpenList, openList, type Reading } from './open-list.ts';
import { tryPages } from './page-probe.ts';
import { tryDefaultOrder, trySorts } from './sort-probe.ts';
import { tryTotals } from './total-probe.ts';

/**
 * Checks lists against the names and descriptions of their parameters: filters, orders, pages, totals. If a list has
 * few entries, some are created, unless lists are only to be read.
 */
export function listProbes(
  contract: Contract,
  operations: readonly Operation[],
  isReadOnly = false,
): Probe[] {
  const resources = resourcesOf(contract);
  return listsOf(contract, operations).flatMap((meaning) => {
    const { operation, filters, sort, order, defaults, totals, paging } = meaning;
    const resource = resources.find(({ list }) => list === operation);
    const creatable = isReadOnly ? undefined : resource;
    const settable = resource === undefined ? new Set<string>() : settableFields(contract, [resource.create]);
    const key = resource?.key ?? keyOf(contract, operation);
    const probe = (name: string, go: Go): Probe =>
      flowProbe(
        `${operation.id}/${name}`,
        [operation, ...(creatable === undefined ? [] : [creatable.create])],
        'state',
        function* (walk) {
          const opened = yield* openList(walk, meaning, creatable, key);
          return opened === undefined ? [] : yield* go(opened.list, opened.whole);
        },
      );
    return [
      ...(filters.length > 0 ? [probe('filters', (list, whole) => tryFilters(list, whole, settable))] : []),
      ...(filters.length > 1 ? [probe('combined-filters', tryCombined)] : []),
      ...(sort === undefined ? [] : [probe('sorts', trySorts)]),
      ...(order === undefined ? [] : [probe('order', tryDefaultOrder)]),
      ...(defaults.length > 0 ? [probe('defaults', tryDefaults)] : []),
      ...(isPaged(paging)
        ? [probe('pages', tryPages), probe('next-pages', tryNextPages), probe('last-page', tryLastPage)]
        : []),
      ...(totals.length > 0 ? [probe('totals', tryTotals)] : []),
    ];
  });
}

type Go = (list: OpenList, whole: Reading) => Steps<readonly RawFinding[]>;

function isPaged({ limit }: ListMeaning['paging']): boolean {
  return limit !== undefined;
}

/** The name of the parameter that leads to one entry; `id` if no path has one. */
function keyOf({ operations }: Contract, { path }: Operation): Resource['key'] {
  const member = operations.find(
    (one) => one.method === 'GET' && one.path.startsWith(`${path}/{`) && one.path.endsWith('}'),
  );
  return parameterOf(templateOf(member?.path ?? '').segments.at(-1)) ?? 'id';
}
