import type { Exchange, RawFinding } from '../../case.ts';
import { declaredResponse } from '../../check/declared-response.ts';
import { headerValues } from '../../check/header-values.ts';
import { isSame } from '../../instances/json-value.ts';
import { typed } from '../../judge/words.ts';
import { split } from '../../load/node-at.ts';
import type { Contract, Parameter } from '../../model.ts';
import type { Probe } from '../../probe.ts';
import { isSuccess } from '../case-of.ts';
import { isIdempotencyKey } from '../parameter-values.ts';
import { differences } from './difference.ts';
import { create } from './make-thing.ts';
import { pathValues, type SentBody, withBody } from './member-request.ts';
import { type ListEntry, type ListReading, newEntries, readList } from './read-list.ts';
import { type Resource, resourcesOf } from './resources.ts';
import { isRequestMark } from './steady.ts';
import { borrowedBodies, variedBodies } from './varied-bodies.ts';
import { flowProbe, type Steps, type Walk } from './walk.ts';

/** Headers that differ between an answer and the same answer again. */
const markHeaders =
  /request[-_]?id|correlation|trace|replay|rate[-_]?limit|^date$|^age$|retry-after|^(x-)?idempot/i;

/**
 * Sends a write with an idempotency key twice, which does it once and answers it the same, and then with another body,
 * which is refused and does nothing.
 */
export function idempotencyProbes(contract: Contract): Probe[] {
  return resourcesOf(contract).flatMap((resource) => {
    const key = resource.create.parameters.find(isIdempotencyKey);
    if (key === undefined) return [];
    const operations = [resource.create, ...(resource.list === undefined ? [] : [resource.list])];
    return flowProbe(`${resource.create.id}/idempotency`, operations, 'state', function* (walk) {
      const [first] = yield* create(walk, resource);
      return first === undefined ? [] : yield* repeat(walk, resource, key, first.created, first.sent);
    });
  });
}

/** Sends the request again. */
function* repeat(
  walk: Walk,
  resource: Resource,
  key: Parameter,
  first: Exchange,
  sent: SentBody | undefined,
): Steps<readonly RawFinding[]> {
  const { operation, parts } = first.case;
  const found = { rule: 'idempotent-replay', node: key.node, of: operation } as const;
  const before = yield* entries(walk, resource, first);
  const replay = yield* walk.send('replay', operation, parts);
  const difference = replayDifference(first, replay);
  if (difference !== undefined) return [walk.finding(replay, { ...found, cause: 'answer', ...difference })];
  const after = yield* entries(walk, resource, first);
  const [extra] = before && after ? newEntries(before, after) : [];
  if (extra === undefined)
    return sent === undefined ? [] : yield* reuse(walk, resource, key, first, sent, after);
  const expected = 'no new entry: the request was a repeated one';
  const seen = { cause: 'done twice', instancePath: '/body', expected, actual: entryText(extra) };
  return [walk.finding(extra.exchange, { ...found, ...seen })];
}

/** Sends other bodies with the key that was used; `before` is what the list holds. */
function* reuse(
  walk: Walk,
  resource: Resource,
  key: Parameter,
  first: Exchange,
  sent: SentBody,
  before: ListReading | undefined,
): Steps<readonly RawFinding[]> {
  const { operation, parts } = first.case;
  const others = [
    ...borrowedBodies(walk.context, sent, before?.entries ?? []),
    ...variedBodies(walk.context, sent, 2),
  ];
  for (const other of others) {
    const answer = yield* walk.send('other-body', operation, withBody(parts, other));
    // A server may look at the values before it looks at the key.
    if (answer.status === 400) continue;
    if (!isSuccess(answer.status)) break;
    const expected = 'status 4XX: the key was used with another body';
    const seen = { cause: 'accepted', instancePath: '/status', expected, actual: `status ${answer.status}` };
    return [walk.finding(answer, { rule: 'idempotency-key-reuse', ...seen, node: key.node, of: operation })];
  }
  const after = yield* entries(walk, resource, first);
  const [added] = before && after ? newEntries(before, after) : [];
  if (added === undefined) return [];
  const expected = 'no new entry: the request was refused';
  const seen = { cause: 'key reused', instancePath: '/body', expected, actual: entryText(added) };
  return [
    walk.finding(added.exchange, {
      rule: 'refused-write-changed',
      ...seen,
      node: operation.node,
      of: operation,
    }),
  ];
}

function entryText({ id }: ListEntry): string {
  return `an entry with the identifier ${typed(id)}`;
}

function* entries(walk: Walk, { list, key }: Resource, first: Exchange): Steps<ListReading | undefined> {
  if (list === undefined) return undefined;
  return yield* readList(walk, 'list', list, pathValues(first.case.operation, first.case.parts), key);
}

function replayDifference(
  first: Exchange,
  replay: Exchange,
): Pick<RawFinding, 'instancePath' | 'expected' | 'actual'> | undefined {
  const same = 'as the first request with this key was answered';
  if (first.status !== replay.status) {
    const expected = `status ${first.status}, ${same}`;
    return { instancePath: '/status', expected, actual: `status ${replay.status}` };
  }
  const [inBody] = differences(first.json, replay.json).filter(
    ({ pointer }) => !split(pointer).some(isRequestMark),
  );
  if (inBody !== undefined) {
    const { pointer, one, other } = inBody;
    return { instancePath: `/body${pointer}`, expected: `${typed(one)}, ${same}`, actual: typed(other) };
  }
  const declared = declaredResponse(first.case.operation, first.status)?.headers.keys() ?? [];
  const name = [...declared].find(
    (one) => !markHeaders.test(one) && !isSame(valuesOf(first, one), valuesOf(replay, one)),
  );
  if (name === undefined) return undefined;
  const [expected, actual] = [first, replay].map((exchange) => typed(valuesOf(exchange, name)[0]));
  return { instancePath: `/headers/${name}`, expected: `${expected}, ${same}`, actual: actual ?? 'nothing' };
}

function valuesOf({ answer }: Exchange, name: string): readonly string[] {
  return answer.kind === 'none' ? [] : headerValues(answer, name);
}
