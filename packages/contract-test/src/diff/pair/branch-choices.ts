import { type Layers, listsOf, mapOf, nodesOf } from '../../contract/instances/layer-keywords.ts';
import type { Node } from '../view/schema-view.ts';
import type { SchemaPair } from './schema-pair.ts';

/** The possible choices of branches where layers leave one. */
export interface BranchChoices {
  /** The layers with a branch taken for each choice; every branch is taken at least once. */
  alternativesOf(layers: Layers): readonly Layers[];
  /** The layers without a list of branches, one of which is taken. */
  decided(layers: Layers, list: readonly Node[] | undefined): Layers;
}

const mostAlternatives = 48;
const deepest = 4;

/** Opens the choices of branches; the same layers without the same list give the same nodes. */
export function openBranchChoices(pair: SchemaPair): BranchChoices {
  const undecided = new WeakMap<Node, Node>();

  function alternativesOf(layers: Layers, depth: number): readonly Layers[] {
    let result: readonly Layers[] = [layers];
    for (const choices of depth > deepest ? [] : layers.flatMap((node) => choicesOf(node, depth))) {
      const [first = layers, ...others] = result;
      const [plainest = []] = choices;
      result = [
        ...choices.map((choice) => [...first, ...choice]),
        ...others.map((other) => [...other, ...plainest]),
      ].slice(0, mostAlternatives);
    }
    return result;
  }

  function choicesOf(node: Node, depth: number): readonly (readonly Layers[])[] {
    const inner = (nodes: readonly Node[]): readonly Layers[] =>
      alternativesOf(nodes.flatMap(pair.conjunctsOf), depth + 1);
    const branches = ['oneOf', 'anyOf'].flatMap((keyword) => listsOf([node], keyword));
    const condition = nodesOf([node], 'if');
    return [
      ...branches.map((list) => list.flatMap((branch) => inner([branch]))),
      ...(condition.length === 0
        ? []
        : [[...inner(nodesOf([node], 'else')), ...inner([...condition, ...nodesOf([node], 'then')])]]),
      ...[...mapOf([node], 'dependentSchemas')].map(([name, dependent]) => [
        [],
        ...inner([{ required: [name] }, ...dependent]),
      ]),
    ];
  }

  function decided(layers: Layers, list: readonly Node[] | undefined): Layers {
    return layers.map((node) => {
      const keyword = ['oneOf', 'anyOf'].find((name) => list !== undefined && node[name] === list);
      if (keyword === undefined) return node;
      const known =
        undecided.get(node) ?? Object.fromEntries(Object.entries(node).filter(([name]) => name !== keyword));
      undecided.set(node, known);
      return known;
    });
  }

  return { alternativesOf: (layers) => alternativesOf(layers, 0), decided };
}
