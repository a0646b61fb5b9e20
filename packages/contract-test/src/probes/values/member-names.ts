import { enumerateBranches } from '../../branches/enumerate-branches.ts';
import { isRecord } from '../../contract/instances/json-value.ts';
import { valueAt, withValueAt } from '../../contract/json-pointer.ts';
import type { Json, Operation } from '../../contract/model.ts';
import type { Case, Exchange, RequestParts } from '../../model/case.ts';
import { caseOf, documented, isSuccess } from '../../model/case-of.ts';
import { bodyOf, type SentBody } from '../flows/steps/member-request.ts';
import { operationProbe } from '../operation-probe.ts';
import type { Probe, ProbeContext } from '../probe.ts';
import { baseRequest } from '../requests/base-request.ts';
import { canCarry } from '../requests/body-values.ts';
import { withFreshKeys } from '../requests/parameter-values.ts';

/** Names that every object inherits, or that libraries look for. */
export const inheritedNames: readonly string[] = [
  'constructor',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__proto__',
  'length',
];

/** The keywords by which a schema allows members that it does not name. */
const opening: ReadonlySet<string> = new Set([
  'additionalProperties',
  'unevaluatedProperties',
  'patternProperties',
  'propertyNames',
]);

/** A place in a body that allows members of any name. */
interface OpenMap {
  readonly pointer: string;
  /** The body, with at least one such member. */
  readonly body: SentBody;
}

/**
 * Sends bodies whose maps have members named like inherited members of objects, where the contract allows such names:
 * all at once and, if that is refused, one by one. A refusal is acceptable, a server failure is not.
 */
export function memberNameProbes(operations: readonly Operation[]): Probe[] {
  return operations
    .filter(({ body }) => body !== undefined)
    .map((operation) =>
      operationProbe(operation, 'names', 'shape', function* (context, id) {
        const base = baseRequest(context, operation);
        if (base === undefined || context.world.lastSuccess(operation) === undefined) return [];
        for (const map of openMaps(context, operation, base))
          yield* tryNames(context, operation, id, base, map);
        return [];
      }),
    );
}

function* tryNames(
  context: ProbeContext,
  operation: Operation,
  id: string,
  base: RequestParts,
  map: OpenMap,
): Generator<Case, void, Exchange> {
  const send = (name: string, value: Json): Case => {
    const parts = { ...base, body: { mediaType: map.body.mediaType, value } };
    return caseOf(
      id,
      `body${map.pointer}/${name}`,
      operation,
      withFreshKeys(context, operation, parts),
      documented,
      {
        subject: 'body',
      },
    );
  };
  const open = new Set(inheritedNames.filter((name) => named(context, map, [name]) !== undefined));
  for (let turn = 1; open.size > 0; turn += 1) {
    const names: string[] = [];
    for (const name of open) if (named(context, map, [...names, name]) !== undefined) names.push(name);
    for (const name of names) open.delete(name);
    const value = named(context, map, names);
    if (value === undefined) return;
    const { status } = yield send(String(turn), value);
    if (isSuccess(status) || status >= 500 || names.length === 1) continue;
    for (const name of names) yield send(name, named(context, map, [name]) ?? value);
  }
}

/** The body with the members of a map replaced by members of some names; undefined if that is invalid. */
function named(
  context: ProbeContext,
  { pointer, body }: OpenMap,
  names: readonly string[],
): Json | undefined {
  const { mediaType, content } = body;
  const before = valueAt(body.value, pointer);
  if (!isRecord(before)) return undefined;
  for (const member of new Set(Object.values(before).toReversed())) {
    const members = Object.fromEntries(names.map((name) => [name, member]));
    for (const record of [members, { ...before, ...members }]) {
      const value = withValueAt(body.value, pointer, record);
      const isBody =
        value !== undefined &&
        context.judge.isValid(content.schema, value, 'request') &&
        canCarry(context, mediaType, content, value, 'valid');
      if (isBody) return value;
    }
  }
  return undefined;
}

/** The maps of a body, each in a separate body; those in different items of a list count once. */
function openMaps(context: ProbeContext, operation: Operation, { body }: RequestParts): readonly OpenMap[] {
  const sent = bodyOf(operation, body);
  if (sent === undefined) return [];
  const { candidates } = enumerateBranches(context, sent.content.schema, 'request', sent.value);
  const maps = new Map<string, OpenMap>();
  for (const { branch, value } of candidates) {
    const place = branch.instancePath.replaceAll(/\/\d+(?=\/|$)/g, '/*');
    if (branch.side !== 'valid' || !opening.has(branch.keyword) || maps.has(place)) continue;
    const members = valueAt(value, branch.instancePath);
    if (!isRecord(members) || Object.keys(members).length === 0) continue;
    maps.set(place, { pointer: branch.instancePath, body: { ...sent, value } });
  }
  return [...maps.values()];
}
