import { split } from '../../contract/json-pointer.ts';
import { typed } from '../../contract/judge/words.ts';
import type { Contract, Json, Operation } from '../../contract/model.ts';
import type { Case, Exchange, RawFinding, RequestParts } from '../../model/case.ts';
import { wordsOf } from '../../world/answered-things.ts';
import { pathNames, resourcesOf } from '../../world/resources.ts';
import type { Probe } from '../probe.ts';
import { differences } from './comparison/difference.ts';
import { settableFields } from './comparison/settable.ts';
import { steadyDifferences } from './comparison/steady.ts';
import { makeThing, readThing } from './steps/make-thing.ts';
import { memberRequest } from './steps/member-request.ts';
import { thingLike } from './steps/things.ts';
import { flowProbe, type Walk } from './steps/walk.ts';

/** How many times in a row a moment must change. */
const leastMoves = 3;

const isOfChange =
  /^(last )?(updated|modified|changed|update|modification|change)( (at|on|time|date|timestamp))?$/;

/** How many other GETs are sent between two readings. */
const mostReads = 4;

/**
 * Reads a resource of the probe, sends HEAD for it and GETs of its list and of what lies below it, and reads it again:
 * whatever only writes can set must be unchanged.
 */
export function readsChangeNothingProbes(contract: Contract): Probe[] {
  return resourcesOf(contract).flatMap((resource) => {
    const { read, create, updates } = resource;
    if (read === undefined) return [];
    const others = contract.operations
      .filter(
        (one) =>
          one.method === 'GET' &&
          (one === resource.list ||
            (one.path.startsWith(`${read.path}/`) && !one.path.slice(read.path.length).includes('{'))),
      )
      .slice(0, mostReads);
    const settable = settableFields(contract, [create, ...updates]);
    return flowProbe(`${read.id}/reads-change-nothing`, [read, create], 'state', function* (walk) {
      const thing = yield* makeThing(walk, resource);
      let before = thing && (yield* readThing(walk, 'read', resource, thing.values));
      if (thing === undefined || before === undefined) return [];
      const { parts: own } = before.case;
      const readings = [before];
      for (const { name, operation, parts, extras } of readingsOf(walk, read, others, thing.values, own)) {
        yield* walk.send(name, operation, parts, extras);
        const after: Exchange | undefined = yield* readThing(walk, 'read-after', resource, thing.values);
        if (after === undefined) return [];
        const change = changed(walk, before, after, settable, operation);
        if (change !== undefined) return [change];
        before = after;
        readings.push(after);
      }
      const moved = movedByReading(walk, readings, settable, read);
      return moved === undefined ? [] : [moved];
    });
  });
}

/** A request that only reads. */
interface Reading {
  readonly name: string;
  readonly operation: Operation;
  readonly parts: RequestParts;
  readonly extras?: Pick<Case, 'tampering'>;
}

/** The requests between two readings: the same GET again, HEAD, then other GETs. */
function readingsOf(
  { context }: Walk,
  read: Operation,
  others: readonly Operation[],
  values: readonly Json[],
  parts: RequestParts,
): readonly Reading[] {
  const head = { name: 'head', operation: read, parts, extras: { tampering: { method: 'HEAD' } } };
  const around = others.flatMap((operation): Reading[] => {
    const own = memberRequest(context, operation, values.slice(0, pathNames(operation.path).length));
    return own === undefined ? [] : [{ name: 'other', operation, parts: own }];
  });
  const again = { name: 'again', operation: read, parts };
  return [again, again, head, ...around];
}

/**
 * The change time of a resource, if it differs in each reading and nothing else does. The resource belongs to the
 * probe, and nothing else changes it as often as it is read.
 */
function movedByReading(
  walk: Walk,
  readings: readonly Exchange[],
  settable: ReadonlySet<string>,
  read: Operation,
): RawFinding | undefined {
  const things = readings.map(({ json }) => thingLike(json, undefined));
  const steps = things.slice(1).map((thing, at) => differences(things[at], thing));
  const [first] = steps[0] ?? [];
  const [after] = readings.slice(-1);
  if (first === undefined || after === undefined || steps.length < leastMoves) return undefined;
  const name = split(first.pointer)[0] ?? '';
  const isAlone = steps.every((step) => step.length === 1 && step[0]?.pointer === first.pointer);
  if (!isAlone || settable.has(name) || !isOfChange.test(wordsOf(name))) return undefined;
  return walk.finding(after, {
    rule: 'read-changed',
    cause: `read ${first.pointer}`,
    instancePath: `/body${first.pointer}`,
    expected: `${typed(first.one)}, as before ${read.id} was sent ${steps.length} times`,
    actual: 'another value each time',
    node: read.node,
    of: read,
  });
}

function changed(
  walk: Walk,
  before: Exchange,
  after: Exchange,
  settable: ReadonlySet<string>,
  of: Operation,
): RawFinding | undefined {
  const ofWrites = differences(thingLike(before.json, undefined), thingLike(after.json, undefined)).filter(
    ({ pointer }) => settable.has(split(pointer)[0] ?? ''),
  );
  const [first] = steadyDifferences(ofWrites, new Set());
  return (
    first &&
    walk.finding(after, {
      rule: 'read-changed',
      cause: `read ${first.pointer}`,
      instancePath: `/body${first.pointer}`,
      expected: `${typed(first.one)}, as before ${of.id} was sent`,
      actual: typed(first.other),
      node: of.node,
      of,
    })
  );
}
