import { typed } from '../../../contract/judge/words.ts';
import type { RawFinding } from '../../../model/case.ts';
import type { Resource } from '../../../world/resources.ts';
import type { Thing } from '../steps/make-thing.ts';
import { type SentBody, valuesAbove } from '../steps/member-request.ts';
import { readList } from '../steps/read-list.ts';
import { described } from '../steps/things.ts';
import type { Steps, Walk } from '../steps/walk.ts';
import { sentDifferences } from './difference.ts';

/** Compares a resource's entry in its list with the last change, which a read of the resource has confirmed. */
export function* changedInList(
  walk: Walk,
  resource: Resource,
  { values, created }: Thing,
  sent: SentBody,
): Steps<readonly RawFinding[]> {
  const { list, key } = resource;
  if (list === undefined) return [];
  const reading = yield* readList(walk, 'list', list, valuesAbove(resource, created), key);
  const entry = reading?.entries.find(({ id }) => id !== undefined && String(id) === String(values.at(-1)));
  if (entry === undefined) return [];
  const given = { value: sent.value, schemas: [sent.content.schema] };
  const found = sentDifferences(walk.context, given, described(walk.context, entry.exchange, entry.value));
  const first = found.find(({ isTrimmed }) => isTrimmed !== true);
  if (first === undefined) return [];
  return [
    walk.finding(entry.exchange, {
      rule: 'updated-differs',
      cause: `listed ${first.pointer}`,
      instancePath: `/body${first.pointer}`,
      expected: `${typed(first.one)}, as sent in the change`,
      actual: typed(first.other),
      node: list.node,
      of: list,
    }),
  ];
}
