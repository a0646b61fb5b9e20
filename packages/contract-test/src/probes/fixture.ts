import type { Contract, Operation } from '../contract/model.ts';
import type { Probe } from '../probe.ts';
import { shapeOf } from '../routes.ts';
import { isSafe } from '../wire/message.ts';
import { likelyBody } from './base-request.ts';
import { createWith, makeThing } from './flows/make-thing.ts';
import { collectionOf, resourcesOf } from './flows/resources.ts';
import { Walk } from './flows/walk.ts';
import { fullBody } from './full-body.ts';
import { thingPaths } from './path-template.ts';

/**
 * Gives probes that write on a thing a new one, where all that is known was changed by probes before: what one of them
 * leaves behind says nothing of another.
 */
export function withFixtures(contract: Contract, probes: readonly Probe[]): readonly Probe[] {
  return probes.map((probe) => {
    const operation = contract.operations.find(({ id }) => id === probe.operations[0]);
    const resource = operation === undefined ? undefined : ownerOf(contract, operation);
    if (probe.operations.length !== 1 || operation === undefined || resource === undefined) return probe;
    return {
      ...probe,
      *run(context) {
        if (context.world.isUsedUp(operation)) {
          const walk = new Walk(context, `${probe.id}/fixture`, 'state');
          // A thing that has all it can have refuses the fewest changes.
          const full = fullBody(context, resource.create, likelyBody(context, resource.create));
          const made =
            full !== undefined && 'value' in full ? yield* createWith(walk, resource, full.value) : undefined;
          if (made === undefined && walk.isSound) yield* makeThing(walk, resource);
        }
        return yield* probe.run(context);
      },
    };
  });
}

/** The kind of thing that a write goes to, or is below. */
function ownerOf(contract: Contract, { method, path }: Operation) {
  const thing = thingPaths(path).at(-1);
  if (isSafe(method) || thing === undefined) return undefined;
  return resourcesOf(contract).find(({ create }) => `${shapeOf(collectionOf(create))}/{}` === shapeOf(thing));
}
