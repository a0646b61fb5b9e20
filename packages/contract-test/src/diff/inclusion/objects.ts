import {
  type Layers,
  mapOf,
  nodesOf,
  numbersOf,
  requiredOf,
} from '../../contract/instances/layer-keywords.ts';
import type { Node } from '../view/schema-view.ts';
import type { Proof } from './proof.ts';
import { requiredIn, sentMatching, sentMember, sentOthers } from './sent-members.ts';

export const objectKeywords: ReadonlySet<string> = new Set([
  'required',
  'properties',
  'patternProperties',
  'additionalProperties',
  'unevaluatedProperties',
  'propertyNames',
  'minProperties',
  'maxProperties',
]);

/** Whether all objects that satisfy the layers satisfy a keyword of a schema. */
export function objectHolds(proof: Proof, part: Node, keyword: string): boolean {
  const { pair, sent, holds } = proof;
  switch (keyword) {
    case 'required':
      return [...requiredOf([part])].every((name) => requiredIn(sent).has(name));
    case 'properties':
      return [...mapOf([part], keyword)].every(
        ([name, nodes]) =>
          pair.isHidden(nodes.flatMap(pair.conjunctsOf)) ||
          nodes.every((node) => holds(node, sentMember(pair, sent, name))),
      );
    case 'patternProperties':
      return [...mapOf([part], keyword)].every(([pattern, nodes]) =>
        nodes.every((node) => isMatchingHeld(proof, pattern, node)),
      );
    case 'propertyNames':
      return nodesOf([part], keyword).every((node) => areNamesHeld(proof, node));
    case 'minProperties':
      return Math.max(requiredIn(sent).size, ...numbersOf(sent, keyword)) >= Number(part[keyword]);
    case 'maxProperties':
      return isFew(proof, Number(part[keyword]));
    case 'additionalProperties':
      return nodesOf([part], keyword).every((node) => areOthersHeld(proof, [part], node));
    default: {
      const beside = pair.conjunctsOf(part);
      if (beside.some((node) => node.additionalProperties !== undefined)) return true;
      return nodesOf([part], keyword).every((node) => areOthersHeld(proof, beside, node));
    }
  }
}

function isMatchingHeld({ pair, sent, holds }: Proof, pattern: string, node: Node): boolean {
  const named = [...mapOf(sent, 'properties').keys()].filter((name) => pair.texts.matches(pattern, name));
  if (!named.every((name) => holds(node, sentMember(pair, sent, name)))) return false;
  const patterns = [...mapOf(sent, 'patternProperties').keys()];
  if (patterns.includes(pattern)) return holds(node, sentMatching(pair, sent, pattern));
  const touched = patterns.filter((other) => !pair.texts.areApart(pattern, other));
  return (
    touched.every((other) => holds(node, sentMatching(pair, sent, other))) &&
    holds(node, sentOthers(pair, sent))
  );
}

/** Whether the layers' schemas for members that a schema does not declare satisfy its schema for additional ones. */
function areOthersHeld({ pair, sent, holds }: Proof, describing: Layers, node: Node): boolean {
  const described = mapOf(describing, 'properties');
  const patterns = [...mapOf(describing, 'patternProperties').keys()];
  const isDescribed = (name: string): boolean =>
    described.has(name) || patterns.some((pattern) => pair.texts.matches(pattern, name));
  const names = [...mapOf(sent, 'properties')].flatMap(([name, nodes]) =>
    isDescribed(name) || pair.isHidden(nodes.flatMap(pair.conjunctsOf)) ? [] : [name],
  );
  const sentPatterns = [...mapOf(sent, 'patternProperties').keys()];
  return (
    names.every((name) => holds(node, sentMember(pair, sent, name))) &&
    sentPatterns.every(
      (pattern) =>
        patterns.some(
          (other) => other === pattern || pair.texts.areCovered([{ pattern }], [{ pattern: other }]),
        ) || holds(node, sentMatching(pair, sent, pattern)),
    ) &&
    holds(node, sentOthers(pair, sent))
  );
}

function areNamesHeld({ pair, sent, holds, isImpossible }: Proof, node: Node): boolean {
  const spoken = [...nodesOf(sent, 'propertyNames').flatMap(pair.conjunctsOf), { type: 'string' }];
  if (holds(node, spoken)) return true;
  const patterns = [...mapOf(sent, 'patternProperties').keys()];
  return (
    isImpossible(sentOthers(pair, sent)) &&
    patterns.every((pattern) => holds(node, [{ type: 'string', pattern }])) &&
    [...mapOf(sent, 'properties').keys()].every((name) => pair.accepts(node, name))
  );
}

function isFew({ pair, sent, isImpossible }: Proof, most: number): boolean {
  if (numbersOf(sent, 'maxProperties').some((bound) => bound <= most)) return true;
  return (
    isImpossible(sentOthers(pair, sent)) &&
    mapOf(sent, 'patternProperties').size === 0 &&
    mapOf(sent, 'properties').size <= most
  );
}
