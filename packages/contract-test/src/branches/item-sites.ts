import { isList, withItem } from '../contract/instances/json-value.ts';
import { schemaAt, schemasAt } from '../contract/instances/keywords.ts';
import type { Layer } from '../contract/instances/layers.ts';
import { itemSchemas } from '../contract/instances/members.ts';
import { demand } from '../contract/instances/negation.ts';
import { taken } from '../contract/instances/sequences.ts';
import { join } from '../contract/json-pointer.ts';
import type { Json, Schema } from '../contract/model.ts';
import { buildsAt, type Proposal, type Settle, type Site, type Spot, waysOf } from './site.ts';

/** The places of the items of a list, each with as many preceding items as necessary. */
export function* itemSites(spot: Spot, fresh: readonly Layer[], settle: Settle): Generator<Site> {
  for (const layer of fresh) {
    const prefix = schemasAt(layer.node, 'prefixItems');
    for (const at of prefix.keys()) {
      yield* itemSite(spot, at, { layer, keyword: 'prefixItems', member: at, at }, settle);
    }
    const longest = Math.max(0, ...spot.nodes.map((node) => schemasAt(node, 'prefixItems').length));
    if (isDescribed(layer, 'items'))
      yield* itemSite(spot, prefix.length, { layer, keyword: 'items' }, settle);
    if (isDescribed(layer, 'unevaluatedItems')) {
      yield* itemSite(spot, longest, { layer, keyword: 'unevaluatedItems' }, settle);
    }
    const contains = schemaAt(layer.node, 'contains');
    if (contains !== undefined) yield* containedSite(spot, contains);
  }
}

function isDescribed(layer: Layer, keyword: string): boolean {
  const schema = schemaAt(layer.node, keyword);
  return schema !== undefined && schema !== false;
}

function* itemSite(
  spot: Spot,
  at: number,
  about: Pick<Proposal, 'layer' | 'keyword' | 'member' | 'at'>,
  settle: Settle,
): Generator<Site> {
  const { site } = spot;
  const lists = function* (): Generator<Json> {
    if (isList(site.value) && site.value.length > at) yield site.value;
    yield* taken(buildsAt(spot, demand({ type: 'array', minItems: at + 1 })), 6);
  };
  const list = settle({ ...about, side: 'valid', ways: waysOf(lists(), `an item at ${at}`) });
  if (!isList(list) || list.length <= at) return;
  if (about.keyword === 'items' && at === 0) {
    settle({ ...about, side: 'valid', ways: [{ value: [], detail: 'no item' }] });
  }
  yield {
    path: join(site.path, at),
    schemas: itemSchemas(spot.nodes, at),
    value: list[at] ?? null,
    whole: (value) => site.whole(withItem(list, at, value)),
    isLoose: site.isLoose || about.layer.isLoose,
    isName: false,
  };
}

/** The place of an item that is needed to satisfy `contains`. */
function* containedSite(spot: Spot, contains: Schema): Generator<Site> {
  const { site, context, direction } = spot;
  const isContained = (item: Json): boolean => context.judge.isValid(contains, item, direction);
  for (const list of [site.value, ...taken(buildsAt(spot, demand({ type: 'array', maxItems: 1 })), 2)]) {
    if (!isList(list) || list.filter(isContained).length !== 1) continue;
    const at = list.findIndex(isContained);
    yield {
      path: join(site.path, at),
      schemas: [...itemSchemas(spot.nodes, at), contains],
      value: list[at] ?? null,
      whole: (value) => site.whole(withItem(list, at, value)),
      isLoose: true,
      isName: false,
    };
    return;
  }
}
