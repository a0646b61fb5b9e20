import type { Contract, Json, Operation } from '../../contract/model.ts';
import { shapeOf, thingPaths } from '../../contract/path-template.ts';
import { isSafe } from '../../model/message.ts';
import { collectionOf, resourcesOf } from '../../world/resources.ts';
import { createWith, makeThing, thingOf } from '../flows/steps/make-thing.ts';
import { type Steps, Walk } from '../flows/steps/walk.ts';
import type { Probe, ProbeContext } from '../probe.ts';
import { likelyBody } from './base-request.ts';
import { fullBody } from './full-body.ts';

/**
 * Gives probes that write to a resource a new one if earlier probes have changed every known one, so that the leftovers
 * of one probe do not affect another.
 */
export function withFixtures(contract: Contract, probes: readonly Probe[]): readonly Probe[] {
  return probes.map((probe) => {
    const operation = contract.operations.find(({ id }) => id === probe.operations[0]);
    if (probe.operations.length !== 1 || operation === undefined) return probe;
    if (ownerOf(contract, operation) === undefined) return probe;
    return {
      ...probe,
      *run(context) {
        if (context.world.isUsedUp(operation)) yield* fixture(context, probe.id, operation);
        return yield* probe.run(context);
      },
    };
  });
}

/**
 * Creates the resource that a write targets, or lies below, with every optional member: such a resource refuses the
 * fewest changes. Returns its path values; undefined if it cannot be created.
 */
export function* fixture(
  context: ProbeContext,
  probe: string,
  operation: Operation,
): Steps<readonly Json[] | undefined> {
  const resource = ownerOf(context.contract, operation);
  if (resource === undefined) return undefined;
  const walk = new Walk(context, `${probe}/fixture`, 'state');
  const full = fullBody(context, resource.create, likelyBody(context, resource.create));
  const made =
    full !== undefined && 'value' in full ? yield* createWith(walk, resource, full.value) : undefined;
  if (made !== undefined) return thingOf(walk, resource, made)?.values;
  return walk.isSound ? (yield* makeThing(walk, resource))?.values : undefined;
}

/** The kind of resource that a write targets or lies below. */
function ownerOf(contract: Contract, { method, path }: Operation) {
  const thing = thingPaths(path).at(-1);
  if (isSafe(method) || thing === undefined) return undefined;
  return resourcesOf(contract).find(({ create }) => `${shapeOf(collectionOf(create))}/{}` === shapeOf(thing));
}
