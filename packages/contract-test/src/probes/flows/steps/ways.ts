import { typed } from '../../../contract/judge/words.ts';
import type { Operation } from '../../../contract/model.ts';
import type { Exchange, RawFinding, RequestParts } from '../../../model/case.ts';
import { isSuccess } from '../../../model/case-of.ts';
import type { Resource } from '../../../world/resources.ts';
import type { ProbeContext } from '../../probe.ts';
import { linksOf } from './link-request.ts';
import { readLocation } from './location.ts';
import { memberRequest, valuesAbove } from './member-request.ts';
import { identifierIn } from './things.ts';
import type { Steps, Walk } from './walk.ts';

/** A way from the response to a creation to something readable. */
interface Way {
  /** `link read`, `Location`, or the identifier in the answer. */
  readonly name: string;
  /** The object of the contract that declares it; undefined for what follows from the identifier. */
  readonly node: object | undefined;
  /** Undefined if it leads to no declared operation. */
  readonly target: { readonly operation: Operation; readonly parts: RequestParts } | undefined;
  /** A description for messages. */
  readonly text: string;
}

/** The ways that a response offers: its identifier, its links, its `Location`. */
export function waysTo(context: ProbeContext, resource: Resource, created: Exchange): readonly Way[] {
  const { read, key, isFlat } = resource;
  const ways: Way[] = [];
  const id = identifierIn(created.json, key);
  const parts =
    read && id !== undefined && memberRequest(context, read, [...valuesAbove(resource, created), id]);
  if (read !== undefined && parts && !isFlat) {
    ways.push({ name: 'identifier', node: undefined, target: { operation: read, parts }, text: typed(id) });
  }
  for (const { link, operation, parts: linked } of linksOf(context, created)) {
    const text = `the link ${link.name}`;
    ways.push({ name: `link ${link.name}`, node: link.node, target: { operation, parts: linked }, text });
  }
  const location = readLocation(context, created);
  if (location !== undefined) {
    const { node, target, text } = location;
    ways.push({ name: 'Location', node, target, text: `the Location ${typed(text)}` });
  }
  return ways;
}

/**
 * Follows each way once. If no way that reads the created resource succeeds, the resource is unreadable; otherwise each
 * declared way that fails or leads to another resource is a broken link.
 */
export function* followWays(
  walk: Walk,
  resource: Resource,
  created: Exchange,
  ways: readonly Way[],
): Steps<{ readonly read: Exchange | undefined; readonly findings: readonly RawFinding[] }> {
  const answers = new Map<string, Exchange>();
  const results: { readonly way: Way; readonly exchange: Exchange | undefined }[] = [];
  for (const way of ways) {
    const { target } = way;
    const request =
      target && `${target.operation.id} ${JSON.stringify([target.parts.path, target.parts.query])}`;
    const known = answers.get(request ?? '');
    const exchange = target && (known ?? (yield* walk.send(stepOf(way), target.operation, target.parts)));
    if (exchange !== undefined) answers.set(request ?? '', exchange);
    results.push({ way, exchange });
    if (!walk.isSound) return { read: undefined, findings: [] };
  }
  const reading = results.filter(
    ({ way }) => way.target !== undefined && way.target.operation === resource.read,
  );
  const read = reading.find(({ exchange }) => isSuccess(exchange?.status ?? 0))?.exchange;
  const [tried] = reading;
  if (read === undefined && tried?.exchange !== undefined) {
    if (!isLost(tried.exchange.status)) return { read, findings: [] };
    return { read, findings: [unreadable(walk, tried.exchange, created)] };
  }
  const id = identifierIn(created.json, resource.key);
  const findings = results.flatMap(({ way, exchange }) => {
    const isRead = way.target?.operation === resource.read && exchange !== read;
    const other = isRead && exchange !== undefined ? identifierIn(exchange.json, resource.key) : id;
    if (way.node === undefined) return [];
    if (isSuccess(exchange?.status ?? 0))
      return other === id ? [] : [broken(walk, way, created, exchange, typed(other))];
    if (exchange !== undefined && !isLost(exchange.status)) return [];
    return [broken(walk, way, created, exchange, exchange && `status ${exchange.status}`)];
  });
  return { read, findings };
}

/** Whether a status means that nothing is there, rather than that access is currently denied. */
export function isLost(status: number): boolean {
  return !isSuccess(status) && ![401, 402, 403, 429].includes(status);
}

function unreadable(walk: Walk, exchange: Exchange, created: Exchange): RawFinding {
  return walk.finding(exchange, {
    rule: 'created-unreadable',
    cause: 'read',
    instancePath: '/status',
    expected: `status 2XX: the creation returned ${created.status}`,
    actual: `status ${exchange.status}`,
    node: created.case.operation.node,
    of: created.case.operation,
  });
}

function broken(
  walk: Walk,
  { name, node, text }: Way,
  created: Exchange,
  exchange: Exchange | undefined,
  actual: string | undefined,
): RawFinding {
  return walk.finding(exchange ?? created, {
    rule: 'broken-link',
    cause: name,
    instancePath: name === 'Location' && exchange === undefined ? '/headers/location' : '/status',
    expected:
      exchange === undefined
        ? 'the path of a declared GET'
        : `what ${text} in the response to ${created.case.operation.id} refers to`,
    actual: actual ?? text.replace('the Location ', ''),
    node: node ?? created.case.operation.node,
    of: created.case.operation,
  });
}

function stepOf({ name }: Way): string {
  return name === 'identifier' ? 'read' : name.toLowerCase().replace(' ', '/');
}
