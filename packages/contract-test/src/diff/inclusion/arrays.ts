import { isSchemaObject } from '../../contract/instances/keywords.ts';
import {
  type Layers,
  listsOf,
  nodesOf,
  numbersOf,
  valuesOf,
} from '../../contract/instances/layer-keywords.ts';
import { areEquivalent } from '../pair/equivalence.ts';
import type { SchemaPair } from '../pair/schema-pair.ts';
import type { Node } from '../view/schema-view.ts';
import type { Proof } from './proof.ts';

export const arrayKeywords: ReadonlySet<string> = new Set([
  'minItems',
  'maxItems',
  'uniqueItems',
  'prefixItems',
  'items',
  'unevaluatedItems',
  'contains',
]);

/** Whether all arrays that satisfy the layers satisfy a keyword of a schema. */
export function arrayHolds(proof: Proof, part: Node, keyword: string): boolean {
  const { pair, sent, holds } = proof;
  const [tuple = []] = listsOf([part], 'prefixItems');
  switch (keyword) {
    case 'minItems':
      return fewestIn(sent) >= Number(part[keyword]);
    case 'maxItems':
      return mostIn(proof) <= Number(part[keyword]);
    case 'uniqueItems':
      return part[keyword] !== true || valuesOf(sent, keyword).includes(true) || mostIn(proof) <= 1;
    case 'prefixItems':
      return tuple.every((node, index) => index >= mostIn(proof) || holds(node, sentItem(pair, sent, index)));
    case 'items':
      return areRestHeld(proof, tuple.length, nodesOf([part], keyword));
    case 'unevaluatedItems': {
      const beside = pair.conjunctsOf(part);
      const described = listsOf(beside, 'prefixItems').map((list) => list.length);
      if (beside.some((node) => node.items !== undefined)) return true;
      return areRestHeld(proof, Math.max(0, ...described), nodesOf([part], keyword));
    }
    default:
      return nodesOf([part], 'contains').every((node) => isContained(proof, part, node));
  }
}

function areRestHeld(proof: Proof, from: number, wanted: readonly Node[]): boolean {
  const { pair, sent, holds } = proof;
  const described = Math.max(from, ...listsOf(sent, 'prefixItems').map((list) => list.length));
  const positions = Array.from({ length: described - from + 1 }, (_, index) => from + index);
  const reached = positions.filter((index) => index < mostIn(proof));
  return reached.every((index) => wanted.every((node) => holds(node, sentItem(pair, sent, index))));
}

function isContained(proof: Proof, part: Node, wanted: Node): boolean {
  const { pair, sent, holds } = proof;
  const { minContains = 1, maxContains = Number.POSITIVE_INFINITY } = part;
  const same = sent.filter((layer) => areEquivalent(pair, nodesOf([layer], 'contains'), [wanted]));
  const isMany =
    Number(minContains) === 0 ||
    sent.some(
      (layer) =>
        nodesOf([layer], 'contains').some((node) => holds(wanted, pair.conjunctsOf(node))) &&
        Number(layer.minContains ?? 1) >= Number(minContains),
    ) ||
    (fewestIn(sent) >= Number(minContains) &&
      listsOf(sent, 'prefixItems').length === 0 &&
      holds(wanted, sentItem(pair, sent, 0)));
  const isFew =
    mostIn(proof) <= Number(maxContains) ||
    same.some((layer) => Number(layer.maxContains ?? Number.POSITIVE_INFINITY) <= Number(maxContains));
  return isMany && (maxContains === Number.POSITIVE_INFINITY || isFew);
}

function fewestIn(sent: Layers): number {
  const contained = sent.flatMap((layer) =>
    layer.contains === undefined ? [] : [Number(layer.minContains ?? 1)],
  );
  return Math.max(0, ...numbersOf(sent, 'minItems'), ...contained);
}

/** The maximum number of items, which a closed tuple limits as well. */
function mostIn({ pair, sent, isImpossible }: Proof): number {
  const bound = Math.min(Number.POSITIVE_INFINITY, ...numbersOf(sent, 'maxItems'));
  const described = Math.max(0, ...listsOf(sent, 'prefixItems').map((list) => list.length));
  return described < bound && isImpossible(sentItem(pair, sent, described)) ? described : bound;
}

/** The layers that certainly hold for an item of an array. */
function sentItem(pair: SchemaPair, sent: Layers, index: number): Layers {
  const found = sent
    .map((node) => (Array.isArray(node.prefixItems) ? node.prefixItems[index] : undefined) ?? node.items)
    .filter(isSchemaObject);
  const branching = ['oneOf', 'anyOf', 'if', 'dependentSchemas', 'contains'];
  const isLoose = branching.some((keyword) => valuesOf(sent, keyword).length > 0);
  const all = found.length > 0 || isLoose ? found : nodesOf(sent, 'unevaluatedItems');
  return all.flatMap(pair.conjunctsOf);
}
