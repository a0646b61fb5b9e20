import { isRecord } from '../../contract/instances/json-value.ts';
import type { Contract, Json, Operation } from '../../contract/model.ts';
import type { Exchange, RawFinding } from '../../model/case.ts';
import { isSuccess } from '../../model/case-of.ts';
import { type Resource, resourcesOf, singletonsOf } from '../../world/resources.ts';
import type { Probe, ProbeContext } from '../probe.ts';
import { baseRequest } from '../requests/base-request.ts';
import { withFreshKeys } from '../requests/parameter-values.ts';
import { deepBodies } from './bodies/deep-body.ts';
import { innerChanges, innerSets } from './bodies/inner-changes.ts';
import { otherBody } from './bodies/other-body.ts';
import { fullOf, halvesOf, roundTrips } from './bodies/round-trip-bodies.ts';
import { tellingBodies } from './bodies/telling-bodies.ts';
import { singleChanges, variedBodies } from './bodies/varied-bodies.ts';
import { changedInList } from './comparison/changed-in-list.ts';
import { differences } from './comparison/difference.ts';
import { isMergePatch, judgeChange, unlike } from './comparison/judge-change.ts';
import { createWith, makeThing, readThing, thingOf } from './steps/make-thing.ts';
import { bodyOf, memberRequest, pathValues, type SentBody, withBody } from './steps/member-request.ts';
import { thingLike } from './steps/things.ts';
import { flowProbe, type Steps, type Walk } from './steps/walk.ts';

/** How many changes of one resource are made at most. */
const mostChanges = 40;

/** How many members are cleared at most. */
const mostClears = 16;

/** How many changes inside its parts are made at most. */
const mostInner = 4;

/**
 * Changes resources of the probe, and singletons, and reads them: what was sent must be there, what a PATCH omitted
 * must be unchanged, and what a PUT omitted or a merge patch removed must be gone.
 */
export function updateReadProbes(contract: Contract): Probe[] {
  const ofMembers = resourcesOf(contract).flatMap((resource) =>
    resource.updates.flatMap((update) => {
      const { read, create } = resource;
      if (read === undefined || update.body === undefined) return [];
      return flowProbe(`${update.id}/update-read`, [update, create, read], 'state', function* (walk) {
        const thing = yield* makeThing(walk, resource);
        const creator = update === create ? resource : undefined;
        if (thing === undefined) return [];
        const { found, last } = yield* change(walk, update, read, thing.values, creator);
        if (found.length > 0 || last === undefined) return found;
        return yield* changedInList(walk, resource, thing, last);
      });
    }),
  );
  const ofSingletons = singletonsOf(contract).map(({ read, update }) =>
    flowProbe(`${update.id}/update-read`, [update, read], 'state', function* (walk) {
      const base = baseRequest(walk.context, update);
      return base === undefined ? [] : (yield* change(walk, update, read, pathValues(update, base))).found;
    }),
  );
  return [...ofMembers, ...ofSingletons];
}

/** The result of the changes of one resource. */
interface Changes {
  readonly found: readonly RawFinding[];
  /** The last accepted body; undefined if nothing more can be concluded. */
  readonly last: SentBody | undefined;
}

const none: Changes = { found: [], last: undefined };

function* change(
  walk: Walk,
  update: Operation,
  read: Operation,
  values: readonly Json[],
  creator?: Resource,
): Steps<Changes> {
  const { context } = walk;
  const reading = memberRequest(context, read, values);
  const writing = memberRequest(context, update, values);
  const sent = writing && bodyOf(update, writing.body);
  if (reading === undefined || writing === undefined || sent === undefined) return none;
  const earliest = yield* walk.succeed('read', read, reading);
  let before = yield* walk.succeed('read', read, reading);
  if (earliest === undefined || before === undefined) return none;
  const moving = differences(thingLike(earliest.json, sent.value), thingLike(before.json, sent.value));
  const first = thingLike(before.json, sent.value) ?? null;
  let earlier: Json | undefined;
  const bodies = bodiesFor(context, update, sent, values, () => thingLike(before?.json, sent.value) ?? null);
  const lesser: RawFinding[] = [];
  const given = new Map<string, Json>();
  let isAccepted = false;
  let last: SentBody | undefined;
  for (let next = bodies.next(); next.done !== true; next = bodies.next(isAccepted)) {
    const { value } = next;
    isAccepted = false;
    const parts = withFreshKeys(context, update, withBody(writing, value));
    const answer: Exchange = yield* walk.send('update', update, parts);
    if (!walk.isSound) return none;
    if (!isSuccess(answer.status) || answer.status === 202) continue;
    const after: Exchange | undefined = yield* walk.succeed('read-after', read, reading);
    if (after === undefined) return none;
    const body = bodyOf(update, answer.case.parts.body) ?? { ...sent, value };
    const found = judgeChange(walk, {
      update,
      sent: body,
      earlier,
      given,
      first,
      answer,
      before,
      after,
      moving,
    });
    if (found?.rule === 'white-space-lost') lesser.push(found);
    else if (found !== undefined) {
      const isAtCreation = creator !== undefined && /^(sent|answered) /.test(found.cause);
      return isAtCreation && (yield* createsAlike(walk, creator, body.value))
        ? none
        : { found: [found], last };
    }
    [before, earlier, last] = [after, body.value, body];
    for (const [name, one] of isRecord(earlier) ? Object.entries(earlier) : []) given.set(name, one);
    isAccepted = true;
  }
  return { found: lesser.slice(0, 1), last };
}

/** Whether a PUT that creates a resource loses the same as when it changes one; then the creation is at fault. */
function* createsAlike(walk: Walk, resource: Resource, value: Json): Steps<boolean> {
  const created = yield* createWith(walk, resource, value);
  const thing = created && thingOf(walk, resource, created);
  const read = thing && (yield* readThing(walk, 'read-created', resource, thing.values));
  if (created === undefined || read === undefined) return false;
  const given = bodyOf(resource.create, created.case.parts.body);
  return given !== undefined && [created, read].some((one) => unlike(walk, given, one).length > 0);
}

/**
 * The bodies of changes, each chosen knowing whether the previous one was accepted; those that depend on the current
 * state of the resource come last.
 */
function* bodiesFor(
  context: ProbeContext,
  update: Operation,
  sent: SentBody,
  values: readonly Json[],
  current: () => Json,
): Generator<Json, void, boolean> {
  if (update.method === 'PATCH') {
    const { sets, clears } = singleChanges(context, update, sent, current());
    const refused = new Set<string>();
    for (const set of sets.slice(0, mostChanges)) {
      if (!(yield set)) for (const name of isRecord(set) ? Object.keys(set) : []) refused.add(name);
    }
    const full = fullOf(context, update, sent);
    const taken = isRecord(full)
      ? Object.fromEntries(Object.entries(full).filter(([name]) => !refused.has(name)))
      : full;
    const base = context.judge.isValid(sent.content.schema, taken, 'request') ? taken : full;
    for (const trip of roundTrips(context, sent, base)) {
      if (yield trip.value) continue;
      for (const { value } of halvesOf(context, sent, trip)) yield value;
    }
    if (isMergePatch(sent)) {
      yield* innerSets(context, sent, current()).slice(0, mostInner);
      yield* innerChanges(context, sent, current()).slice(0, mostInner);
    }
    yield* clears.slice(0, mostClears);
    yield otherBody(context, sent, thingLike(current(), sent.value), values);
    return;
  }
  const all = [sent.value, ...deepBodies(context, sent), ...variedBodies(context, sent, 3)];
  yield* all;
  // The first body omits again what a full body sets.
  const full = fullOf(context, update, sent);
  const base = (yield full) ? full : sent.value;
  yield sent.value;
  for (const trip of roundTrips(context, sent, base)) {
    const values = (yield trip.value) ? [] : halvesOf(context, sent, trip).map(({ value }) => value);
    for (const value of values) yield value;
    yield sent.value;
  }
  for (const telling of tellingBodies(context, update, sent, 1)) yield* [telling, sent.value];
  yield otherBody(context, sent, thingLike(current(), sent.value), values);
}
