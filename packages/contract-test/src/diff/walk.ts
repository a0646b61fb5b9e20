import { patternTexts } from '../instances/patterns.ts';
import type { Comparison, Difference } from './difference.ts';
import { type Layers, listsOf, mapOf, nodesOf } from './layers.ts';
import { compareAnnotations } from './rules/annotations.ts';
import { compareArrays, tupleOf } from './rules/arrays.ts';
import { compareBounds } from './rules/bounds.ts';
import { matchBranches } from './rules/branch-matching.ts';
import { compareCombinators, conditionOf, hasSame } from './rules/combinators.ts';
import { compareMembers } from './rules/members.ts';
import { compareOpenness, isWalked } from './rules/openness.ts';
import { comparePatterns } from './rules/texts.ts';
import { compareTypes } from './rules/types.ts';
import { compareValues } from './rules/values.ts';
import type { SchemaPair } from './schema-pair.ts';
import type { Node } from './schema-view.ts';
import type { BranchStep, Spot, Step } from './spot.ts';

/** Everything that two versions of a schema say differently, and every place where they were compared. */
export interface Walk {
  readonly differences: readonly Difference[];
  readonly spots: readonly Spot[];
}

/** Compares two versions of a schema place by place. The same two schemas are compared once. */
export function walk(pair: SchemaPair, old: Node, next: Node, parts: Omit<Comparison, 'spot'>): Walk {
  const differences: Difference[] = [];
  const spots: Spot[] = [];
  const visited = new Set<string>();
  const numbers = new Map<Node, number>();
  const numberOf = (node: Node): number => {
    numbers.set(node, numbers.get(node) ?? numbers.size);
    return numbers.get(node) ?? 0;
  };
  const keyOf = (spot: Spot): string => `${spot.old.map(numberOf)}|${spot.next.map(numberOf)}`;

  function visit(comparison: Comparison): void {
    const { spot } = comparison;
    if (visited.has(keyOf(spot))) return;
    visited.add(keyOf(spot));
    spots.push(spot);
    differences.push(...compare(pair, comparison));
    for (const inner of inPlaceSpots(pair, spot)) visit({ ...comparison, spot: inner });
    for (const inner of [...memberSpots(pair, spot), ...itemSpots(pair, spot)]) {
      visit({ ...comparison, part: comparison.innerPart, spot: inner });
    }
  }

  visit({ ...parts, spot: { steps: [], old: pair.conjunctsOf(old), next: pair.conjunctsOf(next) } });
  return { differences, spots };
}

function compare(pair: SchemaPair, comparison: Comparison): readonly Difference[] {
  return [
    ...compareTypes(comparison),
    ...compareValues(comparison),
    ...compareBounds(comparison),
    ...comparePatterns(comparison),
    ...compareMembers(pair, comparison),
    ...compareOpenness(pair, comparison),
    ...compareArrays(pair, comparison),
    ...compareCombinators(pair, comparison),
    ...compareAnnotations(comparison),
  ];
}

function stepped(spot: Spot, step: Step, old: Layers, next: Layers): Spot {
  return { steps: [...spot.steps, step], old, next };
}

/** Branches, conditions and dependent schemas that both versions have. */
function inPlaceSpots(pair: SchemaPair, spot: Spot): readonly Spot[] {
  const branched = (old: readonly Node[], next: readonly Node[], ...beside: readonly Node[]): Spot => {
    const layers = { old: old.flatMap(pair.conjunctsOf), next: next.flatMap(pair.conjunctsOf) };
    const step = {
      kind: 'branch',
      old: [...layers.old, ...beside],
      next: [...layers.next, ...beside],
    } as const;
    return stepped(spot, step, layers.old, layers.next);
  };
  const alternatives = ['oneOf', 'anyOf'].flatMap((keyword) => {
    const [old = []] = listsOf(spot.old, keyword);
    const [next = []] = listsOf(spot.next, keyword);
    return matchBranches(pair, old, next).matched.map(([one, other]) =>
      choosing({ old, next }, branched([one], [other])),
    );
  });
  const dependents = [...mapOf(spot.old, 'dependentSchemas')].flatMap(([name, old]) => {
    const next = mapOf(spot.next, 'dependentSchemas').get(name);
    return next === undefined ? [] : [branched(old, next, { required: [name] })];
  });
  return [...alternatives, ...dependents, ...conditionSpots(pair, spot, branched)];
}

/** A spot in a branch, with the lists that it is chosen from. */
function choosing(choice: NonNullable<BranchStep['choice']>, spot: Spot): Spot {
  const steps = spot.steps.map((step, at) =>
    step.kind === 'branch' && at === spot.steps.length - 1 ? { ...step, choice } : step,
  );
  return { ...spot, steps };
}

function conditionSpots(
  pair: SchemaPair,
  spot: Spot,
  branched: (old: readonly Node[], next: readonly Node[], ...beside: readonly Node[]) => Spot,
): readonly Spot[] {
  const conditions = { old: conditionOf(spot.old), next: conditionOf(spot.next) };
  if (!hasSame(pair, conditions.old, conditions.next, 'if')) return [];
  return (['then', 'else'] as const).flatMap((keyword) => {
    const old = nodesOf(conditions.old === undefined ? [] : [conditions.old], keyword);
    const next = nodesOf(conditions.next === undefined ? [] : [conditions.next], keyword);
    if (old.length === 0 || next.length === 0) return [];
    const when = nodesOf(conditions.old === undefined ? [] : [conditions.old], 'if');
    return [branched(old, next, ...(keyword === 'then' ? when.flatMap(pair.conjunctsOf) : []))];
  });
}

/** Members that both versions describe: named ones, by pattern, and all others. */
function memberSpots(pair: SchemaPair, spot: Spot): readonly Spot[] {
  const at = (name: string, shown: string, old: readonly Node[], next: readonly Node[]): Spot =>
    stepped(
      spot,
      { kind: 'member', name, shown },
      old.flatMap(pair.conjunctsOf),
      next.flatMap(pair.conjunctsOf),
    );
  const properties = { old: mapOf(spot.old, 'properties'), next: mapOf(spot.next, 'properties') };
  const named = [...properties.old].flatMap(([name, old]) => {
    const next = properties.next.get(name);
    return next === undefined ? [] : [at(name, name, old, next)];
  });
  const matching = [...mapOf(spot.old, 'patternProperties')].flatMap(([pattern, old]) => {
    const next = mapOf(spot.next, 'patternProperties').get(pattern);
    const name = patternTexts(pattern).find(
      (text) => !properties.old.has(text) && !properties.next.has(text),
    );
    return next === undefined || name === undefined ? [] : [at(name, '*', old, next)];
  });
  const others = ['additionalProperties', 'unevaluatedProperties'].flatMap((keyword) => {
    const old = nodesOf(spot.old, keyword);
    const next = nodesOf(spot.next, keyword);
    return isWalked(keyword, old, next) ? [at('other', '*', old, next)] : [];
  });
  return [...named, ...matching, ...others].filter(
    (inner) => !pair.old.isHidden(inner.old) && !pair.next.isHidden(inner.next),
  );
}

/** Items that both versions describe: by position, and all others. */
function itemSpots(pair: SchemaPair, spot: Spot): readonly Spot[] {
  const at = (index: number, shown: string, old: readonly Node[], next: readonly Node[]): Spot =>
    stepped(
      spot,
      { kind: 'item', index, shown },
      old.flatMap(pair.conjunctsOf),
      next.flatMap(pair.conjunctsOf),
    );
  const tuples = { old: tupleOf(spot.old), next: tupleOf(spot.next) };
  const positions = tuples.old.flatMap((old, index) => {
    const next = tuples.next[index];
    return next === undefined ? [] : [at(index, String(index), [old], [next])];
  });
  const others = ['items', 'unevaluatedItems'].flatMap((keyword) => {
    const old = nodesOf(spot.old, keyword);
    const next = nodesOf(spot.next, keyword);
    const index = Math.max(tuples.old.length, tuples.next.length);
    return old.length > 0 && next.length > 0 ? [at(index, '*', old, next)] : [];
  });
  return [...positions, ...others];
}
