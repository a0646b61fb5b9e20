import { dependentOf, listsOf, mapOf, nodesOf } from '../../contract/instances/layer-keywords.ts';
import { areEquivalent } from '../pair/equivalence.ts';
import type { Node } from '../view/schema-view.ts';
import type { Proof } from './proof.ts';

export const combinatorKeywords: ReadonlySet<string> = new Set([
  'oneOf',
  'anyOf',
  'not',
  'if',
  'dependentSchemas',
  'dependentRequired',
]);

/** Whether all values that satisfy the layers satisfy a keyword that combines schemas. */
export function combinatorHolds(proof: Proof, part: Node, keyword: string): boolean {
  const { pair, sent, holds, isImpossible, negated, requiring } = proof;
  const [list = []] = listsOf([part], keyword);
  switch (keyword) {
    case 'anyOf':
      return isSaid(proof, part, ['anyOf']) || list.some((branch) => holds(branch, sent));
    case 'oneOf':
      if (isSaid(proof, part, ['oneOf'])) return true;
      return list.some(
        (branch) =>
          holds(branch, sent) &&
          list.every((other) => other === branch || isImpossible([...sent, ...pair.conjunctsOf(other)])),
      );
    case 'not':
      return nodesOf([part], 'not').every((refused) => isRefused(proof, refused));
    case 'if':
      if (isSaid(proof, part, ['if', 'then', 'else'])) return true;
      return nodesOf([part], 'if').every(
        (asked) =>
          nodesOf([part], 'then').every((then) => holds(then, [...sent, ...pair.conjunctsOf(asked)])) &&
          nodesOf([part], 'else').every((otherwise) => holds(otherwise, [...sent, negated(asked)])),
      );
    case 'dependentSchemas':
      return [...mapOf([part], keyword)].every(([name, nodes]) =>
        nodes.every((node) => holds(node, [...sent, requiring(name)])),
      );
    default:
      return [...dependentOf([part])].every(([name, required]) =>
        holds({ required }, [...sent, requiring(name)]),
      );
  }
}

/** Whether a layer has the same keywords as a schema, word for word. */
function isSaid({ pair, sent }: Proof, part: Node, keywords: readonly string[]): boolean {
  const nodesIn = (node: Node, keyword: string): readonly Node[] =>
    listsOf([node], keyword)[0] ?? nodesOf([node], keyword);
  return sent.some((layer) =>
    keywords.every((keyword) => areEquivalent(pair, nodesIn(layer, keyword), nodesIn(part, keyword))),
  );
}

/** Whether no value that satisfies the layers satisfies a schema. */
function isRefused({ pair, sent, holds, isImpossible }: Proof, refused: Node): boolean {
  if (isImpossible([...sent, ...pair.conjunctsOf(refused)])) return true;
  const known = nodesOf(sent, 'not');
  if (known.some((other) => areEquivalent(pair, [refused], [other]))) return true;
  if (known.some((other) => holds(other, pair.conjunctsOf(refused)))) return true;
  const [twice] = Object.keys(refused).join() === 'not' ? nodesOf([refused], 'not') : [];
  return twice !== undefined && holds(twice, sent);
}
