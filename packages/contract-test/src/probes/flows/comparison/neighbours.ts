import { leavesOf } from '../../../contract/json-pointer.ts';
import type { Json, Operation } from '../../../contract/model.ts';
import type { Exchange, RawFinding } from '../../../model/case.ts';
import type { Resource } from '../../../world/resources.ts';
import { readThing, type Thing } from '../steps/make-thing.ts';
import { memberRequest } from '../steps/member-request.ts';
import type { Steps, Walk } from '../steps/walk.ts';

/** Resources created just before and after one that is deleted, without any reference to it. */
export type Neighbours = readonly Thing[];

/** Those of some resources that can be read and do not refer to another one. */
export function* neighboursOf(
  walk: Walk,
  resource: Resource,
  { values }: Thing,
  others: readonly (Thing | undefined)[],
): Steps<Neighbours> {
  const id = values.at(-1);
  const found: Thing[] = [];
  for (const other of others) {
    if (other === undefined || String(other.values.at(-1)) === String(id)) continue;
    const seen = yield* readThing(walk, 'read-beside', resource, other.values);
    if (seen !== undefined && !refersTo(other.created, id) && !refersTo(seen, id)) found.push(other);
  }
  return found;
}

/** Looks for a neighbour that was deleted as well. */
export function* takenAlong(
  walk: Walk,
  { read }: Resource,
  neighbours: Neighbours,
  remove: Operation,
): Steps<readonly RawFinding[]> {
  for (const { values } of neighbours) {
    const parts = read && memberRequest(walk.context, read, values);
    if (read === undefined || parts === undefined) continue;
    const after = yield* walk.send('read-beside', read, parts);
    if (after.status !== 404 && after.status !== 410) continue;
    return [
      walk.finding(after, {
        rule: 'deleted-too-much',
        cause: 'read',
        instancePath: '/status',
        expected: `status 2XX, as before ${remove.id} deleted another resource`,
        actual: `status ${after.status}`,
        node: remove.node,
        of: remove,
      }),
    ];
  }
  return [];
}

function refersTo({ case: { parts }, json }: Exchange, id: Json | undefined): boolean {
  const sent = parts.body !== undefined && 'value' in parts.body ? parts.body.value : null;
  return leavesOf([sent, json ?? null]).some(([, leaf]) => String(leaf) === String(id));
}
