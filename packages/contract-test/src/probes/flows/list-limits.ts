import type { Exchange, RawFinding } from '../../case.ts';
import { isRecord, isSame } from '../../contract/instances/json-value.ts';
import { textsAt, valuesAt } from '../../contract/instances/keywords.ts';
import { firmLayers } from '../../contract/instances/layers.ts';
import { itemSchemas } from '../../contract/instances/members.ts';
import { typed } from '../../contract/judge/words.ts';
import type { Contract, Json, Operation, Parameter } from '../../contract/model.ts';
import { overfull } from '../../findings/overfull.ts';
import type { Probe } from '../../probe.ts';
import { entriesOf } from '../answered-things.ts';
import { baseRequest } from '../base-request.ts';
import { isValidOnWire, withParameter } from '../parameter-values.ts';
import { create } from './make-thing.ts';
import { memberRequest, pathValues } from './member-request.ts';
import { hasPages, nextPage, type Paging, pagingOf } from './paging.ts';
import { type Resource, resourcesOf } from './resources.ts';
import { flowProbe, type Steps, type Walk } from './walk.ts';

/**
 * Asks lists for few entries, on the first page and on the next one, and for those with one value of a field that the
 * entries have under the name of the parameter: there are no more and no others.
 */
export function listLimitProbes(contract: Contract): Probe[] {
  return contract.operations
    .filter(({ method }) => method === 'GET')
    .flatMap((operation) => {
      const paging = pagingOf(contract, operation);
      const { limit } = paging;
      const filters = operation.parameters
        .map((parameter) => ({ parameter, values: filterValues(contract, parameter) }))
        .filter(({ values }) => values.length > 1);
      if (limit === undefined && filters.length === 0) return [];
      const resource = resourcesOf(contract).find(({ list }) => list === operation);
      const operations = [operation, ...(resource === undefined ? [] : [resource.create])];
      return flowProbe(`${operation.id}/limits`, operations, 'state', function* (walk) {
        const isTurned = limit !== undefined && hasPages(paging);
        const whole = yield* filledList(walk, operation, resource, isTurned ? 3 : 2);
        if (whole === undefined) return [];
        const found = limit === undefined ? [] : yield* tryLimit(walk, whole, paging, limit);
        for (const filter of filters) found.push(...(yield* tryFilter(walk, whole, filter)));
        return found;
      });
    });
}

/** Reads a list that has so many entries, if need be new ones, where such can be made. */
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

interface Filter {
  readonly parameter: Parameter;
  readonly values: readonly Json[];
}

/** Asks for each value of a field, when entries have the field with one of the values. */
function* tryFilter(
  walk: Walk,
  { case: { operation, parts: base }, json }: Exchange,
  { parameter, values }: Filter,
): Steps<RawFinding[]> {
  const { name } = parameter;
  const seen = entriesOf(json).map((entry) => entry[name]);
  if (seen.length === 0 || !seen.every((value) => values.some((one) => isSame(one, value ?? null))))
    return [];
  for (const value of values) {
    const isOfMany = firmLayers(walk.context.contract, [parameter.schema])?.some((layer) =>
      textsAt(layer, 'type').includes('array'),
    );
    const parts = withParameter(base, parameter, isOfMany ? [value] : value);
    const exchange = yield* walk.succeed(`filter-${name}`, operation, parts);
    const other = entriesOf(exchange?.json).find(
      (entry) => isRecord(entry) && !isSame(entry[name] ?? null, value),
    );
    if (exchange === undefined || other === undefined) continue;
    const expected = `only entries whose \`${name}\` is ${typed(value)}`;
    const actual = `one with ${typed(other[name])}`;
    const found = { cause: name, instancePath: '/body', expected, actual };
    return [
      walk.finding(exchange, { rule: 'filter-ignored', ...found, node: parameter.node, of: operation }),
    ];
  }
  return [];
}

/** The values that a query parameter chooses from: those of an `enum`, of its own or of its items, or both booleans. */
function filterValues(contract: Contract, parameter: Parameter): readonly Json[] {
  if (parameter.in !== 'query') return [];
  const own = firmLayers(contract, [parameter.schema]) ?? [];
  const items = firmLayers(contract, itemSchemas(own, 0)) ?? [];
  const choices = [...own, ...items]
    .flatMap((layer) => valuesAt(layer, 'enum'))
    .filter((value) => value !== null);
  if (choices.length > 0) return choices;
  return own.some((layer) => textsAt(layer, 'type').includes('boolean')) ? [true, false] : [];
}
