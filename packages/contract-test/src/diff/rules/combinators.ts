import { type Comparison, type Difference, keywordDifference } from '../difference.ts';
import { isEquivalent } from '../equivalence.ts';
import { type Layers, listsOf, nodesOf } from '../layers.ts';
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
  const keptOld = old && ruleOf(matched.map(([branch]) => branch));
  const keptNext = next && ruleOf(matched.map(([, branch]) => branch));
  const differences: Difference[] = [];
  if (removed.length > 0) {
    differences.push(
      keywordDifference(comparison, keyword, {
        id: `${part}-${name}-removed`,
        text: `${countOf(removed)} went from \`${keyword}\`.`,
        rules: { old: ruleOf(old), next: added.length > 0 ? (keptNext ?? {}) : ruleOf(next) },
      }),
    );
  }
  if (added.length > 0) {
    differences.push(
      keywordDifference(comparison, keyword, {
        id: `${part}-${name}-added`,
        text: `${countOf(added)} came to \`${keyword}\`.`,
        rules: { old: removed.length > 0 ? (keptOld ?? {}) : ruleOf(old), next: ruleOf(next) },
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
  const isSame =
    old.length === next.length &&
    old.every((node, at) => isEquivalent(pair.conjunctsOf, node, next[at] ?? {}));
  if (isSame) return [];
  const action = old.length === 0 ? 'added' : next.length === 0 ? 'removed' : 'changed';
  const ruleOf = (nodes: readonly Node[]): Node => ({ allOf: [{}, ...nodes.map((not) => ({ not }))] });
  return [
    keywordDifference(comparison, 'not', {
      id: `${part}-not-${action}`,
      text: `\`not\` ${{ added: 'came', removed: 'went', changed: 'changed' }[action]}.`,
      rules: { old: ruleOf(old), next: ruleOf(next) },
    }),
  ];
}

function compareConditions(pair: SchemaPair, comparison: Comparison): readonly Difference[] {
  const { spot, part } = comparison;
  const old = conditionOf(spot.old);
  const next = conditionOf(spot.next);
  if (old === undefined && next === undefined) return [];
  const rules = { old: ruleOf(old), next: ruleOf(next) };
  if (!hasSame(pair, old, next, 'if')) {
    const action = old === undefined ? 'added' : next === undefined ? 'removed' : 'changed';
    return [
      keywordDifference(comparison, 'if', {
        id: `${part}-if-${action}`,
        text: `The condition \`if\` ${{ added: 'came', removed: 'went', changed: 'changed' }[action]}.`,
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
        text: `\`${keyword}\` ${is ? 'came' : 'went'}.`,
        rules,
      }),
    ];
  });
}

/** The first layer that has a condition. */
export function conditionOf(layers: Layers): Node | undefined {
  return layers.find((node) => node.if !== undefined);
}

/** Whether two nodes have the same sub-schema under a keyword. */
export function hasSame(
  pair: SchemaPair,
  old: Node | undefined,
  next: Node | undefined,
  keyword: string,
): boolean {
  const [before] = nodesOf(old === undefined ? [] : [old], keyword);
  const [after] = nodesOf(next === undefined ? [] : [next], keyword);
  return before !== undefined && after !== undefined && isEquivalent(pair.conjunctsOf, before, after);
}

function ruleOf(condition: Node | undefined): Node {
  return condition === undefined ? {} : picked(condition, ['if', 'then', 'else']);
}
