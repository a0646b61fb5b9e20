import type { Contract, Operation } from '../../contract/model.ts';
import type { Exchange } from '../../model/case.ts';
import { type Resource, resourcesOf } from '../../world/resources.ts';
import type { Probe } from '../probe.ts';
import { isIdempotencyKey, withFreshKeys } from '../requests/parameter-values.ts';
import { singleChanges, variedBodies } from './bodies/varied-bodies.ts';
import { replayDifference } from './comparison/replay-difference.ts';
import { create, thingOf } from './steps/make-thing.ts';
import { bodyOf, memberRequest, withBody } from './steps/member-request.ts';
import { thingLike } from './steps/things.ts';
import { flowProbe, type Steps, type Walk } from './steps/walk.ts';

/** How many changes are tried. */
const mostChanges = 3;

/**
 * Creates a resource with an idempotency key, changes it, and replays the creation: the response must be the first one,
 * not the current state of the resource.
 */
export function replayAfterChangeProbes(contract: Contract): Probe[] {
  return resourcesOf(contract).flatMap((resource) => {
    const key = resource.create.parameters.find(isIdempotencyKey);
    const [update] = resource.updates;
    if (key === undefined || update === undefined) return [];
    const id = `${resource.create.id}/replay-after-change`;
    return flowProbe(id, [resource.create, update], 'state', function* (walk) {
      const [first] = yield* create(walk, resource);
      if (first === undefined || !(yield* change(walk, resource, update, first.created))) return [];
      const { operation, parts } = first.created.case;
      const replay = yield* walk.send('replay', operation, parts);
      const difference = replayDifference(first.created, replay);
      const found = { rule: 'idempotent-replay', cause: 'answer', node: key.node, of: operation } as const;
      return difference === undefined ? [] : [walk.finding(replay, { ...found, ...difference })];
    });
  });
}

/** Changes what was created; false if no change is accepted. */
function* change(walk: Walk, resource: Resource, update: Operation, created: Exchange): Steps<boolean> {
  const { context } = walk;
  const thing = thingOf(walk, resource, created);
  const parts = thing && memberRequest(context, update, thing.values);
  const sent = parts && bodyOf(update, parts.body);
  if (parts === undefined || sent === undefined) return false;
  const bodies =
    update.method === 'PATCH'
      ? singleChanges(context, update, sent, thingLike(created.json, sent.value) ?? null).sets
      : variedBodies(context, sent, mostChanges);
  for (const value of bodies.slice(0, mostChanges)) {
    const changed = withFreshKeys(context, update, withBody(parts, value));
    if ((yield* walk.succeed('change', update, changed)) !== undefined) return true;
    if (!walk.isSound) return false;
  }
  return false;
}
