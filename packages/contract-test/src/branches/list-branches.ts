import { isList } from '../contract/instances/json-value.ts';
import { numberAt, schemaAt, schemasAt } from '../contract/instances/keywords.ts';
import type { Layer } from '../contract/instances/layers.ts';
import { longestList } from '../contract/instances/lists.ts';
import { demand } from '../contract/instances/negation.ts';
import { chained, taken } from '../contract/instances/sequences.ts';
import { counted } from '../contract/judge/words.ts';
import type { Json } from '../contract/model.ts';
import { type LengthStep, lengthSteps } from './length-steps.ts';
import { buildsAt, buildsWithout, type Proposal, type Spot, type Way, waysOf } from './site.ts';

/** Proposals for the keywords of lists as a whole: their lengths, unique items, `contains`, items beyond the last. */
export function* listProposals(spot: Spot, layer: Layer): Generator<Proposal> {
  yield* lengthProposals(spot, layer);
  yield* uniqueProposals(spot, layer);
  yield* containsProposals(spot, layer);
  yield* extraItemProposals(spot, layer);
}

function* lengthProposals(spot: Spot, layer: Layer): Generator<Proposal> {
  const span = spot.demands.items;
  for (const step of lengthSteps(layer, { least: 'minItems', most: 'maxItems', span, noun: 'item' })) {
    yield ofLength(spot, layer, step);
  }
}

function ofLength(spot: Spot, layer: Layer, { keyword, side, length, detail }: LengthStep): Proposal {
  if (length > longestList) {
    const obstacle = `lists of more than ${longestList} items are not tried`;
    return { layer, keyword, side, ways: [], obstacle };
  }
  const exactly = demand({ type: 'array', minItems: length, maxItems: length });
  const built =
    side === 'valid' ? buildsAt(spot, exactly) : buildsWithout(spot, ['minItems', 'maxItems'], exactly);
  return { layer, keyword, side, ways: waysOf(chained(built, resized(spot.site.value, length)), detail, 6) };
}

/** The list of a site, truncated or with its last item repeated. */
function* resized(value: Json, length: number): Generator<Json> {
  if (!isList(value)) return;
  const last = value.at(-1);
  if (length <= value.length) yield value.slice(0, length);
  else if (last !== undefined) yield [...value, ...Array.from({ length: length - value.length }, () => last)];
}

function* uniqueProposals(spot: Spot, layer: Layer): Generator<Proposal> {
  if (layer.node.uniqueItems !== true) return;
  const keyword = 'uniqueItems';
  const several = demand({ type: 'array', minItems: 2 });
  const lists = [...taken(buildsAt(spot, several), 4), spot.site.value].filter(isList);
  yield { layer, keyword, side: 'valid', ways: waysOf(lists, 'items that differ') };
  const doubled = lists.flatMap((list) => {
    const [one] = list;
    return one === undefined
      ? []
      : [
          [...list, one],
          [one, ...list.slice(0, -1)],
          [...list.slice(0, -1), one],
          [one, one],
        ];
  });
  yield { layer, keyword, side: 'invalid', ways: waysOf(doubled, 'an item twice') };
}

function* containsProposals(spot: Spot, layer: Layer): Generator<Proposal> {
  const contains = schemaAt(layer.node, 'contains');
  if (contains === undefined) return;
  const least = numberAt(layer.node, 'minContains') ?? 1;
  const most = numberAt(layer.node, 'maxContains');
  const lists = function* (count: number): Generator<Json> {
    const exactly = demand({ type: 'array', contains, minContains: count, maxContains: count });
    const without = ['contains', 'minContains', 'maxContains'];
    for (const extra of [0, 1, 2]) {
      const length = demand({ minItems: count + extra });
      yield* taken(buildsWithout(spot, without, exactly, length), 2);
    }
  };
  const proposal = (keyword: string, side: 'valid' | 'invalid', count: number): Proposal => ({
    layer,
    keyword,
    side,
    ways: waysOf(lists(count), `${counted(count, 'item')} that \`contains\` asks for`),
  });
  yield proposal('contains', 'valid', least);
  if (least > 0) yield proposal('contains', 'invalid', 0);
  if (least > 1 || (least > 0 && layer.node.minContains !== undefined)) {
    yield proposal('minContains', 'valid', least);
    yield proposal('minContains', 'invalid', least - 1);
  }
  if (most !== undefined) {
    yield proposal('maxContains', 'valid', most);
    yield proposal('maxContains', 'invalid', most + 1);
  }
}

function* extraItemProposals(spot: Spot, layer: Layer): Generator<Proposal> {
  const prefix = Math.max(0, ...spot.nodes.map((node) => schemasAt(node, 'prefixItems').length));
  for (const keyword of ['items', 'unevaluatedItems']) {
    if (layer.node[keyword] !== false) continue;
    const full = demand({ type: 'array', minItems: prefix });
    const lists = [...taken(buildsAt(spot, full), 2), spot.site.value].filter(isList);
    yield { layer, keyword, side: 'valid', ways: waysOf(lists, 'no item beyond those that are described') };
    const way = (list: readonly Json[], item: Json): Way => ({
      value: [...list, item],
      detail: 'an item beyond those that are described',
    });
    const ways = lists.flatMap((list) => ['text', null, 1].map((item) => way(list, item)));
    yield { layer, keyword, side: 'invalid', ways };
  }
}
