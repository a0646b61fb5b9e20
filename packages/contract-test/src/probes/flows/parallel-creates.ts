import { typed } from '../../contract/judge/words.ts';
import type { Contract } from '../../contract/model.ts';
import type { Exchange, RawFinding } from '../../model/case.ts';
import { isSuccess } from '../../model/case-of.ts';
import { type Resource, resourcesOf } from '../../world/resources.ts';
import type { Probe } from '../probe.ts';
import { baseRequest } from '../requests/base-request.ts';
import { withFreshKeys } from '../requests/parameter-values.ts';
import { variedBodies } from './bodies/varied-bodies.ts';
import { unlike } from './comparison/judge-change.ts';
import { createWith, thingOf } from './steps/make-thing.ts';
import { bodyOf, memberRequest, withBody } from './steps/member-request.ts';
import { flowProbe, type Steps, type Walk } from './steps/walk.ts';
import { isLost } from './steps/ways.ts';

/** How many resources are created concurrently. */
const together = 4;

/**
 * Creates several resources concurrently and reads them: each must have a unique identifier and equal what was sent.
 * What a single creation also loses is not reported here.
 */
export function parallelCreateProbes(contract: Contract): Probe[] {
  return resourcesOf(contract).flatMap((resource) => {
    const { create, read } = resource;
    if (create.method !== 'POST' || read === undefined || create.body === undefined) return [];
    return flowProbe(`${create.id}/parallel`, [create, read], 'state', function* (walk) {
      const { context } = walk;
      const base = baseRequest(context, create);
      const sent = base && bodyOf(create, base.body);
      if (base === undefined || sent === undefined) return [];
      const values = [sent.value, ...variedBodies(context, sent, together - 1)];
      const bodies = Array.from({ length: together }, (_, at) => values[at % values.length] ?? sent.value);
      const requests = bodies.map((value) => withFreshKeys(context, create, withBody(base, value)));
      const answers = yield* walk.sendTogether('create', create, requests);
      if (!walk.isSound) return [];
      return yield* allKept(walk, resource, answers);
    });
  });
}

function* allKept(
  walk: Walk,
  resource: Resource,
  answers: readonly Exchange[],
): Steps<readonly RawFinding[]> {
  const seen = new Set<string>();
  for (const created of answers) {
    const thing = thingOf(walk, resource, created);
    if (created.status !== 201 || thing === undefined) continue;
    const id = typed(thing.values.at(-1));
    if (seen.has(id)) {
      const actual = `the identifier ${id} twice`;
      return [finding(walk, resource, created, 'identifier', '/body', 'a unique identifier', actual)];
    }
    seen.add(id);
    const lost = yield* lostOf(walk, resource, created);
    const body = bodyOf(resource.create, created.case.parts.body);
    if (lost === undefined || body === undefined) continue;
    const alone = yield* createWith(walk, resource, body.value);
    if (alone === undefined || (yield* lostOf(walk, resource, alone)) !== undefined) return [];
    const { exchange, instancePath, expected, actual } = lost;
    return [finding(walk, resource, exchange, 'kept', instancePath, expected, actual)];
  }
  return [];
}

/** What a read shows to be lost from a creation. */
function* lostOf(
  walk: Walk,
  resource: Resource,
  created: Exchange,
): Steps<
  (Pick<RawFinding, 'instancePath' | 'expected' | 'actual'> & { readonly exchange: Exchange }) | undefined
> {
  const thing = thingOf(walk, resource, created);
  const body = bodyOf(resource.create, created.case.parts.body);
  if (thing === undefined || body === undefined || resource.read === undefined) return undefined;
  const parts = memberRequest(walk.context, resource.read, thing.values);
  if (parts === undefined) return undefined;
  const exchange = yield* walk.send('read', resource.read, parts);
  if (!isSuccess(exchange.status)) {
    if (!isLost(exchange.status)) return undefined;
    const expected = `status 2XX: the creation returned ${created.status}`;
    return { exchange, instancePath: '/status', expected, actual: `status ${exchange.status}` };
  }
  const first = unlike(walk, body, exchange).find(({ isTrimmed }) => isTrimmed !== true);
  if (first === undefined) return undefined;
  const expected = `${typed(first.one)}, as sent in the creation`;
  return { exchange, instancePath: `/body${first.pointer}`, expected, actual: typed(first.other) };
}

function finding(
  walk: Walk,
  { create }: Resource,
  exchange: Exchange,
  cause: string,
  instancePath: string,
  expected: string,
  actual: string,
): RawFinding {
  const seen = { instancePath, expected, actual };
  return walk.finding(exchange, { rule: 'lost-write', cause, ...seen, node: create.node, of: create });
}
