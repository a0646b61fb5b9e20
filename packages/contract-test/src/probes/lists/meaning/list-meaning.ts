import type { Contract, Operation, Parameter } from '../../../contract/model.ts';
import { type Paging, pagingOf } from '../../flows/steps/paging.ts';
import { type DefaultMeaning, readDefaults } from './default-meaning.ts';
import { entryMembers, type Member } from './entry-members.ts';
import type { FilterMeaning } from './filter-meaning.ts';
import { type OrderMeaning, readOrder } from './order-meaning.ts';
import { readFilter } from './read-filter.ts';
import { readSort, type SortMeaning } from './sort-meaning.ts';
import { readTotals, type TotalMeaning } from './total-meaning.ts';

/** What an operation says about the list that it returns. */
export interface ListMeaning {
  readonly operation: Operation;
  readonly paging: Paging;
  readonly filters: readonly FilterMeaning[];
  readonly sort: SortMeaning | undefined;
  /** The order if none is requested. */
  readonly order: OrderMeaning | undefined;
  /** The values of omitted parameters. */
  readonly defaults: readonly DefaultMeaning[];
  readonly totals: readonly TotalMeaning[];
  readonly members: readonly Member[];
}

/** The lists of a contract: the GETs whose successful responses hold a list of objects. */
export function listsOf(contract: Contract, operations: readonly Operation[]): readonly ListMeaning[] {
  return operations.flatMap((operation) => {
    const members = operation.method === 'GET' ? entryMembers(contract, operation) : undefined;
    if (members === undefined) return [];
    const paging = pagingOf(contract, operation);
    const isPaging = (parameter: Parameter): boolean => Object.values(paging).includes(parameter);
    const open = operation.parameters.filter((one) => one.in === 'query' && !isPaging(one));
    const sort = readSort(contract, open, members, operation);
    return {
      operation,
      paging,
      filters: open
        .filter((parameter) => parameter !== sort?.parameter && parameter !== sort?.direction)
        .flatMap((parameter) => readFilter(contract, parameter, members)),
      sort,
      order: readOrder(operation, sort, members),
      defaults: readDefaults(
        contract,
        operation.parameters.filter((one) => one !== sort?.parameter && one !== sort?.direction),
      ),
      totals: readTotals(contract, operation),
      members,
    };
  });
}
