import { isSame } from '../../contract/instances/json-value.ts';
import { type Layers, listsOf, nodesOf, picked } from '../../contract/instances/layer-keywords.ts';
import type { Json } from '../../contract/model.ts';
import { areEquivalent } from '../pair/equivalence.ts';
import type { SchemaPair } from '../pair/schema-pair.ts';
import type { Node } from '../view/schema-view.ts';
import { actionOf, actionVerbs, type Comparison, type Difference, keywordDifference } from './difference.ts';

/** Compares the array keywords, except items that both versions describe, which are walked. */
export function compareArrays(pair: SchemaPair, comparison: Comparison): readonly Difference[] {
  return [
    ...compareTuples(comparison),
    ...compareItems(comparison, 'items'),
    ...compareItems(comparison, 'unevaluatedItems'),
    ...compareContains(pair, comparison),
  ];
}

/** The schemas of all layers for the items of a tuple, by position. */
export function tupleOf(layers: Layers): readonly (readonly Node[])[] {
  const lists = listsOf(layers, 'prefixItems');
  const length = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1)));
}

function compareTuples(comparison: Comparison): readonly Difference[] {
  const { location, part } = comparison;
  const old = tupleOf(location.old);
  const next = tupleOf(location.next);
  if (old.length === next.length) return [];
  return [
    keywordDifference(comparison, 'prefixItems', {
      id: `${part}-prefix-items-${next.length > old.length ? 'added' : 'removed'}`,
      text: `Described positions of the tuple changed from ${old.length} to ${next.length}.`,
      rules: { old: itemRule(location.old), next: itemRule(location.next) },
    }),
  ];
}

function compareItems(comparison: Comparison, keyword: 'items' | 'unevaluatedItems'): readonly Difference[] {
  const { location, part } = comparison;
  const old = nodesOf(location.old, keyword);
  const next = nodesOf(location.next, keyword);
  if ((old.length === 0) === (next.length === 0)) return [];
  return [
    keywordDifference(comparison, keyword, {
      id: `${part}-${keyword === 'items' ? 'items' : 'unevaluated-items'}-${next.length > 0 ? 'added' : 'removed'}`,
      text: `\`${keyword}\` ${next.length > 0 ? 'added: it restricts further items' : 'removed: further items may be anything'}.`,
      rules: { old: itemRule(location.old, keyword), next: itemRule(location.next, keyword) },
    }),
  ];
}

function compareContains(pair: SchemaPair, comparison: Comparison): readonly Difference[] {
  const { location, part } = comparison;
  const old = nodesOf(location.old, 'contains');
  const next = nodesOf(location.next, 'contains');
  const isCounted = old.length > 1 && !isSame(countsOf(location.old), countsOf(location.next));
  if (areEquivalent(pair, old, next) && !isCounted) return [];
  const action = actionOf(old.length > 0, next.length > 0);
  return [
    keywordDifference(comparison, 'contains', {
      id: `${part}-contains-${action}`,
      text: `\`contains\` ${actionVerbs[action]}.`,
      rules: { old: containsRule(location.old), next: containsRule(location.next) },
    }),
  ];
}

/** The required and the maximum count of each `contains`. */
function countsOf(layers: Layers): Json {
  return layers
    .filter((node) => node.contains !== undefined)
    .map(({ minContains = 1, maxContains = null }) => [minContains as Json, maxContains as Json]);
}

function containsRule(layers: Layers): Node {
  return { allOf: [{}, ...layers.map((node) => picked(node, ['contains', 'minContains', 'maxContains']))] };
}

function itemRule(layers: Layers, keyword: 'items' | 'unevaluatedItems' = 'items'): Node {
  const keywords =
    keyword === 'items' ? ['prefixItems', 'items'] : ['prefixItems', 'items', 'contains', keyword];
  return { allOf: [{}, ...layers.map((node) => picked(node, keywords))] };
}
