import { type Layers, nodesOf, picked } from '../../contract/instances/layer-keywords.ts';
import { areEquivalent } from '../pair/equivalence.ts';
import type { SchemaPair } from '../pair/schema-pair.ts';
import type { Location } from '../view/location.ts';
import type { Node } from '../view/schema-view.ts';
import { type ListPair, matchBranches, paired, pairLists } from './branch-matching.ts';
import { actionOf, actionVerbs, type Comparison, type Difference, keywordDifference } from './difference.ts';

/** Compares `oneOf`, `anyOf`, `not` and conditions, but for branches that both versions have, which are walked. */
export function compareCombinators(pair: SchemaPair, comparison: Comparison): readonly Difference[] {
  return [
    ...pairLists(pair, comparison.location, 'oneOf').flatMap((lists) =>
      compareBranches(pair, comparison, lists, 'oneOf'),
    ),
    ...pairLists(pair, comparison.location, 'anyOf').flatMap((lists) =>
      compareBranches(pair, comparison, lists, 'anyOf'),
    ),
    ...compareNegations(pair, comparison),
    ...compareConditions(pair, comparison),
  ];
}

function compareBranches(
  pair: SchemaPair,
  comparison: Comparison,
  { old, next }: ListPair,
  keyword: 'oneOf' | 'anyOf',
): readonly Difference[] {
  const { part } = comparison;
  const name = keyword === 'oneOf' ? 'one-of' : 'any-of';
  const { matched, removed, added } = matchBranches(pair, old ?? [], next ?? []);
  const ruleOf = (branches: readonly Node[] | undefined): Node => {
    if (branches === undefined) return {};
    return branches.length === 0 ? { not: {} } : { [keyword]: branches };
  };
  const kept = {
    old: old && matched.map(([branch]) => branch),
    next: next && matched.map(([, branch]) => branch),
  };
  const differences: Difference[] = [];
  if (removed.length > 0) {
    differences.push(
      keywordDifference(comparison, keyword, {
        id: `${part}-${name}-removed`,
        text: `${countOf(removed)} removed from \`${keyword}\`.`,
        rules: { old: ruleOf(old), next: ruleOf(kept.next) },
      }),
    );
  }
  if (added.length > 0) {
    differences.push(
      keywordDifference(comparison, keyword, {
        id: `${part}-${name}-added`,
        text: `${countOf(added)} added to \`${keyword}\`.`,
        rules: { old: ruleOf(kept.old), next: ruleOf(next) },
      }),
    );
  }
  return differences;
}

function countOf(branches: readonly Node[]): string {
  return branches.length === 1 ? 'A branch' : `${branches.length} branches`;
}

function compareNegations(pair: SchemaPair, comparison: Comparison): readonly Difference[] {
  const { location, part } = comparison;
  const old = nodesOf(location.old, 'not');
  const next = nodesOf(location.next, 'not');
  if (areEquivalent(pair, old, next)) return [];
  const action = actionOf(old.length > 0, next.length > 0);
  const ruleOf = (nodes: readonly Node[]): Node => ({ allOf: [{}, ...nodes.map((not) => ({ not }))] });
  return [
    keywordDifference(comparison, 'not', {
      id: `${part}-not-${action}`,
      text: `\`not\` ${actionVerbs[action]}.`,
      rules: { old: ruleOf(old), next: ruleOf(next) },
    }),
  ];
}

function compareConditions(pair: SchemaPair, comparison: Comparison): readonly Difference[] {
  const { part } = comparison;
  return pairConditions(pair, comparison.location).flatMap(({ old, next }) => {
    const rules = { old: ruleOf(old), next: ruleOf(next) };
    if (!hasSameIf(pair, old, next)) {
      const action = actionOf(old !== undefined, next !== undefined);
      return [
        keywordDifference(comparison, 'if', {
          id: `${part}-if-${action}`,
          text: `The condition \`if\` ${actionVerbs[action]}.`,
          rules,
        }),
      ];
    }
    return (['then', 'else'] as const).flatMap((keyword) => {
      const was = old?.[keyword] !== undefined;
      const is = next?.[keyword] !== undefined;
      if (was === is) return [];
      return [
        keywordDifference(comparison, keyword, {
          id: `${part}-${keyword}-${is ? 'added' : 'removed'}`,
          text: `\`${keyword}\` ${is ? 'added' : 'removed'}.`,
          rules,
        }),
      ];
    });
  });
}

/** A node with a condition in one version, or in both if they correspond. */
export interface ConditionPair {
  readonly old: Node | undefined;
  readonly next: Node | undefined;
}

/** The conditions of all layers: identical ones correspond, then those with the same `if`. */
export function pairConditions(pair: SchemaPair, location: Location): readonly ConditionPair[] {
  const conditional = (layers: Layers): Layers => layers.filter((node) => node.if !== undefined);
  return paired(conditional(location.old), conditional(location.next), [
    (one, other) =>
      ['if', 'then', 'else'].every((keyword) =>
        areEquivalent(pair, nodesOf([one], keyword), nodesOf([other], keyword)),
      ),
    (one, other) => hasSameIf(pair, one, other),
    () => true,
  ]);
}

/** Whether both conditions exist and have the same `if`. */
export function hasSameIf(pair: SchemaPair, old: Node | undefined, next: Node | undefined): boolean {
  return (
    old !== undefined &&
    next !== undefined &&
    areEquivalent(pair, nodesOf([old], 'if'), nodesOf([next], 'if'))
  );
}

function ruleOf(condition: Node | undefined): Node {
  return condition === undefined ? {} : picked(condition, ['if', 'then', 'else']);
}
