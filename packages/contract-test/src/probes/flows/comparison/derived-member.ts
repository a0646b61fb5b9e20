import { split, valueAt, withoutMemberAt, withValueAt } from '../../../contract/json-pointer.ts';
import { typed } from '../../../contract/judge/words.ts';
import type { Json } from '../../../contract/model.ts';
import type { RawFinding } from '../../../model/case.ts';
import type { Resource } from '../../../world/resources.ts';
import { createWith, readThing, thingOf } from '../steps/make-thing.ts';
import type { SentBody } from '../steps/member-request.ts';
import { thingLike } from '../steps/things.ts';
import type { Steps, Walk } from '../steps/walk.ts';

/**
 * The optional text of a creation that reads differently from what was sent, and reads the same for another text and
 * for none: the server may derive it from other members, as the name of a bank from its code. Undefined if the server
 * keeps what is sent, or loses it.
 */
export function* derivedMember(
  walk: Walk,
  resource: Resource,
  { value, content }: SentBody,
  { cause, actual }: RawFinding,
): Steps<string | undefined> {
  const pointer = /^sent (\/.*)$/.exec(cause)?.[1];
  const text = pointer === undefined ? undefined : valueAt(value, pointer);
  if (pointer === undefined || typeof text !== 'string' || !/^string ".+"/.test(actual)) return undefined;
  if (split(pointer).some((segment) => /^\d+$/.test(segment))) return undefined;
  const isBody = (body: Json | undefined): body is Json =>
    body !== undefined && walk.context.judge.isValid(content.schema, body, 'request');
  const other = [`${text}x`, 'other'].map((one) => withValueAt(value, pointer, one)).find(isBody);
  const without = withoutMemberAt(value, pointer);
  if (other === undefined || !isBody(without)) return undefined;
  for (const body of [other, without]) {
    const created = yield* createWith(walk, resource, body);
    const thing = created && thingOf(walk, resource, created);
    const read = thing && (yield* readThing(walk, 'read-derived', resource, thing.values));
    if (read === undefined) return undefined;
    const seen = valueAt(thingLike(read.json, body), pointer);
    if (seen === undefined || typed(seen) !== actual) return undefined;
  }
  return pointer;
}
