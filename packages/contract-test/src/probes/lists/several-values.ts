import { isList, isSame, type JsonRecord } from '../../contract/instances/json-value.ts';
import type { Json } from '../../contract/model.ts';
import type { ProbeContext } from '../probe.ts';
import { valueIn } from './meaning/entry-members.ts';
import type { FilterMeaning } from './meaning/filter-meaning.ts';
import { choicesOf, enumerated, seenValues } from './seen-values.ts';

type Pair = readonly [Json, Json];

/**
 * Pairs of values that reveal how a filter handles several values: whether only the first or the last one counts, and
 * whether entries must match both. None if the document does not say what several values mean.
 */
export function severalToTry(
  context: ProbeContext,
  filter: FilterMeaning,
  entries: readonly JsonRecord[],
): readonly Pair[] {
  const { several, relation, member } = filter;
  if (several?.match === undefined || relation.kind === 'bound') return [];
  const isTold = (value: Json): boolean => /^[A-Za-z0-9_.:/-]+$/.test(String(value));
  const seen = seenValues(filter, entries).filter(isTold);
  const lists = entries.map((entry) => valueIn(entry, member) ?? null).filter(isList);
  const apart = seen.flatMap((one) =>
    seen
      .filter((other) => one !== other && lists.some((list) => list.includes(one) && !list.includes(other)))
      .map((other): Pair => [one, other]),
  );
  const [first, second] = seen;
  if (several.match === 'all') {
    const together = lists
      .map((list) => list.filter(isTold))
      .find((list) => !isSame(list[0] ?? null, list[1] ?? null) && list.length > 1);
    const [one, other] = together ?? [];
    return [
      ...apart.slice(0, 1),
      ...(one === undefined || other === undefined ? [] : [[one, other] as const]),
    ];
  }
  if (member.types.includes('array')) return apart.slice(0, 1);
  const offered = choicesOf(context, filter);
  const isOfMember = new Set([...seen, ...enumerated(context, member.layers)]);
  const absent = offered.find((value) => !seen.includes(value) && isOfMember.has(value) && isTold(value));
  if (first === undefined) return [];
  return [
    ...(second === undefined ? [] : [[first, second] as const]),
    ...(absent === undefined
      ? []
      : ([
          [first, absent],
          [absent, first],
        ] as const)),
  ];
}
