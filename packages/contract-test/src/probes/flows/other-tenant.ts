import type { Contract } from '../../contract/model.ts';
import type { RawFinding } from '../../model/case.ts';
import { type Resource, resourcesOf } from '../../world/resources.ts';
import { needsCredentials } from '../access/auth.ts';
import type { Probe } from '../probe.ts';
import { settableFields } from './comparison/settable.ts';
import { makeThing, readThing, type Thing } from './steps/make-thing.ts';
import { valuesAbove } from './steps/member-request.ts';
import { finding, isSameRecord, reachedBy, type WrongWay } from './steps/reach.ts';
import { readList } from './steps/read-list.ts';
import { thingLike } from './steps/things.ts';
import { flowProbe, type Steps, type Walk } from './steps/walk.ts';

/**
 * Reads, lists, changes and deletes resources of the probe with the credential of another tenant, if one is given. Only
 * operations that require credentials are tested.
 */
export function otherTenantProbes(contract: Contract): Probe[] {
  return resourcesOf(contract).flatMap((resource) => {
    const { create, read, list, updates, remove } = resource;
    const operations = [create, read, list, ...updates, remove].filter((one) => one !== undefined);
    const isShown = read !== undefined || list !== undefined;
    if (!isShown || !operations.every(needsCredentials)) return [];
    return flowProbe(`${create.id}/other-tenant`, operations, 'spoil', function* (walk) {
      if (!walk.context.hasOtherTenant) return [];
      const thing = yield* makeThing(walk, resource);
      if (thing === undefined) return [];
      const way: WrongWay = {
        rule: 'other-tenant',
        values: thing.values,
        extras: { tampering: { credentials: 'other-tenant' } },
        isBelowOwn: false,
        because: 'another tenant created it',
      };
      const listed = yield* listedBy(walk, resource, thing, way);
      return listed.length > 0 ? listed : yield* reachedBy(walk, resource, thing.values, way);
    });
  });
}

function* listedBy(
  walk: Walk,
  resource: Resource,
  { created, values }: Thing,
  way: WrongWay,
): Steps<readonly RawFinding[]> {
  const { list, key, create, updates } = resource;
  if (list === undefined) return [];
  const own = yield* readThing(walk, 'read-own', resource, values);
  const above = valuesAbove(resource, created);
  const reading = yield* readList(walk, 'list-wrong', list, above, key, way.extras);
  const entry = reading?.entries.find(({ id }) => id === values.at(-1));
  const settable = settableFields(walk.context.contract, [create, ...updates]);
  const thing = thingLike(own?.json ?? created.json, undefined);
  if (entry === undefined || !isSameRecord(settable, entry.value, thing)) return [];
  return [finding(walk, way, list, entry.exchange, 'list', 'an entry with the resource')];
}
