import {
  type Layers,
  listsOf,
  mapOf,
  nodesOf,
  numbersOf,
  openLayerKeys,
} from '../../contract/instances/layer-keywords.ts';
import type { Json } from '../../contract/model.ts';
import { layersInPlace } from '../pair/applied-layers.ts';
import { openBranchChoices } from '../pair/branch-choices.ts';
import { isEquivalent } from '../pair/equivalence.ts';
import type { SchemaPair } from '../pair/schema-pair.ts';
import { typesOf } from '../rules/types.ts';
import { membersOf } from '../rules/values.ts';
import type { Node } from '../view/schema-view.ts';
import { arrayHolds, arrayKeywords } from './arrays.ts';
import { combinatorHolds, combinatorKeywords } from './combinators.ts';
import { isImpossible } from './impossible.ts';
import { objectHolds, objectKeywords } from './objects.ts';
import type { Proof } from './proof.ts';
import { numberHolds, numberKeywords, textHolds, textKeywords } from './scalars.ts';
import { requiredIn, sentMember } from './sent-members.ts';

/** Proves that one schema accepts everything that some layers accept. */
export interface Inclusion {
  /** Whether every value that satisfies the layers certainly satisfies a schema; false if unproven. */
  holds(wanted: Node, sent: Layers): boolean;
  /** Whether certainly no value satisfies both. */
  areApart(one: Layers, other: Layers): boolean;
}

const mostSteps = 3_000;
const mostCases = 64;
const deepestCases = 4;

const types = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'] as const;
type Type = (typeof types)[number];
const typeNodes = new Map<Type, Node>(types.map((type) => [type, { type }]));

/** Opens proofs; each gives up after a limited number of steps. */
export function openInclusion(pair: SchemaPair): Inclusion {
  const keyOf = openLayerKeys();
  const { decided } = openBranchChoices(pair);
  const assumed = new Set<string>();
  const refuted = new Set<string>();
  const negations = new WeakMap<Node, Node>();
  const openNodes = new WeakMap<Node, Node>();
  const unconditionals = new WeakMap<Node, Node>();
  const settledMembers = new Map<string, Map<Json | undefined, Node>>();
  const requirements = new Map<string, Node>();
  let stepsLeft = mostSteps;
  let depth = 0;

  /** A schema that recurs below itself is assumed to hold unless something else refutes it. */
  function holds(wanted: Node, sent: Layers): boolean {
    const key = `${keyOf([wanted])}|${keyOf(sent)}`;
    if (assumed.has(key)) return true;
    if (refuted.has(key) || stepsLeft <= 0) return false;
    stepsLeft -= 1;
    const before = assumed.size;
    assumed.add(key);
    depth += 1;
    const isShown = depth < 60 && isHeld(wanted, sent);
    depth -= 1;
    if (!isShown) {
      // Results that rest on a refuted assumption are discarded.
      for (const one of [...assumed].slice(before)) assumed.delete(one);
      if (stepsLeft > 0) refuted.add(key);
    }
    return isShown;
  }

  function isHeld(wanted: Node, spoken: Layers): boolean {
    const sent = [...spoken, ...spoken.flatMap(affirmed)];
    const parts = pair
      .conjunctsOf(wanted)
      .filter((part) => !sent.some((layer) => layer === part || isEquivalent(pair, layer, part)));
    if (parts.length === 0 || impossible(sent)) return true;
    const members = membersOf(sent);
    if (members !== undefined) {
      const possible = members.filter((member) => sent.every((layer) => pair.accepts(layer, member)));
      return possible.every((member) => pair.accepts(wanted, member));
    }
    return typesIn(sent).every((type) => parts.every((part) => isPartHeld(part, sent, type, 0)));
  }

  function isPartHeld(part: Node, sent: Layers, type: Type, cases: number): boolean {
    const typed = typesOf(sent)?.join() === type ? sent : [...sent, typeNodes.get(type) ?? {}];
    const narrowed = type === 'object' ? [...typed, ...dependents(typed)] : typed;
    if (impossible(narrowed)) return true;
    const proof: Proof = { pair, sent: narrowed, holds, isImpossible: impossible, negated, requiring };
    if (Object.keys(part).every((keyword) => isKeywordHeld(proof, part, keyword, type))) return true;
    const split = cases < deepestCases ? casesOf(narrowed, part) : undefined;
    return split?.every((layers) => isCaseHeld(part, layers, type, cases + 1)) ?? false;
  }

  function isCaseHeld(part: Node, layers: Layers, type: Type, cases: number): boolean {
    stepsLeft -= 1;
    if (stepsLeft <= 0) return false;
    if (impossible(layers)) return true;
    const members = membersOf(layers);
    if (members !== undefined) {
      const possible = members.filter((member) => layers.every((layer) => pair.accepts(layer, member)));
      return possible.every((member) => pair.accepts(part, member));
    }
    return isPartHeld(part, layers, type, cases);
  }

  /** The layers with each branch of their first choice; undefined without a choice. */
  function casesOf(layers: Layers, part: Node): readonly Layers[] | undefined {
    const list = ['oneOf', 'anyOf'].flatMap((keyword) => listsOf(layers, keyword))[0];
    if (list !== undefined) {
      if (list.length > mostCases) return undefined;
      const rest = decided(layers, list).map(unclosed);
      return list.map((branch) => [...rest, ...pair.conjunctsOf(branch)]);
    }
    const at = layers.findIndex((layer) => layer.if !== undefined);
    const condition = layers[at];
    if (condition === undefined) return memberCases(layers, part);
    const [asked = {}] = nodesOf([condition], 'if');
    const rest = [...layers.slice(0, at), unconditional(condition), ...layers.slice(at + 1)].map(unclosed);
    return [
      [...rest, ...[asked, ...nodesOf([condition], 'then')].flatMap(pair.conjunctsOf)],
      [...rest, negated(asked), ...nodesOf([condition], 'else').flatMap(pair.conjunctsOf)],
    ];
  }

  /** The layers that hold in addition for the members of objects. */
  function dependents(layers: Layers): Layers {
    const required = requiredIn(layers);
    return [...mapOf(layers, 'dependentSchemas')].flatMap(([name, nodes]) =>
      required.has(name) ? nodes.flatMap(pair.conjunctsOf).filter((node) => !layers.includes(node)) : [],
    );
  }

  /** The schema inside a double negation. */
  function affirmed(layer: Node): Layers {
    return nodesOf([layer], 'not').flatMap((refused) =>
      Object.keys(refused).join() === 'not' ? nodesOf([refused], 'not').flatMap(pair.conjunctsOf) : [],
    );
  }

  /** The layers without a member that selects a choice of the schema, and with each value that it may have. */
  function memberCases(layers: Layers, part: Node): readonly Layers[] | undefined {
    const inPlace = layersInPlace(pair, [part]);
    for (const name of inPlace.length === 1 ? [] : mapOf(inPlace, 'properties').keys()) {
      const own = sentMember(pair, layers, name);
      const members = membersOf(own) ?? (typesOf(own)?.join() === 'boolean' ? [true, false] : []);
      const isRequired = requiredIn(layers).has(name);
      if (members.length > mostCases || members.length < (isRequired ? 2 : 1) || impossible(own)) continue;
      const settled = members.map((value) => [...layers, havingMember(name, value)]);
      return isRequired ? settled : [[...layers, havingMember(name, undefined)], ...settled];
    }
    return undefined;
  }

  /** An object that has a member of this value, or lacks it when the value is undefined. */
  function havingMember(name: string, value: Json | undefined): Node {
    const made: Node =
      value === undefined
        ? { properties: { [name]: { not: {} } } }
        : { required: [name], properties: { [name]: { const: value } } };
    const ofName = settledMembers.get(name) ?? new Map<Json | undefined, Node>();
    const known = ofName.get(value) ?? made;
    settledMembers.set(name, ofName.set(value, known));
    return known;
  }

  /**
   * The node without its keywords for unevaluated members and items: once a branch stands beside it, the node alone no
   * longer determines which ones these are.
   */
  function unclosed(node: Node): Node {
    if (node.unevaluatedProperties === undefined && node.unevaluatedItems === undefined) return node;
    const { unevaluatedProperties: _properties, unevaluatedItems: _items, ...rest } = node;
    const known = openNodes.get(node) ?? rest;
    openNodes.set(node, known);
    return known;
  }

  function unconditional(node: Node): Node {
    const { if: _if, then: _then, else: _else, ...rest } = node;
    const known = unconditionals.get(node) ?? rest;
    unconditionals.set(node, known);
    return known;
  }

  function negated(node: Node): Node {
    const known = negations.get(node) ?? { not: node };
    negations.set(node, known);
    return known;
  }

  function requiring(name: string): Node {
    const known = requirements.get(name) ?? { required: [name] };
    requirements.set(name, known);
    return known;
  }

  function impossible(layers: Layers): boolean {
    stepsLeft -= 1;
    return stepsLeft > 0 && isImpossible(pair, layers, holds);
  }

  function isKeywordHeld(proof: Proof, part: Node, keyword: string, type: Type): boolean {
    if (keyword === 'type') return isTypeHeld(part, type, proof.sent);
    if (keyword === 'enum' || keyword === 'const') return isListHeld(proof, part, type);
    if (combinatorKeywords.has(keyword)) return combinatorHolds(proof, part, keyword);
    if (numberKeywords.has(keyword) || (keyword === 'format' && isNumeric(type)))
      return !isNumeric(type) || numberHolds(proof, part, keyword, type === 'integer');
    if (textKeywords.has(keyword)) return type !== 'string' || textHolds(proof, part);
    if (objectKeywords.has(keyword)) return type !== 'object' || objectHolds(proof, part, keyword);
    if (arrayKeywords.has(keyword)) return type !== 'array' || arrayHolds(proof, part, keyword);
    return true;
  }

  function prove(run: () => boolean): boolean {
    stepsLeft = mostSteps;
    depth = 0;
    assumed.clear();
    return run();
  }

  return {
    holds: (wanted, sent) => prove(() => holds(wanted, sent)),
    areApart: (one, other) => prove(() => impossible([...one, ...other])),
  };
}

function isNumeric(type: Type): boolean {
  return type === 'number' || type === 'integer';
}

function typesIn(layers: Layers): readonly Type[] {
  const spoken = typesOf(layers);
  return types.filter((type) => (spoken === undefined ? type !== 'integer' : spoken.includes(type)));
}

function isTypeHeld({ type: wanted }: Node, type: Type, sent: Layers): boolean {
  const list = Array.isArray(wanted) ? wanted : [wanted];
  if (list.includes(type) || (type === 'integer' && list.includes('number'))) return true;
  return (
    type === 'number' && list.includes('integer') && numbersOf(sent, 'multipleOf').some(Number.isInteger)
  );
}

/** Whether a list of values includes all values of a type; a pattern may leave few strings. */
function isListHeld(proof: Proof, part: Node, type: Type): boolean {
  const members = membersOf([part]) ?? [];
  if (type === 'null') return members.includes(null);
  if (type === 'boolean') return members.includes(true) && members.includes(false);
  return type === 'string' && textHolds(proof, part);
}
