import { isRecord, isSame, type JsonRecord, withMember } from '../../../contract/instances/json-value.ts';
import type { Json } from '../../../contract/model.ts';
import type { Exchange, RequestParts } from '../../../model/case.ts';
import { isSuccess } from '../../../model/case-of.ts';
import type { Resource } from '../../../world/resources.ts';
import { baseRequest } from '../../requests/base-request.ts';
import { withFreshKeys } from '../../requests/parameter-values.ts';
import { putCreation } from '../../requests/put-creation.ts';
import { untaken } from '../../requests/untaken.ts';
import { deepBodies } from '../bodies/deep-body.ts';
import { fullOf, halvesOf, roundTrips } from '../bodies/round-trip-bodies.ts';
import { tellingBodies } from '../bodies/telling-bodies.ts';
import { variedBodies } from '../bodies/varied-bodies.ts';
import { readLocation } from './location.ts';
import { bodyOf, memberRequest, pathValues, type SentBody, valuesAbove, withBody } from './member-request.ts';
import { identifierIn } from './things.ts';
import type { Steps, Walk } from './walk.ts';

/** A resource that a flow has created. */
export interface Thing {
  /** The values of its path parameters, its own last. */
  readonly values: readonly Json[];
  readonly created: Exchange;
}

/** How many creations with the values of one round trip are sent at most. */
const mostHalves = 7;

/** How many members are added one by one at most. */
const mostAdded = 12;

/** A creation that succeeded. */
export interface Made {
  readonly created: Exchange;
  readonly sent: SentBody | undefined;
}

/** Sends creations with different bodies, the likeliest first, until one succeeds. */
export function* create(walk: Walk, resource: Resource, bodies = 1): Steps<readonly Made[]> {
  const base = yield* creationBase(walk, resource);
  if (base === undefined) return [];
  const sent = bodyOf(resource.create, base.body);
  const made: Made[] = [];
  for (const value of likelyValues(walk, resource, sent, bodies)) {
    if (!walk.isSound) return made;
    const around = made.length === 0 ? base : yield* creationBase(walk, resource);
    if (around === undefined) return made;
    const created = yield* createOnce(walk, resource, value === undefined ? around : withBody(around, value));
    if (created === undefined || created.status === 202) continue;
    made.push({ created, sent: bodyOf(resource.create, created.case.parts.body) });
    if (made.length === bodies) return made;
  }
  return made;
}

/**
 * Creates resources with values that careless code loses, all of one kind at once; if a server refuses them, with half
 * of them, and so on.
 */
export function* createRoundTrips(walk: Walk, resource: Resource): Steps<readonly Made[]> {
  const { context } = walk;
  const base = yield* creationBase(walk, resource);
  const sent = base && bodyOf(resource.create, base.body);
  if (base === undefined || sent === undefined) return [];
  const made: Made[] = [];
  const full = yield* acceptedBody(walk, resource, sent);
  for (const trip of roundTrips(context, sent, full)) {
    const open = [trip];
    for (let tried = 0; open.length > 0 && tried < mostHalves; tried += 1) {
      const [next] = open.splice(0, 1);
      const created = next && (yield* createWith(walk, resource, next.value));
      if (!walk.isSound) return made;
      if (next === undefined || created?.status === 202) break;
      if (created === undefined) open.push(...halvesOf(context, sent, next));
      else made.push({ created, sent: bodyOf(resource.create, created.case.parts.body) });
    }
  }
  return made;
}

/** The fullest accepted body: with all optional members, otherwise with those that are accepted one by one. */
function* acceptedBody(walk: Walk, resource: Resource, sent: SentBody): Steps<Json> {
  const full = fullOf(walk.context, resource.create, sent);
  if (isSame(full, sent.value) || !isRecord(full) || !isRecord(sent.value)) return sent.value;
  if ((yield* createWith(walk, resource, full)) !== undefined) return full;
  const given = sent.value;
  let base: JsonRecord = given;
  const others = Object.entries(full).filter(([name]) => !Object.hasOwn(given, name));
  for (const [name, value] of others.slice(0, mostAdded)) {
    const more = withMember(base, name, value);
    if (!walk.isSound) return base;
    if (!walk.context.judge.isValid(sent.content.schema, more, 'request')) continue;
    if ((yield* createWith(walk, resource, more)) !== undefined) base = more;
  }
  return base;
}

/** The base request of a creation, without what makes each one different; for a PUT, with an unused name. */
function* creationBase(walk: Walk, { create: operation }: Resource): Steps<RequestParts | undefined> {
  const { context } = walk;
  if (operation.method !== 'PUT') return baseRequest(context, operation);
  return yield* putCreation(context, operation, (name, read, parts) => walk.send(name, read, parts));
}

/** Sends a creation; if its values are taken, again with others. */
function* createOnce(
  walk: Walk,
  { create: operation }: Resource,
  parts: RequestParts,
): Steps<Exchange | undefined> {
  const fresh = withFreshKeys(walk.context, operation, parts);
  const created = yield* walk.send('create', operation, fresh);
  if (!walk.isSound) return undefined;
  if (isSuccess(created.status)) return created;
  if (created.status !== 409) return undefined;
  const other = yield* untaken(walk.context, operation, fresh, (name, again) =>
    walk.send(name, operation, withFreshKeys(walk.context, operation, again)),
  );
  return walk.isSound ? other : undefined;
}

/** The bodies to create with, made on demand: the likeliest one, then others. */
function* likelyValues(
  { context }: Walk,
  { create: operation }: Resource,
  sent: SentBody | undefined,
  bodies: number,
): Generator<Json | undefined> {
  yield sent?.value;
  if (sent === undefined) return;
  if (bodies > 2) yield* deepBodies(context, sent);
  if (bodies > 2) yield* tellingBodies(context, operation, sent, bodies - 2);
  yield* variedBodies(context, sent, bodies > 1 ? bodies - 1 : 2);
}

/** Sends one creation with a body; undefined unless it succeeds. */
export function* createWith(walk: Walk, resource: Resource, value: Json): Steps<Exchange | undefined> {
  const base = yield* creationBase(walk, resource);
  return base && (yield* createOnce(walk, resource, withBody(base, value)));
}

/** Creates a resource below another one with these path values; undefined unless that succeeds. */
export function* makeBelow(
  walk: Walk,
  resource: Resource,
  values: readonly Json[],
): Steps<Thing | undefined> {
  const parts = memberRequest(walk.context, resource.create, values);
  const created = parts && (yield* createOnce(walk, resource, parts));
  return created && created.status !== 202 ? thingOf(walk, resource, created) : undefined;
}

/** Creates a resource whose identifier is known; undefined unless that succeeds. */
export function* makeThing(walk: Walk, resource: Resource): Steps<Thing | undefined> {
  const [first] = yield* create(walk, resource);
  return first && thingOf(walk, resource, first.created);
}

/** The resource that a creation made; undefined if its identifier is unknown. */
export function thingOf(walk: Walk, resource: Resource, created: Exchange): Thing | undefined {
  if (resource.isFlat) {
    const target = readLocation(walk.context, created)?.target;
    if (target === undefined || target.operation !== resource.read) return undefined;
    const [located = null] = pathValues(target.operation, target.parts);
    const told = identifierIn(created.json, resource.key);
    return { created, values: [String(told) === String(located) ? (told ?? null) : located] };
  }
  const id = identifierIn(created.json, resource.key) ?? locatedId(walk, created);
  return id === undefined ? undefined : { created, values: [...valuesAbove(resource, created), id] };
}

/** Reads a resource; undefined unless that succeeds. */
export function* readThing(
  walk: Walk,
  name: string,
  resource: Resource,
  values: readonly Json[],
): Steps<Exchange | undefined> {
  const parts = resource.read && memberRequest(walk.context, resource.read, values);
  if (resource.read === undefined || parts === undefined) return undefined;
  return yield* walk.succeed(name, resource.read, parts);
}

function locatedId({ context }: Walk, created: Exchange): Json | undefined {
  const target = readLocation(context, created)?.target;
  return target && pathValues(target.operation, target.parts).at(-1);
}
