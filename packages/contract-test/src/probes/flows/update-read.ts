import type { Exchange, RawFinding } from '../../case.ts';
import { split } from '../../contract/json-pointer.ts';
import { typed } from '../../contract/judge/words.ts';
import type { Contract, Json, Operation } from '../../contract/model.ts';
import type { Probe } from '../../probe.ts';
import { baseRequest } from '../base-request.ts';
import { isSuccess } from '../case-of.ts';
import { withFreshKeys } from '../parameter-values.ts';
import { deepBodies } from './deep-body.ts';
import { type Difference, differences, sentDifferences } from './difference.ts';
import { makeThing } from './make-thing.ts';
import { bodyOf, memberRequest, pathValues, type SentBody, withBody } from './member-request.ts';
import { resourcesOf, singletonsOf } from './resources.ts';
import { settableFields } from './settable.ts';
import { steadyDifferences } from './steady.ts';
import { described, thingLike } from './things.ts';
import { singleChanges, variedBodies } from './varied-bodies.ts';
import { flowProbe, type Steps, type Walk } from './walk.ts';

/** How many changes of one thing are made at most. */
const mostChanges = 32;

/**
 * Changes things that the probe has made, and those that there is one of, and reads them: what was sent is there, and
 * what a PATCH left out is as it was.
 */
export function updateReadProbes(contract: Contract): Probe[] {
  const ofMembers = resourcesOf(contract).flatMap((resource) =>
    resource.updates.flatMap((update) => {
      const { read, create } = resource;
      if (read === undefined || update.body === undefined) return [];
      return flowProbe(`${update.id}/update-read`, [update, create, read], 'state', function* (walk) {
        const thing = yield* makeThing(walk, resource);
        return thing === undefined ? [] : yield* change(walk, update, read, thing.values);
      });
    }),
  );
  const ofSingletons = singletonsOf(contract).map(({ read, update }) =>
    flowProbe(`${update.id}/update-read`, [update, read], 'state', function* (walk) {
      const base = baseRequest(walk.context, update);
      return base === undefined ? [] : yield* change(walk, update, read, pathValues(update, base));
    }),
  );
  return [...ofMembers, ...ofSingletons];
}

function* change(
  walk: Walk,
  update: Operation,
  read: Operation,
  values: readonly Json[],
): Steps<readonly RawFinding[]> {
  const { context } = walk;
  const reading = memberRequest(context, read, values);
  const writing = memberRequest(context, update, values);
  const sent = writing && bodyOf(update, writing.body);
  if (reading === undefined || writing === undefined || sent === undefined) return [];
  let before = yield* walk.succeed('read', read, reading);
  if (before === undefined) return [];
  const current = thingLike(before.json, sent.value) ?? null;
  const bodies =
    update.method === 'PATCH'
      ? singleChanges(context, update, sent, current)
      : [sent.value, ...deepBodies(context, sent), ...variedBodies(context, sent, 3)];
  for (const value of bodies.slice(0, mostChanges)) {
    const parts = withFreshKeys(context, update, withBody(writing, value));
    const answer: Exchange = yield* walk.send('update', update, parts);
    if (!walk.isSound) return [];
    if (!isSuccess(answer.status) || answer.status === 202) continue;
    const after: Exchange | undefined = yield* walk.succeed('read-after', read, reading);
    if (after === undefined) return [];
    const found = judge(walk, { update, sent: { ...sent, value }, answer, before, after });
    if (found !== undefined) return [found];
    before = after;
  }
  return [];
}

interface Change {
  readonly update: Operation;
  readonly sent: SentBody;
  readonly answer: Exchange;
  readonly before: Exchange;
  readonly after: Exchange;
}

function judge(walk: Walk, { update, sent, answer, before, after }: Change): RawFinding | undefined {
  for (const exchange of [after, answer]) {
    const [first] = unlike(walk, sent, exchange);
    const what = exchange === after ? 'sent' : 'answered';
    if (first !== undefined)
      return finding(walk, update, exchange, what, first, 'as it was given in the change');
  }
  if (update.method !== 'PATCH') return undefined;
  const settable = settableFields(walk.context.contract, [update]);
  const names = Object.keys(sent.value ?? {});
  const left = differences(thingLike(before.json, sent.value), thingLike(after.json, sent.value)).filter(
    ({ pointer }) => settable.has(split(pointer)[0] ?? '') && !names.includes(split(pointer)[0] ?? ''),
  );
  const [first] = steadyDifferences(left, settable);
  return first && finding(walk, update, after, 'kept', first, 'as it was before a change that leaves it out');
}

function unlike({ context }: Walk, sent: SentBody, exchange: Exchange): readonly Difference[] {
  const thing = thingLike(exchange.json, sent.value);
  if (thing === undefined) return [];
  const given = { value: sent.value, schemas: [sent.content.schema] };
  return sentDifferences(context, given, described(context, exchange, thing));
}

function finding(
  walk: Walk,
  of: Operation,
  exchange: Exchange,
  what: string,
  { pointer, one, other }: Difference,
  as: string,
): RawFinding {
  return walk.finding(exchange, {
    rule: 'updated-differs',
    cause: `${what} ${pointer}`,
    instancePath: `/body${pointer}`,
    expected: `${typed(one)}, ${as}`,
    actual: typed(other),
    node: of.node,
    of,
  });
}
