import type { Exchange, RawFinding } from '../../case.ts';
import { isRecord, isSame } from '../../contract/instances/json-value.ts';
import { layersFor } from '../../contract/instances/layers.ts';
import { memberSchemas } from '../../contract/instances/members.ts';
import { join, split, valueAt } from '../../contract/json-pointer.ts';
import { typed } from '../../contract/judge/words.ts';
import type { Json, Operation } from '../../contract/model.ts';
import { type Difference, differences, sentDifferences } from './difference.ts';
import type { SentBody } from './member-request.ts';
import { saysSomething } from './same-value.ts';
import { settableFields } from './settable.ts';
import { steadyDifferences } from './steady.ts';
import { described, thingLike } from './things.ts';
import type { Walk } from './walk.ts';

/** A change that succeeded, and the thing around it. */
export interface Change {
  readonly update: Operation;
  readonly sent: SentBody;
  /** The body of the change before, if there was one. */
  readonly earlier: Json | undefined;
  /** The thing before all changes. */
  readonly first: Json;
  readonly answer: Exchange;
  readonly before: Exchange;
  readonly after: Exchange;
}

/** What a thing shows to be wrong with a change; undefined when nothing is. */
export function judgeChange(walk: Walk, change: Change): RawFinding | undefined {
  const { update, sent, answer, before, after } = change;
  for (const exchange of [after, answer]) {
    const [first] = unlike(walk, sent, exchange);
    const what = exchange === after ? 'sent' : 'answered';
    if (first !== undefined)
      return finding(walk, update, exchange, what, first, 'as it was given in the change');
  }
  const gone = update.method === 'PUT' ? unreplaced(walk, change) : unremoved(walk, change);
  if (gone !== undefined) return gone;
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
  return first && finding(walk, update, after, 'kept', first, 'as it was before a change that leaves it out');
}

/**
 * A member that a PUT leaves out and that still has the value that the PUT before it set, though the thing did not have
 * this value by itself (RFC 9110, 9.3.4). Nothing where the document says that a PUT may leave members out.
 */
function unreplaced(walk: Walk, { update, sent, earlier, first, after }: Change): RawFinding | undefined {
  const now = thingLike(after.json, sent.value);
  if (!isRecord(earlier) || !isRecord(sent.value) || !isRecord(first) || now === undefined) return undefined;
  if (saysPartial(update)) return undefined;
  const reading = described(walk.context, after, now);
  const layers = layersFor(walk.context, reading.schemas, now, 'response').map(({ node }) => node);
  for (const [name, value] of Object.entries(earlier)) {
    if (Object.hasOwn(sent.value, name) || !saysSomething(value)) continue;
    const kept = Object.hasOwn(now, name) ? now[name] : undefined;
    if (kept === undefined || !isSame(kept, value) || isSame(first[name] ?? null, value)) continue;
    const schemas = memberSchemas(layers, name);
    if (
      schemas.some((one) => typeof one !== 'boolean' && (one.default !== undefined || one.readOnly === true))
    )
      continue;
    const difference = { pointer: join('', name), one: undefined, other: kept };
    return finding(walk, update, after, 'replaced', difference, 'since the PUT leaves it out');
  }
  return undefined;
}

/** A member that a merge patch removes with null and that still has the value that it had. */
function unremoved(walk: Walk, { update, sent, before, after }: Change): RawFinding | undefined {
  if (!isMergePatch(sent) || !isRecord(sent.value)) return undefined;
  const [was, now] = [before, after].map(({ json }) => thingLike(json, sent.value));
  for (const [name, value] of Object.entries(sent.value)) {
    const [earlier, kept] = [was?.[name], now?.[name]];
    if (value !== null || earlier === undefined || kept === undefined) continue;
    if (!saysSomething(kept) || !isSame(earlier, kept)) continue;
    const difference = { pointer: join('', name), one: null, other: kept };
    return finding(walk, update, after, 'removed', difference, 'which removes it');
  }
  return undefined;
}

/** Whether a body is a merge patch (RFC 7396), in which null removes. */
export function isMergePatch({ mediaType }: SentBody): boolean {
  return mediaType.startsWith('application/merge-patch+json');
}

/** Whether the description of a write says that what is left out stays. */
function saysPartial({ node }: Operation): boolean {
  const { summary = '', description = '' } = node as { summary?: unknown; description?: unknown };
  return /partial|merge|omit|left out|leave out|unchanged|only the (given|provided|sent|supplied)/i.test(
    `${String(summary)} ${String(description)}`,
  );
}

/** Where an answer differs from what was sent. */
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
  { pointer, one, other }: Difference,
  as: string,
): RawFinding {
  return walk.finding(exchange, {
    rule: 'updated-differs',
    cause: `${what} ${pointer}`,
    instancePath: `/body${pointer}`,
    expected: `${one === undefined ? 'nothing' : typed(one)}, ${as}`,
    actual: typed(other),
    node: of.node,
    of,
  });
}
