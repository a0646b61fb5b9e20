import { isRecord } from '../../contract/instances/json-value.ts';
import { typed } from '../../contract/judge/words.ts';
import type { Contract, Json, Operation } from '../../contract/model.ts';
import type { Exchange, RawFinding } from '../../model/case.ts';
import { isSuccess } from '../../model/case-of.ts';
import { thingsOf } from '../../world/answered-things.ts';
import { type Resource, resourcesOf } from '../../world/resources.ts';
import type { Probe } from '../probe.ts';
import { withFreshKeys } from '../requests/parameter-values.ts';
import { type Difference, differences } from './comparison/difference.ts';
import { neighboursOf, takenAlong } from './comparison/neighbours.ts';
import { settableFields } from './comparison/settable.ts';
import { steadyDifferences } from './comparison/steady.ts';
import { removeAgain } from './remove-again.ts';
import { makeThing, readThing, type Thing } from './steps/make-thing.ts';
import { memberRequest, valuesAbove } from './steps/member-request.ts';
import { type ListReading, newEntries, readList } from './steps/read-list.ts';
import { flowProbe, type Steps, type Walk } from './steps/walk.ts';

/**
 * Deletes resources of the probe, one alone and one with something below it. A deleted resource must be gone, also from
 * the list and for a second deletion; anything that was not deleted must be unchanged, including resources created just
 * before and after.
 */
export function deleteReadProbes(contract: Contract): Probe[] {
  return resourcesOf(contract).flatMap((resource) => {
    const { create, read, remove } = resource;
    if (remove === undefined || read === undefined) return [];
    const children = contract.operations.filter(
      ({ method, path }) =>
        method === 'POST' && path.startsWith(`${read.path}/`) && !path.slice(read.path.length).includes('{'),
    );
    const operations = [remove, create, read];
    const plain = flowProbe(`${remove.id}/delete-read`, operations, 'state', (walk) =>
      removeThing(walk, resource, remove, []),
    );
    if (children.length === 0) return [plain];
    const used = flowProbe(`${remove.id}/delete-used`, [...operations, ...children], 'state', (walk) =>
      removeThing(walk, resource, remove, children),
    );
    return [plain, used];
  });
}

function* removeThing(
  walk: Walk,
  resource: Resource,
  remove: Operation,
  children: readonly Operation[],
): Steps<readonly RawFinding[]> {
  const { context } = walk;
  const isPlain = children.length === 0;
  const older = isPlain ? yield* makeThing(walk, resource) : undefined;
  const thing = yield* makeThing(walk, resource);
  if (thing === undefined) return [];
  const younger = isPlain ? yield* makeThing(walk, resource) : undefined;
  const beside = yield* neighboursOf(walk, resource, thing, [older, younger]);
  let hasChild = isPlain;
  for (const child of children) {
    const parts = memberRequest(context, child, thing.values);
    if (parts === undefined) continue;
    const made = yield* walk.succeed('use', child, withFreshKeys(context, child, parts));
    hasChild ||= made !== undefined;
  }
  const parts = memberRequest(context, remove, thing.values);
  const earlier = yield* readThing(walk, 'read', resource, thing.values);
  const before = yield* readThing(walk, 'read', resource, thing.values);
  const lists = resourcesOf(context.contract).filter((one) => children.includes(one.create));
  const held = yield* readLists(walk, 'held', lists, thing.values);
  if (!hasChild || before === undefined || parts === undefined) return [];
  const answer = yield* walk.send('delete', remove, withFreshKeys(context, remove, parts));
  if (!walk.isSound || answer.status === 202) return [];
  if (!isSuccess(answer.status)) {
    const moving = differences(earlier?.json, before.json);
    const found = yield* stillThere(walk, resource, thing, before, moving, answer);
    return found.length > 0 ? found : yield* stillHeld(walk, remove, lists, thing.values, held, answer);
  }
  const found = yield* goneFrom(walk, resource, thing, remove);
  return found.length > 0 ? found : yield* takenAlong(walk, resource, beside, remove);
}

function* goneFrom(
  walk: Walk,
  resource: Resource,
  { values, created }: Thing,
  remove: Operation,
): Steps<readonly RawFinding[]> {
  const after = yield* readThing(walk, 'read-after', resource, values);
  if (after !== undefined) {
    if (thingsOf(after.json).some(isMarkedDeleted)) return [];
    return [gone(walk, after, remove, 'read', '/status', 'status 404 or 410', `status ${after.status}`)];
  }
  if (!walk.isSound) return [];
  const listed = yield* goneFromList(walk, resource, { values, created }, remove);
  return listed.length > 0 ? listed : yield* removeAgain(walk, remove, values);
}

function* goneFromList(
  walk: Walk,
  resource: Resource,
  { values, created }: Thing,
  remove: Operation,
): Steps<readonly RawFinding[]> {
  const { list, key } = resource;
  if (list === undefined) return [];
  const own = valuesAbove(resource, created);
  const reading = yield* readList(walk, 'list-after', list, own, key);
  const entry = reading?.entries.find(({ id }) => id === values.at(-1));
  if (entry === undefined || isMarkedDeleted(entry.value)) return [];
  return [
    gone(
      walk,
      entry.exchange,
      remove,
      'list',
      '/body',
      `no entry with the identifier ${typed(entry.id)}`,
      'one',
    ),
  ];
}

function gone(
  walk: Walk,
  exchange: Exchange,
  of: Operation,
  cause: string,
  instancePath: string,
  expected: string,
  actual: string,
): RawFinding {
  const because = `: ${of.id} succeeded`;
  return walk.finding(exchange, {
    rule: 'deleted-readable',
    cause,
    instancePath,
    expected: expected + because,
    actual,
    node: of.node,
    of,
  });
}

/** Compares a resource whose deletion was refused with its earlier state. */
function* stillThere(
  walk: Walk,
  resource: Resource,
  { values }: Thing,
  before: Exchange,
  moving: readonly Difference[],
  refusal: Exchange,
): Steps<readonly RawFinding[]> {
  const { read, create, remove } = resource;
  const parts = read && memberRequest(walk.context, read, values);
  if (read === undefined || parts === undefined || remove === undefined) return [];
  const after = yield* walk.send('read-after', read, parts);
  const settable = settableFields(walk.context.contract, [create]);
  const isGone = after.status === 404 || after.status === 410;
  const [first] = steadyDifferences(differences(before.json, after.json), settable, moving);
  if (!isGone && (first === undefined || !isSuccess(after.status))) return [];
  return [
    walk.finding(after, {
      rule: 'refused-write-changed',
      cause: `${remove.id} refused`,
      instancePath: isGone ? '/status' : `/body${first?.pointer ?? ''}`,
      expected: `${isGone ? `status ${before.status}` : typed(first?.one)}, as before ${remove.id} was refused with ${refusal.status}`,
      actual: isGone ? `status ${after.status}` : typed(first?.other),
      node: remove.node,
      of: remove,
    }),
  ];
}

/** Reads the lists below a resource; a list that cannot be read is undefined. */
function* readLists(
  walk: Walk,
  name: string,
  resources: readonly Resource[],
  values: readonly Json[],
): Steps<readonly (ListReading | undefined)[]> {
  const readings: (ListReading | undefined)[] = [];
  for (const { list, key } of resources) {
    readings.push(list && (yield* readList(walk, name, list, values, key)));
  }
  return readings;
}

/**
 * Compares the lists below a resource whose deletion was refused with their earlier state; no other client knows the
 * resource.
 */
function* stillHeld(
  walk: Walk,
  remove: Operation,
  resources: readonly Resource[],
  values: readonly Json[],
  before: readonly (ListReading | undefined)[],
  refusal: Exchange,
): Steps<readonly RawFinding[]> {
  const after = yield* readLists(walk, 'held-after', resources, values);
  for (const [at, now] of after.entries()) {
    const earlier = before[at];
    if (now === undefined || earlier === undefined || !now.isComplete) continue;
    const [lost] = newEntries(now, earlier);
    if (lost === undefined) continue;
    return [
      walk.finding(now.last, {
        rule: 'refused-write-changed',
        cause: `${remove.id} refused`,
        instancePath: '/body',
        expected: `an entry with the identifier ${typed(lost.id)}, as before ${remove.id} was refused with ${refusal.status}`,
        actual: `${now.entries.length} entries without it`,
        node: remove.node,
        of: remove,
      }),
    ];
  }
  return [];
}

/** Whether a resource is marked as deleted, so that it may still be readable. */
function isMarkedDeleted(thing: unknown): boolean {
  if (!isRecord(thing)) return false;
  return Object.entries(thing).some(
    ([name, value]) =>
      (/^(is_?)?(deleted|archived|removed)(_?at)?$/i.test(name) && value !== null && value !== false) ||
      (/^(status|state)$/i.test(name) &&
        typeof value === 'string' &&
        /delet|remov|archiv|cancel|clos|inactiv/i.test(value)),
  );
}
