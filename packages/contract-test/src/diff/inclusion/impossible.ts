import { type Layers, nodesOf, numbersOf, textsOf } from '../../contract/instances/layer-keywords.ts';
import type { SchemaPair } from '../pair/schema-pair.ts';
import { typesOf } from '../rules/types.ts';
import { membersOf } from '../rules/values.ts';
import type { Node } from '../view/schema-view.ts';
import { rangeOf } from './scalars.ts';
import { requiredIn, sentMember } from './sent-members.ts';

const deepest = 4;

/** Whether certainly no value satisfies all layers. */
export function isImpossible(
  pair: SchemaPair,
  layers: Layers,
  holds: (wanted: Node, sent: Layers) => boolean,
  depth = 0,
): boolean {
  const types = typesOf(layers);
  if (types?.length === 0) return true;
  const members = membersOf(layers);
  if (members !== undefined)
    return members.every((member) => !layers.every((layer) => pair.accepts(layer, member)));
  const refused = nodesOf(layers, 'not');
  if (refused.some((node) => Object.keys(node).length === 0)) return true;
  const [type] = types ?? [];
  if (types?.length === 1 && type !== undefined) {
    if (type === 'number' || type === 'integer') {
      const { low, high, isLowOpen, isHighOpen } = rangeOf(layers, type === 'integer');
      if (low > high || (low === high && (isLowOpen || isHighOpen))) return true;
    }
    if (type === 'string' && isTextImpossible(pair, layers)) return true;
    if (type === 'array' && isCrossed(layers, 'minItems', 'maxItems')) return true;
    if (type === 'object' && isObjectImpossible(pair, layers, holds, depth)) return true;
  }
  return refused.some((node) =>
    holds(
      node,
      layers.map((layer) => (layer.not === node ? withoutNegation(layer) : layer)),
    ),
  );
}

const unnegated = new WeakMap<Node, Node>();

function withoutNegation(layer: Node): Node {
  const { not: _not, ...rest } = layer;
  const known = unnegated.get(layer) ?? rest;
  unnegated.set(layer, known);
  return known;
}

function isTextImpossible(pair: SchemaPair, layers: Layers): boolean {
  if (isCrossed(layers, 'minLength', 'maxLength')) return true;
  const spoken = [...textsOf(layers, 'pattern'), ...nodesOf(layers, 'not')];
  return spoken.length > 1 && pair.texts.areCovered(layers, [{ not: {} }]);
}

function isObjectImpossible(
  pair: SchemaPair,
  layers: Layers,
  holds: (wanted: Node, sent: Layers) => boolean,
  depth: number,
): boolean {
  const required = requiredIn(layers);
  const fewest = Math.max(required.size, ...numbersOf(layers, 'minProperties'));
  if (fewest > Math.min(...numbersOf(layers, 'maxProperties'))) return true;
  if (depth >= deepest) return false;
  return [...required].some((name) => isImpossible(pair, sentMember(pair, layers, name), holds, depth + 1));
}

function isCrossed(layers: Layers, low: string, high: string): boolean {
  return Math.max(0, ...numbersOf(layers, low)) > Math.min(...numbersOf(layers, high));
}
