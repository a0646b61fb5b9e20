import type { Contract } from '../../contract/model.ts';
import type { Probe } from '../../probe.ts';
import { makeBelow, makeThing } from './make-thing.ts';
import { reachedBy } from './reach.ts';
import { resourcesOf } from './resources.ts';
import { flowProbe } from './walk.ts';

/**
 * Makes two things of one kind and a third one below the first, and reads, changes and deletes the third as if it lay below
 * the second.
 */
export function wrongParentProbes(contract: Contract): Probe[] {
  const resources = resourcesOf(contract);
  return resources.flatMap((resource) => {
    const { create, read, updates, remove } = resource;
    const parent = resources.find((one) => {
      const path = one.read?.path ?? '';
      return create.path.startsWith(`${path}/`) && !create.path.slice(path.length).includes('{');
    });
    if (create.method !== 'POST' || read === undefined || parent?.read === undefined) return [];
    const operations = [create, read, parent.create, ...updates, remove].filter((one) => one !== undefined);
    return flowProbe(`${create.id}/wrong-parent`, operations, 'spoil', function* (walk) {
      const own = yield* makeThing(walk, parent);
      const other = yield* makeThing(walk, parent);
      if (own === undefined || other === undefined) return [];
      const child = yield* makeBelow(walk, resource, own.values);
      const id = child?.values.at(-1);
      if (child === undefined || id === undefined || own.values.at(-1) === other.values.at(-1)) return [];
      return yield* reachedBy(walk, resource, child.values, {
        rule: 'wrong-parent',
        values: [...other.values, id],
        extras: {},
        isBelowOwn: true,
        because: 'it lies below another resource',
      });
    });
  });
}
