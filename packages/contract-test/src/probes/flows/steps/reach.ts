import { split } from '../../../contract/json-pointer.ts';
import type { Json, Operation } from '../../../contract/model.ts';
import type { Case, Exchange, RawFinding } from '../../../model/case.ts';
import { isSuccess } from '../../../model/case-of.ts';
import type { RuleName } from '../../../model/rules.ts';
import { pathNames, type Resource } from '../../../world/resources.ts';
import { withFreshKeys } from '../../requests/parameter-values.ts';
import { singleChanges, variedBodies } from '../bodies/varied-bodies.ts';
import { differences } from '../comparison/difference.ts';
import { settableFields } from '../comparison/settable.ts';
import { readThing } from './make-thing.ts';
import { bodyOf, memberRequest, withBody } from './member-request.ts';
import { thingLike } from './things.ts';
import type { Steps, Walk } from './walk.ts';

/** A way to a resource that must not lead there. */
export interface WrongWay {
  readonly rule: RuleName;
  /** The path values to use. */
  readonly values: readonly Json[];
  readonly extras: Pick<Case, 'tampering'>;
  /** Whether the run created what the resource would lie below there, so that no other client has anything there. */
  readonly isBelowOwn: boolean;
  /** Why it must not: `another tenant asks`. */
  readonly because: string;
}

/**
 * Reads, changes and deletes a resource by a wrong way and checks the effect by the right one. A read must return the
 * resource itself to count, since another one may have the same identifier there.
 */
export function* reachedBy(
  walk: Walk,
  resource: Resource,
  values: readonly Json[],
  way: WrongWay,
): Steps<readonly RawFinding[]> {
  const { read, updates, remove } = resource;
  const before = yield* readThing(walk, 'read', resource, values);
  const parts = read && memberRequest(walk.context, read, way.values);
  if (read === undefined || before === undefined || parts === undefined) return [];
  const seen = yield* walk.send('read-wrong', read, parts, way.extras);
  if (isSuccess(seen.status) && isSameThing(walk, resource, before, seen))
    return [finding(walk, way, read, seen, 'read', `status ${seen.status} with the resource`)];
  // A PUT that creates would make another resource there.
  for (const update of updates.filter((one) => one !== resource.create && !one.responses.has('201'))) {
    const changed = yield* changeBy(walk, resource, update, values, before, way);
    if (changed !== undefined) return [changed];
  }
  const removal = remove && memberRequest(walk.context, remove, way.values);
  if (remove === undefined || removal === undefined) return [];
  const fresh = withFreshKeys(walk.context, remove, removal);
  const removed = yield* walk.send('delete-wrong', remove, fresh, extrasFor(way, remove));
  const left = yield* walk.send('read-left', read, before.case.parts);
  if (left.status !== 404 && left.status !== 410) return [];
  return [finding(walk, way, remove, removed, 'delete', 'the resource was deleted')];
}

/** Marks a write whose identifier is certainly unused there. */
function extrasFor(
  { extras, isBelowOwn }: WrongWay,
  { path }: Operation,
): Pick<Case, 'tampering' | 'subject'> {
  return isBelowOwn ? { ...extras, subject: `path.${pathNames(path).at(-1)}` } : extras;
}

function* changeBy(
  walk: Walk,
  resource: Resource,
  update: Operation,
  values: readonly Json[],
  before: Exchange,
  way: WrongWay,
): Steps<RawFinding | undefined> {
  const { context } = walk;
  const right = memberRequest(context, update, values);
  const wrong = memberRequest(context, update, way.values);
  const sent = right && bodyOf(update, right.body);
  if (right === undefined || wrong === undefined || sent === undefined) return undefined;
  const current = thingLike(before.json, sent.value) ?? null;
  const [value] =
    update.method === 'PATCH'
      ? singleChanges(context, update, sent, current).sets
      : variedBodies(context, sent, 1);
  if (value === undefined) return undefined;
  // The current ETag is that of the resource itself.
  const { headers } = withFreshKeys(context, update, right);
  const answer = yield* walk.send(
    'change-wrong',
    update,
    { ...withBody(wrong, value), headers },
    extrasFor(way, update),
  );
  const after = yield* readThing(walk, 'read-after', resource, values);
  if (after === undefined || !isSuccess(answer.status)) return undefined;
  const settable = settableFields(context.contract, [update]);
  const [first] = differences(current, thingLike(after.json, sent.value)).filter(({ pointer }) =>
    settable.has(split(pointer)[0] ?? ''),
  );
  return first && finding(walk, way, update, answer, 'change', `${first.pointer} of the resource changed`);
}

/** Whether two responses show the same resource: all settable values and all moments are equal. */
function isSameThing(
  { context }: Walk,
  { create, updates }: Resource,
  one: Exchange,
  other: Exchange,
): boolean {
  const [first, second] = [one, other].map(({ json }) => thingLike(json, undefined));
  return isSameRecord(settableFields(context.contract, [create, ...updates]), first, second);
}

/** Whether two resources have the same settable values and the same moments. */
export function isSameRecord(
  settable: ReadonlySet<string>,
  one: Json | undefined,
  other: Json | undefined,
): boolean {
  if (one === undefined || other === undefined) return false;
  return !differences(one, other).some(
    ({ pointer, one: value }) =>
      settable.has(split(pointer)[0] ?? '') ||
      (typeof value === 'string' && /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(value)),
  );
}

/** A finding that a wrong way leads to a resource. */
export function finding(
  walk: Walk,
  { rule, because }: WrongWay,
  of: Operation,
  exchange: Exchange,
  cause: string,
  actual: string,
): RawFinding {
  const seen = { instancePath: '/status', expected: `status 4XX: ${because}`, actual };
  return walk.finding(exchange, { rule, cause, ...seen, node: of.node, of });
}
