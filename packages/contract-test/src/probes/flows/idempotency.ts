import { typed } from '../../contract/judge/words.ts';
import type { Contract, Parameter } from '../../contract/model.ts';
import type { Exchange, RawFinding } from '../../model/case.ts';
import { isSuccess } from '../../model/case-of.ts';
import { type Resource, resourcesOf } from '../../world/resources.ts';
import type { Probe } from '../probe.ts';
import { isIdempotencyKey, withFreshKeys } from '../requests/parameter-values.ts';
import { sameLengthBody } from './bodies/same-length.ts';
import { borrowedBodies, variedBodies } from './bodies/varied-bodies.ts';
import { replayDifference } from './comparison/replay-difference.ts';
import { create } from './steps/make-thing.ts';
import { bodyOf, pathValues, type SentBody, withBody } from './steps/member-request.ts';
import { type ListEntry, type ListReading, newEntries, readList } from './steps/read-list.ts';
import { type FlowFinding, flowProbe, type Steps, type Walk } from './steps/walk.ts';

/**
 * Sends a write with an idempotency key twice, and again after another key was used: it must take effect once and
 * return the same response. Then reuses the key with other bodies, one of the same length among them, which must be
 * refused without effect.
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

/** Replays the request. */
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
  if (extra !== undefined) return [doneTwice(walk, extra, found)];
  const between = yield* withAnotherKey(walk, first);
  const held = between === undefined ? after : yield* entries(walk, resource, first);
  const late = between && (yield* walk.send('late-replay', operation, parts));
  const lateDifference = late && replayDifference(first, late);
  if (late !== undefined && lateDifference !== undefined)
    return [walk.finding(late, { ...found, cause: 'answer', ...lateDifference })];
  const last = between === undefined ? held : yield* entries(walk, resource, first);
  const [again] = held && last ? newEntries(held, last) : [];
  if (again !== undefined) return [doneTwice(walk, again, found)];
  return sent === undefined ? [] : yield* reuse(walk, resource, key, first, sent, last);
}

/** Sends the same request once more with a separate key, which is unrelated to the first. */
function* withAnotherKey(walk: Walk, first: Exchange): Steps<Exchange | undefined> {
  const { operation, parts } = first.case;
  const sent = bodyOf(operation, parts.body);
  const others =
    sent === undefined ? [] : variedBodies(walk.context, sent, 1).map((one) => withBody(parts, one));
  for (const other of [parts, ...others]) {
    const answer = yield* walk.succeed('other-key', operation, withFreshKeys(walk.context, operation, other));
    if (answer !== undefined || !walk.isSound) return answer;
  }
  return undefined;
}

function doneTwice(
  walk: Walk,
  extra: ListEntry,
  found: Pick<FlowFinding, 'rule' | 'node' | 'of'>,
): RawFinding {
  const expected = 'no new entry: the request was a replay';
  const seen = { cause: 'done twice', instancePath: '/body', expected, actual: entryText(extra) };
  return walk.finding(extra.exchange, { ...found, ...seen });
}

/** Sends other bodies with the used key; `before` is the content of the list. */
function* reuse(
  walk: Walk,
  resource: Resource,
  key: Parameter,
  first: Exchange,
  sent: SentBody,
  before: ListReading | undefined,
): Steps<readonly RawFinding[]> {
  const { operation, parts } = first.case;
  const sameLength = sameLengthBody(walk.context, sent);
  const others = [
    ...(sameLength === undefined ? [] : [sameLength]),
    ...borrowedBodies(walk.context, sent, before?.entries ?? []),
    ...variedBodies(walk.context, sent, 2),
  ];
  for (const other of others) {
    const answer = yield* walk.send('other-body', operation, withBody(parts, other));
    if (!isSuccess(answer.status)) continue;
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
