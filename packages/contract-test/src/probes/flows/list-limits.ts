import type { Contract, Operation, Parameter } from '../../contract/model.ts';
import { overfull } from '../../findings/overfull.ts';
import type { Exchange, RawFinding } from '../../model/case.ts';
import { entriesOf } from '../../world/answered-things.ts';
import { type Resource, resourcesOf } from '../../world/resources.ts';
import type { Probe } from '../probe.ts';
import { baseRequest } from '../requests/base-request.ts';
import { isValidOnWire, withParameter } from '../requests/parameter-values.ts';
import { create } from './steps/make-thing.ts';
import { memberRequest, pathValues } from './steps/member-request.ts';
import { hasPages, nextPage, type Paging, pagingOf } from './steps/paging.ts';
import { flowProbe, type Steps, type Walk } from './steps/walk.ts';

/** Requests few entries of lists, on the first page and on the next one: no more may be returned. */
export function listLimitProbes(contract: Contract): Probe[] {
  return contract.operations
    .filter(({ method }) => method === 'GET')
    .flatMap((operation) => {
      const paging = pagingOf(contract, operation);
      const { limit } = paging;
      if (limit === undefined) return [];
      const resource = resourcesOf(contract).find(({ list }) => list === operation);
      const operations = [operation, ...(resource === undefined ? [] : [resource.create])];
      return flowProbe(`${operation.id}/limits`, operations, 'state', function* (walk) {
        const whole = yield* filledList(walk, operation, resource, hasPages(paging) ? 3 : 2);
        return whole === undefined ? [] : yield* tryLimit(walk, whole, paging, limit);
      });
    });
}

/** Reads a list with enough entries; creates some if needed and possible. */
function* filledList(
  walk: Walk,
  operation: Operation,
  resource: Resource | undefined,
  count: number,
): Steps<Exchange | undefined> {
  const { context } = walk;
  const base = baseRequest(context, operation);
  const whole = base && (yield* walk.succeed('whole', operation, base));
  if (entriesOf(whole?.json).length >= count || resource === undefined) return whole;
  const made = yield* create(walk, resource, count);
  const path = made.at(-1)?.created.case.parts;
  const parts = path && memberRequest(context, operation, pathValues(resource.create, path));
  return parts === undefined ? whole : yield* walk.succeed('filled', operation, parts);
}

function* tryLimit(
  walk: Walk,
  { case: { operation, parts: base } }: Exchange,
  paging: Paging,
  limit: Parameter,
): Steps<RawFinding[]> {
  const limits = [1, 2].filter((most) => isValidOnWire(walk.context, limit, most));
  for (const most of limits) {
    const parts = withParameter(base, limit, most);
    const first = yield* walk.succeed(`limit-${most}`, operation, parts);
    const count = entriesOf(first?.json).length;
    if (first === undefined) continue;
    if (count > most) return [tooMany(walk, first, limit, most)];
    const next = most === limits[0] && count === most ? nextPage(parts, paging, first, count) : undefined;
    const second = next && (yield* walk.succeed(`limit-${most}/next`, operation, next));
    if (second !== undefined && entriesOf(second.json).length > most)
      return [tooMany(walk, second, limit, most)];
  }
  return [];
}

function tooMany(walk: Walk, exchange: Exchange, { name, node }: Parameter, most: number): RawFinding {
  return walk.finding(exchange, {
    rule: 'filter-ignored',
    cause: `${overfull} ${name}`,
    instancePath: '/body',
    expected: `at most ${most === 1 ? '1 entry' : '2 entries'}: \`${name}\` is ${most}`,
    actual: `${entriesOf(exchange.json).length} entries`,
    node,
    of: exchange.case.operation,
  });
}
