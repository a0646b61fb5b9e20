import { headerValues } from '../../check/media-type.ts';
import { typed } from '../../contract/judge/words.ts';
import type { Contract, Json, Operation } from '../../contract/model.ts';
import type { Case, Exchange, RawFinding, RequestParts } from '../../model/case.ts';
import { isSuccess } from '../../model/case-of.ts';
import { type Resource, resourcesOf } from '../../world/resources.ts';
import type { Probe } from '../probe.ts';
import { isValidOnWire, withFreshKeys, withParameter } from '../requests/parameter-values.ts';
import { singleChanges, variedBodies } from './bodies/varied-bodies.ts';
import { differences } from './comparison/difference.ts';
import { settableFields } from './comparison/settable.ts';
import { makeThing, readThing } from './steps/make-thing.ts';
import { bodyOf, memberRequest, withBody } from './steps/member-request.ts';
import { thingLike } from './steps/things.ts';
import { flowProbe, type Steps, type Walk } from './steps/walk.ts';

/** How many changes are tried until one has an effect. */
const mostChanges = 4;

/**
 * Reads a resource of the probe with its current `ETag`, changes it, then reads and changes it with the old one: 304
 * while it is unchanged, a new `ETag` after the change, 412 for a write based on the old state. 304 and 412 are
 * expected only if they or the headers are declared, and only strong ETags must change (RFC 9110, 8.8.1).
 */
export function conditionalProbes(contract: Contract): Probe[] {
  return resourcesOf(contract).flatMap((resource) => {
    const { read, create, updates } = resource;
    if (read === undefined) return [];
    return flowProbe(`${read.id}/conditional`, [read, create, ...updates], 'state', function* (walk) {
      const thing = yield* makeThing(walk, resource);
      if (thing === undefined) return [];
      const { values } = thing;
      const before = yield* readThing(walk, 'read', resource, values);
      const again = yield* readThing(walk, 'read', resource, values);
      const etag = before && etagOf(before);
      if (again === undefined || etag === undefined || etagOf(again) !== etag) return [];
      const unchanged = yield* asksForChanges(walk, read, again, etag);
      if (unchanged.length > 0) return unchanged;
      for (const update of updates) {
        const found = yield* changes(walk, resource, update, values);
        if (found.length > 0) return found;
      }
      return [];
    });
  });
}

function* asksForChanges(
  walk: Walk,
  read: Operation,
  { case: { parts } }: Exchange,
  etag: string,
): Steps<readonly RawFinding[]> {
  const declared = headerIn(read, 'if-none-match');
  if (declared === undefined && !read.responses.has('304')) return [];
  const same = yield* sendWith(walk, 'unchanged', read, parts, 'If-None-Match', etag);
  if (isSuccess(same.status)) {
    const expected = `status 304: the ETag is still ${etag}`;
    return [finding(walk, same, read, 'unchanged', '/status', expected, `status ${same.status}`)];
  }
  const other = yield* sendWith(walk, 'other-etag', read, parts, 'If-None-Match', '"no-such-etag"');
  if (other.status !== 304) return [];
  const expected = 'status 2XX: the resource has another ETag';
  return [finding(walk, other, read, 'other', '/status', expected, 'status 304')];
}

function* changes(
  walk: Walk,
  resource: Resource,
  update: Operation,
  values: readonly Json[],
): Steps<readonly RawFinding[]> {
  const { context } = walk;
  const writing = memberRequest(context, update, values);
  const sent = writing && bodyOf(update, writing.body);
  if (writing === undefined || sent === undefined) return [];
  let before = yield* readThing(walk, 'before', resource, values);
  const current = thingLike(before?.json, sent.value) ?? null;
  const bodies =
    update.method === 'PATCH'
      ? singleChanges(context, update, sent, current).sets
      : [...variedBodies(context, sent, 3), sent.value];
  for (const value of bodies.slice(0, mostChanges)) {
    const etag = before && etagOf(before);
    if (before === undefined || etag === undefined || etag.startsWith('W/')) return [];
    const parts = withFreshKeys(context, update, withBody(writing, value));
    const answer = yield* walk.send('change', update, parts);
    if (!walk.isSound) return [];
    if (!isSuccess(answer.status) || answer.status === 202) continue;
    const after: Exchange | undefined = yield* readThing(walk, 'after', resource, values);
    if (after === undefined) return [];
    const settable = settableFields(context.contract, [update]);
    const [changed] = differences(
      thingLike(before.json, sent.value),
      thingLike(after.json, sent.value),
    ).filter(({ pointer }) => settable.has(pointer.split('/')[1] ?? ''));
    if (changed === undefined) {
      before = after;
      continue;
    }
    if (etagOf(after) === etag) {
      const expected = `another ETag than ${etag}, since ${changed.pointer} was changed from ${typed(changed.one)}`;
      return [finding(walk, after, update, 'same', '/headers/etag', expected, etag)];
    }
    return yield* changesStale(walk, update, parts, etag);
  }
  return [];
}

/** Sends a change based on the state before the last change. */
function* changesStale(
  walk: Walk,
  update: Operation,
  parts: RequestParts,
  etag: string,
): Steps<readonly RawFinding[]> {
  const isDeclared = headerIn(update, 'if-match') !== undefined || update.responses.has('412');
  if (!isDeclared) return [];
  const fresh = withFreshKeys(walk.context, update, parts);
  const stale = yield* sendWith(walk, 'stale', update, fresh, 'If-Match', etag);
  if (!isSuccess(stale.status)) return [];
  const expected = `status 412: the ETag is no longer ${etag}`;
  return [finding(walk, stale, update, 'stale', '/status', expected, `status ${stale.status}`)];
}

/** Sends a request with a condition, as the declared parameter or as an additional header. */
function* sendWith(
  walk: Walk,
  name: string,
  operation: Operation,
  parts: RequestParts,
  header: string,
  value: string,
): Steps<Exchange> {
  const parameter = headerIn(operation, header.toLowerCase());
  if (parameter !== undefined && isValidOnWire(walk.context, parameter, value))
    return yield* walk.send(name, operation, withParameter(parts, parameter, value));
  const extras: Pick<Case, 'tampering'> = { tampering: { headers: { [header]: value } } };
  return yield* walk.send(name, operation, parts, extras);
}

function headerIn({ parameters }: Operation, name: string) {
  return parameters.find((one) => one.in === 'header' && one.name.toLowerCase() === name);
}

function etagOf({ answer }: Exchange): string | undefined {
  return answer.kind === 'none' ? undefined : headerValues(answer, 'etag')[0];
}

function finding(
  walk: Walk,
  exchange: Exchange,
  of: Operation,
  cause: string,
  instancePath: string,
  expected: string,
  actual: string,
): RawFinding {
  const seen = { cause, instancePath, expected, actual };
  return walk.finding(exchange, { rule: 'conditional-request', ...seen, node: of.node, of });
}
