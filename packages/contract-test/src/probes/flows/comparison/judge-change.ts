import { isRecord, isSame } from '../../../contract/instances/json-value.ts';
import { firmLayers, layersFor } from '../../../contract/instances/layers.ts';
import { memberSchemas } from '../../../contract/instances/members.ts';
import { join, split, valueAt } from '../../../contract/json-pointer.ts';
import { typed } from '../../../contract/judge/words.ts';
import type { Json, Operation } from '../../../contract/model.ts';
import type { Exchange, RawFinding } from '../../../model/case.ts';
import { wordsOf } from '../../../world/answered-things.ts';
import type { SentBody } from '../steps/member-request.ts';
import { described, thingLike } from '../steps/things.ts';
import type { Walk } from '../steps/walk.ts';
import { type Difference, differences, sentDifferences } from './difference.ts';
import { saysPartial } from './left-out.ts';
import { saysSomething } from './same-value.ts';
import { settableFields } from './settable.ts';
import { steadyDifferences } from './steady.ts';

const isOfCreation = /^(date )?(created|creation|inserted|registered)( (at|on|time|date|timestamp))?$/;

/** A change that succeeded, with the resource before and after it. */
export interface Change {
  readonly update: Operation;
  readonly sent: SentBody;
  /** The body of the previous change, if there was one. */
  readonly earlier: Json | undefined;
  /** The last value that previous changes gave to each member. */
  readonly given: ReadonlyMap<string, Json>;
  /** The resource before all changes. */
  readonly first: Json;
  readonly answer: Exchange;
  readonly before: Exchange;
  readonly after: Exchange;
  /** The differences between two consecutive readings. */
  readonly moving: readonly Difference[];
}

/** The violation that a changed resource shows; undefined if there is none. */
export function judgeChange(walk: Walk, change: Change): RawFinding | undefined {
  const { update, sent, answer, before, after } = change;
  for (const exchange of [after, answer]) {
    const [first] = unlike(walk, sent, exchange);
    const what = exchange === after ? 'sent' : 'answered';
    if (first !== undefined) return finding(walk, update, exchange, what, first, 'as sent in the change');
  }
  const gone =
    (update.method === 'PUT' ? unreplaced(walk, change) : unremoved(walk, change)) ?? unemptied(walk, change);
  if (gone !== undefined) return gone;
  const moved = recreated(walk, change);
  if (moved !== undefined) return moved;
  if (update.method !== 'PATCH') return undefined;
  const settable = settableFields(walk.context.contract, [update]);
  const isLeftOut = ({ pointer }: Difference): boolean => {
    const [name = '', ...inner] = split(pointer);
    if (!settable.has(name)) return false;
    const given = valueAt(sent.value, join('', name));
    if (given === undefined) return true;
    return isMergePatch(sent) && isRecord(given) && !Object.hasOwn(given, inner[0] ?? '') && inner.length > 0;
  };
  const left = differences(thingLike(before.json, sent.value), thingLike(after.json, sent.value));
  const [first] = steadyDifferences(left.filter(isLeftOut), settable);
  return first && finding(walk, update, after, 'kept', first, 'as before a change that omits it');
}

/**
 * A member that a PUT omits but that keeps the value which the previous PUT set, though the resource did not start with
 * this value (RFC 9110, 9.3.4). None if the document says that a PUT may omit members.
 */
function unreplaced(walk: Walk, { update, sent, earlier, first, after }: Change): RawFinding | undefined {
  const now = thingLike(after.json, sent.value);
  if (!isRecord(earlier) || !isRecord(sent.value) || !isRecord(first) || now === undefined) return undefined;
  if (saysPartial(update)) return undefined;
  const reading = described(walk.context, after, now);
  const layers = [
    ...layersFor(walk.context, reading.schemas, now, 'response'),
    ...layersFor(walk.context, [sent.content.schema], earlier, 'request'),
  ].map(({ node }) => node);
  for (const [name, value] of Object.entries(earlier)) {
    if (Object.hasOwn(sent.value, name) || !saysSomething(value)) continue;
    const kept = Object.hasOwn(now, name) ? now[name] : undefined;
    if (kept === undefined || !isSame(kept, value) || isSame(first[name] ?? null, value)) continue;
    const nodes = firmLayers(walk.context.contract, memberSchemas(layers, name)) ?? [];
    const isDefault = nodes.some((one) => one.default !== undefined && isSame(one.default as Json, kept));
    if (isDefault || nodes.some(({ readOnly }) => readOnly === true)) continue;
    const difference = { pointer: join('', name), one: undefined, other: kept };
    return finding(walk, update, after, 'replaced', difference, 'since the PUT omits it');
  }
  return undefined;
}

/** The moment of creation, if a change that cannot set it alters it. */
function recreated(walk: Walk, { update, sent, before, after, moving }: Change): RawFinding | undefined {
  const settable = settableFields(walk.context.contract, [update]);
  const [was, now] = [before, after].map(({ json }) => thingLike(json, sent.value));
  const first = differences(was, now).find(({ pointer, one, other }) => {
    const [name = '', ...inner] = split(pointer);
    if (moving.some((each) => each.pointer === pointer)) return false;
    const isGiven = one !== undefined && one !== null && other !== undefined;
    return isGiven && inner.length === 0 && !settable.has(name) && isOfCreation.test(wordsOf(name));
  });
  return first && finding(walk, update, after, 'kept', first, 'as before a change');
}

/** A member that a merge patch removes with null but that keeps its value. */
function unremoved(walk: Walk, { update, sent, before, after }: Change): RawFinding | undefined {
  if (!isMergePatch(sent) || !isRecord(sent.value)) return undefined;
  const [was, now] = [before, after].map(({ json }) => thingLike(json, sent.value));
  for (const [name, value] of Object.entries(sent.value)) {
    const [earlier, kept] = [was?.[name], now?.[name]];
    if (value !== null || earlier === undefined || kept === undefined) continue;
    if (!saysSomething(kept) || !isSame(earlier, kept)) continue;
    const difference = { pointer: join('', name), one: null, other: kept };
    return finding(walk, update, after, 'removed', difference, 'which removes the member');
  }
  return undefined;
}

/**
 * A member that is sent as null, which responses allow, but that keeps the value which an earlier change set, though
 * the resource did not start with this value.
 */
function unemptied(walk: Walk, { update, sent, given, first, after }: Change): RawFinding | undefined {
  const now = thingLike(after.json, sent.value);
  if (!isRecord(sent.value) || !isRecord(first) || now === undefined) return undefined;
  const { schemas } = described(walk.context, after, now);
  const layers = layersFor(walk.context, schemas, now, 'response').map(({ node }) => node);
  for (const [name, value] of Object.entries(sent.value)) {
    const [kept, earlier] = [now[name], given.get(name)];
    if (value !== null || kept === undefined || earlier === undefined || !saysSomething(kept)) continue;
    if (!isSame(kept, earlier) || isSame(first[name] ?? null, earlier)) continue;
    const own = memberSchemas(layers, name);
    const isOpen = own.length > 0 && own.every((one) => walk.context.judge.isValid(one, null, 'response'));
    if (!isOpen) continue;
    const difference = { pointer: join('', name), one: null, other: kept };
    return finding(walk, update, after, 'emptied', difference, 'as sent in the change');
  }
  return undefined;
}

/** Whether a body is a merge patch (RFC 7396), in which null removes a member. */
export function isMergePatch({ mediaType }: SentBody): boolean {
  return mediaType.startsWith('application/merge-patch+json');
}

/** Where a response differs from what was sent. */
export function unlike({ context }: Walk, sent: SentBody, exchange: Exchange): readonly Difference[] {
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
  { pointer, one, other, isTrimmed }: Difference,
  as: string,
): RawFinding {
  return walk.finding(exchange, {
    rule: isTrimmed === true ? 'white-space-lost' : 'updated-differs',
    cause: `${what} ${pointer}`,
    instancePath: `/body${pointer}`,
    expected: `${one === undefined ? 'nothing' : typed(one)}, ${as}`,
    actual: typed(other),
    node: of.node,
    of,
  });
}
