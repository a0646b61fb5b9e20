import { actionOf, actionVerbs, type Comparison, type Difference, keywordDifference } from '../difference.ts';
import { areEquivalent } from '../equivalence.ts';
import { type Layers, listsOf, nodesOf, valuesOf } from '../layers.ts';
import type { SchemaPair } from '../schema-pair.ts';
import type { Node } from '../schema-view.ts';
import { picked } from './arrays.ts';
import { matchBranches } from './branch-matching.ts';

/** Compares `oneOf`, `anyOf`, `not` and conditions, but for branches that both versions have, which are walked. */
export function compareCombinators(pair: SchemaPair, comparison: Comparison): readonly Difference[] {
  return [
    ...compareBranches(pair, comparison, 'oneOf', 'one-of'),
    ...compareBranches(pair, comparison, 'anyOf', 'any-of'),
    ...compareNegations(pair, comparison),
    ...compareConditions(pair, comparison),
  ];
}

function compareBranches(
  pair: SchemaPair,
  comparison: Comparison,
  keyword: 'oneOf' | 'anyOf',
  name: string,
): readonly Difference[] {
  const { spot, part } = comparison;
  const old = listsOf(spot.old, keyword)[0];
  const next = listsOf(spot.next, keyword)[0];
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
        text: `${countOf(removed)} went from \`${keyword}\`.`,
        rules: { old: ruleOf(old), next: ruleOf(kept.next) },
      }),
    );
  }
  if (added.length > 0) {
    differences.push(
      keywordDifference(comparison, keyword, {
        id: `${part}-${name}-added`,
        text: `${countOf(added)} came to \`${keyword}\`.`,
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
  const { spot, part } = comparison;
  const old = nodesOf(spot.old, 'not');
  const next = nodesOf(spot.next, 'not');
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
  const { spot, part } = comparison;
  const old = conditionOf(spot.old);
  const next = conditionOf(spot.next);
  if (old.length + next.length === 0) return [];
  const rules = { old: ruleOf(old), next: ruleOf(next) };
  if (!hasSameIf(pair, old, next)) {
    const action = actionOf(old.length > 0, next.length > 0);
    return [
      keywordDifference(comparison, 'if', {
        id: `${part}-if-${action}`,
        text: `The condition \`if\` ${actionVerbs[action]}.`,
        rules,
      }),
    ];
  }
  return (['then', 'else'] as const).flatMap((keyword) => {
    const was = valuesOf(old, keyword).length > 0;
    const is = valuesOf(next, keyword).length > 0;
    if (was === is) return [];
    return [
      keywordDifference(comparison, keyword, {
        id: `${part}-${keyword}-${is ? 'added' : 'removed'}`,
        text: `\`${keyword}\` ${is ? 'came' : 'went'}.`,
        rules,
      }),
    ];
  });
}

/** The first layer that has a condition, or none. */
export function conditionOf(layers: Layers): Layers {
  return layers.filter((node) => node.if !== undefined).slice(0, 1);
}

/** Whether both conditions are there and ask the same. */
export function hasSameIf(pair: SchemaPair, old: Layers, next: Layers): boolean {
  return old.length > 0 && areEquivalent(pair, nodesOf(old, 'if'), nodesOf(next, 'if'));
}

function ruleOf([condition]: Layers): Node {
  return condition === undefined ? {} : picked(condition, ['if', 'then', 'else']);
}
