import type { Contract, Json } from '../../contract/model.ts';
import type { RawFinding } from '../../model/case.ts';
import { type Resource, resourcesOf } from '../../world/resources.ts';
import type { Probe } from '../probe.ts';
import { settableFields } from './comparison/settable.ts';
import { makeBelow, makeThing, type Thing } from './steps/make-thing.ts';
import { isSameRecord, reachedBy, type WrongWay } from './steps/reach.ts';
import { type ListReading, newEntries, readList } from './steps/read-list.ts';
import { thingLike } from './steps/things.ts';
import { flowProbe, type Steps, type Walk } from './steps/walk.ts';

/**
 * Creates two resources of one kind and a third one below the first, then lists what lies below the second, and reads,
 * changes and deletes the third one through it.
 */
export function wrongParentProbes(contract: Contract): Probe[] {
  const resources = resourcesOf(contract);
  return resources.flatMap((resource) => {
    const { create, read, list, updates, remove } = resource;
    const parent = resources.find((one) => {
      const path = one.read?.path ?? '';
      return create.path.startsWith(`${path}/`) && !create.path.slice(path.length).includes('{');
    });
    if (create.method !== 'POST' || (read ?? list) === undefined || parent?.read === undefined) return [];
    const operations = [create, read, list, parent.create, ...updates, remove].filter(
      (one) => one !== undefined,
    );
    return flowProbe(`${create.id}/wrong-parent`, operations, 'spoil', function* (walk) {
      const own = yield* makeThing(walk, parent);
      const other = yield* makeThing(walk, parent);
      if (own === undefined || other === undefined || own.values.at(-1) === other.values.at(-1)) return [];
      const before = yield* listBelow(walk, resource, other.values);
      const child = yield* makeBelow(walk, resource, own.values);
      const id = child?.values.at(-1);
      if (child === undefined || id === undefined) return [];
      const way: WrongWay = {
        rule: 'wrong-parent',
        values: [...other.values, id],
        extras: {},
        isBelowOwn: true,
        because: 'it lies below another resource',
      };
      const listed = before && (yield* listedBelow(walk, resource, other, child, before));
      if (listed !== undefined) return [listed];
      return resource.isFlat ? [] : yield* reachedBy(walk, resource, child.values, way);
    });
  });
}

function* listBelow(
  walk: Walk,
  { list, key }: Resource,
  above: readonly Json[],
): Steps<ListReading | undefined> {
  return list && (yield* readList(walk, 'list-wrong', list, above, key));
}

/** Finds an entry in the list below one resource that was created below another. */
function* listedBelow(
  walk: Walk,
  resource: Resource,
  other: Thing,
  { created, values }: Thing,
  before: ListReading,
): Steps<RawFinding | undefined> {
  const after = yield* listBelow(walk, resource, other.values);
  if (resource.list === undefined || after === undefined) return undefined;
  const entry = newEntries(before, after).find(({ id }) => id === values.at(-1));
  const settable = settableFields(walk.context.contract, [resource.create, ...resource.updates]);
  if (entry === undefined || !isSameRecord(settable, entry.value, thingLike(created.json, undefined)))
    return undefined;
  return walk.finding(entry.exchange, {
    ...{ rule: 'wrong-parent', cause: 'list', instancePath: '/body' },
    ...{ node: resource.list.node, of: resource.list },
    expected: 'only resources below the one in the path',
    actual: 'also one that was created below another',
  });
}
